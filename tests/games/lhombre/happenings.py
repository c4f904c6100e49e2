"""What can happen in a deal of L'Hombre, and what a finished record shows of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import (
    Correct,
    EndPlay,
    GiveUp,
    Join,
    KeepTurned,
    LeaveTurned,
    NameContract,
    PlayOn,
)
from spadille.games.lhombre.auction import rank
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled, Exchanged, PlayStopped
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.notation.replay import Record, Replay, Turn
from spadille.rules.action import Action, Play
from spadille.rules.event import Event

WASHED_OUT = "washed_out"
#: What an action in a deal shows of it.
_SHOWN: dict[type[Action], str] = {
    EndPlay: "ended early",
    KeepTurned: "card kept",
    LeaveTurned: "card left",
    NameContract: "behind an umbrella bid",
    PlayOn: "played on",
}


@dataclass(frozen=True, slots=True)
class Told:
    """A finished record, played again."""

    book: LHombre
    turns: tuple[Turn, ...]
    state: State

    @classmethod
    def again(cls, record: Record, book: LHombre) -> Told:
        """Play a record again; it must be finished."""
        replay = Replay(book, record.dealer, record.hands, record.talon, record.standing)
        turns = tuple(replay.act(seat, action) for seat, action in record.steps)
        assert isinstance(replay.result, DealSettled)
        return cls(book, turns, replay.state)

    @property
    def result(self) -> DealSettled:
        """How it ended."""
        assert self.state.settled is not None
        return self.state.settled

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return [event for turn in self.turns for event in turn.events]

    @property
    def kinds(self) -> list[type[Action]]:
        """What was done, by kind."""
        return [type(turn.action) for turn in self.turns]

    @property
    def shown(self) -> set[str]:
        """All that it shows."""
        return {*_end(self), *_several(self), *_auction(self)}


def possible(options: Options, name: str) -> set[str]:
    """Every way a contract can end, and every turn it can take on the way there."""
    return {WASHED_OUT} if name == WASHED_OUT else set(_possible(options, name))


def _possible(options: Options, name: str) -> Iterator[str]:
    contract, value = CONTRACTS[name], options.values[CONTRACTS[name].name]
    yield from ("win", "bet", "played out")
    if contract.has_codille:
        yield "codille"
    # Where every trick costs a point, no score is certain before the last one.
    if not value.further_trick:
        yield "stopped" if options.early_end == "forced" else "ended early"
    if value.give_up is not None:
        yield from ("given_up", "given up before the lead", "played on")
        if options.give_up == "first_lead":
            yield "given up at the lead"
    if contract.may_tout:
        yield from ("win, tout made", "win, tout failed")
        is_by_lead = options.tout == "sixth_lead"
        yield from ["ended early"] if is_by_lead else ["bet, tout failed", "codille, tout failed"]
    if contract.trump == "turned" and options.turned_card == "optional":
        yield from ("card kept", "card left")
    if contract.trump == "turned" and options.turned_card == "drawn":
        drawers = ("the declarer", "a defender", "nobody")
        yield from (f"card drawn by {drawer}" for drawer in drawers)
    if options.umbrella and contract.is_bought:
        yield "behind an umbrella bid"
        if name != "game":
            yield "by its own name"


def _end(told: Told) -> Iterator[str]:
    """How the contract came to its end."""
    result = told.result
    if result.contract is None:
        yield WASHED_OUT
        return
    # What a tout does to the score is an ending of its own.
    yield result.outcome + ("" if result.tout == "none" else f", tout {result.tout}")
    yield from (_SHOWN[kind] for kind in told.kinds if kind in _SHOWN)
    if any(isinstance(event, PlayStopped) for event in told.events):
        yield "stopped"
    if GiveUp in told.kinds:
        yield f"given up {'at' if Play in told.kinds else 'before'} the lead"
    if sum(result.tricks) == 9:
        yield "played out"
    if NameContract not in told.kinds:
        yield "by its own name"
    yield f"card drawn by {_drawer(told)}"


def _drawer(told: Told) -> str:
    """Who drew the turned card."""
    for event in told.events:
        if isinstance(event, Exchanged) and event.turned is not None:
            return "the declarer" if event.seat in told.state.declarers else "a defender"
    return "nobody"


def _several(told: Told) -> Iterator[str]:
    """Joint nolos, and whoever sits out (3.3)."""
    result, state = told.result, told.state
    joiners = {turn.seat for turn in told.turns if isinstance(turn.action, Join)}
    if joiners - {*result.declarers}:
        yield "a joint nolo overbid"
    ends = dict(zip(result.declarers, result.outcomes, strict=True))
    bidders = [seat for seat in result.declarers if seat != state.sitter]
    if len(bidders) > 1:
        yield f"{result.contract}, {len(bidders)} players"
        yield from (f"{result.contract}, joiner {ends[seat]}" for seat in bidders[1:])
    if state.sitter_did == "out":
        yield f"{result.contract}, stayed out"
    if state.sitter is not None and state.sitter_did == "plays":
        yield f"{result.contract}, sitter {ends[state.sitter]}"
        yield f"{result.contract}, sitter and {len(bidders)}"


def _auction(told: Told) -> Iterator[str]:
    """Corrections, held bids, and bids that named too much (3.2)."""
    for turn in told.turns:
        if isinstance(turn.action, Correct):
            yield f"corrected to {'a pass' if turn.action.call == 'pass' else 'a bid'}"
            if len(turn.events) > 1:
                yield "corrected at the end"
    options = told.book.profile.options
    calls = [call for _, call in told.state.auction.calls if call in options.bids]
    for standing, call in pairwise(calls):
        if rank(options, standing) == rank(options, call):
            yield "held the same" if standing == call else "held another"
    account = told.book.picture(told.state, None).account
    assert account is not None
    for line in account.lines:
        if line.name == "penalty":
            has_it = line.seat in told.state.declarers
            yield f"{told.result.contract}, fined" if has_it else "fined without the game"
