"""Bookkeeping: what each event leaves on the table. Nothing here judges."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from spadille.cards import Hand, Seat, Trick
from spadille.games.solo.event import (
    AuctionWon,
    DealEnded,
    Declared,
    Held,
    PartnerShown,
    SoloSettled,
)
from spadille.games.solo.state import State
from spadille.rules.event import BidMade, Dealt, Event, Passed, Played, TrickTaken


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    return _after(event, state)


@singledispatch
def _after(event: Event, _state: State) -> State:
    raise TypeError(f"{type(event).__name__} does not happen in Spanish Solo")


@_after.register
def _(event: Dealt, state: State) -> State:
    return replace(state, hands=event.hands)


@_after.register
def _(event: BidMade, state: State) -> State:
    return replace(state, auction=state.auction.bid(event.contract))


@_after.register
def _(_event: Held, state: State) -> State:
    return replace(state, auction=state.auction.holds())


@_after.register
def _(_event: Passed, state: State) -> State:
    return replace(state, auction=state.auction.passes())


@_after.register
def _(event: AuctionWon, state: State) -> State:
    return replace(state, declarers=(event.seat,))


@_after.register
def _(event: Declared, state: State) -> State:
    return replace(state, contract_name=event.contract, trump=event.trump, called=event.ace)


@_after.register
def _(event: Played, state: State) -> State:
    hands = _changed(state.hands, event.seat, state.hands[event.seat].play(event.card))
    return replace(state, hands=hands, trick=state.trick.play(event.seat, event.card))


@_after.register
def _(event: PartnerShown, state: State) -> State:
    return replace(state, partner=event.seat)


@_after.register
def _(event: TrickTaken, state: State) -> State:
    return replace(
        state,
        trick=Trick(),
        tricks=(*state.tricks, state.trick),
        taken=(*state.taken, event.seat),
    )


@_after.register
def _(_event: DealEnded, state: State) -> State:
    return replace(state, is_ended=True)


@_after.register
def _(event: SoloSettled, state: State) -> State:
    return replace(state, partner=event.partner, settled=event)


def _changed(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
