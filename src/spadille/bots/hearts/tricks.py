"""Which card to play: what the trick costs now, and what the hand will cost afterwards."""

from __future__ import annotations

from spadille.bots.hearts import moon, weights
from spadille.bots.hearts.danger import Danger
from spadille.bots.hearts.features import of_play
from spadille.bots.hearts.sense import sensible
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.cards import ORDER

#: What points given to whoever leads the match are worth beside.
_GIVEN_TO_LEADER = 0.15
#: Of two equal cards the higher goes.
_STEP = 0.002


def choose(sight: Sight, legal: CardSet) -> Card:
    """The card that costs least, or one that goes on with a moon."""
    cards = ORDER.sort(legal)
    if len(cards) == 1:
        return cards[0]
    found = merits(sight, legal)
    return max(found, key=found.__getitem__)


def merits(sight: Sight, legal: CardSet) -> dict[Card, float]:
    """What each card that makes sense is worth, in points; only one that goes on with a moon."""
    cards = ORDER.sort(legal)
    shot = moon.shooting(sight, legal)
    if shot is not None:
        return {shot: 0.0}
    danger, threat = Danger(sight), moon.threat(sight)
    if threat.seat is None:
        cards = ORDER.sort(sensible(sight, legal))
    return {card: -_cost(sight, danger, threat, card) for card in cards}


def _cost(sight: Sight, danger: Danger, threat: moon.Threat, card: Card) -> float:
    features = of_play(sight, danger, threat, card)
    cost = weights.cost(features) + _STEP * ORDER.place(card)
    given = features.get("given", 0.0)
    if given and _leads_the_match(sight, sight.winner):
        cost -= _GIVEN_TO_LEADER * given
    return cost


def _leads_the_match(sight: Sight, seat: Seat) -> bool:
    """Whether another seat has fewer points than the others, and gladly gets some."""
    before = sight.view.points_before
    points = [before[other] for other in sight.others]
    return before[seat] == min(points) < max(points)
