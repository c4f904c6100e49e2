"""What a card is worth to whoever keeps it, in tricks, in any contract but a nolo."""

from __future__ import annotations

from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, Seat

#: Value of a trump by the number of higher ones that others may hold.
_TRUMP = (0.97, 0.7, 0.45, 0.3)
_LOW_TRUMP = 0.2
#: The part of its value that a trump keeps when no trump of ours would be left to guard it.
_BARE = 0.75
#: Value of a side card by the number of higher ones out, and the same when no trumps are out.
_SIDE = (0.33, 0.2, 0.08)
_SIDE_SAFE = (0.95, 0.4, 0.12)
#: Value of a guard to the honour above it.
_GUARD = 0.06
#: What it is worth to be void in a suit with a trump in hand.
_VOID = 0.1
#: Makes the lower of two like cards the cheaper.
_STEP = 0.004


def price(sight: Sight, card: Card) -> float:
    """The tricks a card is expected to bring later, so what playing it away costs."""
    return _trump(sight, card) if sight.order.lane(card) == 0 else _side(sight, card)


def _trump(sight: Sight, card: Card) -> float:
    higher = len(sight.above(card))
    mine = len(sight.mine_in(0))
    worth = _TRUMP[higher] if higher < len(_TRUMP) else _LOW_TRUMP
    if not sight.out_in(0):
        return 0.98
    if higher and mine == 1:
        worth *= _BARE
    return worth - _STEP * sight.order.place(card)


def _side(sight: Sight, card: Card) -> float:
    lane = sight.order.lane(card)
    mine = sight.mine_in(lane)
    higher = len(sight.above(card))
    guards = len(sight.order.below(card) & mine)
    table = _SIDE if enemy_trumps(sight) > 0.2 else _SIDE_SAFE
    worth = table[higher] if higher < len(table) and guards >= higher else 0.0
    if higher == 0 and not sight.out_in(lane):
        worth *= 0.7
    worth += _GUARD * _guarded(sight, card, lane)
    if len(mine) == 1 and higher and sight.mine_in(0):
        worth -= _VOID
    return worth - _STEP * sight.order.place(card)


def _guarded(sight: Sight, card: Card, lane: int) -> int:
    """How many higher cards of ours, not yet good, need this card as a guard."""
    mine = sight.mine_in(lane)
    higher = [own for own in mine if sight.order.place(own) < sight.order.place(card)]
    return sum(0 < len(sight.above(own)) <= 2 for own in higher)


def enemy_trumps(sight: Sight) -> float:
    """The number of trumps to expect in the hands against us."""
    against: tuple[Seat, ...] = sight.others if sight.is_declarer else (sight.declarer,)
    return sum(sight.holds(seat, card) for seat in against for card in sight.out_in(0))
