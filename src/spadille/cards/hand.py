"""A hand, as somebody sees it."""

from __future__ import annotations

import msgspec

from spadille.cards.card import Card
from spadille.cards.cardset import NO_CARDS, CardSet


class Hand(msgspec.Struct, frozen=True):
    """Cards in one place: some known to the viewer, the others lying face down.

    >>> mine = Hand(CardSet.read("SA H7 DK"))
    >>> mine.face_down()
    Hand(known=CardSet(''), hidden=3)
    >>> mine.without(Hand(CardSet.read("DK"))), len(mine)
    (Hand(known=CardSet('SA H7'), hidden=0), 3)
    >>> mine.face_down().without(Hand(CardSet.read("DK")))
    Hand(known=CardSet(''), hidden=2)
    """

    known: CardSet = NO_CARDS
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.known) + self.hidden

    def face_down(self, but: CardSet = NO_CARDS) -> Hand:
        """The same hand for somebody who knows only the cards ``but`` in it."""
        shown = self.known & but
        return Hand(shown, len(self) - len(shown))

    def show(self, cards: CardSet) -> Hand:
        """The same hand after its owner showed some of its cards.

        >>> Hand(hidden=3).show(CardSet.read("SA CA"))
        Hand(known=CardSet('SA CA'), hidden=1)
        """
        known = self.known | cards
        return Hand(known, len(self) - len(known))

    def with_(self, more: Hand) -> Hand:
        """This hand after taking up more cards."""
        return Hand(self.known | more.known, self.hidden + more.hidden)

    def without(self, fewer: Hand) -> Hand:
        """This hand after laying down cards; a card not known in it comes from the hidden ones."""
        seen = self.known & fewer.known
        unseen = len(fewer) - len(seen)
        assert unseen <= self.hidden, f"{fewer} cannot come from {self}"
        return Hand(self.known - seen, self.hidden - unseen)

    def play(self, card: Card) -> Hand:
        """This hand after playing one card."""
        return self.without(Hand(CardSet((card,))))
