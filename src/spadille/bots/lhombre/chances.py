"""Who will take the present trick if a seat plays this or that card."""

from __future__ import annotations

from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, Seat

Chances = dict[Seat, float]

#: How often a defender who is able to beat the declarer's card after his partner's does so.
_PARTNER_HELPS = 0.9
#: How often a partner who could raise a card of ours does so before the declarer has played.
_PARTNER_RAISES = 0.4


def winners(sight: Sight, card: Card) -> Chances:
    """The chance of each seat to take the trick once the seat on turn has played ``card``."""
    trick = sight.view.trick
    plays = (*trick.plays, (sight.seat, card))
    cards = tuple(fallen for _, fallen in plays)
    best = sight.order.winning(cards)
    holder = next(seat for seat, fallen in plays if fallen is best)
    chances: Chances = {sight.seat: 0.0, **dict.fromkeys(sight.others, 0.0)}
    to_follow = sight.others[: len(chances) - len(plays)]
    _play_out(sight, chances, cards[0], best, holder, to_follow, 1.0)
    return chances


def _play_out(
    sight: Sight,
    chances: Chances,
    led: Card,
    best: Card,
    holder: Seat,
    to_follow: tuple[Seat, ...],
    weight: float,
) -> None:
    if not to_follow:
        chances[holder] += weight
        return
    seat, rest = to_follow[0], to_follow[1:]
    beats = sight.can_beat(seat, led, best) * _will(sight, seat, holder, rest)
    _play_out(sight, chances, led, best, holder, rest, weight * (1.0 - beats))
    # The beating card is not known: whoever follows beats it about half as often.
    later = sum(
        0.5 * sight.can_beat(last, led, best) * _will(sight, last, seat, ()) for last in rest
    )
    chances[seat] += weight * beats * (1.0 - later)
    for last in rest:
        chances[last] += weight * beats * later


def _will(sight: Sight, seat: Seat, holder: Seat, rest: tuple[Seat, ...]) -> float:
    """How willing a seat is to take the trick from its holder."""
    if sight.declarer in (seat, holder):
        return 1.0 if seat == sight.declarer else _PARTNER_HELPS
    return _PARTNER_RAISES if sight.declarer in rest else 0.0
