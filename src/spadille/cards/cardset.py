"""A set of cards, one bit a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spadille.cards.card import Card


class CardSet:
    """Cards without an order, such as the cards one may play now.

    >>> hand = CardSet.read("SA H7 DK")
    >>> Card("H7") in hand, len(hand)
    (True, 3)
    >>> hand - CardSet.read("H7")
    CardSet('SA DK')
    >>> bool(CardSet())
    False
    """

    __slots__ = ("bits",)

    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= card.bit
        self.bits = bits

    @classmethod
    def from_bits(cls, bits: int) -> CardSet:
        """The set whose card of index ``i`` is present where bit ``i`` is set (52 bits)."""
        made = cls.__new__(cls)
        made.bits = bits
        return made

    @classmethod
    def read(cls, text: str) -> CardSet:
        """The set written as cards between spaces; raises ``ValueError`` at a text that is none."""
        return cls(Card(word) for word in text.split())

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield Card.ALL[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet.from_bits(self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet.from_bits(self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet.from_bits(self.bits & ~other.bits)

    def __le__(self, other: CardSet) -> bool:
        return not self.bits & ~other.bits

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (CardSet.from_bits, (self.bits,))


#: The set without cards.
NO_CARDS = CardSet()
