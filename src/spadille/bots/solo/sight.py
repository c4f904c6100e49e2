"""What one seat knows while the cards are played, and how likely others hold a card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from spadille.bots.solo.placing import Places, place
from spadille.cards import Card, CardSet, Seat, seats_from
from spadille.games.solo import play
from spadille.games.solo.state import SEATS, State
from spadille.rules.obligation import Obligation, Situation
from spadille.rules.order import TrickOrder
from spadille.rules.rulebook import Rulebook

#: How much likelier than another seat a declarer is to hold a trump.
_DECLARER_TRUMPS = 1.8


class Sight:
    """The deal from one seat: its cards, the order, the cards not seen, and where they may lie."""

    def __init__(self, rulebook: Rulebook[Any], view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.order: TrickOrder = rulebook.order(view)
        self.hand = view.hands[seat].known
        self.others = seats_from(seat, SEATS)[1:]
        self.declarer, self.called = view.declarer, view.called
        self.played = CardSet(card for trick in view.tricks for card in trick.cards)
        self.played = self.played | CardSet(view.trick.cards)
        self.hidden = CardSet(rulebook.pack) - self.hand - self.played
        self._must_fall = view.called if rulebook.profile.options.must_play_called_ace else None

    def out_in(self, lane: int) -> CardSet:
        """The cards of a lane that others hold."""
        return CardSet(self.order.lanes[lane]) & self.hidden

    def above(self, card: Card) -> CardSet:
        """The cards of the same lane, held by others, that outrank a card."""
        lane = self.order.lanes[self.order.lane(card)]
        return CardSet(lane[: self.order.place(card)]) & self.hidden

    def mine_in(self, lane: int) -> CardSet:
        """The seat's own cards of a lane."""
        return CardSet(self.order.lanes[lane]) & self.hand

    @cached_property
    def places(self) -> Places:
        """The chance of each other seat to hold a hidden card."""
        sizes = {seat: self.view.hands[seat].hidden for seat in self.others}
        return place(self.hidden, sizes, {seat: self._weights(seat) for seat in self.others})

    def _weights(self, seat: Seat) -> dict[Card, float]:
        may = self.hidden - self._lacks[seat]
        if seat != self.declarer:
            return dict.fromkeys(may, 1.0)
        trumps = self.order.trumps
        return {card: _DECLARER_TRUMPS if card in trumps else 1.0 for card in may}

    @cached_property
    def _lacks(self) -> dict[Seat, CardSet]:
        """What each refusal proves: whoever does not do a duty holds none of the cards it needs."""
        lacking = {Seat(seat): CardSet() for seat in range(SEATS)}
        if self.called is not None:
            lacking[self.declarer] = CardSet((self.called,))
        for trick in (*self.view.tricks, self.view.trick):
            for before in range(1, len(trick)):
                seat, card = trick.plays[before]
                for duty in self._duties(trick.cards[:before]):
                    if card in duty.allows:
                        break
                    lacking[seat] = lacking[seat] | duty.needs
        return lacking

    def _duties(self, before: tuple[Card, ...]) -> Iterator[Obligation]:
        situation = Situation(before[0], self.order.winning(before))
        yield from play.ladder(self.order, situation, self._must_fall)

    @cached_property
    def partners(self) -> dict[Seat, float]:
        """The chance of each seat to be the declarer's partner; empty in a lone game."""
        if self.called is None:
            return {}
        if self.view.partner is not None:
            return {self.view.partner: 1.0}
        if self.called in self.hand:
            return {self.seat: 1.0}
        return {seat: odds for seat, odds in self.places[self.called].items() if odds > 0}
