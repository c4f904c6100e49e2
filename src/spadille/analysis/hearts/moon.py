"""What becomes of the points of a moon: added to those of the others, or taken off one's own."""

from __future__ import annotations

from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.handmeter import Chance
from spadille.analysis.moment import Costs
from spadille.bots.hearts import match
from spadille.games.hearts import settlement
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.event import Way
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook

_WAYS: dict[Action, Way] = {AddToOthers(): "added", SubtractOwn(): "subtracted"}


def costs(rulebook: Rulebook[Any], asked: Asked) -> Costs:
    """What the choice cost: either way brings whoever chooses as far ahead of the others.

    So it hangs on whether the match ends, or how near to its end it comes. No card lies hidden any
    more, so that all could be known.
    """
    chances = {action: _chance(rulebook, asked, way) for action, way in _WAYS.items()}
    done = chances[asked.action]
    best = max(chances, key=chances.__getitem__)
    better = best if chances[best] > done else asked.action
    cost = chances[better] - done
    own, other = ((Chance("ahead", chances[each]),) for each in (asked.action, better))
    return Costs(better, better, cost, 0.0, cost, -cost, 1.0, (), own, other, is_match=True)


def _chance(rulebook: Rulebook[Any], asked: Asked, way: Way) -> float:
    """The share of the others that the seat is likely to finish the match ahead of."""
    options, view = rulebook.profile.options, asked.view
    scores = settlement.scores(options, view, way)
    totals = tuple(old + new for old, new in zip(view.points_before, scores, strict=True))
    return match.ahead(options, totals)[asked.seat]
