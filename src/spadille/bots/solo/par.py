"""What a game of Spanish Solo is worth in play, by what open cards promise its side."""

from __future__ import annotations

from spadille.bots.model import Numbers
from spadille.cards import Seat
from spadille.games.solo import settlement
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, State


def calibrated(numbers: Numbers, options: Options, state: State, points: float) -> float:
    """What each of the declarer's side comes to, if open cards promise him so many points."""
    learned = numbers.get(name_of(family(state)))
    if learned is None:
        return points
    more, share = learned
    return float(more * unit(options, state, settlement.side(state)) + share * points)


def name_of(kind: str) -> str:
    """The name of what was learned of a kind of game."""
    return f"solo/par/{kind}"


def family(state: State) -> str:
    """The kind of game: simple, solo or tout."""
    contract = state.contract
    assert contract is not None
    return contract.name.split("_")[0]


def unit(options: Options, state: State, side: tuple[Seat, ...]) -> float:
    """The points of each of the side, if it makes the game."""
    contract = state.contract
    assert contract is not None
    return float(options.values[contract.name] * (SEATS - len(side)))
