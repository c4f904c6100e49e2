"""The cards and their orders (section 2)."""

from __future__ import annotations

import pytest

from spadille.cards import PIQUET_32, Card, Suit
from spadille.games.solo.cards import order_before_trumps, trump_order

#: Section 2, as printed.
TRUMPS = {
    "C": "CQ C7 SQ CA CK CJ CT C9 C8",
    "S": "CQ S7 SQ SA SK SJ ST S9 S8",
    "H": "CQ H7 SQ HA HK HQ HJ HT H9 H8",
    "D": "CQ D7 SQ DA DK DQ DJ DT D9 D8",
}
PLAIN = {
    "C": "CA CK CJ CT C9 C8 C7",
    "S": "SA SK SJ ST S9 S8 S7",
    "H": "HA HK HQ HJ HT H9 H8 H7",
    "D": "DA DK DQ DJ DT D9 D8 D7",
}


@pytest.mark.parametrize("trump", Suit)
def test_solo_2_trumps_and_plain_suits(trump: Suit) -> None:
    order = trump_order(trump)
    lanes = [" ".join(card.text for card in lane) for lane in order.lanes]
    assert lanes[0] == TRUMPS[trump]
    assert sorted(lanes[1:]) == sorted(PLAIN[suit] for suit in Suit if suit != trump)
    assert sum(len(lane) for lane in order.lanes) == len(PIQUET_32)


def test_solo_2_before_trumps_the_black_queens_stand_apart() -> None:
    order = order_before_trumps()
    assert order.lanes[0] == (Card("CQ"), Card("SQ"))
    lanes = [" ".join(card.text for card in lane) for lane in order.lanes[1:]]
    assert sorted(lanes) == sorted(PLAIN.values())
