"""What a card leaves an opponent to do wrong, for cards that promise as much while nobody errs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from spadille.bots.cardsearch import EVEN
from spadille.bots.laidout import LaidOut
from spadille.bots.opencards import OpenCards
from spadille.cards import Card, Seat
from spadille.kernel.problem import LimitHit
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from spadille.rules.rulebook import Rulebook

#: How often an opponent is presumed to play any of his cards, with all cards open.
OFTEN = 0.2


class Erring:
    """What the next opponent does wrong, in the ways in which hidden cards were laid out."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        view: Any,
        seat: Seat,
        open_cards: OpenCards,
        laid: LaidOut,
    ) -> None:
        self._rulebook, self._view, self._seat = rulebook, view, seat
        self._open_cards, self._laid = open_cards, laid

    def presumed(self, points: Mapping[Card, float], ways: int) -> dict[Card, float]:
        """The points that each card promises if that opponent errs as often as is presumed.

        Only cards that are even with the best are looked at, in so many of the ways.
        """
        best = max(points.values())
        close = [card for card in points if points[card] >= best - EVEN]
        found = dict(points)
        if len(close) > 1:
            for card, left in self._left(close, ways).items():
                found[card] += OFTEN * left
        return found

    def _left(self, cards: Sequence[Card], ways: int) -> dict[Card, float]:
        found, seen = dict.fromkeys(cards, 0.0), 0.0
        for state, share in islice(self._laid.states(self._rulebook, self._view), ways):
            play = self._open_cards.play(state)
            with suppress(LimitHit):
                row = [left_to_err(self._open_cards, play, self._seat, card) for card in cards]
                seen += share
                for card, left in zip(cards, row, strict=True):
                    found[card] += share * left
        return {card: left / seen for card, left in found.items()} if seen else {}


def left_to_err(open_cards: OpenCards, play: CardPlay, seat: Seat, card: Card) -> float:
    """The points that the next opponent loses to the seat on the mean of all cards he may play.

    Whoever plays before him on the seat's own side does it as well as can be with open cards.
    """
    going_on = OpenPlay(play)
    going_on.play(card)
    while (turn := going_on.turn) is not None:
        worth = open_cards.worth_in(going_on.described())
        if not _are_allied(play, turn, seat):
            return sum(worth.values()) / len(worth) - min(worth.values())
        going_on.play(max(worth, key=worth.__getitem__))
    return 0.0


def _are_allied(play: CardPlay, one: Seat, other: Seat) -> bool:
    """Whether two seats play together: on one side, or both against all sides."""
    return all((one in side) == (other in side) for side in play.sides)
