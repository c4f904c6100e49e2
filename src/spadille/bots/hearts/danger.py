"""What a hand is likely to cost: for each suit the points its cards will take."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import ORDER, QUEEN

#: The suits by their lane in the order.
LANES = (1, 2, 3, 4)
SPADES_LANE = ORDER.lane(QUEEN)
HEARTS_LANE = ORDER.lane(Card("HA"))
_LANE_CARDS = {lane: CardSet(ORDER.lanes[lane]) for lane in LANES}
_ABOVE_QUEEN = CardSet.read("SA SK")

#: The chance that one of three others is void in a suit of which they hold so many cards.
_VOID = (1.0, 1.0, 0.97, 0.88, 0.7, 0.5, 0.34, 0.22, 0.14, 0.08, 0.05, 0.03, 0.02, 0.01)
#: The chance that the queen of spades is caught in the end, by the number of spades that guard her.
_QUEEN_CAUGHT = (0.75, 0.68, 0.52, 0.36, 0.22, 0.12, 0.07, 0.04, 0.02, 0.01, 0.01, 0.01, 0.01)
#: What becomes of that for each suit in which the hand is void.
_QUEEN_FREE = 0.6
#: The chance that the queen falls on an ace or king of spades, by the number of lower spades held.
_QUEEN_FALLS = (0.5, 0.42, 0.3, 0.18, 0.1, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0)
#: The chance that a card has to be led when nobody else holds the suit any more.
_LEFT_ALONE = 0.4
#: How much of all the points out falls on a trick where somebody is void.
_THROWN = 0.16
#: How often a suit is played once more.
_AGAIN = 0.85
#: The part of a trick of hearts that is feared: one can be thrown before it comes to that.
_HEARTS_FEARED = 0.55
#: What it is worth to hold the bonus card, of its points.
_BONUS_KEPT = 0.3


@dataclass(frozen=True, slots=True)
class Outlook:
    """What others hold, as far as it makes cards dangerous.

    ``points`` are those of their cards, ``heart`` the mean of a heart, ``queen`` the queen's;
    ``is_queen_out`` tells that one of them holds her; ``bonus`` are the points the bonus card
    takes off.
    """

    out: CardSet
    points: float
    heart: float
    queen: float
    is_queen_out: bool
    bonus: float = 0.0
    bonus_card: Card | None = None


def of_hand(hand: CardSet, outlook: Outlook) -> float:
    """What a hand is likely to cost, in points."""
    voids = sum(not hand & cards for cards in _LANE_CARDS.values())
    return sum(of_suit(hand & _LANE_CARDS[lane], lane, voids, outlook) for lane in LANES)


@lru_cache(maxsize=50_000)
def of_suit(mine: CardSet, lane: int, voids: int, outlook: Outlook) -> float:
    """What the cards of one suit are likely to cost, in a hand with so many voids."""
    if not mine:
        return 0.0
    cost = _rounds(mine, lane, outlook)
    if lane == SPADES_LANE:
        cost += _queen(mine, voids, outlook)
    if outlook.bonus_card is not None and outlook.bonus_card in mine:
        cost -= _BONUS_KEPT * outlook.bonus
    return cost


def _rounds(mine: CardSet, lane: int, outlook: Outlook) -> float:
    """The tricks the suit may take: from the lowest card up, or its highest first."""
    cards = ORDER.sort(mine)[::-1]
    if lane == SPADES_LANE and QUEEN in mine:
        cards = tuple(card for card in cards if card is not QUEEN)
    if not cards:
        return 0.0
    upward = _taken(cards, lane, outlook)
    return min(upward, _taken((cards[-1], *cards[:-1]), lane, outlook))


def _taken(cards: tuple[Card, ...], lane: int, outlook: Outlook) -> float:
    others = outlook.out & _LANE_CARDS[lane]
    count, cost, chance = len(others), 0.0, 1.0
    for turn, card in enumerate(cards):
        left = max(0, count - 3 * turn)
        cost += chance * _wins(card, others, left) * _filled(lane, left, outlook)
        chance *= _AGAIN if left else _AGAIN / 2
    return cost


def _wins(card: Card, others: CardSet, left: int) -> float:
    """The chance that a card takes the trick when others play under it if they can."""
    if not left:
        return _LEFT_ALONE
    lower = len(others & ORDER.below(card))
    if not lower:
        return 0.0
    higher_share = 1.0 - lower / len(others)
    under = 1.0 - higher_share ** max(1.0, left / 3)
    return float(under ** min(3, left))


def _filled(lane: int, left: int, outlook: Outlook) -> float:
    """The points that lie in such a trick."""
    thrown = _VOID[min(left, 13)] * _THROWN * outlook.points
    if lane == HEARTS_LANE:
        return _HEARTS_FEARED * (outlook.heart * (1 + min(3, left)) + 0.5 * thrown)
    return thrown


def _queen(mine: CardSet, voids: int, outlook: Outlook) -> float:
    if QUEEN in mine:
        guards = len(mine) - 1
        others = len(outlook.out & _LANE_CARDS[SPADES_LANE])
        caught = _QUEEN_CAUGHT[guards] if others else 0.4
        return outlook.queen * caught * _QUEEN_FREE**voids
    high = mine & _ABOVE_QUEEN
    if not high or not outlook.is_queen_out:
        return 0.0
    low = len(mine) - len(high)
    return outlook.queen * _QUEEN_FALLS[low] * (1.0 if len(high) == 1 else 1.3)


