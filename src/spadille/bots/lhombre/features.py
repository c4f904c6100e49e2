"""What is counted in a hand to judge what it can win."""

from __future__ import annotations

from spadille.cards import Card, CardSet, Suit
from spadille.games.lhombre.cards import (
    BASTA,
    BLACK_ACES,
    SPADILLE,
    grand_order,
    manille,
    nolo_order,
    trump_order,
)
from spadille.rules.order import TrickOrder

Features = dict[str, float]

#: A nolo suit that lies open so far cannot become worse.
_MOST_EXPOSED = 8
_MOST_OFF = 4


def of_trumps(hand: CardSet, trump: Suit, is_leading: bool) -> Features:
    """A hand with a trump suit.

    >>> counted = of_trumps(CardSet.read("SA S2 SK S5 HK HQ D3 C4 C5"), Suit.SPADES, True)
    >>> counted["high trumps"], counted["low trumps"], counted["king and queen"]
    (1, 1, 1)
    """
    order = trump_order(trump)
    places = [order.place(card) for card in hand & order.trumps]
    sides = _sides(order, hand)
    return {
        "spadille": SPADILLE in hand,
        "manille": manille(trump) in hand,
        "basta": BASTA in hand,
        "high trumps": sum(3 <= place <= 5 for place in places),
        "low trumps": sum(place > 5 for place in places),
        "five trumps": len(places) >= 5,
        "kings": sum(side[:1] == [0] and side[1:2] != [1] for side in sides),
        "king and queen": sum(side[:2] == [0, 1] for side in sides),
        "guarded queens": sum(side[:1] == [1] and len(side) > 1 for side in sides),
        "voids": sum(not side for side in sides),
        "singletons": sum(len(side) == 1 for side in sides),
        "red": not trump.is_black,
        "lead": is_leading,
    }


def of_grand(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a Grand."""
    sides = _sides(grand_order(), hand)
    sure = len(hand & BLACK_ACES) + sum(side[:1] == [0] for side in sides)
    return {
        "spadille": SPADILLE in hand,
        "basta": BASTA in hand,
        "kings": sum(side[:1] == [0] for side in sides),
        "king and queen": sum(side[:2] == [0, 1] for side in sides),
        "three sure cards": sure >= 3,
        "four sure cards": sure >= 4,
        "lead": is_leading,
    }


def of_nolo(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a nolo: how far its suits lie open, and how far they end above the bottom."""
    order = nolo_order()
    suits = [(lane, order.sort(hand & CardSet(lane))[::-1]) for lane in order.lanes[1:]]
    open_ = [exposure(lane, cards) for lane, cards in suits]
    off = [len(lane) - 1 - order.place(cards[0]) for lane, cards in suits if cards]
    return {
        "open suits": sum(count > 0 for count in open_),
        "exposure": sum(min(count, _MOST_EXPOSED) for count in open_),
        "suits off the bottom": sum(count > 0 for count in off),
        "places off the bottom": sum(min(count, _MOST_OFF) for count in off),
        "bare high cards": sum(len(cards) == 1 and order.place(cards[0]) < 5 for _, cards in suits),
        "lead": is_leading,
    }


def exposure(lane: tuple[Card, ...], cards: tuple[Card, ...]) -> int:
    """How far a suit, given from its lowest card, lies open in a nolo; 0 when nobody can catch it.

    The suit is safe while against each card, counted from the lowest, no more lower cards are out
    than there are cards of ours below it.

    >>> lane = nolo_order().lanes[1]
    >>> exposure(lane, (Card("SA"), Card("S3"), Card("S5"))), exposure(lane, (Card("S4"),))
    (0, 3)
    """
    ours = set(cards)
    open_ = 0
    for before, card in enumerate(cards):
        below = sum(low not in ours for low in lane[lane.index(card) + 1 :])
        open_ += max(0, below - before)
    return open_


def _sides(order: TrickOrder, hand: CardSet) -> list[list[int]]:
    """The places of the hand's cards in each side suit, from the top."""
    return [sorted(order.place(card) for card in hand & CardSet(lane)) for lane in order.lanes[1:]]
