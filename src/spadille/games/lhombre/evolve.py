"""Bookkeeping: what each event leaves on the table. Nothing here judges."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from spadille.cards import CardSet, Hand, Seat, Suit, Talon, Trick
from spadille.games.lhombre.auction import before_last_call
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import (
    AcesShown,
    CardTurned,
    ContractMade,
    Corrected,
    DealSettled,
    Exchanged,
    ExchangeYielded,
    GivenUp,
    HandOpened,
    Joined,
    PlayedOn,
    PlayEnded,
    PlayStopped,
    SitterLooked,
    SitterPlayed,
    SitterStayedOut,
    ToutAnnounced,
    TrumpNamed,
    TurnedKept,
    TurnedLeft,
)
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
    return replace(state, hands=event.hands, talon=event.talon, is_dealt=True)


@_after.register
def _(event: BidMade, state: State) -> State:
    return replace(state, auction=state.auction.bid(event.contract), is_corrected=False)


@_after.register
def _(_event: Passed, state: State) -> State:
    return replace(state, auction=state.auction.passes(), is_corrected=False)


@_after.register
def _(_event: Joined, state: State) -> State:
    return replace(state, auction=state.auction.joins(), is_corrected=False)


@_after.register
def _(event: Corrected, state: State) -> State:
    auction = before_last_call(state).auction.says(event.call)
    return replace(state, auction=auction, is_corrected=True)


@_after.register
def _(event: AcesShown, state: State) -> State:
    shown = state.hands[event.seat].show(event.cards)
    hands = _changed(state.hands, event.seat, shown)
    return replace(state, hands=hands, has_shown=state.has_shown | {event.seat})


@_after.register
def _(event: ContractMade, state: State) -> State:
    contract = CONTRACTS[event.contract]
    return replace(
        state,
        contract_name=event.contract,
        declarers=event.declarers,
        trump=contract.trump if isinstance(contract.trump, Suit) else None,
        exchanging=event.exchanging,
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
    hand = state.hands[seat]
    if event.discards.hidden:
        # What it had shown of its hand may be among the cards it laid away.
        hand = hand.face_down(CardSet() if state.kept is None else CardSet((state.kept,)))
    after = replace(
        state,
        hands=_changed(state.hands, seat, hand.without(event.discards).with_(drawn)),
        discards=_changed(state.discards, seat, event.discards),
        drawn=_changed(state.drawn, seat, drawn),
        talon=state.talon.drop(len(event.drawn)),
        turned=None if event.turned is not None else state.turned,
        exchanged=(*state.exchanged[:seat], count, *state.exchanged[seat + 1 :]),
    )
    return replace(after, exchanging=left if after.drawable else ())


@_after.register
def _(_event: ExchangeYielded, state: State) -> State:
    first, second = state.exchanging
    return replace(state, exchanging=(second, first), is_yielded=True)


@_after.register
def _(event: SitterLooked, state: State) -> State:
    laid_away = tuple(heap.known for heap in state.discards)
    return replace(
        state,
        hands=_changed(state.hands, event.seat, event.cards),
        remembered=laid_away if any(laid_away) else (),
        discards=(Hand(),) * state.seats,
        talon=Talon(),
        sitter_did="looked",
    )


@_after.register
def _(event: SitterPlayed, state: State) -> State:
    seat = event.seat
    return replace(
        state,
        hands=_changed(state.hands, seat, state.hands[seat].without(event.discards)),
        discards=_changed(state.discards, seat, event.discards),
        declarers=(*state.declarers, seat),
        sitter_did="plays",
    )


@_after.register
def _(event: SitterStayedOut, state: State) -> State:
    seat = event.seat
    return replace(
        state,
        hands=_changed(state.hands, seat, Hand()),
        discards=_changed(state.discards, seat, state.hands[seat]),
        sitter_did="out",
    )


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
def _(_event: PlayStopped, state: State) -> State:
    return replace(state, is_ended=True)


@_after.register
def _(event: DealSettled, state: State) -> State:
    return replace(state, settled=event)


def _changed(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
