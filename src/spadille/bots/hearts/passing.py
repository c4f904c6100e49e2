"""Which three cards to pass."""

from __future__ import annotations

from itertools import combinations

from spadille.bots.hearts import danger, moon
from spadille.bots.hearts.outlook import outlook
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import HEARTS, ORDER
from spadille.games.hearts.passing import PASSED
from spadille.rules.legal import Selection

#: What it costs to give away the lowest cards of spades and hearts, which others would be glad of.
_LOW_SPADE = 0.35
_LOW_HEART = 0.1
#: A moon is tried with so many hearts at least, which nobody else can take then.
_HEARTS_TO_SHOOT = 3
#: What a heart is worth that keeps others from the moon.
_STOPPER = 0.5


def choose(sight: Sight, selection: Selection) -> CardSet:
    """The three cards without which the hand costs least, or with which it would take everything."""
    triples = [CardSet(three) for three in combinations(selection.cards, selection.minimum)]
    strong = _strong(sight, triples)
    if strong:
        return min(strong, key=lambda three: _weight(sight, three))
    ahead = outlook(sight)
    return min(triples, key=lambda three: _cost(sight, three, ahead))


def _cost(sight: Sight, three: CardSet, ahead: danger.Outlook) -> float:
    left = sight.hand - three
    cost = danger.of_hand(left, ahead) + sum(_wanted(card) for card in three)
    return cost + (_STOPPER if sight.hand & HEARTS and not left & HEARTS else 0.0)


def _wanted(card: Card) -> float:
    lane, place = ORDER.lane(card), ORDER.place(card)
    if lane == danger.SPADES_LANE and place > 2:
        return _LOW_SPADE
    return _LOW_HEART if lane == danger.HEARTS_LANE and place > 6 else 0.0


def _strong(sight: Sight, triples: list[CardSet]) -> list[CardSet]:
    """The passes after which the hand would take every trick; most hands have none."""
    if sight.options.moon == "off" or moon.losers(sight.hand, sight.out) > PASSED:
        return []
    return [three for three in triples if _may_shoot(sight.hand - three, sight.out | three)]


def _may_shoot(hand: CardSet, out: CardSet) -> bool:
    return len(hand & HEARTS) >= _HEARTS_TO_SHOOT and not moon.losers(hand, out)


def _weight(sight: Sight, three: CardSet) -> tuple[int, ...]:
    """Of hands that would take everything the one that keeps the highest cards."""
    places = sorted((ORDER.place(card) for card in three), reverse=True)
    return tuple(-place for place in places)


