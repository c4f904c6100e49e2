"""What one seat knows while the cards are played, and how likely it is that others hold a card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre import play
from spadille.games.lhombre.state import State, from_seat
from spadille.rules.obligation import Obligation, Situation
from spadille.rules.order import TrickOrder
from spadille.rules.rulebook import Rulebook

#: How much likelier than another seat a declarer is to hold a trump, and a low card of a nolo.
_DECLARER_TRUMPS = 1.6
_DECLARER_LOW = 1.6
#: How readily a card is thrown in the exchange, against 1 for a card drawn at random.
_TREASURE_THROWN = 0.05
_LOSER_THROWN = 1.3
#: So many cards from the top of a side suit are kept in the exchange: the king.
_TREASURES = 1
#: From this place in its suit on, a card is low in a nolo.
_LOW_PLACE = 5


class Sight:
    """The deal from one seat: its cards, the order, the cards not seen, what others cannot hold."""

    def __init__(self, rulebook: Rulebook[Any], view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.order: TrickOrder = rulebook.order(view)
        self.hand = view.hands[seat].known
        self.others = from_seat(view.players, seat)[1:]
        self.declarer = view.declarer
        self.is_declarer = seat in view.declarers
        self.is_nolo = view.contract is not None and view.contract.family == "nolo"
        self.played = CardSet(card for trick in view.tricks for card in trick.cards)
        self.played = self.played | CardSet(view.trick.cards)
        self._privilege = rulebook.profile.options.privilege_ends_on
        self._pack = CardSet(rulebook.pack)
        self._odds: dict[tuple[Seat, Card], float] = {}
        self._any: dict[tuple[Seat, int], float] = {}
        self._forced: dict[tuple[Seat, Card], float] = {}

    @cached_property
    def hidden(self) -> CardSet:
        """The cards that lie face down for this seat, wherever they are."""
        known = self.hand | self.played | self.view.discards[self.seat].known
        for seat in self.others:
            known = known | self.view.hands[seat].known
        if self.view.turned is not None:
            known = known | CardSet((self.view.turned,))
        return self._pack - known

    @cached_property
    def out(self) -> CardSet:
        """The cards that one of the others may hold."""
        found = CardSet()
        for seat in self.others:
            found = found | self.may_hold(seat)
        return found

    def may_hold(self, seat: Seat) -> CardSet:
        """The cards that another seat may hold for all we know."""
        return self._holdable[seat]

    @cached_property
    def _holdable(self) -> dict[Seat, CardSet]:
        found = {}
        for seat in self.others:
            hand = self.view.hands[seat]
            face_down = self.hidden - self._lacks[seat] if hand.hidden else CardSet()
            found[seat] = hand.known | face_down
        return found

    def out_in(self, lane: int) -> CardSet:
        """The cards of a lane that one of the others may hold."""
        return CardSet(self.order.lanes[lane]) & self.out

    def above(self, card: Card) -> CardSet:
        """The cards of the same lane, perhaps held by others, that outrank a card."""
        lane = self.order.lanes[self.order.lane(card)]
        return CardSet(lane[: self.order.place(card)]) & self.out

    def below(self, card: Card) -> CardSet:
        """The cards of the same lane, perhaps held by others, that a card outranks."""
        return self.order.below(card) & self.out

    def mine_in(self, lane: int) -> CardSet:
        """The seat's own cards of a lane."""
        return CardSet(self.order.lanes[lane]) & self.hand

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that a seat holds a card, from the places where it can lie."""
        key = (seat, card)
        if key not in self._odds:
            self._odds[key] = self._chance(seat, card)
        return self._odds[key]

    def has_any(self, seat: Seat, cards: CardSet) -> float:
        """The chance that a seat holds one of the cards at least."""
        possible = cards & self.may_hold(seat)
        key = (seat, possible.bits)
        if key not in self._any:
            none = 1.0
            for card in possible:
                none *= 1.0 - self.holds(seat, card)
            self._any[key] = 1.0 - none
        return self._any[key]

    def is_void(self, seat: Seat, lane: int) -> float:
        """The chance that a seat has no card of a lane."""
        return 1.0 - self.has_any(seat, CardSet(self.order.lanes[lane]))

    def can_beat(self, seat: Seat, led: Card, best: Card) -> float:
        """The chance that a seat, still to play, is able to take the trick from ``best``."""
        lane = self.order.lane(led)
        if self.order.lane(best) == lane:
            higher = self.has_any(seat, self.above(best))
            if lane == 0 or not self.order.lanes[0]:
                return higher
            return higher + self.is_void(seat, lane) * self.has_any(seat, self.order.trumps)
        return self.is_void(seat, lane) * self.has_any(seat, self.above(best))

    def must_beat(self, seat: Seat, best: Card) -> float:
        """The chance that a seat, following suit, can only go over ``best``."""
        key = (seat, best)
        if key not in self._forced:
            is_under = self.has_any(seat, self.below(best))
            self._forced[key] = self.has_any(seat, self.above(best)) * (1.0 - is_under)
        return self._forced[key]

    def _chance(self, seat: Seat, card: Card) -> float:
        if card in self.view.hands[seat].known:
            return 1.0
        if card not in self.may_hold(seat):
            return 0.0
        here = self._weight(seat, card)
        elsewhere = float(len(self.view.talon))
        for other in self.others:
            if other != seat and card in self.may_hold(other):
                elsewhere += self._weight(other, card)
        thrown = sum(discards.hidden for discards in self.view.discards)
        if self.view.sitter_did == "out" and self.seat != self.view.sitter:
            thrown -= len(self.view.laid_away(self.seat))
        elsewhere += thrown * self._thrown(card)
        return min(1.0, here / (here + elsewhere))

    def _weight(self, seat: Seat, card: Card) -> float:
        count = float(self.view.hands[seat].hidden)
        if seat not in self.view.declarers:
            return count
        if self.is_nolo:
            return count * (_DECLARER_LOW if self._is_low(card) else 1.0 / _DECLARER_LOW)
        return count * (_DECLARER_TRUMPS if self.order.lane(card) == 0 else 1.0)

    def _thrown(self, card: Card) -> float:
        if self.is_nolo:
            return _TREASURE_THROWN if self._is_low(card) else _LOSER_THROWN
        is_treasure = self.order.lane(card) == 0 or self.order.place(card) < _TREASURES
        return _TREASURE_THROWN if is_treasure else _LOSER_THROWN

    def _is_low(self, card: Card) -> bool:
        return self.order.place(card) >= _LOW_PLACE

    @cached_property
    def _lacks(self) -> dict[Seat, CardSet]:
        """What each refusal proves: whoever does not do a duty holds none of the cards it needs."""
        seats = map(Seat, range(self.view.seats))
        # What this seat laid away is with nobody, unless the sitter took it up and plays.
        mine = self.view.laid_away(self.seat)
        lacking = {seat: CardSet() if seat == self.view.sitter else mine for seat in seats}
        for number, trick in enumerate((*self.view.tricks, self.view.trick)):
            for before in range(1, len(trick)):
                seat, card = trick.plays[before]
                for duty in self._duties(trick.cards[:before], is_first=number == 0):
                    if card in duty.allows:
                        break
                    lacking[seat] = lacking[seat] | duty.needs
        return lacking

    def _duties(self, before: tuple[Card, ...], is_first: bool) -> Iterator[Obligation]:
        contract = self.view.contract
        assert contract is not None
        situation = Situation(before[0], self.order.winning(before), is_first)
        yield from play.ladder(
            contract.family, self.view.trump, self._privilege, self.order, situation
        )
