"""What a deal is worth (sections 4.1 and 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from spadille.cards import Seat
from spadille.games.lhombre.contract import CONTRACTS, ContractName
from spadille.games.lhombre.event import DealSettled, Outcome, Tout
from spadille.games.lhombre.profile import Options, Value
from spadille.games.lhombre.state import SEATS, TRICKS, State

#: Tricks the declarer of a Grand must take (4.1).
GRAND_TRICKS = 5


def outcome(name: str, declarer: Seat, tricks: tuple[int, ...]) -> Outcome:
    """How a contract ended, from the tricks by seat (6).

    >>> outcome("game", Seat(0), (4, 3, 2)), outcome("game", Seat(0), (4, 4, 1))
    ('win', 'bet')
    >>> outcome("grand", Seat(0), (4, 3, 2)), outcome("pure_nolo", Seat(0), (2, 7, 0))
    ('bet', 'codille')
    """
    own = tricks[declarer]
    family = CONTRACTS[name].family
    if family == "nolo":
        return "win" if own == 0 else "bet" if own == 1 else "codille"
    if family == "grand":
        return "win" if own >= GRAND_TRICKS else "bet"
    best = max(count for seat, count in enumerate(tricks) if seat != declarer)
    return "win" if own > best else "bet" if own == best else "codille"


def account(
    options: Options, name: ContractName, result: Outcome, own: int, tout: Tout
) -> dict[str, int]:
    """The declarer's points line by line, for a result in which he took ``own`` tricks (4.1)."""
    value = options.values[name]
    lines: dict[str, int] = {result: _base(value, result)}
    if result == "codille" and value.further_trick and own > 2:
        lines["further_trick"] = -value.further_trick * (own - 2)
    if tout != "none":
        lines[f"tout_{tout}"] = options.tout_bonus if tout == "made" else -options.tout_penalty
    return lines


def points(options: Options, name: ContractName, result: Outcome, own: int, tout: Tout) -> int:
    """The declarer's points for a result in which he took ``own`` tricks (4.1)."""
    return sum(account(options, name, result, own, tout).values())


def _base(value: Value, result: Outcome) -> int:
    losses = {"bet": value.bet, "codille": value.codille, "given_up": value.give_up or 0}
    return value.win if result == "win" else -losses[result]


def settle(options: Options, state: State) -> DealSettled:
    """The end of the deal; the ledger knows only the declarer's own points (4.1)."""
    tricks = state.tricks_by_seat
    name = state.contract_name
    if name is None:
        zeros = (0,) * SEATS
        return DealSettled(zeros, "washed_out", None, (), None, tricks, "none")
    declarer = state.declarer
    result: Outcome = "given_up" if state.is_given_up else outcome(name, declarer, tricks)
    tout = _tout(state.is_tout, tricks[declarer])
    won = points(options, CONTRACTS[name].name, result, tricks[declarer], tout)
    scores = tuple(won if seat == declarer else 0 for seat in range(SEATS))
    return DealSettled(scores, result, name, state.declarers, state.trump, tricks, tout)


def _tout(is_announced: bool, own: int) -> Tout:
    if not is_announced:
        return "none"
    return "made" if own == TRICKS else "failed"


def is_certain(options: Options, state: State) -> bool:
    """Whether no way of sharing the tricks still to come can change the score (6)."""
    name = state.contract_name
    if name is None:
        return False
    declarer, taken = state.declarer, state.tricks_by_seat
    score = partial(_score, options, CONTRACTS[name].name, declarer, state.is_tout)
    ends = map(score, _splits(taken, TRICKS - sum(taken)))
    first = next(ends)
    return all(end == first for end in ends)


def _score(
    options: Options, name: ContractName, declarer: Seat, is_tout: bool, tricks: tuple[int, ...]
) -> int:
    own, result = tricks[declarer], outcome(name, declarer, tricks)
    return points(options, name, result, own, _tout(is_tout, own))


def _splits(taken: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
    first, *others = taken
    if not others:
        yield (first + left,)
        return
    for more in range(left + 1):
        for rest in _splits(tuple(others), left - more):
            yield (first + more, *rest)
