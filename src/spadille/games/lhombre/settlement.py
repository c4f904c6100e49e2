"""What a deal is worth (sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Seat, Suit
from spadille.games.lhombre.auction import penalties
from spadille.games.lhombre.contract import CONTRACTS, ContractName
from spadille.games.lhombre.event import DealSettled, Outcome, Tout
from spadille.games.lhombre.profile import Options, Value
from spadille.games.lhombre.state import TRICKS, State

#: Tricks the declarer of a Grand must take (4.1).
GRAND_TRICKS = 5


def outcome(name: str, own: int, best: int) -> Outcome:
    """How a contract ended, from the declarer's tricks and those of the best opponent (6).

    >>> outcome("game", 4, 3), outcome("game", 4, 4), outcome("game", 4, 5)
    ('win', 'bet', 'codille')
    >>> outcome("grand", 4, 3), outcome("grandissimo", 4, 5), outcome("pure_nolo", 2, 7)
    ('bet', 'codille', 'codille')
    """
    contract = CONTRACTS[name]
    if contract.family == "nolo":
        return "win" if own == 0 else "bet" if own == 1 else "codille"
    has_made_it = own >= GRAND_TRICKS if contract.family == "grand" else own > best
    if has_made_it:
        return "win"
    return "codille" if own < best and contract.has_codille else "bet"


def valued_as(options: Options, name: ContractName, trump: Suit | None) -> ContractName:
    """The contract by whose value a deal is settled: the one that was bid, or a Spade Solo (11.5).

    >>> from spadille.games.lhombre.profile import load
    >>> valued_as(load("privat").options, "solo", Suit.SPADES)
    'spade_solo'
    """
    is_spade_solo = name == "solo" and trump == Suit.SPADES and options.spade_solo_pays
    return "spade_solo" if is_spade_solo else name


def account(
    options: Options, name: ContractName, result: Outcome, own: int, tout: Tout
) -> dict[str, int]:
    """The declarer's points line by line, for a result in which he took ``own`` tricks (4.1).

    Where each defender pays they are what each of them pays.
    """
    value = options.values[name]
    lines: dict[str, int] = {result: _base(value, result)}
    if result == "codille" and value.further_trick and own > 2:
        further = -value.further_trick * (own - 2)
        lines["further_trick"] = limited(value, lines["codille"] + further) - lines["codille"]
    if tout != "none":
        lines[f"tout_{tout}"] = options.tout_bonus if tout == "made" else -options.tout_penalty
    return lines


def points(options: Options, name: ContractName, result: Outcome, own: int, tout: Tout) -> int:
    """The declarer's points for a result in which he took ``own`` tricks (4.1)."""
    return sum(account(options, name, result, own, tout).values())


def _base(value: Value, result: Outcome) -> int:
    losses = {"bet": value.bet, "codille": value.codille, "given_up": value.give_up or 0}
    return value.win if result == "win" else limited(value, -losses[result])


def limited(value: Value, points: int) -> int:
    """The points of a lost contract, which never cost more than the most (4.4)."""
    return points if value.most is None else max(points, -value.most)


def settle(options: Options, state: State) -> DealSettled:
    """The end of the deal: what each seat has won or lost."""
    tricks = state.tricks_by_seat
    scores = [-lost for lost in penalties(options, state)]
    if state.contract_name is None:
        return DealSettled(tuple(scores), "washed_out", None, (), (), None, tricks, "none")
    outcomes = tuple(result(state, seat, tricks) for seat in state.declarers)
    tout = _tout(state, tricks)
    for seat, ended in zip(state.declarers, outcomes, strict=True):
        name = valued_as(options, CONTRACTS[state.contract_name].name, state.trump)
        won = points(options, name, ended, tricks[seat], tout)
        for payer in payers(options, state, seat):
            scores[payer] -= won
            scores[seat] += won
        if options.payment == "ledger":
            scores[seat] += won
    if state.sitter is not None and state.sitter_did == "out":
        scores[state.sitter] -= options.sitter_cost
    return DealSettled(
        tuple(scores),
        outcomes[0],
        state.contract_name,
        state.declarers,
        outcomes,
        state.trump,
        tricks,
        tout,
    )


def payers(options: Options, state: State, declarer: Seat) -> tuple[Seat, ...]:
    """Who pays a declarer, or is paid by him: each who plays against him, or nobody (7.24).

    Of several in a nolo each plays against all others, and settles with each of them (3.3).
    """
    if options.payment == "ledger":
        return ()
    return tuple(seat for seat in state.players if seat != declarer)


def result(state: State, declarer: Seat, tricks: tuple[int, ...]) -> Outcome:
    """How the contract of one declarer ended, from the tricks by seat (6)."""
    if state.is_given_up:
        return "given_up"
    assert state.contract_name is not None
    best = max(tricks[seat] for seat in state.players if seat != declarer)
    return outcome(state.contract_name, tricks[declarer], best)


def _tout(state: State, tricks: tuple[int, ...]) -> Tout:
    if not state.is_tout:
        return "none"
    return "made" if tricks[state.declarer] == TRICKS else "failed"


def is_certain(options: Options, state: State) -> bool:
    """Whether no way of sharing the tricks still to come can change the score (6)."""
    if state.contract_name is None:
        return False
    ends = (
        _declarers_points(options, state, tricks)
        for tricks in _splits(state.tricks_by_seat, state.players, TRICKS - len(state.taken))
    )
    first = next(ends)
    return all(end == first for end in ends)


def _declarers_points(options: Options, state: State, tricks: tuple[int, ...]) -> tuple[int, ...]:
    assert state.contract_name is not None
    name = valued_as(options, CONTRACTS[state.contract_name].name, state.trump)
    tout = _tout(state, tricks)
    return tuple(
        points(options, name, result(state, seat, tricks), tricks[seat], tout)
        for seat in state.declarers
    )


def _splits(
    taken: tuple[int, ...], players: tuple[Seat, ...], left: int
) -> Iterator[tuple[int, ...]]:
    """Every way in which the players may share the tricks that are left."""
    first, *others = players
    if not others:
        yield _more(taken, first, left)
        return
    for more in range(left + 1):
        yield from _splits(_more(taken, first, more), tuple(others), left - more)


def _more(taken: tuple[int, ...], seat: Seat, tricks: int) -> tuple[int, ...]:
    return (*taken[:seat], taken[seat] + tricks, *taken[seat + 1 :])
