"""What is counted in a hand to judge what it can win."""

from __future__ import annotations

from typing import NamedTuple

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
#: The places of the trumps below the matadors that may still win tricks by themselves.
_HIGH_TRUMPS = slice(3, 6)


class _Side(NamedTuple):
    """A side suit: all its cards, its king and its queen, as bits."""

    cards: int
    king: int
    queen: int


def _sides(order: TrickOrder) -> tuple[_Side, ...]:
    return tuple(_Side(CardSet(lane).bits, lane[0].bit, lane[1].bit) for lane in order.lanes[1:])


_SIDES = {suit: _sides(trump_order(suit)) for suit in Suit}
_GRAND_SIDES = _sides(grand_order())
_TRUMPS = {suit: trump_order(suit).trumps.bits for suit in Suit}
_HIGH = {suit: CardSet(trump_order(suit).lanes[0][_HIGH_TRUMPS]).bits for suit in Suit}
_MANILLE = {suit: manille(suit).bit for suit in Suit}
_MATADORS = {suit: (BLACK_ACES | CardSet((manille(suit),))).bits for suit in Suit}


def of_trumps(hand: CardSet, trump: Suit, is_leading: bool) -> Features:
    """A hand with a trump suit.

    >>> counted = of_trumps(CardSet.read("SA S2 SK S5 HK HQ D3 C4 C5"), Suit.SPADES, True)
    >>> counted["high trumps"], counted["low trumps"], counted["king and queen"]
    (1, 1, 1)
    """
    bits = hand.bits
    trumps, high = bits & _TRUMPS[trump], bits & _HIGH[trump]
    found: Features = {
        "spadille": SPADILLE in hand,
        "manille": bool(bits & _MANILLE[trump]),
        "basta": BASTA in hand,
        "high trumps": high.bit_count(),
        "low trumps": (trumps & ~high & ~_MATADORS[trump]).bit_count(),
        "five trumps": trumps.bit_count() >= 5,
    }
    kings = pairs = queens = voids = singletons = 0
    for side in _SIDES[trump]:
        count = (bits & side.cards).bit_count()
        has_king, has_queen = bool(bits & side.king), bool(bits & side.queen)
        kings += has_king and not has_queen
        pairs += has_king and has_queen
        queens += has_queen and not has_king and count > 1
        voids += not count
        singletons += count == 1
    return {
        **found,
        "kings": kings,
        "king and queen": pairs,
        "guarded queens": queens,
        "voids": voids,
        "singletons": singletons,
        "red": not trump.is_black,
        "lead": is_leading,
    }


def of_grand(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a Grand.

    >>> counted = of_grand(CardSet.read("SA SK SQ SJ S7 HK DQ D2 C3"), True)
    >>> counted["kings"], counted["running cards"], counted["guarded queens"]
    (2, 2, 1)
    """
    bits = hand.bits
    kings = pairs = queens = running = 0
    for side in _GRAND_SIDES:
        count = (bits & side.cards).bit_count()
        has_king, has_queen = bool(bits & side.king), bool(bits & side.queen)
        kings += has_king
        pairs += has_king and has_queen
        queens += has_queen and not has_king and count > 1
        running += max(0, count - 2) if has_king and has_queen else 0
    sure = len(hand & BLACK_ACES) + kings
    return {
        "spadille": SPADILLE in hand,
        "basta": BASTA in hand,
        "kings": kings,
        "king and queen": pairs,
        "running cards": running,
        "guarded queens": queens,
        "three sure cards": sure >= 3,
        "four sure cards": sure >= 4,
        "lead": is_leading,
    }


def of_nolo(hand: CardSet, is_leading: bool) -> Features:
    """A hand for a nolo: how far its suits lie open, and how far they end above the bottom."""
    order = nolo_order()
    total: Features = dict.fromkeys(NOLO_SUIT, 0)
    for lane in order.lanes[1:]:
        counted = of_nolo_suit(lane, order.sort(hand & CardSet(lane))[::-1])
        for name in NOLO_SUIT:
            total[name] += counted[name]
    return {**total, "lead": is_leading}


#: What is counted in one suit of a nolo.
NOLO_SUIT = (
    "open suits",
    "exposure",
    "suits off the bottom",
    "places off the bottom",
    "bare high cards",
)


def of_nolo_suit(lane: tuple[Card, ...], cards: tuple[Card, ...]) -> Features:
    """One suit of a hand for a nolo, given from its lowest card."""
    order = nolo_order()
    open_ = exposure(lane, cards)
    off = len(lane) - 1 - order.place(cards[0]) if cards else 0
    return {
        "open suits": open_ > 0,
        "exposure": min(open_, _MOST_EXPOSED),
        "suits off the bottom": off > 0,
        "places off the bottom": min(off, _MOST_OFF),
        "bare high cards": len(cards) == 1 and order.place(cards[0]) < 5,
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
