"""What a deal is worth at the first lead: with open cards, and as players come to it."""

from __future__ import annotations

from typing import Any

import msgspec

from spadille.analysis.calibration import CALIBRATION
from spadille.analysis.ends import Ends, ends
from spadille.analysis.family import family
from spadille.cards import Seat
from spadille.kernel.solver import LimitHit, Solver
from spadille.rules.cardplay import CardPlay, is_paid
from spadille.rules.rulebook import Rulebook

#: Cards played in thought after which par is not told: about a second.
PATIENCE = 1 << 26
#: Of the ways to lose, the one that stands for the others where a contract knows no codille.
_LOST = {"codille": "bet"}


class Par(msgspec.Struct, frozen=True):
    """The points of the deal by seat before the first card.

    ``open`` is what each seat comes to if all cards lie open and nobody errs, ``calibrated`` what
    players came to in deals with such an ``outcome`` of open cards: with hidden cards a declarer
    fares better than that.
    """

    outcome: str
    open: tuple[float, ...]
    calibrated: tuple[float, ...]


def par(rulebook: Rulebook[Any], state: Any) -> Par | None:
    """The par of a deal at its first lead; none in a game whose points hang on cards captured.

    None either where it takes too long to find out, as it may in a nolo of four players.
    ``state`` must be the truth, at a moment when cards are played.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> found = par(table.rulebook, table.truth)
    >>> found.outcome, found.open
    ('win', (4.0, 0.0, 0.0))
    """
    play = rulebook.card_play(state)
    if play is None or play.prizes:
        return None
    measured = CALIBRATION[rulebook.profile.game][family(rulebook.profile.game, state.contract)]
    outcomes, open_, usual = [], [0.0] * play.seats, [0.0] * play.seats
    for side in play.sides:
        told = ends(rulebook, state, play, side)
        try:
            value = Solver(play, side).value(PATIENCE)
        except LimitHit:
            return None
        outcomes.append(told[value])
        _share(open_, play, side, value)
        _share(usual, play, side, _usual(told, measured[told[value]]))
    return Par(outcomes[0], tuple(open_), tuple(usual))


def _usual(told: Ends, chances: dict[str, float]) -> float:
    """The mean of the points, each way of ending at its mildest."""
    mildest = {outcome: points for points, outcome in sorted(told.items())}
    return sum(
        chance * mildest[outcome if outcome in mildest else _LOST.get(outcome, outcome)]
        for outcome, chance in chances.items()
    )


def _share(points: list[float], play: CardPlay, side: tuple[Seat, ...], value: float) -> None:
    """Give a side its points, and take them from the others where somebody must pay them."""
    against = [seat for seat in play.players if seat not in side]
    for seat in side:
        points[seat] += value / len(side)
    for seat in against if is_paid(play) else ():
        points[seat] -= value / len(against)
