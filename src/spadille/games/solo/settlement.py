"""What a deal is worth (section 6)."""

from __future__ import annotations

from spadille.cards import Seat, seats_from
from spadille.games.solo.contract import Contract
from spadille.games.solo.event import Outcome, SoloSettled
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, TRICKS, State


def outcome(contract: Contract, own: int) -> Outcome:
    """How a game ended whose declarer, with his partner where he has one, took ``own`` tricks.

    >>> from spadille.games.solo.contract import CONTRACTS
    >>> outcome(CONTRACTS["simple_suit"], 5), outcome(CONTRACTS["tout_suit"], 7)
    ('made', 'lost')
    """
    return "made" if own >= contract.tricks else "lost"


def scores(value: int, side: tuple[Seat, ...], result: Outcome) -> tuple[int, ...]:
    """The points by seat: each of ``side`` gets the value from each defender, or pays it (6.1).

    >>> scores(2, (Seat(1), Seat(3)), "made"), scores(8, (Seat(0),), "lost")
    ((-4, 4, -4, 4), (-24, 8, 8, 8))
    """
    paid = value if result == "made" else -value
    defenders = SEATS - len(side)
    return tuple(defenders * paid if seat in side else -len(side) * paid for seat in range(SEATS))


def players(declarer: Seat, partner: Seat | None) -> tuple[Seat, ...]:
    """The side of the declarer: himself, and in a Simple whoever holds the called ace."""
    return (declarer,) if partner is None else (declarer, partner)


def settle(options: Options, state: State) -> SoloSettled:
    """The end of the deal; needs the truth, for only here all learn who the partner was."""
    tricks = state.tricks_by_seat
    contract = state.contract
    if contract is None:
        zeros = (0,) * SEATS
        return SoloSettled(zeros, "passed_out", None, (), None, None, None, tricks)
    partner = _partner(state)
    together = side(state)
    result = outcome(contract, sum(tricks[seat] for seat in together))
    points = scores(options.values[contract.name], together, result)
    return SoloSettled(
        points,
        result,
        contract.name,
        state.declarers,
        state.trump,
        state.called,
        partner,
        tricks,
    )


def side(state: State) -> tuple[Seat, ...]:
    """The declarer and his partner, whether or not they know each other yet; needs the truth."""
    return players(state.declarer, _partner(state))


def _partner(state: State) -> Seat | None:
    """Whoever played the called ace, or holds it still."""
    if state.called is None or state.partner is not None:
        return state.partner
    return next(Seat(at) for at, hand in enumerate(state.hands) if state.called in hand.known)


def is_certain(state: State) -> bool:
    """Whether no way of sharing the tricks to come can change the outcome (6.2).

    While nobody has shown himself as the partner, it must be the same whoever he is.
    """
    contract = state.contract
    assert contract is not None
    taken = state.tricks_by_seat
    left = TRICKS - sum(taken)
    own = [sum(taken[seat] for seat in side) for side in _possible_sides(state)]
    ends = {outcome(contract, least + more) for least in own for more in (0, left)}
    return len(ends) == 1


def _possible_sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The declarer with each seat that may be his partner for all that everybody knows."""
    declarer = state.declarer
    if state.called is None or state.partner is not None:
        return (players(declarer, state.partner),)
    return tuple(players(declarer, seat) for seat in seats_from(declarer, SEATS)[1:])
