"""What a contract of L'Hombre is worth in play, by what open cards promise its declarer."""

from __future__ import annotations

from spadille.bots.lhombre import payoff
from spadille.bots.model import Numbers
from spadille.games.lhombre import settlement
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State


def calibrated(numbers: Numbers, options: Options, state: State, points: float) -> float:
    """What the declarer comes to, if open cards promise him so many points.

    Who plays against him does not see his cards, so that it is mostly more.
    """
    assert state.contract_name is not None
    learned = numbers.get(name_of(state.contract_name))
    if learned is None:
        return points
    more, share = learned
    return float(more * unit(options, state) + share * points)


def name_of(contract: str) -> str:
    """The name of what was learned of a contract."""
    return f"lhombre/par/{contract}"


def unit(options: Options, state: State) -> float:
    """The points of a declarer who wins, without a tout."""
    contract = state.contract
    assert contract is not None
    name = settlement.valued_as(options, contract.name, state.trump)
    won = settlement.points(options, name, "win", 0, "none")
    return float(won * payoff.times(options, len(state.players) - 1))
