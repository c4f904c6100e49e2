"""Bookkeeping: what each event leaves on the table. Nothing here judges."""

from __future__ import annotations

from functools import singledispatch
from typing import TypeVar

from msgspec.structs import replace

from spadille.cards import CardSet, Hand, Seat, Trick
from spadille.games.hearts.cards import COUNTING
from spadille.games.hearts.event import (
    CardsPassed,
    CardsTakenUp,
    HandSettled,
    HeartsBroken,
    LeaderNamed,
    MoonChosen,
    MoonShot,
)
from spadille.games.hearts.state import SEATS, State
from spadille.rules.event import Dealt, Event, Played, TrickTaken

T = TypeVar("T")


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    return _after(event, state)


@singledispatch
def _after(event: Event, _state: State) -> State:
    raise TypeError(f"{type(event).__name__} does not happen in Hearts")


@_after.register
def _(event: Dealt, state: State) -> State:
    return replace(state, hands=event.hands)


@_after.register
def _(event: CardsPassed, state: State) -> State:
    seat = event.seat
    return replace(
        state,
        hands=_changed(state.hands, seat, state.hands[seat].without(event.cards)),
        passed=_changed(state.passed, seat, event.cards),
    )


@_after.register
def _(event: CardsTakenUp, state: State) -> State:
    hands = (hand.with_(more) for hand, more in zip(state.hands, event.cards, strict=True))
    return replace(state, hands=tuple(hands), passed=(Hand(),) * SEATS, received=event.cards)


@_after.register
def _(event: LeaderNamed, state: State) -> State:
    if event.card is None:
        return replace(state, opener=event.seat)
    hand = state.hands[event.seat].show(CardSet((event.card,)))
    return replace(state, opener=event.seat, hands=_changed(state.hands, event.seat, hand))


@_after.register
def _(event: Played, state: State) -> State:
    hands = _changed(state.hands, event.seat, state.hands[event.seat].play(event.card))
    return replace(state, hands=hands, trick=state.trick.play(event.seat, event.card))


@_after.register
def _(_event: HeartsBroken, state: State) -> State:
    return replace(state, is_broken=True)


@_after.register
def _(event: TrickTaken, state: State) -> State:
    seat = event.seat
    captured = state.captured[seat] | (CardSet(state.trick.cards) & COUNTING)
    return replace(
        state,
        trick=Trick(),
        tricks=(*state.tricks, state.trick),
        taken=(*state.taken, seat),
        captured=_changed(state.captured, seat, captured),
    )


@_after.register
def _(event: MoonShot, state: State) -> State:
    return replace(state, shooter=event.seat)


@_after.register
def _(event: MoonChosen, state: State) -> State:
    return replace(state, way=event.way)


@_after.register
def _(event: HandSettled, state: State) -> State:
    return replace(state, settled=event)


def _changed(by_seat: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*by_seat[:seat], new, *by_seat[seat + 1 :])
