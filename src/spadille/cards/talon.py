"""The undealt cards."""

from __future__ import annotations

import msgspec

from spadille.cards.card import Card
from spadille.cards.cardset import CardSet
from spadille.cards.hand import Hand


class Talon(msgspec.Struct, frozen=True):
    """The stock from which cards are drawn, top card first, either face up or unknown as a whole.

    >>> talon = Talon((Card("SA"), Card("H7"), Card("DK")))
    >>> talon.top(2)
    Hand(known=CardSet('SA H7'), hidden=0)
    >>> talon.drop(2)
    Talon(cards=(Card('DK'),), hidden=0)
    >>> talon.face_down().drop(2)
    Talon(cards=(), hidden=1)
    """

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.hidden

    def face_down(self) -> Talon:
        """The same talon for somebody who may not look at it."""
        return Talon((), len(self))

    def top(self, count: int) -> Hand:
        """The ``count`` cards that would be drawn next."""
        shown = self.cards[:count]
        return Hand(CardSet(shown), count - len(shown))

    def drop(self, count: int) -> Talon:
        """The talon after ``count`` cards were drawn."""
        assert count <= len(self), f"{count} cards cannot be drawn from {len(self)}"
        shown = len(self.cards[:count])
        return Talon(self.cards[shown:], self.hidden - (count - shown))
