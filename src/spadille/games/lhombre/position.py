"""L'Hombre in the middle of a deal: writing a state down, and setting one up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast, get_args

from msgspec.structs import replace

from spadille.cards import Card, CardSet, Hand, Seat, Trick
from spadille.games.lhombre import play, settlement, soundness
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.exchange import all_exchangers
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import (
    PLAYERS,
    TRICKS,
    Sitter,
    State,
    players_of,
    sitter_of,
    start,
)
from spadille.rules.auction import JOINED, PASSED, Auction
from spadille.rules.faults import Fault
from spadille.rules.position import (
    Position,
    card_faults,
    mark_unknown,
    mark_wrong,
    turn_fault,
)
from spadille.rules.rule import FaultyGame

#: Facts that are only true or not, by the name of their mark.
_FLAGS: dict[str, Callable[[State], bool]] = {
    "corrected": lambda state: state.is_corrected,
    "left": lambda state: state.is_turned_settled and state.kept is None,
    "yielded": lambda state: state.is_yielded,
    "tout": lambda state: state.is_tout,
    "played_on": lambda state: state.is_played_on,
    "given_up": lambda state: state.is_given_up,
    "ended": lambda state: state.is_ended,
    "over": lambda state: state.settled is not None,
}
_CARDS = ("turned", "kept")
_SEATS: dict[str, Callable[[State], tuple[Seat, ...]]] = {
    "exchanging": lambda state: state.exchanging,
    "shown": lambda state: tuple(sorted(state.has_shown)),
}
_SITTER = "sitter"
#: How many cards each seat changed, which the heaps no longer tell once the sitter has looked.
_EXCHANGED = "exchanged"
_NOT_EXCHANGED = "-"
#: What each seat had laid away before the sitter took it up, as far as it is known.
_REMEMBERED = "remembered"
_NO_CARD, _NEXT_SEAT = "-", "/"
_KNOWN = (*_CARDS, *_SEATS, _SITTER, _EXCHANGED, _REMEMBERED, *_FLAGS)


def written(state: State, turn: frozenset[Seat]) -> Position:
    """A state, the truth or a view, as a position; ``turn`` are the seats that may act."""
    return Position(
        dealer=state.dealer,
        hands=state.hands if state.is_dealt else (),
        talon=state.talon,
        discards=state.discards if any(state.discards) else (),
        drawn=state.drawn if any(state.drawn) else (),
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
    for name, seats_in in _SEATS.items():
        if seats := seats_in(state):
            yield name, tuple(map(str, seats))
    if state.sitter_did != "waits":
        yield _SITTER, (state.sitter_did,)
        counts = (_NOT_EXCHANGED if each is None else str(each) for each in state.exchanged)
        yield _EXCHANGED, tuple(counts)
    if state.remembered:
        heaps = (" ".join(card.text for card in cards) or _NO_CARD for cards in state.remembered)
        yield _REMEMBERED, tuple(f" {_NEXT_SEAT} ".join(heaps).split())
    yield from ((name, ()) for name, is_so in _FLAGS.items() if is_so(state))


def set_up(
    options: Options, position: Position, to_act: Callable[[State], frozenset[Seat]]
) -> State:
    """The state of a position; raises ``FaultyGame`` with everything that cannot be."""
    unreadable = list(_unreadable(options, position))
    if not position.hands:
        return _undealt(position, options.seats, unreadable)
    turned = None if unreadable else _marked_card(position, "turned")
    shown = () if turned is None else (turned,)
    does_sitter_play = position.marks.get(_SITTER) == ("plays",)
    players = PLAYERS + 1 if does_sitter_play else PLAYERS
    faults: list[str] = unreadable + card_faults(PACK, position, shown, players)
    if unreadable:
        raise FaultyGame("position", faults)
    state = _state(options, position)
    faults += soundness.faults(options, state)
    if "over" in position.marks and state.settled is None:
        faults.append(Fault("not-over"))
    if position.turn and state.auction.alive and state.leader in state.players:
        turn = to_act(state)
        if turn != frozenset(position.turn):
            faults.append(turn_fault(turn, position.turn))
    if faults:
        raise FaultyGame("position", faults)
    return state


def _undealt(position: Position, seats: int, faults: Sequence[str]) -> State:
    begun = start(position.dealer, seats)
    if not faults and position != written(begun, frozenset()):
        faults = [Fault("hands-missing")]
    if faults:
        raise FaultyGame("position", faults)
    return begun


def _unreadable(options: Options, position: Position) -> Iterator[Fault]:
    """What is wrong with a position so that no state can be made of it."""
    seats = options.seats
    if position.hands and len(position.hands) != seats:
        yield Fault("hand-count", count=len(position.hands), wanted=seats)
    for name, heaps in (("discards", position.discards), ("drawn", position.drawn)):
        if heaps and len(heaps) != seats:
            yield Fault("heap-count", field=name, count=len(heaps), wanted=seats)
    known = {PASSED, JOINED, *options.bids}
    for name in {*(call for _, call in position.calls), position.contract or PASSED} - known:
        yield Fault("contract-unknown", contract=name)
    if position.contract in (PASSED, JOINED):
        yield Fault("contract-unknown", contract=position.contract)
    yield from _strange_declarers(options, position)
    if position.tricks and len(position.tricks) != len(position.taken):
        yield Fault("tricks-taken", count=len(position.tricks), taken=len(position.taken))
    yield from _strange_seats(seats, position)
    yield from _strange_marks(seats, position)


def _strange_declarers(options: Options, position: Position) -> Iterator[Fault]:
    count = len(position.declarers)
    may_be_several = position.contract in options.joint_nolos
    if position.contract is None and count:
        yield Fault("declarer-count", count=count, wanted=0)
    if position.contract is not None and not (count == 1 or (count and may_be_several)):
        yield Fault("declarer-count", count=count, wanted=1)
    if len(set(position.declarers)) < count:
        yield Fault("declarer-twice")
    # The sitter may only come after those who bid (3.3).
    if count and position.declarers[0] == sitter_of(position.dealer, options.seats):
        yield Fault("sitter-declarer", seat=position.declarers[0])


def _strange_seats(seats: int, position: Position) -> Iterator[Fault]:
    played = [seat for trick in (*position.tricks, position.trick) for seat, _ in trick.plays]
    told = [position.dealer, *position.declarers, *position.taken, *position.turn]
    for seat in sorted({*told, *played, *(seat for seat, _ in position.calls)}):
        if not 0 <= seat < seats:
            yield Fault("seat-unknown", seat=seat)


def _strange_marks(seats: int, position: Position) -> Iterator[Fault]:
    for name, words in position.marks.items():
        if name not in _KNOWN:
            yield mark_unknown(name, _KNOWN)
        elif not _is_fine(seats, name, words):
            yield mark_wrong(name, words)


def _is_fine(seats: int, name: str, words: tuple[str, ...]) -> bool:
    numbers = {str(seat) for seat in range(seats)}
    if name in _CARDS:
        return len(words) == 1 and words[0] in {card.text for card in PACK}
    if name in _SEATS:
        return set(words) <= numbers
    if name == _SITTER:
        return len(words) == 1 and words[0] in get_args(Sitter)
    if name == _EXCHANGED:
        counts = {_NOT_EXCHANGED, *map(str, range(TRICKS + 1))}
        return len(words) == seats and set(words) <= counts
    if name == _REMEMBERED:
        return len(_heaps(words)) == seats and set(words) <= {card.text for card in PACK} | {
            _NO_CARD,
            _NEXT_SEAT,
        }
    return not words


def _heaps(words: tuple[str, ...]) -> list[list[str]]:
    """Words by seat, from 0."""
    return [heap.split() for heap in " ".join(words).split(_NEXT_SEAT)]


def _remembered(position: Position) -> tuple[CardSet, ...]:
    heaps = _heaps(position.marks.get(_REMEMBERED, ()))
    cards = tuple(CardSet(Card(word) for word in heap if word != _NO_CARD) for heap in heaps)
    return cards if any(cards) else ()


def _state(options: Options, position: Position) -> State:
    marks = position.marks
    kept = _marked_card(position, "kept")
    no_cards = (Hand(),) * options.seats
    sitter_did = marks.get(_SITTER, ("waits",))[0]
    state = State(
        dealer=position.dealer,
        auction=_auction(options, position),
        hands=position.hands,
        is_dealt=True,
        talon=position.talon,
        discards=position.discards or no_cards,
        drawn=position.drawn or no_cards,
        exchanged=(None,) * options.seats,
        is_corrected="corrected" in marks,
        contract_name=position.contract,
        declarers=position.declarers,
        trump=position.trump,
        turned=_marked_card(position, "turned"),
        kept=kept,
        is_turned_settled=kept is not None or "left" in marks,
        exchanging=_marked_seats(position, "exchanging"),
        is_yielded="yielded" in marks,
        sitter_did=cast(Sitter, sitter_did),
        remembered=_remembered(position),
        has_shown=frozenset(_marked_seats(position, "shown")),
        trick=position.trick,
        tricks=position.tricks or (Trick(),) * len(position.taken),
        taken=position.taken,
        is_tout="tout" in marks,
        is_played_on="played_on" in marks,
        is_given_up="given_up" in marks,
        is_ended="ended" in marks,
    )
    if play.is_open(options, state):
        state = replace(state, opened=frozenset(position.declarers))
    is_over = "over" in marks and soundness.is_at_end(options, state)
    settled = settlement.settle(options, state) if is_over else None
    told = marks.get(_EXCHANGED)
    exchanged = _exchanged(options, state) if told is None else tuple(map(_count, told))
    return replace(state, settled=settled, exchanged=exchanged)


def _count(word: str) -> int | None:
    return None if word == _NOT_EXCHANGED else int(word)


def _exchanged(options: Options, state: State) -> tuple[int | None, ...]:
    """How many each has changed; whoever came after the last card was drawn has not."""
    counts: list[int | None] = [None] * options.seats
    if state.contract_name is None:
        return tuple(counts)
    may = all_exchangers(options, state)
    done = [seat for seat in may if seat not in state.exchanging]
    while done and not state.drawable and not state.discards[done[-1]]:
        done.pop()
    for seat in done:
        counts[seat] = len(state.discards[seat])
    return tuple(counts)


def _auction(options: Options, position: Position) -> Auction:
    players = players_of(position.dealer, options.seats)
    auction = Auction(players)
    if position.contract is not None and not position.calls:
        first, *others = (seat for seat in position.declarers if seat in players)
        alive = tuple(seat for seat in players if seat in (first, *others))
        return Auction(alive, position.contract, first, tuple(others))
    for _, call in position.calls:
        if not auction.is_over:
            auction = auction.says(call)
    return replace(auction, calls=position.calls)


def _marked_seats(position: Position, name: str) -> tuple[Seat, ...]:
    return tuple(Seat(int(word)) for word in position.marks.get(name, ()))


def _marked_card(position: Position, name: str) -> Card | None:
    words = position.marks.get(name)
    return None if words is None else Card(words[0])
