"""Which card to play: what the trick costs now, and what the hand will cost afterwards."""

from __future__ import annotations

from spadille.bots.hearts import danger, moon, risk
from spadille.bots.hearts.outlook import outlook
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.cards import ORDER

#: What it costs to be on lead next.
_ON_LEAD = 0.15
#: What it is worth to lead a spade that brings the queen closer.
_BLEEDING = 0.9
#: What points given to somebody else are worth, and how much more to whoever leads the match.
_GIVEN = 0.25
_GIVEN_TO_LEADER = 0.15
#: The highest spades, which take the queen.
_HIGH_SPADES = CardSet.read("SA SK SQ")
#: Of two equal cards the higher goes.
_STEP = 0.002


def choose(sight: Sight, legal: CardSet) -> Card:
    """The card that costs least, or one that goes on with a moon."""
    cards = ORDER.sort(legal)
    if len(cards) == 1:
        return cards[0]
    shot = moon.shooting(sight, legal)
    if shot is not None:
        return shot
    ahead = outlook(sight)
    threat = moon.threat(sight)
    return min(cards, key=lambda card: _cost(sight, card, ahead, threat))


def _cost(sight: Sight, card: Card, ahead: danger.Outlook, threat: moon.Threat) -> float:
    chance, points = risk.of_trick(sight, card)
    left = sight.hand - CardSet((card,))
    cost = chance * (points + _ON_LEAD) + danger.of_hand(left, ahead)
    cost += threat.cost(sight, card, chance, points)
    cost += _STEP * ORDER.place(card)
    if not sight.trick:
        return cost - _bleeds(sight, card)
    if chance == 0.0:
        cost -= _gift(sight, sight.winner) * max(0, sight.worth(card))
    return cost


def _bleeds(sight: Sight, card: Card) -> float:
    is_low_spade = ORDER.lane(card) == danger.SPADES_LANE and card not in _HIGH_SPADES
    may_bleed = sight.is_queen_out and not sight.hand & _HIGH_SPADES
    return _BLEEDING if is_low_spade and may_bleed else 0.0


def _gift(sight: Sight, seat: Seat) -> float:
    """What a point given to a seat is worth: more to whoever is ahead of all others."""
    before = sight.view.points_before
    others = [before[other] for other in sight.others]
    is_ahead = before[seat] == min(others) and max(others) > min(others)
    return _GIVEN + (_GIVEN_TO_LEADER if is_ahead else 0.0)


