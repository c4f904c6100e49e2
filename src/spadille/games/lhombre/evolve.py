"""Bookkeeping: what each event leaves on the table. Nothing here judges."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from spadille.cards import CardSet, Hand, Seat, Suit, Trick
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import (
    CardTurned,
    ContractMade,
    DealSettled,
    Exchanged,
    GivenUp,
    HandOpened,
    PlayedOn,
    PlayEnded,
    ToutAnnounced,
    TrumpNamed,
    TurnedKept,
    TurnedLeft,
)
from spadille.games.lhombre.exchange import exchangers
from spadille.games.lhombre.state import State
from spadille.rules.event import BidMade, Dealt, Event, Passed, Played, TrickTaken


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    return _after(event, state)


@singledispatch
def _after(event: Event, _state: State) -> State:
    raise TypeError(f"{type(event).__name__} does not happen in L'Hombre")


@_after.register
def _(event: Dealt, state: State) -> State:
    return replace(state, hands=event.hands, talon=event.talon)


@_after.register
def _(event: BidMade, state: State) -> State:
    return replace(state, auction=state.auction.bid(event.contract))


@_after.register
def _(_event: Passed, state: State) -> State:
    return replace(state, auction=state.auction.passes())


@_after.register
def _(event: ContractMade, state: State) -> State:
    contract = CONTRACTS[event.contract]
    return replace(
        state,
        contract_name=event.contract,
        declarers=event.declarers,
        trump=contract.trump if isinstance(contract.trump, Suit) else None,
        exchanging=exchangers(contract, event.declarers),
    )


@_after.register
def _(event: TrumpNamed, state: State) -> State:
    return replace(state, trump=event.suit)


@_after.register
def _(event: CardTurned, state: State) -> State:
    return replace(state, turned=event.card, trump=event.card.suit, talon=state.talon.drop(1))


@_after.register
def _(event: TurnedKept, state: State) -> State:
    assert state.turned is not None
    kept = Hand(CardSet((state.turned,)))
    hands = _changed(state.hands, event.seat, state.hands[event.seat].with_(kept))
    return replace(state, hands=hands, kept=state.turned, turned=None, is_turned_settled=True)


@_after.register
def _(_event: TurnedLeft, state: State) -> State:
    return replace(state, is_turned_settled=True)


@_after.register
def _(event: Exchanged, state: State) -> State:
    seat, count = event.seat, len(event.discards)
    drawn = event.drawn
    if event.turned is not None:
        drawn = drawn.with_(Hand(CardSet((event.turned,))))
    left = state.exchanging[1:]
    after = replace(
        state,
        hands=_changed(state.hands, seat, state.hands[seat].without(event.discards).with_(drawn)),
        discards=_changed(state.discards, seat, event.discards),
        drawn=_changed(state.drawn, seat, drawn),
        talon=state.talon.drop(len(event.drawn)),
        turned=None if event.turned is not None else state.turned,
        exchanged=(*state.exchanged[:seat], count, *state.exchanged[seat + 1 :]),
    )
    return replace(after, exchanging=left if after.drawable else ())


@_after.register
def _(event: HandOpened, state: State) -> State:
    hands = _changed(state.hands, event.seat, Hand(event.cards))
    return replace(state, hands=hands, opened=state.opened | {event.seat})


@_after.register
def _(event: Played, state: State) -> State:
    hands = _changed(state.hands, event.seat, state.hands[event.seat].play(event.card))
    return replace(state, hands=hands, trick=state.trick.play(event.seat, event.card))


@_after.register
def _(event: TrickTaken, state: State) -> State:
    return replace(
        state,
        trick=Trick(),
        tricks=(*state.tricks, state.trick),
        taken=(*state.taken, event.seat),
    )


@_after.register
def _(_event: ToutAnnounced, state: State) -> State:
    return replace(state, is_tout=True)


@_after.register
def _(_event: GivenUp, state: State) -> State:
    return replace(state, is_given_up=True)


@_after.register
def _(_event: PlayedOn, state: State) -> State:
    return replace(state, is_played_on=True)


@_after.register
def _(_event: PlayEnded, state: State) -> State:
    return replace(state, is_ended=True)


@_after.register
def _(event: DealSettled, state: State) -> State:
    return replace(state, settled=event)


def _changed(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
