"""A trick."""

from __future__ import annotations

import msgspec

from spadille.cards.card import Card
from spadille.cards.seat import Seat


class Trick(msgspec.Struct, frozen=True):
    """The cards played to one lead, in the order they fell, each with its seat.

    >>> trick = Trick().play(Seat(0), Card("HK")).play(Seat(1), Card("H2"))
    >>> trick.led, len(trick)
    (Card('HK'), 2)
    """

    plays: tuple[tuple[Seat, Card], ...] = ()

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def led(self) -> Card:
        """The first card; the trick must have one."""
        return self.plays[0][1]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they fell."""
        return tuple(card for _, card in self.plays)

    def play(self, seat: Seat, card: Card) -> Trick:
        """The trick with one more card."""
        return Trick((*self.plays, (seat, card)))
