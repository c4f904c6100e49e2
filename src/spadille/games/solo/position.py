"""Spanish Solo in the middle of a deal: writing a state down, and setting one up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from spadille.cards import Card, Seat, Trick
from spadille.games.solo import settlement, soundness
from spadille.games.solo.cards import PACK
from spadille.games.solo.contract import CONTRACTS
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, State, start
from spadille.rules.auction import HELD, PASSED, Auction
from spadille.rules.faults import Fault
from spadille.rules.position import (
    Position,
    card_faults,
    mark_unknown,
    mark_wrong,
    turn_fault,
)
from spadille.rules.rule import FaultyGame

_CALLED, _PARTNER, _ENDED, _OVER = "called", "partner", "ended", "over"
_MARKS = (_CALLED, _PARTNER, _ENDED, _OVER)


def written(state: State, turn: frozenset[Seat]) -> Position:
    """A state, the truth or a view, as a position; ``turn`` are the seats that may act."""
    return Position(
        dealer=state.dealer,
        hands=state.hands,
        calls=state.auction.calls,
        contract=state.contract_name,
        declarers=state.declarers,
        trump=state.trump,
        taken=state.taken,
        tricks=state.tricks if all(state.tricks) else (),
        trick=state.trick,
        marks=dict(_marks(state)),
        turn=tuple(sorted(turn)),
    )


def _marks(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    if state.called is not None:
        yield _CALLED, (state.called.text,)
    if state.partner is not None:
        yield _PARTNER, (str(state.partner),)
    if state.is_ended:
        yield _ENDED, ()
    if state.settled is not None:
        yield _OVER, ()


def set_up(
    options: Options, position: Position, to_act: Callable[[State], frozenset[Seat]]
) -> State:
    """The state of a position; raises ``FaultyGame`` with everything that cannot be."""
    unreadable = list(_unreadable(position))
    if not position.hands:
        return _undealt(position, unreadable)
    faults = unreadable + card_faults(PACK, position)
    if unreadable:
        raise FaultyGame("position", faults)
    state = _state(options, position)
    faults += soundness.faults(options, state)
    if _OVER in position.marks and state.settled is None:
        faults.append(Fault("not-over"))
    if position.turn and not faults:
        turn = to_act(state)
        if turn != frozenset(position.turn):
            faults.append(turn_fault(turn, position.turn))
    if faults:
        raise FaultyGame("position", faults)
    return state


def _undealt(position: Position, faults: Sequence[str]) -> State:
    if not faults and position != written(start(position.dealer), frozenset()):
        faults = [Fault("hands-missing")]
    if faults:
        raise FaultyGame("position", faults)
    return start(position.dealer)


def _unreadable(position: Position) -> Iterator[Fault]:
    """What is wrong with a position so that no state can be made of it."""
    if position.hands and len(position.hands) != SEATS:
        yield Fault("hand-count", count=len(position.hands), wanted=SEATS)
    for name, heaps in (("discards", position.discards), ("drawn", position.drawn)):
        if heaps:
            yield Fault("heap-none", field=name)
    if len(position.talon):
        yield Fault("talon-none")
    calls = {call for _, call in position.calls} - {PASSED, HELD}
    for name in {*calls, position.contract or PASSED} - {PASSED, *CONTRACTS}:
        yield Fault("game-unknown", game=name)
    if position.contract == PASSED:
        yield Fault("game-unknown", game=PASSED)
    if len(position.declarers) > 1 or (position.contract and not position.declarers):
        yield Fault("declarer-count", count=len(position.declarers), wanted=1)
    if position.tricks and len(position.tricks) != len(position.taken):
        yield Fault("tricks-taken", count=len(position.tricks), taken=len(position.taken))
    yield from _strange_seats(position)
    yield from _strange_marks(position)


def _strange_seats(position: Position) -> Iterator[Fault]:
    played = [seat for trick in (*position.tricks, position.trick) for seat, _ in trick.plays]
    told = [position.dealer, *position.declarers, *position.taken, *position.turn]
    for seat in sorted({*told, *played, *(seat for seat, _ in position.calls)}):
        if not 0 <= seat < SEATS:
            yield Fault("seat-unknown", seat=seat)


def _strange_marks(position: Position) -> Iterator[Fault]:
    for name, words in position.marks.items():
        if name == _CALLED:
            is_fine = len(words) == 1 and words[0] in {card.text for card in PACK}
        elif name == _PARTNER:
            is_fine = len(words) == 1 and words[0] in {str(seat) for seat in range(SEATS)}
        elif name in _MARKS:
            is_fine = not words
        else:
            yield mark_unknown(name, _MARKS)
            continue
        if not is_fine:
            yield mark_wrong(name, words)


def _state(options: Options, position: Position) -> State:
    marks = position.marks
    called, partner = marks.get(_CALLED), marks.get(_PARTNER)
    state = State(
        dealer=position.dealer,
        auction=_auction(position),
        hands=position.hands,
        declarers=position.declarers,
        contract_name=position.contract,
        trump=position.trump,
        called=None if called is None else Card(called[0]),
        partner=None if partner is None else Seat(int(partner[0])),
        trick=position.trick,
        tricks=position.tricks or (Trick(),) * len(position.taken),
        taken=position.taken,
        is_ended=_ENDED in marks,
    )
    is_over = _OVER in marks and soundness.may_settle(state)
    settled = settlement.settle(options, state) if is_over else None
    return replace(state, settled=settled)


def _auction(position: Position) -> Auction:
    if position.contract is not None and not position.calls:
        declarer = position.declarers[0]
        return Auction((declarer,), position.contract, declarer)
    auction = start(position.dealer).auction
    for _, call in position.calls:
        if not auction.is_over:
            auction = auction.says(call)
    return replace(auction, calls=position.calls)
