"""What a decision is worth: each kind of decision is judged in a file of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.judging import cards, choices
from spadille.analysis.moment import Moment, moment
from spadille.analysis.outlook import ENOUGH
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook


def judged(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int = ENOUGH) -> Moment:
    """What a seat did, judged; raises ``TooEarly`` where the play cannot be solved yet.

    What could be known comes from the seat's view alone.
    """
    if rulebook.profile.game == "hearts":
        # What plays out cards that are captured is not loaded where it is not needed.
        from spadille.analysis.hearts import judging  # noqa: PLC0415

        return moment(asked, judging.costs(rulebook, asked, rng, worlds))
    of = cards if isinstance(asked.action, Play) else choices
    return moment(asked, of.costs(rulebook, asked, rng, worlds))
