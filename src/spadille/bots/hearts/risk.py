"""The chance that a card takes the trick, and what would lie in it."""

from __future__ import annotations

from spadille.bots.hearts.danger import mean_heart
from spadille.bots.hearts.ranks import SUIT
from spadille.bots.hearts.sight import Sight
from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.games.hearts.cards import HEARTS, ORDER, QUEEN, THE_QUEEN

#: How readily somebody who need not go over a card does so: on the first trick, as the last player
#: to a trick without points, and else.
_OVER_FIRST = 0.85
_OVER_LAST = 0.5
_OVER = 0.12
#: How readily the queen is thrown, and a heart, by who cannot follow suit.
_QUEEN_THROWN = 0.97
_HEART_THROWN = 0.8


def of_trick(sight: Sight, card: Card) -> tuple[float, float]:
    """The chance that the card takes the trick, and the points that are likely to lie in it."""
    fallen = (*sight.trick.cards, card)
    if ORDER.winning(fallen) is not card:
        return 0.0, 0.0
    points, chance = float(sum(map(sight.worth, fallen))), 1.0
    for seat in sight.later:
        is_free = points <= 0 and seat == sight.later[-1] and card not in HEARTS
        chance *= 1.0 - _goes_over(sight, seat, card, is_free)
        points += _adds(sight, seat, card)
    return chance, points


def _goes_over(sight: Sight, seat: Seat, card: Card, is_free: bool) -> float:
    higher, lower = sight.above(card), sight.below(card)
    over, under = sight.has_any(seat, higher), sight.has_any(seat, lower)
    ready = _OVER_LAST if is_free else _OVER
    if sight.is_first_trick:
        ready = _OVER_FIRST
    willing = sight.has_any(seat, higher - _kept_back(sight)) * under * ready
    return over * (1.0 - under) + willing


def _kept_back(sight: Sight) -> CardSet:
    """Spades that nobody plays while the queen may come, or she herself."""
    return CardSet.read("SA SK SQ") if sight.is_queen_out else NO_CARDS


def _adds(sight: Sight, seat: Seat, card: Card) -> float:
    """The points that another seat is likely to add to a trick that the card takes."""
    suit = SUIT[card]
    void = 1.0 - sight.has_any(seat, suit & sight.out)
    added = void * _thrown(sight, seat)
    if card in HEARTS:
        added += (1.0 - void) * mean_heart(sight)
    if QUEEN in sight.below(card):
        added += sight.holds(seat, QUEEN) * _QUEEN_THROWN * sight.options.queen_points
    return added


def _thrown(sight: Sight, seat: Seat) -> float:
    """What a seat that cannot follow suit throws, in points."""
    if sight.is_first_trick and sight.options.no_points_first_trick:
        return 0.0
    queen = sight.has_any(seat, THE_QUEEN) * _QUEEN_THROWN
    heart = sight.has_any(seat, HEARTS & sight.out) * _HEART_THROWN
    return queen * sight.options.queen_points + (1.0 - queen) * heart * mean_heart(sight)
