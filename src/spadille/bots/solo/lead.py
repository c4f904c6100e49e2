"""What a lead does beyond its own trick, in tricks."""

from __future__ import annotations

from spadille.bots.solo.world import World
from spadille.cards import Card
from spadille.games.solo.state import TRICKS

#: What each trump drawn from an enemy is worth to the declarer's side, and one drawn from a friend.
_DRAWN = 0.15
_DRAWN_FROM_FRIEND = -0.1
#: Who must take all tricks draws every trump before he plays his side cards.
_TOUT_DRAWS = 1.0
#: What it costs a defender to lead a trump, which helps the declarer.
_LEADS_TRUMP = -0.15


def bonus(world: World, card: Card) -> float:
    """The worth of leading a card, apart from who takes the trick."""
    sight = world.sight
    if world.order.lane(card) != 0:
        return 0.0
    if sight.seat not in world.side:
        return _LEADS_TRUMP
    out = sight.out_in(0)
    contract = world.view.contract
    assert contract is not None
    if contract.tricks == TRICKS and out and not sight.above(card):
        return _TOUT_DRAWS
    worth = 0.0
    for seat in sight.others:
        drawn = world.has_any(seat, out)
        worth += drawn * (_DRAWN_FROM_FRIEND if seat in world.side else _DRAWN)
    return worth
