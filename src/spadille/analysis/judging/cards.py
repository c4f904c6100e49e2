"""A card that was played in a contract: solved with open cards, in the truth and in many worlds."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.moment import Costs
from spadille.analysis.openeyes import OpenEyes
from spadille.analysis.outlook import Outlook
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook


def costs(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    """What the card cost; raises ``TooEarly``."""
    assert isinstance(asked.action, Play)
    played = asked.action.card
    outlook = Outlook(rulebook, asked.view, asked.seat, rng, worlds)
    open_ = OpenEyes(rulebook, asked.seat).worths(asked.truth)
    better = outlook.best if outlook.cost(played) > 0 else played
    best = max(worth.points for worth in open_.values())
    equals = [card for card in outlook.cards if open_[card].points == best]
    return Costs(
        Play(better),
        Play(played if played in equals else equals[0]),
        outlook.cost(played),
        outlook.doubt(played),
        best - open_[played].points,
        open_[played].points - open_[better].points,
        outlook.at_stake,
        outlook.hands(),
        outlook.chances(played),
        outlook.chances(better),
    )
