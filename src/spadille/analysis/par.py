"""What a deal is worth at the first lead: with open cards, and as players come to it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from spadille.analysis.ends import ends
from spadille.analysis.thinker import thinker
from spadille.bots.before import Before
from spadille.cards import Seat
from spadille.kernel.problem import LimitHit
from spadille.kernel.solver import Solver
from spadille.rules.cardplay import CardPlay, is_paid
from spadille.rules.rulebook import Rulebook

#: Cards played in thought after which par is not told: about a second.
PATIENCE = 1 << 26

#: The games of which more than players know was learned, each with a module that has ``usual``.
_GAMES = {
    "lhombre": "spadille.analysis.lhombre.usual",
    "solo": "spadille.analysis.solo.usual",
}


class Par(msgspec.Struct, frozen=True):
    """The points of the deal by seat before the first card.

    ``open`` is what each seat comes to if all cards lie open and nobody errs, which is the
    ``outcome``; ``calibrated`` what players came to in deals that open cards promise as much: as
    nobody sees all, a declarer mostly fares better than that.
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
    thinking = None if play is None else thinker(rulebook, state, play.sides[0][0])
    if play is None or thinking is None:
        return None
    outcomes, open_, in_play = [], [0.0] * play.seats, [0.0] * play.seats
    for side in play.sides:
        told = ends(rulebook, state, play, side)
        try:
            value = Solver(play, side).value(PATIENCE)
        except LimitHit:
            return None
        outcomes.append(told[value])
        _share(open_, play, side, value)
        likely = usual(rulebook, thinking, state, value / len(side)) * len(side)
        _share(in_play, play, side, likely)
    return Par(outcomes[0], tuple(open_), tuple(in_play))


def usual(rulebook: Rulebook[Any], thinking: Before, state: Any, points: float) -> float:
    """What each of a side comes to in play, if open cards promise him so many points."""
    module = _GAMES.get(rulebook.profile.game)
    if module is None:
        return thinking.calibrated(state, points)
    options = rulebook.profile.options
    found: float = import_module(module).usual(thinking.numbers, options, state, points)
    return found


def _share(points: list[float], play: CardPlay, side: tuple[Seat, ...], value: float) -> None:
    """Give a side its points, and take them from the others where somebody must pay them."""
    against = [seat for seat in play.players if seat not in side]
    for seat in side:
        points[seat] += value / len(side)
    for seat in against if is_paid(play) else ():
        points[seat] -= value / len(against)
