"""Which card to play, by laying out the hidden cards in many ways and solving each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.bots.laidout import LaidOut
from spadille.bots.opencards import OpenCards
from spadille.bots.weighing import Weighed
from spadille.cards import Card, CardSet
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook

#: Points that weigh so little that a player's estimates decide.
EVEN = 0.1


def worth(
    rulebook: Rulebook[Any], view: Any, open_cards: OpenCards, laid: LaidOut
) -> dict[Card, float]:
    """The points that each card promises, over all ways in which the hidden cards were laid out."""
    found: dict[Card, float] = {}
    for state, share in laid.states(rulebook, view):
        for card, points in open_cards.worth(state).items():
            found[card] = found.get(card, 0.0) + share * points
    return found


def weighed(
    points: Mapping[Card, float],
    merits: Mapping[Card, float],
    worlds: int,
    even: float = EVEN,
) -> list[Weighed]:
    """The cards, the best first; among those that promise as much, the one with most merit.

    Points within ``even`` of the best are as much. A card that estimates do not even consider
    comes after those that they do.
    """
    best = max(points.values())

    def rank(card: Card) -> tuple[float, float]:
        is_even = points[card] >= best - even
        return (best if is_even else points[card], merits.get(card, -1e9) if is_even else 0.0)

    ranked = sorted(CardSet(points), key=rank, reverse=True)
    return [Weighed(Play(card), points[card], worlds) for card in ranked]
