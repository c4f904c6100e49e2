"""What a contract comes to among experts, by what open cards promise and how good its cards are."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spadille.bots.lhombre import par
from spadille.bots.model import Numbers
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State


def name_of(contract: str) -> str:
    """The name of what was learned of a contract."""
    return f"lhombre/usual/{contract}"


def usual(numbers: Numbers, options: Options, state: State, points: float) -> float:
    """What the declarer comes to, if open cards promise him so many points.

    Cards that cannot win, or cannot lose, come to what open cards promise; between them it is
    mostly more, since who plays against him does not see his cards.
    """
    assert state.contract_name is not None
    learned = numbers.get(name_of(state.contract_name))
    if learned is None:
        return par.calibrated(numbers, options, state, points)
    won = par.unit(options, state)
    more = float(np.dot(learned, counted(points / won, par.in_play(state).win)))
    return points + won * more


def counted(open_cards: float, chance: float) -> NDArray[np.float64]:
    """What it is told from by how much a contract does better than with open cards.

    ``open_cards`` is in parts of a win, ``chance`` the one that estimates give the cards in play.
    """
    doubt = 4.0 * chance * (1.0 - chance)
    return np.array([1.0, open_cards, chance, doubt, doubt * open_cards])
