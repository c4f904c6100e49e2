"""What is counted in a hand to judge what it can win."""

from __future__ import annotations

from spadille.cards import Card, CardSet, Suit
from spadille.games.lhombre.cards import (
    BASTA,
    SPADILLE,
    grand_order,
    manille,
    nolo_order,
    trump_order,
)

Features = dict[str, float]


def of_trumps(hand: CardSet, trump: Suit, is_leading: bool) -> Features:
    """A hand with a trump suit.

    >>> counted = of_trumps(CardSet.read("SA S2 SK S5 HK HQ D3 C4 C5"), Suit.SPADES, True)
    >>> counted["low trumps"], counted["kings"], counted["guarded queens"]
    (1, 1, 1)
    """
    order = trump_order(trump)
    trumps = order.sort(hand & order.trumps)
    sides = [order.sort(hand & CardSet(lane)) for lane in order.lanes[1:]]
    places = [order.place(card) for card in trumps]
    return {
        "spadille": SPADILLE in hand,
        "manille": manille(trump) in hand,
        "basta": BASTA in hand,
        "high trumps": sum(3 <= place <= 5 for place in places),
        "low trumps": sum(place > 5 for place in places),
        "five trumps": len(trumps) >= 5,
        "kings": sum(_tops(order.lanes, side) == 1 for side in sides),
        "king and queen": sum(_tops(order.lanes, side) >= 2 for side in sides),
        "guarded queens": sum(_has_guarded_queen(order.lanes, side) for side in sides),
        "voids": sum(not side for side in sides),
        "singletons": sum(len(side) == 1 for side in sides),
        "red": not trump.is_black,
        "lead": is_leading,
    }


def of_grand(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a Grand."""
    order = grand_order()
    sides = [order.sort(hand & CardSet(lane)) for lane in order.lanes[1:]]
    return {
        "spadille": SPADILLE in hand,
        "basta": BASTA in hand,
        "kings": sum(_tops(order.lanes, side) >= 1 for side in sides),
        "king and queen": sum(_tops(order.lanes, side) >= 2 for side in sides),
        "lead": is_leading,
    }


def of_nolo(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a nolo: how much each suit lies open, and the ways to be rid of cards."""
    order = nolo_order()
    sides = [order.sort(hand & CardSet(lane))[::-1] for lane in order.lanes[1:]]
    gaps = sorted((exposure(lane, side) for lane, side in zip(order.lanes[1:], sides, strict=True)))
    return {
        "worst suit": min(gaps[-1], 6.0),
        "second suit": min(gaps[-2], 6.0),
        "other suits": min(gaps[0] + gaps[1], 6.0),
        "bare high cards": sum(
            len(side) == 1 and order.place(side[0]) < 5 for side in sides
        ),
        "voids": sum(not side for side in sides),
        "safe suits": sum(gap == 0 for gap in gaps),
        "lead": is_leading,
    }


def exposure(lane: tuple[Card, ...], cards: tuple[Card, ...]) -> float:
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


def _tops(lanes: tuple[tuple[Card, ...], ...], side: tuple[Card, ...]) -> int:
    """How many of a suit's cards from its king down are there without a gap."""
    lane = next((lane for lane in lanes if side and side[0] in lane), ())
    return next((n for n, card in enumerate(lane) if card not in side), len(lane))


def _has_guarded_queen(lanes: tuple[tuple[Card, ...], ...], side: tuple[Card, ...]) -> bool:
    return len(side) >= 2 and any(side[0] is lane[1] for lane in lanes[1:])
