"""Which card beats which."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import Card, CardSet


class TrickOrder:
    """The suits as a contract sees them, trumps first, each from its highest card to its lowest.

    A *lane* is such a suit: with hearts as trumps, the ace of spades lies in lane 0. Lane 0 is
    empty where there is no trump. Orders compare by identity: a game makes each of its own once.

    >>> order = TrickOrder(((Card("SA"), Card("H7")), (Card("SK"), Card("S2"))))
    >>> order.lane(Card("SA")), order.lane(Card("S2"))
    (0, 1)
    >>> order.winning((Card("S2"), Card("SK")))
    Card('SK')
    """

    __slots__ = ("_places", "lanes")

    def __init__(self, lanes: tuple[tuple[Card, ...], ...]) -> None:
        self.lanes = lanes
        self._places = {
            card: (number, place)
            for number, lane in enumerate(lanes)
            for place, card in enumerate(lane)
        }

    def lane(self, card: Card) -> int:
        """The number of the suit to which the card belongs under this contract."""
        return self._places[card][0]

    def place(self, card: Card) -> int:
        """How far the card stands from the top of its lane, 0 for the highest."""
        return self._places[card][1]

    def mates(self, card: Card) -> CardSet:
        """All cards of the card's lane, itself included."""
        return CardSet(self.lanes[self.lane(card)])

    def below(self, card: Card) -> CardSet:
        """The cards of the same lane that the card outranks."""
        return CardSet(self.lanes[self.lane(card)][self.place(card) + 1 :])

    @property
    def trumps(self) -> CardSet:
        """The cards of lane 0."""
        return CardSet(self.lanes[0])

    def beats(self, challenger: Card, holder: Card) -> bool:
        """Whether ``challenger``, played later, takes the trick from ``holder``."""
        if self.lane(challenger) == self.lane(holder):
            return self.place(challenger) < self.place(holder)
        return self.lane(challenger) == 0

    def winning(self, cards: Sequence[Card]) -> Card:
        """The card that wins a trick, given in the order in which its cards fell (at least one)."""
        best = cards[0]
        for card in cards[1:]:
            if self.beats(card, best):
                best = card
        return best

    def sort(self, cards: CardSet) -> tuple[Card, ...]:
        """Cards as a player would hold them: lane by lane, each from the top."""
        return tuple(sorted(cards, key=lambda card: self._places[card]))
