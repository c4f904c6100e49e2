"""The hand meter of Hearts."""

from __future__ import annotations

from typing import Any

from spadille.analysis.handmeter import Meter
from spadille.bots.hearts import weights
from spadille.bots.hearts.danger import Danger
from spadille.bots.hearts.sight import Sight
from spadille.cards import Seat
from spadille.games.hearts.state import State
from spadille.rules.rulebook import Rulebook


def measure(rulebook: Rulebook[Any], view: State, seat: Seat) -> Meter:
    """What the hand is likely to cost, before the first card is played."""
    if view.tricks or view.trick.plays or not view.hands or not view.hands[seat].known:
        return Meter()
    sight = Sight(rulebook, view, seat)
    return Meter(danger=weights.cost(Danger(sight).of_hand(sight.hand)))
