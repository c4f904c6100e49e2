"""Which three cards to pass."""

from __future__ import annotations

from itertools import combinations

from spadille.bots.hearts import moon, weights
from spadille.bots.hearts.danger import HEARTS_LANE, SPADES_LANE, Danger, Features
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import HEARTS, HIGH_SPADES, ORDER
from spadille.games.hearts.passing import PASSED
from spadille.rules.legal import Selection

#: A moon is tried with so many hearts at least, which nobody else can take then.
_HEARTS_TO_SHOOT = 3
#: So many cards are worth a thought, those without which alone the hand costs least; the high
#: spades are besides, which guard each other and are passed together or not at all.
_CANDIDATES = 7


def choose(sight: Sight, selection: Selection) -> CardSet:
    """The cards without which the hand costs least, or with which it would take everything."""
    return ranked(sight, selection)[0]


def ranked(sight: Sight, selection: Selection) -> list[CardSet]:
    """Passes worth a thought, the best first; one with which a hand takes everything before all."""
    strong = _strong(sight, selection)
    danger = Danger(sight)

    def cost(passed: CardSet) -> float:
        return weights.cost(features(sight, danger, passed), weights.PASS)

    alone = sorted(selection.cards, key=lambda card: cost(CardSet((card,))))
    thought = CardSet(alone[:_CANDIDATES]) | (selection.cards & HIGH_SPADES)
    found = sorted(map(CardSet, combinations(ORDER.sort(thought), PASSED)), key=cost)
    return [min(strong, key=_lowest_first), *found] if strong else found


def features(sight: Sight, danger: Danger, passed: CardSet) -> Features:
    """Everything about passing some cards, by name."""
    left = sight.hand - passed
    found = danger.of_hand(left, passed)
    found["low spades"] = float(sum(_is_low(card, SPADES_LANE, 2) for card in passed))
    found["low hearts"] = float(sum(_is_low(card, HEARTS_LANE, 6) for card in passed))
    found["last heart"] = float(bool(sight.hand & HEARTS) and not left & HEARTS)
    return found


def _is_low(card: Card, lane: int, place: int) -> bool:
    return ORDER.lane(card) == lane and ORDER.place(card) > place


def _strong(sight: Sight, selection: Selection) -> list[CardSet]:
    """The passes after which the hand would take every trick; most hands have none."""
    if sight.options.moon == "off" or moon.losers(sight.hand, sight.out) > PASSED:
        return []
    triples = map(CardSet, combinations(selection.cards, PASSED))
    return [three for three in triples if _may_shoot(sight.hand - three, sight.out | three)]


def _may_shoot(hand: CardSet, out: CardSet) -> bool:
    return len(hand & HEARTS) >= _HEARTS_TO_SHOOT and not moon.losers(hand, out)


def _lowest_first(three: CardSet) -> tuple[int, ...]:
    """Of hands that would take everything, the one that keeps the highest cards."""
    return tuple(sorted(-ORDER.place(card) for card in three))
