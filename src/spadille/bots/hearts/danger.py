"""What a hand is likely to cost: for each suit the points its cards will take."""

from __future__ import annotations

from spadille.bots.hearts.ranks import BELOW, upward
from spadille.bots.hearts.sight import Sight
from spadille.cards import NO_CARDS, Card, CardSet
from spadille.games.hearts.cards import HEARTS, ORDER, QUEEN, SPOTS

Features = dict[str, float]

SPADES_LANE = ORDER.lane(QUEEN)
HEARTS_LANE = ORDER.lane(Card("HA"))
_LANES = {lane: CardSet(cards) for lane, cards in enumerate(ORDER.lanes) if cards}
_NAMES = {SPADES_LANE: "spades", HEARTS_LANE: "hearts"}
_ABOVE_QUEEN = CardSet.read("SA SK")

#: The chance that one of three others is void in a suit of which they hold so many cards.
_VOID = (1.0, 1.0, 0.97, 0.88, 0.7, 0.5, 0.34, 0.22, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01)
#: The chance that a card has to be led when nobody else holds the suit any more.
_LEFT_ALONE = 0.4
#: How much of all the points out falls on a trick where somebody is void.
_THROWN = 0.16
#: How often a suit is played once more.
_AGAIN = 0.85
#: The part of a trick of hearts that is feared: one can be thrown before it comes to that.
_HEARTS_FEARED = 0.55
#: More spades than these beside the queen, or beside ace and king, make no difference.
_GUARDS = 5


class Danger:
    """Judges what a seat may keep in its hand, by what it sees of the others."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._out = sight.out
        self._heart = mean_heart(sight)
        self._known: dict[tuple[int, int], float] = {}
        bonus = sight.bonus_card
        self._bonus = CardSet() if bonus is None or bonus in sight.gone else CardSet((bonus,))

    def of_hand(self, hand: CardSet, passed: CardSet = NO_CARDS) -> Features:
        """What makes a hand costly, by name, once some cards are passed to somebody else."""
        suits = {lane: hand & cards for lane, cards in _LANES.items()}
        found = {"minor": 0.0, "spades": 0.0, "hearts": 0.0, "voids": 0.0}
        for lane, mine in suits.items():
            if mine:
                found[_NAMES.get(lane, "minor")] += self._suit(lane, mine)
            elif self._out & _LANES[lane]:
                found["voids"] += 1.0
        is_queen_out = self._sight.is_queen_out or QUEEN in passed
        found |= self._queen(suits[SPADES_LANE], found["voids"], is_queen_out)
        if self._bonus & hand:
            found["bonus"] = float(self._sight.options.jd_bonus)
        return found

    def _suit(self, lane: int, mine: CardSet) -> float:
        """The points that the cards of a suit will take."""
        key = (lane, mine.bits)
        if key not in self._known:
            self._known[key] = self._rounds(lane, mine)
        return self._known[key]

    def _rounds(self, lane: int, mine: CardSet) -> float:
        """From the lowest card up, or the highest first, whichever costs less."""
        cards = upward(mine)
        if QUEEN in mine:
            cards = tuple(card for card in cards if card is not QUEEN)
        if not cards:
            return 0.0
        return min(self._taken(lane, cards), self._taken(lane, (cards[-1], *cards[:-1])))

    def _taken(self, lane: int, cards: tuple[Card, ...]) -> float:
        others = self._out & _LANES[lane]
        cost, chance = 0.0, 1.0
        for turn, card in enumerate(cards):
            left = max(0, len(others) - 3 * turn)
            cost += chance * _wins(card, others, left) * self._filled(lane, left)
            chance *= _AGAIN if left else _AGAIN / 2
        return cost

    def _filled(self, lane: int, left: int) -> float:
        """The points in a trick of a suit of which others hold so many cards."""
        thrown = _VOID[left] * _THROWN * self._sight.points_out
        if lane == HEARTS_LANE:
            return _HEARTS_FEARED * (self._heart * (1 + min(3, left)) + 0.5 * thrown)
        return thrown

    def _queen(self, spades: CardSet, voids: float, is_queen_out: bool) -> Features:
        """The queen of spades in one's own hand, or higher spades on which she may fall."""
        worth = self._sight.options.queen_points / 13
        if QUEEN in spades:
            guards = min(len(spades) - 1, _GUARDS)
            return {f"queen {guards}": worth, "queen and voids": worth * voids}
        high = len(spades & _ABOVE_QUEEN)
        if not high or not is_queen_out:
            return {}
        return {f"high {min(len(spades) - high, _GUARDS)}": worth * high}


def mean_heart(sight: Sight) -> float:
    """What a heart counts on the average."""
    if sight.options.heart_values == "one":
        return 1.0
    return sum(SPOTS.values()) / len(HEARTS)


def _wins(card: Card, others: CardSet, left: int) -> float:
    """The chance that a card takes the trick when others play under it if they can."""
    if not left:
        return _LEFT_ALONE
    lower = len(others & BELOW[card])
    if not lower:
        return 0.0
    under = 1.0 - (1.0 - lower / len(others)) ** max(1.0, left / 3)
    return float(under ** min(3, left))
