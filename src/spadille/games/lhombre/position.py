"""L'Hombre in the middle of a deal: writing a state down, and setting one up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace as replace_fields

from msgspec.structs import replace

from spadille.cards import Card, Hand, Seat, Trick
from spadille.games.lhombre import settlement, soundness
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.exchange import exchangers
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import SEATS, State, start
from spadille.rules.auction import PASSED, Auction
from spadille.rules.position import Position, card_faults
from spadille.rules.rule import FaultyGame

_NO_CARDS = (Hand(),) * SEATS

#: Facts that are only true or not, by the name of their mark.
_FLAGS: dict[str, Callable[[State], bool]] = {
    "left": lambda state: state.is_turned_settled and state.kept is None,
    "tout": lambda state: state.is_tout,
    "played_on": lambda state: state.is_played_on,
    "given_up": lambda state: state.is_given_up,
    "ended": lambda state: state.is_ended,
    "over": lambda state: state.settled is not None,
}
_CARDS = ("turned", "kept")
_SEATS = ("exchanging",)


def written(state: State, turn: frozenset[Seat]) -> Position:
    """A state, the truth or a view, as a position; ``turn`` are the seats that may act."""
    return Position(
        dealer=state.dealer,
        hands=state.hands,
        talon=state.talon,
        discards=() if state.discards == _NO_CARDS else state.discards,
        drawn=() if state.drawn == _NO_CARDS else state.drawn,
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
    for name in _CARDS:
        card: Card | None = getattr(state, name)
        if card is not None:
            yield name, (card.text,)
    if state.exchanging:
        yield "exchanging", tuple(str(seat) for seat in state.exchanging)
    yield from ((name, ()) for name, is_so in _FLAGS.items() if is_so(state))


def set_up(
    options: Options, position: Position, to_act: Callable[[State], frozenset[Seat]]
) -> State:
    """The state of a position; raises ``FaultyGame`` with everything that cannot be."""
    unreadable = list(_unreadable(options, position))
    if not position.hands:
        return _undealt(position, unreadable)
    turned = None if unreadable else _marked_card(position, "turned")
    faults = unreadable + card_faults(PACK, position, () if turned is None else (turned,))
    if unreadable:
        raise FaultyGame("position", faults)
    state = _state(options, position)
    faults += soundness.faults(options, state)
    if "over" in position.marks and state.settled is None:
        faults.append("the deal is not over")
    if position.turn and state.auction.alive:
        turn = to_act(state)
        if turn != frozenset(position.turn):
            told, found = _listed(position.turn), _listed(tuple(sorted(turn)))
            faults.append(f"it is the turn of {found or 'nobody'}, not of {told}")
    if faults:
        raise FaultyGame("position", faults)
    return state


def _undealt(position: Position, faults: list[str]) -> State:
    if not faults and position != written(start(position.dealer), frozenset()):
        faults = ["there are no hands"]
    if faults:
        raise FaultyGame("position", faults)
    return start(position.dealer)


def _listed(seats: tuple[Seat, ...]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)


def _unreadable(options: Options, position: Position) -> Iterator[str]:
    """What is wrong with a position so that no state can be made of it."""
    if position.hands and len(position.hands) != SEATS:
        yield f"there are {len(position.hands)} hands, not {SEATS}"
    for name, heaps in (("discards", position.discards), ("drawn", position.drawn)):
        if heaps and len(heaps) != SEATS:
            yield f"{name} are of {len(heaps)} seats, not {SEATS}"
    known = {PASSED, *(name for equals in options.ranking for name in equals)}
    for name in {*(call for _, call in position.calls), position.contract or PASSED} - known:
        yield f"{name} is no contract of these rules"
    if position.contract == PASSED:
        yield f"{PASSED} is no contract of these rules"
    wanted = 0 if position.contract is None else 1
    if len(position.declarers) != wanted:
        yield f"there are {len(position.declarers)} declarers, not {wanted}"
    if position.tricks and len(position.tricks) != len(position.taken):
        yield f"there are {len(position.tricks)} tricks, but {len(position.taken)} were taken"
    yield from _strange_seats(position)
    yield from _strange_marks(position)


def _strange_seats(position: Position) -> Iterator[str]:
    played = [seat for trick in (*position.tricks, position.trick) for seat, _ in trick.plays]
    told = [position.dealer, *position.declarers, *position.taken, *position.turn]
    for seat in sorted({*told, *played, *(seat for seat, _ in position.calls)}):
        if not 0 <= seat < SEATS:
            yield f"there is no seat {seat}"


def _strange_marks(position: Position) -> Iterator[str]:
    for name, words in position.marks.items():
        if name in _CARDS:
            is_fine = len(words) == 1 and words[0] in {card.text for card in PACK}
        elif name in _SEATS:
            is_fine = set(words) <= {str(seat) for seat in range(SEATS)}
        elif name in _FLAGS:
            is_fine = not words
        else:
            yield f"{name} is not known; known are {', '.join((*_CARDS, *_SEATS, *_FLAGS))}"
            continue
        if not is_fine:
            yield f"{name} cannot be {' '.join(words) or 'empty'}"


def _state(options: Options, position: Position) -> State:
    marks = position.marks
    kept = _marked_card(position, "kept")
    contract = None if position.contract is None else CONTRACTS[position.contract]
    discards = position.discards or _NO_CARDS
    state = State(
        dealer=position.dealer,
        auction=_auction(position),
        hands=position.hands,
        talon=position.talon,
        discards=discards,
        drawn=position.drawn or _NO_CARDS,
        contract_name=position.contract,
        declarers=position.declarers,
        trump=position.trump,
        turned=_marked_card(position, "turned"),
        kept=kept,
        is_turned_settled=kept is not None or "left" in marks,
        exchanging=tuple(Seat(int(word)) for word in marks.get("exchanging", ())),
        opened=frozenset(position.declarers if contract and contract.is_open else ()),
        trick=position.trick,
        tricks=position.tricks or (Trick(),) * len(position.taken),
        taken=position.taken,
        is_tout="tout" in marks,
        is_played_on="played_on" in marks,
        is_given_up="given_up" in marks,
        is_ended="ended" in marks,
    )
    is_over = "over" in marks and soundness.is_at_end(options, state)
    settled = settlement.settle(options, state) if is_over else None
    return replace(state, settled=settled, exchanged=_exchanged(state))


def _exchanged(state: State) -> tuple[int | None, ...]:
    """How many each has changed; whoever came after the last card was drawn has not."""
    counts: list[int | None] = [None] * SEATS
    contract = state.contract
    if contract is None:
        return tuple(counts)
    done = [seat for seat in exchangers(contract, state.declarers) if seat not in state.exchanging]
    while done and not state.drawable and not state.discards[done[-1]]:
        done.pop()
    for seat in done:
        counts[seat] = len(state.discards[seat])
    return tuple(counts)


def _auction(position: Position) -> Auction:
    if position.contract is not None and not position.calls:
        declarer = position.declarers[0]
        return Auction((declarer,), position.contract, declarer)
    auction = start(position.dealer).auction
    for _, call in position.calls:
        if not auction.is_over:
            auction = auction.passes() if call == PASSED else auction.bid(call)
    return replace_fields(auction, calls=position.calls)


def _marked_card(position: Position, name: str) -> Card | None:
    words = position.marks.get(name)
    return None if words is None else Card(words[0])
