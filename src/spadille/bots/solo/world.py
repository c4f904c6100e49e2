"""The deal from one seat, if a certain seat is the declarer's partner."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots.solo.sight import Sight
from spadille.cards import Card, CardSet, Seat


class World:
    """What a seat sees, with the sides as they are if ``partner`` holds the called ace."""

    def __init__(self, sight: Sight, partner: Seat | None) -> None:
        self.sight, self.partner = sight, partner
        self.order, self.view = sight.order, sight.view
        self.side = {sight.declarer} if partner is None else {sight.declarer, partner}
        is_out = sight.called is not None and sight.called in sight.hidden
        self._ace = sight.called if is_out else None
        self._any: dict[tuple[Seat, int], float] = {}

    def are_allied(self, one: Seat, other: Seat) -> bool:
        """Whether two seats play on the same side."""
        return (one in self.side) == (other in self.side)

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that another seat holds a card."""
        if card is self._ace and self.partner is not None:
            return 1.0 if seat == self.partner else 0.0
        return self.sight.places.get(card, {}).get(seat, 0.0)

    def has_any(self, seat: Seat, cards: CardSet) -> float:
        """The chance that another seat holds one of the cards at least."""
        possible = cards & self.sight.hidden
        key = (seat, possible.bits)
        if key not in self._any:
            none = 1.0
            for card in possible:
                none *= 1.0 - self.holds(seat, card)
            self._any[key] = 1.0 - none
        return self._any[key]

    def enemies_hold(self, cards: CardSet) -> float:
        """How many of the cards enemies may be expected to hold."""
        enemies = [seat for seat in self.sight.others if not self.are_allied(seat, self.sight.seat)]
        return sum(self.holds(seat, card) for card in cards for seat in enemies)

    def can_beat(self, seat: Seat, led: Card, best: Card) -> float:
        """The chance that a seat, still to play, is able to take the trick from ``best``."""
        lane = self.order.lane(led)
        higher = self.has_any(seat, self.sight.above(best))
        if lane == 0:
            return higher
        void = 1.0 - self.has_any(seat, CardSet(self.order.lanes[lane]))
        if self.order.lane(best) == 0:
            return void * higher
        return higher + void * self.has_any(seat, self.order.trumps)


def worlds(sight: Sight) -> Iterator[tuple[float, World]]:
    """Who may be the partner, each with its chance."""
    if not sight.partners:
        yield 1.0, World(sight, None)
    for partner, odds in sight.partners.items():
        yield odds, World(sight, partner)
