"""What is counted in a hand to judge what it can win."""

from __future__ import annotations

from spadille.cards import Card, CardSet, Rank, Suit
from spadille.games.solo.cards import BASTA, SPADILLE, manilla, trump_order
from spadille.rules.order import TrickOrder

Features = dict[str, float]


def of_trumps(hand: CardSet, trump: Suit, is_leading: bool) -> Features:
    """A hand with a trump suit.

    >>> hand = CardSet.read("CQ H7 HA HJ SK S8 DA D9")
    >>> counted = of_trumps(hand, Suit.HEARTS, True)
    >>> counted["low trumps"], counted["aces"], counted["guarded kings"], counted["voids"]
    (1, 1, 1, 1)
    """
    order = trump_order(trump)
    trumps = hand & order.trumps
    sides = _sides(order, hand)
    return {
        "spadille": SPADILLE in hand,
        "manilla": manilla(trump) in hand,
        "basta": BASTA in hand,
        "ace of trumps": Card.of(trump, Rank.ACE) in hand,
        "king of trumps": Card.of(trump, Rank.KING) in hand,
        "low trumps": sum(order.place(card) > 4 for card in trumps),
        "five trumps": len(trumps) >= 5,
        "aces": sum(side[:1] == [0] for side in sides),
        "ace and king": sum(side[:2] == [0, 1] for side in sides),
        "guarded kings": sum(side[:1] == [1] and len(side) > 1 for side in sides),
        "voids": sum(not side for side in sides),
        "singletons": sum(len(side) == 1 and side[0] > 0 for side in sides),
        "red": not trump.is_black,
        "lead": is_leading,
    }


def of_call(hand: CardSet, trump: Suit, called: Card, is_leading: bool) -> Features:
    """A hand with a trump suit and a called ace or king."""
    order = trump_order(trump)
    lane = order.mates(called)
    return of_trumps(hand, trump, is_leading) | {
        "called trump": called in order.trumps,
        "called king": called.suit != trump and Card.of(called.suit, Rank.KING) in hand,
        "called length": 0 if called in order.trumps else len(hand & lane),
        "called void": not hand & lane,
    }


def of_all_tricks(hand: CardSet, trump: Suit, is_leading: bool) -> Features:
    """A hand that must lose no trick: what may lose one.

    >>> counted = of_all_tricks(CardSet.read("CQ H7 SQ HA HK HJ DA D9"), Suit.HEARTS, False)
    >>> counted["trumps"], counted["trumps out"], counted["side losers"], counted["side winners"]
    (6, 4, 1, 1)
    """
    order = trump_order(trump)
    trumps = hand & order.trumps
    return {
        "manilla": manilla(trump) in hand,
        "basta": BASTA in hand,
        "ace of trumps": Card.of(trump, Rank.ACE) in hand,
        "king of trumps": Card.of(trump, Rank.KING) in hand,
        "trumps": len(trumps),
        "trumps out": len(order.trumps) - len(trumps),
        "side losers": sum(_losers(side) for side in _sides(order, hand)),
        "side winners": sum(len(side) - _losers(side) for side in _sides(order, hand)),
        "lead": is_leading,
    }


def _losers(places: list[int]) -> int:
    """How many cards of a suit, given by their places from the top, have a higher one above them.

    Of a suit held without a gap from the top there are none.
    """
    return sum(place > number for number, place in enumerate(places))


def _sides(order: TrickOrder, hand: CardSet) -> list[list[int]]:
    """The places of the hand's cards in each side suit, from the top."""
    return [sorted(order.place(card) for card in hand & CardSet(lane)) for lane in order.lanes[1:]]
