"""What a decision is worth: each kind of decision is judged in a file of its own."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.judging import cards, choices, said
from spadille.analysis.moment import Costs, Moment, moment
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
    costs = _costs if own is None else import_module(own).costs
    is_playing = rulebook.card_play(asked.truth) is not None
    return moment(asked, costs(rulebook, asked, rng, worlds), is_playing=is_playing)


def _costs(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    if isinstance(asked.action, Play):
        return _of_card(rulebook, asked, rng, worlds)
    if rulebook.card_play(asked.truth) is None:
        return choices.costs(rulebook, asked, rng, worlds)
    return said.costs(rulebook, asked, rng, worlds)


def _of_card(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    """What a card cost, or what was not said before it, if that was better than every card."""
    if not said.others(rulebook, asked.view, asked.seat, asked.action):
        return cards.costs(rulebook, asked, rng, worlds)
    unsaid = said.costs(rulebook, asked, rng, worlds)
    if not isinstance(unsaid.better, Play):
        return unsaid
    played = cards.costs(rulebook, asked, rng, worlds)
    if unsaid.open <= played.open:
        return played
    return played._replace(better_open=unsaid.better_open, open=unsaid.open)
