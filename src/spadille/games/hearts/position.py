"""Hearts in the middle of a deal: writing a state down, and setting one up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from spadille.cards import NO_CARDS, Card, CardSet, Hand, Seat, Trick
from spadille.games.hearts import marks, passing, play, settlement, soundness
from spadille.games.hearts.cards import COUNTING, PACK, TWO_OF_CLUBS
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.faults import Fault
from spadille.rules.position import (
    Position,
    card_faults,
    turn_fault,
)
from spadille.rules.rule import FaultyGame

_NO_CARDS = (Hand(),) * SEATS


def written(state: State, turn: frozenset[Seat]) -> Position:
    """A state, the truth or a view, as a position; ``turn`` are the seats that may act."""
    return Position(
        dealer=state.dealer,
        hands=state.hands,
        discards=() if state.passed == _NO_CARDS else state.passed,
        drawn=() if state.received == _NO_CARDS else state.received,
        taken=state.taken,
        tricks=state.tricks if all(state.tricks) else (),
        trick=state.trick,
        marks=dict(marks.told(state)),
        turn=tuple(sorted(turn)),
    )


def set_up(
    options: Options, position: Position, to_act: Callable[[State], frozenset[Seat]]
) -> State:
    """The state of a position; raises ``FaultyGame`` with everything that cannot be."""
    unreadable = [*_unreadable(position), *marks.unreadable(position.marks)]
    if not position.hands:
        return _undealt(position, unreadable)
    faults = unreadable + card_faults(PACK, position)
    if unreadable:
        raise FaultyGame("position", faults)
    state = _state(options, position)
    faults += soundness.faults(options, state)
    if "over" in position.marks and state.settled is None:
        faults.append(Fault("not-over"))
    if position.turn and (turn := to_act(state)) != frozenset(position.turn):
        faults.append(turn_fault(turn, position.turn))
    if faults:
        raise FaultyGame("position", faults)
    return state


def _undealt(position: Position, faults: Sequence[str]) -> State:
    if faults:
        raise FaultyGame("position", faults)
    begun = State(position.dealer, marks.standing(position.marks))
    if position != written(begun, frozenset()):
        raise FaultyGame("position", [Fault("hands-missing")])
    return begun


def _unreadable(position: Position) -> Iterator[Fault]:
    """What is wrong with a position so that no state can be made of it."""
    if position.hands and len(position.hands) != SEATS:
        yield Fault("hand-count", count=len(position.hands), wanted=SEATS)
    for name, heaps in (("discards", position.discards), ("drawn", position.drawn)):
        if heaps and len(heaps) != SEATS:
            yield Fault("heap-count", field=name, count=len(heaps), wanted=SEATS)
    if len(position.talon):
        yield Fault("talon-none")
    if position.contract or position.declarers or position.calls or position.trump:
        yield Fault("bids-none")
    if position.tricks and len(position.tricks) != len(position.taken):
        yield Fault("tricks-taken", count=len(position.tricks), taken=len(position.taken))
    played = [seat for trick in (*position.tricks, position.trick) for seat, _ in trick.plays]
    for seat in sorted({position.dealer, *position.taken, *position.turn, *played}):
        if not 0 <= seat < SEATS:
            yield Fault("seat-unknown", seat=seat)


def _state(options: Options, position: Position) -> State:
    told = position.marks
    state = State(
        dealer=position.dealer,
        standing=marks.standing(told),
        hands=position.hands,
        passed=position.discards or _NO_CARDS,
        received=position.drawn or _NO_CARDS,
        trick=position.trick,
        tricks=position.tricks or (Trick(),) * len(position.taken),
        taken=position.taken,
        captured=_captured(position),
        way=marks.way(told),
    )
    state = replace(state, opener=_opener(options, state, marks.opener(told)))
    state = replace(state, is_broken="broken" in told or any(_breaking(options, state)))
    if settlement.is_moon(options, state):
        state = replace(state, shooter=settlement.shooter(state))
    is_over = "over" in told and soundness.is_at_end(options, state)
    return replace(state, settled=settlement.settle(options, state) if is_over else None)


def _captured(position: Position) -> tuple[CardSet, ...]:
    """What each has taken that can count: from the tricks, else as it is told."""
    if not position.tricks:
        return marks.captured(position.marks)
    heaps = [NO_CARDS] * SEATS
    for winner, trick in zip(position.taken, position.tricks, strict=True):
        heaps[winner] |= CardSet(trick.cards) & COUNTING
    return tuple(heaps)


def _opener(options: Options, state: State, told: Seat | None) -> Seat | None:
    """Who leads first, as the cards or the line tell it; unknown before the pass is over."""
    first = state.tricks[0] if state.tricks else state.trick
    if first:
        return first.plays[0][0]
    if told is not None or state.taken:
        return told
    if passing.is_passing(options, state) and not any(state.received):
        return None
    if options.two_of_clubs_leads == "no" or _is_seen(state, TWO_OF_CLUBS):
        return play.leader_named(options, state).seat
    return None


def _is_seen(state: State, card: Card) -> bool:
    return any(card in hand.known for hand in state.hands)


def _breaking(options: Options, state: State) -> Iterator[Card]:
    cards = CardSet(card for trick in (*state.tricks, state.trick) for card in trick.cards)
    for heap in state.captured:
        cards |= heap
    return (card for card in cards if play.breaks(options, card))
