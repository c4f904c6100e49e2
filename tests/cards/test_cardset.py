"""Sets of cards behave as sets."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from spadille.cards import Card, CardSet
from tests.conformance.strategies import cards, cardsets


@given(cardsets(), cardsets())
def test_operations_are_those_of_sets(left: CardSet, right: CardSet) -> None:
    mine, yours = set(left), set(right)
    assert set(left | right) == mine | yours
    assert set(left & right) == mine & yours
    assert set(left - right) == mine - yours
    assert (left <= right) == (mine <= yours)
    assert (left == right) == (mine == yours)
    assert len(left) == len(mine)
    assert bool(left) == bool(mine)


@given(cardsets(), cards())
def test_membership(some: CardSet, card: Card) -> None:
    assert (card in some) == (card in set(some))
    assert card in some | CardSet((card,))
    assert card not in some - CardSet((card,))


@given(cardsets())
def test_reads_back_in_the_order_of_the_index(some: CardSet) -> None:
    assert CardSet.read(str(some)) == some
    assert [card.index for card in some] == sorted(card.index for card in some)
    assert hash(CardSet(some)) == hash(some)
    assert pickle.loads(pickle.dumps(some)) == some  # noqa: S301 - written a moment ago
    assert copy.deepcopy(some) == some


def test_is_no_other_thing() -> None:
    assert CardSet() != set()
    assert CardSet.read("SA") != Card("SA")


def test_a_word_that_is_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="'HX' is not a card"):
        CardSet.read("SA HX")
