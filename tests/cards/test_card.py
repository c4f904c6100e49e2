"""Cards, suits and packs."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from spadille.cards import FRENCH_52, PIQUET_32, SPANISH_40, Card, Rank, Suit
from tests.conformance.strategies import cards


def test_52_cards_each_one_object_with_its_own_index_and_text() -> None:
    assert len(Card.ALL) == len({card.text for card in Card.ALL}) == 52
    assert [card.index for card in Card.ALL] == list(range(52))
    assert [card.bit for card in Card.ALL] == [1 << index for index in range(52)]


@given(cards())
def test_a_card_reads_back_from_its_text_and_is_the_same_object(card: Card) -> None:
    assert Card(str(card)) is card
    assert Card.of(card.suit, card.rank) is card
    assert repr(card) == f"Card('{card}')"
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - written a moment ago
    assert copy.deepcopy(card) is card


@pytest.mark.parametrize("text", ["", "S", "AS", "S1", "S10", "sA", "SA ", "♠A", "XX"])
def test_a_text_that_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        Card(text)
    assert repr(text) in str(refused.value)


def test_cards_differ() -> None:
    assert Card("SA") != Card("CA")
    assert Card("SA") != "SA"
    assert len({Card("SA"), Card("SA"), Card("CA")}) == 2


def test_black_suits() -> None:
    assert [suit for suit in Suit if suit.is_black] == [Suit.SPADES, Suit.CLUBS]


@pytest.mark.parametrize(
    ("pack", "size", "without"),
    [(FRENCH_52, 52, ""), (SPANISH_40, 40, "89T"), (PIQUET_32, 32, "23456")],
)
def test_packs(pack: tuple[Card, ...], size: int, without: str) -> None:
    assert len(pack) == len(set(pack)) == size
    assert list(pack) == sorted(pack, key=lambda card: card.index)
    missing = {card.rank for card in Card.ALL} - {card.rank for card in pack}
    assert missing == {Rank(rank) for rank in without}
