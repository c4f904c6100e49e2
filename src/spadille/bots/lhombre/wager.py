"""Giving up, and announcing that all tricks will be taken."""

from __future__ import annotations

from spadille.bots.lhombre import appraisal, payoff
from spadille.bots.lhombre.sight import Sight
from spadille.games.lhombre.play import TRICKS_BEFORE_TOUT_ENDS
from spadille.games.lhombre.profile import Options


def is_hopeless(options: Options, sight: Sight) -> bool:
    """Whether giving up costs less than playing on is expected to."""
    view, name = sight.view, sight.view.contract_name
    assert name is not None
    odds = appraisal.in_play(sight.hand, view.trump, sight.seat == view.forehand)
    played = payoff.points(options, name, view.trump, odds)
    return played < payoff.given_up(options, name, view.trump)


def is_tout(options: Options, sight: Sight) -> bool:
    """Whether to undertake all tricks now: when they are sure, or in time when they are likely."""
    if has_all_tricks(sight):
        return True
    if sight.view.trick or len(sight.view.tricks) < TRICKS_BEFORE_TOUT_ENDS:
        return False
    chance = 1.0
    for card in sight.hand:
        for seat in sight.others:
            chance *= 1.0 - sight.can_beat(seat, card, card)
    return chance * options.tout_bonus > (1.0 - chance) * options.tout_penalty


def has_all_tricks(sight: Sight) -> bool:
    """Whether the declarer, on lead, must take every trick to come if he draws trumps first."""
    if sight.view.trick or len(sight.out_in(0)) > _run(sight, 0):
        return False
    lanes = range(len(sight.order.lanes))
    return all(_run(sight, lane) == len(sight.mine_in(lane)) for lane in lanes)


def _run(sight: Sight, lane: int) -> int:
    """How many of our cards of a lane, from the top, no card of others outranks."""
    mine = sight.order.sort(sight.mine_in(lane))
    run = sum(not sight.above(card) for card in mine)
    # Once as many rounds were played as others have cards, the rest is good as well.
    return len(mine) if run >= len(sight.out_in(lane)) else run
