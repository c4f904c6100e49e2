"""What a lead does beyond its own trick, in tricks."""

from __future__ import annotations

from spadille.bots.solo.world import World
from spadille.cards import Card
from spadille.games.solo.state import TRICKS

#: What each trump drawn from an enemy is worth to the declarer's side, and one drawn from a friend.
_DRAWN = 0.15
_DRAWN_FROM_FRIEND = -0.1
#: The part of that which a trump is worth that an enemy can beat.
_BEATEN = 0.3
#: What a winner in a side suit gains, by the part of the enemies' trumps that is drawn.
_FREED = 0.4
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
    friends = sum(world.has_any(seat, out) for seat in sight.others if seat in world.side)
    enemies = sum(world.has_any(seat, out) for seat in sight.others if seat not in world.side)
    worth = enemies * _DRAWN + friends * _DRAWN_FROM_FRIEND
    if world.enemies_hold(sight.above(card)) > 0.5:
        return worth * _BEATEN
    left = world.enemies_hold(out)
    return worth + _FREED * _winners(world) * min(enemies / left, 1.0) if left > 0 else worth


def _winners(world: World) -> int:
    """How many side cards of ours nothing but a trump can beat."""
    sight = world.sight
    side = (card for card in sight.hand if world.order.lane(card) != 0)
    return sum(not sight.above(card) for card in side)
