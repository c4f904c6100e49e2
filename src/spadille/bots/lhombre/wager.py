"""Giving up, and announcing that all tricks will be taken."""

from __future__ import annotations

from spadille.bots.lhombre import appraisal
from spadille.bots.lhombre.sight import Sight
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import TRICKS

#: The chance of all nine tricks from which a tout is announced.
_TOUT_CHANCE = 0.8


def is_hopeless(options: Options, sight: Sight) -> bool:
    """Whether giving up costs less than playing on is expected to."""
    view, contract = sight.view, sight.view.contract
    assert contract is not None
    value = options.values[contract.name]
    if value.give_up is None:
        return False
    odds = appraisal.in_play(sight.hand, view.trump, sight.seat == view.forehand)
    return odds.points(value) < -value.give_up


def has_all_tricks(sight: Sight) -> bool:
    """Whether the declarer, on lead or last to play, can count on every trick to come."""
    if sight.view.trick or len(sight.view.taken) < TRICKS - 6:
        return False
    trumps = sight.order.sort(sight.mine_in(0))
    against = sight.order.sort(sight.out_in(0))
    sure = _run(sight, 0)
    if len(against) > sure or len(trumps) < sure:
        return False
    chance = 1.0
    for lane in range(1, len(sight.order.lanes)):
        if _run(sight, lane) < len(sight.mine_in(lane)):
            chance *= 0.0
    return chance >= _TOUT_CHANCE


def _run(sight: Sight, lane: int) -> int:
    """How many of our cards of a lane, from the top, no card of others outranks."""
    mine = sight.order.sort(sight.mine_in(lane))
    run = sum(not sight.above(card) for card in mine)
    # Once as many rounds were played as others have cards, the rest is good as well.
    return len(mine) if run >= len(sight.out_in(lane)) else run
