"""Which card to play, by laying out the hidden cards in many ways and solving each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from spadille.bots.laidout import LaidOut
from spadille.bots.opencards import OpenCards
from spadille.bots.weighing import Weighed
from spadille.cards import Card, CardSet
from spadille.kernel.problem import LimitHit
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook

#: Points that weigh so little that a player's estimates decide.
EVEN = 0.1
#: The same where it was thought of what others do wrong.
NEARLY_EVEN = 0.05
#: How many cards are played in thought for each way that was to be looked at, all ways together;
#: then the rest of them are left out. Only nolos of many cards ever take so many.
NODES = 100_000
#: A single way that takes more is left out by itself.
MOST_NODES = 2_000_000


def worth(
    rulebook: Rulebook[Any], view: Any, open_cards: OpenCards, laid: LaidOut
) -> dict[Card, float]:
    """The points that each card promises, over all ways in which the hidden cards were laid out.

    Nothing where all of them were too hard to solve.
    """
    found: dict[Card, float] = {}
    seen = 0.0
    for state, share in _affordable(rulebook, view, open_cards, laid):
        with suppress(LimitHit):
            solved = open_cards.worth(state)
            seen += share
            for card, points in solved.items():
                found[card] = found.get(card, 0.0) + share * points
    return {card: points / seen for card, points in found.items()}


def value(rulebook: Rulebook[Any], view: Any, open_cards: OpenCards, laid: LaidOut) -> float | None:
    """The points that the play promises, over all ways in which the hidden cards were laid out.

    Nothing where all of them were too hard to solve.
    """
    found = seen = 0.0
    for state, share in _affordable(rulebook, view, open_cards, laid):
        with suppress(LimitHit):
            found += share * open_cards.value(state)
            seen += share
    return found / seen if seen else None


def _affordable(
    rulebook: Rulebook[Any], view: Any, open_cards: OpenCards, laid: LaidOut
) -> Iterator[tuple[Any, float]]:
    """The first ways, at least one, until all cards played in thought are too many."""
    last = open_cards.nodes + NODES * laid.count
    for state, share in laid.states(rulebook, view):
        yield state, share
        if open_cards.nodes > last:
            return


def weighed(
    points: Mapping[Card, float],
    merits: Mapping[Card, float],
    worlds: int,
    even: float = EVEN,
    thought: Mapping[Card, float] | None = None,
) -> list[Weighed]:
    """The cards, the best first; among those that promise as much, the one with most merit.

    ``thought`` is what cards promise on second thought, by which they are then chosen. Points
    within ``even`` of the best are as much. A card that estimates do not even consider comes after
    those that they do. Where no points are known, estimates alone decide.
    """
    if not points:
        points, worlds = dict.fromkeys(merits, 0.0), 0
    promised = points if thought is None else thought
    best = max(promised.values())

    def rank(card: Card) -> tuple[float, float]:
        is_even = promised[card] >= best - even
        return (best if is_even else promised[card], merits.get(card, -1e9) if is_even else 0.0)

    ranked = sorted(CardSet(points), key=rank, reverse=True)
    return [Weighed(Play(card), points[card], worlds) for card in ranked]
