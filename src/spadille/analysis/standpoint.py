"""What one seat sees while cards are played, as far as reasons need it, in any game."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from spadille.cards import NO_CARDS, Card, CardSet, Seat, seats_from
from spadille.games.hearts.cards import POINT_CARDS
from spadille.rules.rulebook import Rulebook


class Standpoint:
    """A seat on turn to play a card; everything here comes from its view."""

    def __init__(self, rulebook: Rulebook[Any], view: Any, seat: Seat) -> None:
        self._rulebook, self._view, self._seat = rulebook, view, seat
        self.order = rulebook.order(view)
        self._cards: tuple[Card, ...] = view.trick.cards
        self._declarers: tuple[Seat, ...] = getattr(view, "declarers", ())

    @property
    def best(self) -> Card | None:
        """The card that wins the trick so far; none on lead."""
        return self.order.winning(self._cards) if self._cards else None

    @property
    def holder(self) -> Seat:
        """Whoever played it."""
        found: Seat = next(seat for seat, card in self._view.trick.plays if card is self.best)
        return found

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """Those who still play to the trick behind this seat, in turn."""
        seats = self._rulebook.seats
        players = getattr(self._view, "players", tuple(map(Seat, range(seats))))
        around = [seat for seat in seats_from(self._seat, seats) if seat in players]
        return tuple(around[1 : len(around) - len(self._cards)])

    @property
    def declarer(self) -> Seat:
        """The first declarer; there must be one."""
        return self._declarers[0]

    @property
    def is_nolo(self) -> bool:
        """Whether the declarers must take no trick."""
        contract = getattr(self._view, "contract", None)
        return getattr(contract, "family", "") == "nolo"

    @property
    def is_declarers_side(self) -> bool:
        """Whether the seat plays with the declarer, be it that only itself knows."""
        return self._seat in self._side

    @property
    def is_avoiding(self) -> bool:
        """Whether the seat wants no tricks."""
        return not self._declarers or (self.is_nolo and self._seat in self._declarers)

    def is_friend(self, seat: Seat) -> bool:
        """Whether another seat is known to play on the same side."""
        if self.is_nolo:
            return seat not in self._declarers and self._seat not in self._declarers
        if self._is_partner_hidden and seat not in self._side:
            return False
        return (seat in self._side) == (self._seat in self._side)

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self.order.lane(card) == 0

    def is_following(self, card: Card) -> bool:
        """Whether the card is of the lane that was led."""
        return self.order.lane(card) == self.order.lane(self._cards[0])

    def is_master(self, card: Card) -> bool:
        """Whether nobody else can hold a higher card of the lane."""
        return not (self.order.mates(card) - self.order.below(card)) & self._held

    def is_over_others(self, card: Card) -> bool:
        """Whether somebody else can still hold a lower card of the lane."""
        return bool(self.order.below(card) & self._held)

    def is_left(self, card: Card) -> bool:
        """Whether somebody else can still hold a card of the lane."""
        return bool(self.order.mates(card) & self._held)

    def may_be_trumped(self, card: Card) -> bool:
        """Whether somebody behind this seat can hold a trump, and the card is none."""
        if self.is_trump(card):
            return False
        return any(self.order.trumps & self._may_hold.get(seat, NO_CARDS) for seat in self.after)

    def is_void(self, seat: Seat, card: Card) -> bool:
        """Whether a seat is known to hold no card of the lane."""
        return not self.order.mates(card) & self._may_hold.get(seat, NO_CARDS)

    def counts(self, card: Card) -> bool:
        """Whether whoever takes the card pays for it, in Hearts."""
        return not self._declarers and card in POINT_CARDS

    @cached_property
    def _side(self) -> tuple[Seat, ...]:
        partner = getattr(self._view, "partner", None)
        called = getattr(self._view, "called", None)
        if partner is None and called is not None and called in self._view.hands[self._seat].known:
            partner = self._seat
        return self._declarers if partner is None else (*self._declarers, partner)

    @property
    def _is_partner_hidden(self) -> bool:
        called = getattr(self._view, "called", None)
        return called is not None and len(self._side) == len(self._declarers)

    @cached_property
    def _may_hold(self) -> dict[Seat, CardSet]:
        """What each other seat may hold for all that this one sees."""
        found = {
            Seat(seat): hand.known
            for seat, hand in enumerate(self._view.hands)
            if seat != self._seat
        }
        for place in self._rulebook.hidden(self._view).places:
            if place.kind == "hand" and place.seat is not None:
                found[place.seat] |= place.cards
        return found

    @cached_property
    def _held(self) -> CardSet:
        every = NO_CARDS
        for cards in self._may_hold.values():
            every |= cards
        return every
