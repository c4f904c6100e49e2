"""The cards and their orders (section 2)."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Suit
from spadille.games.lhombre import cards
from spadille.rules.order import TrickOrder
from tests.games.lhombre import reference
from tests.games.lhombre.script import scripted
from tests.games.lhombre.table import HOME_RULES, F, Table

TRUMPS = {
    "S": "SA S2 CA SK SQ SJ S7 S6 S5 S4 S3",
    "C": "SA C2 CA CK CQ CJ C7 C6 C5 C4 C3",
    "H": "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6",
    "D": "SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6",
}
PLAIN = {
    "S": "SK SQ SJ S7 S6 S5 S4 S3 S2",
    "C": "CK CQ CJ C7 C6 C5 C4 C3 C2",
    "H": "HK HQ HJ HA H2 H3 H4 H5 H6 H7",
    "D": "DK DQ DJ DA D2 D3 D4 D5 D6 D7",
}
NOLO = {**PLAIN, "S": PLAIN["S"] + " SA", "C": PLAIN["C"] + " CA"}


def lane_of(order: TrickOrder, card: str) -> str:
    """The lane in which a card lies, from the top."""
    return " ".join(each.text for each in order.lanes[order.lane(Card(card))])


def test_lhombre_2_pack_has_forty_cards() -> None:
    ranks = "A234567JQK"
    expected = {suit + rank for suit in "SHDC" for rank in ranks}
    assert {card.text for card in HOME_RULES.pack} == expected
    assert len(HOME_RULES.pack) == 40


@pytest.mark.parametrize("suit", "SHDC")
def test_lhombre_2_1_trump_order(suit: str) -> None:
    order = cards.trump_order(Suit(suit))
    assert lane_of(order, "SA") == TRUMPS[suit]
    assert order.lane(Card("SA")) == 0
    assert len(order.trumps) == (11 if suit in "SC" else 12)


@pytest.mark.parametrize("trump", "SHDC")
@pytest.mark.parametrize("suit", "SHDC")
def test_lhombre_2_1_plain_order(trump: str, suit: str) -> None:
    if suit != trump:
        assert lane_of(cards.trump_order(Suit(trump)), suit + "K") == PLAIN[suit]


@pytest.mark.parametrize("suit", "SHDC")
def test_lhombre_2_1_nolo_order_has_black_aces_and_red_sevens_lowest(suit: str) -> None:
    order = cards.nolo_order()
    assert lane_of(order, suit + "K") == NOLO[suit]
    assert not order.trumps


@pytest.mark.parametrize("suit", "SHDC")
def test_lhombre_2_1_grand_order(suit: str) -> None:
    order = cards.grand_order()
    assert lane_of(order, "SA") == lane_of(order, "CA") == "SA CA"
    assert order.lane(Card("SA")) == 0
    assert lane_of(order, suit + "K") == PLAIN[suit]


@pytest.mark.parametrize(
    ("order", "sizes"),
    [
        (cards.trump_order(Suit.SPADES), [9, 10, 10, 11]),
        (cards.trump_order(Suit.CLUBS), [9, 10, 10, 11]),
        (cards.trump_order(Suit.HEARTS), [9, 9, 10, 12]),
        (cards.trump_order(Suit.DIAMONDS), [9, 9, 10, 12]),
        (cards.nolo_order(), [0, 10, 10, 10, 10]),
        (cards.grand_order(), [2, 9, 9, 10, 10]),
    ],
)
def test_lhombre_2_1_every_card_lies_in_one_lane(order: TrickOrder, sizes: list[int]) -> None:
    assert sorted(len(lane) for lane in order.lanes) == sizes
    assert CardSet(card for lane in order.lanes for card in lane) == CardSet(HOME_RULES.pack)


@pytest.mark.parametrize(
    ("contract", "danish"), [("solo", "solo"), ("pure_nolo", "ren nolo"), ("grand", "grand")]
)
def test_lhombre_2_1_table_plays_by_the_order_of_its_contract(contract: str, danish: str) -> None:
    table = scripted(contract, F, [F] * 9, trump=Suit.HEARTS).table
    trump = "H" if contract == "solo" else None
    for suit in "SDC":
        expected = reference.ranks_from_the_top(suit, danish, trump)
        lane = lane_of(table.book.order(table.state), suit + "K")
        assert lane == " ".join(expected)


def test_lhombre_2_1_before_the_contract_a_hand_is_sorted_as_in_grand() -> None:
    table = Table()
    assert table.book.order(table.state) == cards.grand_order()


def test_lhombre_1_1_matadors_are_the_three_highest_trumps() -> None:
    for suit in Suit:
        assert cards.matadors(suit) == cards.trump_suit(suit)[:3]
    assert cards.manille(Suit.CLUBS) == Card("C2")
    assert cards.manille(Suit.DIAMONDS) == Card("D7")
