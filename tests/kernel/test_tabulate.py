"""The tables say what the duties say, and cards are alike only where no duty tells them apart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.rules.order import TrickOrder
from tests.kernel.plays import begun, table


def test_5_3_matadors_are_told_apart_and_lower_trumps_are_alike() -> None:
    dealt = table("lhombre/hjemme", 0)
    seed = 0
    while dealt.truth.contract is None or dealt.truth.contract.family != "game":
        seed += 1
        dealt = table("lhombre/hjemme", seed)
    play = dealt.rulebook.card_play(dealt.truth)
    assert play is not None
    tables = tabulate(play)
    names = {
        Card.ALL[index].text for bit, index in enumerate(tables.cards) if tables.twins >> bit & 1
    }
    trumps = [card.text for card in play.order.lanes[0]]
    assert not names & set(trumps[:3])
    # The highest after the matadors stands next to basta, and the others next to one another.
    assert set(trumps[3:-1]) <= names
    assert trumps[-1] not in names


def test_the_cards_that_count_are_told_apart_on_the_first_trick_of_hearts() -> None:
    play = begun("hearts/norsk", 1)
    tables = tabulate(play)
    names = {
        Card.ALL[index].text for bit, index in enumerate(tables.cards) if tables.twins >> bit & 1
    }
    assert "SQ" not in names
    assert "SK" not in names
    assert "C3" not in names
    assert {"HA", "DA", "C4"} <= names


def test_a_set_of_cards_reads_back() -> None:
    tables = tabulate(begun("solo/american", 1))
    some = CardSet.read("SA H7 DQ")
    assert tables.indices(tables.mask(some.bits)) == some.bits


def test_more_cards_than_an_int_holds_are_refused() -> None:
    play = begun("hearts/norsk", 1)
    twice = TrickOrder((*play.order.lanes, tuple(Card.ALL[:13])))
    with pytest.raises(CannotHold, match="65 cards, and an int holds 62"):
        tabulate(replace(play, order=twice))
