"""What a decision is worth: each kind of decision is judged in a file of its own."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.judging import cards, choices
from spadille.analysis.moment import Moment, moment
from spadille.analysis.outlook import ENOUGH
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook

#: The games whose cards are captured, not won by contract, each with a module that has ``costs``;
#: imported when a deal of it is judged.
_GAMES = {"hearts": "spadille.analysis.hearts.judging"}


def judged(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int = ENOUGH) -> Moment:
    """What a seat did, judged; raises ``TooEarly`` where the play cannot be solved yet.

    What could be known comes from the seat's view alone.
    """
    own = _GAMES.get(rulebook.profile.game)
    if own is not None:
        of: Any = import_module(own)
    else:
        of = cards if isinstance(asked.action, Play) else choices
    return moment(asked, of.costs(rulebook, asked, rng, worlds))
