"""Who will take the present trick if a seat plays this or that card."""

from __future__ import annotations

from spadille.bots.solo.world import World
from spadille.cards import Card, Seat

Chances = dict[Seat, float]

#: How often somebody who is able to beat a card does so: an enemy's; that of one whom he may take
#: for an enemy; that of a friend who may yet be beaten; that of a friend who is safe.
_ENEMY = 0.95
_STRANGER = 0.75
_FRIEND_IN_DANGER = 0.35
_FRIEND = 0.05


def winners(world: World, card: Card) -> Chances:
    """The chance of each seat to take the trick once the seat on turn has played ``card``."""
    sight = world.sight
    plays = (*world.view.trick.plays, (sight.seat, card))
    cards = tuple(fallen for _, fallen in plays)
    best = world.order.winning(cards)
    holder = next(seat for seat, fallen in plays if fallen is best)
    chances: Chances = {sight.seat: 0.0, **dict.fromkeys(sight.others, 0.0)}
    to_follow = sight.others[: len(chances) - len(plays)]
    _play_out(world, chances, cards[0], best, holder, to_follow, 1.0)
    return chances


def _play_out(
    world: World,
    chances: Chances,
    led: Card,
    best: Card,
    holder: Seat,
    to_follow: tuple[Seat, ...],
    weight: float,
) -> None:
    if not to_follow or weight < 0.01:
        chances[holder] += weight
        return
    seat, rest = to_follow[0], to_follow[1:]
    beats = world.can_beat(seat, led, best) * will(world, seat, holder, rest)
    _play_out(world, chances, led, best, holder, rest, weight * (1.0 - beats))
    taken = weight * beats
    # The beating card is not known: whoever follows beats it about half as often.
    for last in rest:
        again = taken * 0.5 * world.can_beat(last, led, best) * will(world, last, seat, ())
        chances[last] += again
        taken -= again
    chances[seat] += taken


def will(world: World, seat: Seat, holder: Seat, rest: tuple[Seat, ...]) -> float:
    """How willing a seat is to take the trick from its holder."""
    if not world.are_allied(seat, holder):
        return _ENEMY
    if not _knows_friends(world, seat):
        return _STRANGER
    is_in_danger = any(not world.are_allied(seat, later) for later in rest)
    return _FRIEND_IN_DANGER if is_in_danger else _FRIEND


def _knows_friends(world: World, seat: Seat) -> bool:
    """Whether a seat knows who plays with it."""
    is_open = world.partner is None or world.view.partner is not None
    return is_open or seat == world.partner
