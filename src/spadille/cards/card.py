"""A playing card."""

from __future__ import annotations

from typing import ClassVar

from spadille.cards.rank import Rank
from spadille.cards.suit import Suit


class Card:
    """A card, written suit first: ``SA`` is the ace of spades, ``DT`` the ten of diamonds.

    There is exactly one object for each card, so cards compare by identity.

    >>> Card("SA").suit, Card("SA").rank
    (<Suit.SPADES: 'S'>, <Rank.ACE: 'A'>)
    >>> Card("H7") is Card("H7")
    True
    >>> Card("7H")
    Traceback (most recent call last):
    ...
    ValueError: '7H' is not a card; write suit, then rank, such as SA or H7
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    #: The 52 cards in the order of their index: spades, hearts, diamonds, clubs, each A 2 ... K.
    ALL: ClassVar[tuple[Card, ...]]
    _by_text: ClassVar[dict[str, Card]] = {}

    suit: Suit
    rank: Rank
    index: int
    bit: int
    text: str

    def __new__(cls, text: str) -> Card:
        """Look the card up by its text; raises ``ValueError`` when there is no such card."""
        card = cls._by_text.get(text)
        if card is None:
            raise ValueError(f"{text!r} is not a card; write suit, then rank, such as SA or H7")
        return card

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of that suit and rank."""
        return cls._by_text[suit.value + rank.value]

    @classmethod
    def _print(cls, suit: Suit, rank: Rank, index: int) -> Card:
        card = object.__new__(cls)
        card.suit, card.rank, card.index, card.bit = suit, rank, index, 1 << index
        card.text = suit.value + rank.value
        cls._by_text[card.text] = card
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __hash__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (self.text,))


Card.ALL = tuple(
    Card._print(suit, rank, 13 * row + column)  # noqa: SLF001 - the class prints its own pack
    for row, suit in enumerate(Suit)
    for column, rank in enumerate(Rank)
)
