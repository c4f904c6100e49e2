"""What players have learned of a game, for whoever looks over a seat's shoulder."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spadille.bots.before import Before
from spadille.bots.effort import ExpertEffort
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.model import Numbers
from spadille.bots.tier import ExpertPlayer
from spadille.cards import Seat
from spadille.rules.rulebook import Rulebook

#: Each game's module, with its own class ``Before``; imported when a deal of it is looked at.
_GAMES = {
    "lhombre": "spadille.bots.lhombre.before",
    "solo": "spadille.bots.solo.before",
}


def thinker(rulebook: Rulebook[Any], view: Any, seat: Seat) -> Before | None:
    """A seat that thinks as an expert does before the play; none in a game without contracts.

    Where the file of what players have learned cannot be read, it thinks without.
    """
    module = _GAMES.get(rulebook.profile.game)
    if module is None:
        return None
    numbers = learned(rulebook.profile.game)
    made: Before = import_module(module).Before(
        ExpertEffort(), numbers, HeuristicPlayer(), rulebook, view, seat
    )
    return made


def learned(game: str) -> Numbers:
    """What experts have learned of a game; nothing where the file of it cannot be read."""
    return ExpertPlayer().learned(game).numbers
