"""What two old Danish books would bid: their minimums for a plain Game."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, CardSet, Rank, Suit
from spadille.games.lhombre.cards import trump_order

#: Places of the trumps from the top. The fourth is the king of a black suit, and the ace of a red
#: one, Ponto, behind which comes its king.
_SPADILLE, _MANILLE, _BASTA, _FOURTH, _FIFTH = range(5)
_NEXT_MATADORS = (_MANILLE, _BASTA, _FOURTH)


@dataclass(frozen=True, slots=True)
class Minimum:
    """A hand with which a book bids: the trumps it must hold, how many in all, a side king."""

    tops: tuple[int, ...]
    trumps: int
    has_side_king: bool = False

    def is_met(self, hand: CardSet, trump: Suit) -> bool:
        """Whether the hand is as good as this with those trumps."""
        order = trump_order(trump)
        tops = CardSet(order.lanes[0][place] for place in self.tops)
        if not tops <= hand or len(hand & order.trumps) < self.trumps:
            return False
        return not self.has_side_king or bool(hand & _SIDE_KINGS[trump])


@dataclass(frozen=True, slots=True)
class Book:
    """A book by its author; one of the minimums of the colour of the trumps is enough to bid."""

    author: str
    year: int
    black: tuple[Minimum, ...]
    red: tuple[Minimum, ...]

    def trumps(self, hand: CardSet) -> tuple[Suit, ...]:
        """The trumps with which the book would bid a plain Game; none where it would pass.

        >>> hand = CardSet.read("SA S2 SK S4 HQ D3 D4 C3 C4")
        >>> [(book.author, [suit.value for suit in book.trumps(hand)]) for book in BOOKS]
        [('scheillerup', ['S']), ('maigaard', ['S'])]
        """
        return tuple(suit for suit in Suit if self._bids(hand, suit))

    def _bids(self, hand: CardSet, trump: Suit) -> bool:
        minimums = self.black if trump.is_black else self.red
        return any(minimum.is_met(hand, trump) for minimum in minimums)


_SIDE_KINGS = {
    trump: CardSet(Card.of(suit, Rank.KING) for suit in Suit if suit != trump) for trump in Suit
}

#: C. G. Scheillerup 1926 and Tage Maigaard 1984, both as quoted at http://lhombre35.dk/meldpas.htm.
#: The three "next matadors" are read as the second to the fourth trump: then the books bid 10.8 %
#: and 4.1 % of all hands.
BOOKS = (
    Book(
        "scheillerup",
        1926,
        black=(
            Minimum((_SPADILLE, _MANILLE), 4),
            Minimum(_NEXT_MATADORS, 4),
            Minimum((_SPADILLE,), 5),
        ),
        red=(
            Minimum((_SPADILLE, _MANILLE), 4, has_side_king=True),
            Minimum((_MANILLE, _FOURTH, _FIFTH), 5),
        ),
    ),
    Book(
        "maigaard",
        1984,
        black=(
            Minimum((_SPADILLE, _MANILLE, _FOURTH), 4),
            Minimum(_NEXT_MATADORS, 4, has_side_king=True),
        ),
        red=(Minimum((_SPADILLE, _MANILLE), 5),),
    ),
)
