"""What a card is worth to whoever keeps it, in tricks."""

from __future__ import annotations

from spadille.bots.solo.sight import Sight
from spadille.bots.solo.world import World
from spadille.cards import Card

#: Value of a trump by the number of higher ones that others hold.
_TRUMP = (0.97, 0.75, 0.55, 0.4)
_LOW_TRUMP = 0.25
#: The part of its value that a trump keeps when no trump of ours would be left to guard it.
_BARE = 0.75
#: Value of a side card by the number of higher ones out, and the same when no trumps are out.
_SIDE = (0.5, 0.2, 0.06)
_SIDE_SAFE = (0.95, 0.4, 0.12)
#: Value of a guard to the honour above it.
_GUARD = 0.05
#: What it is worth to be void in a suit with a trump in hand.
_VOID = 0.1
#: So few enemy cards expected are none.
_NONE = 0.2
#: Makes the lower of two like cards the cheaper.
_STEP = 0.004


def price(world: World, card: Card) -> float:
    """The tricks a card is expected to bring later, so what playing it away costs."""
    return _trump(world, card) if world.order.lane(card) == 0 else _side(world, card)


def _trump(world: World, card: Card) -> float:
    sight = world.sight
    if world.enemies_hold(sight.out_in(0)) < _NONE:
        return 0.98
    higher = world.enemies_hold(sight.above(card))
    worth = _between((*_TRUMP, _LOW_TRUMP), higher)
    if higher > 0.5 and len(sight.mine_in(0)) == 1:
        worth *= _BARE
    return worth - _STEP * world.order.place(card)


def _side(world: World, card: Card) -> float:
    sight = world.sight
    lane = world.order.lane(card)
    mine = sight.mine_in(lane)
    higher = world.enemies_hold(sight.above(card))
    guards = len(world.order.below(card) & mine)
    table = _SIDE if world.enemies_hold(sight.out_in(0)) > _NONE else _SIDE_SAFE
    worth = _between((*table, 0.0), higher) if guards >= higher - 0.5 else 0.0
    worth += _GUARD * _guarded(sight, card, lane)
    if len(mine) == 1 and higher > 0.5 and sight.mine_in(0):
        worth -= _VOID
    return worth - _STEP * world.order.place(card)


def _between(table: tuple[float, ...], at: float) -> float:
    """The value of a table at a place between its entries; the last one holds for all beyond."""
    low = int(at)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (at - low) * (table[low + 1] - table[low])


def _guarded(sight: Sight, card: Card, lane: int) -> int:
    """How many higher cards of ours, not yet good, need this card as a guard."""
    place = sight.order.place(card)
    higher = [own for own in sight.mine_in(lane) if sight.order.place(own) < place]
    return sum(0 < len(sight.above(own)) <= 2 for own in higher)
