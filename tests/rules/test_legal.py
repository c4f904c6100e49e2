"""Describing what may be done."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Card, CardSet
from spadille.rules.action import Bid, Exchange, Pass, Play
from spadille.rules.legal import NOTHING, Legal, Selection
from tests.conformance.strategies import cardsets


def test_nothing_allows_nothing() -> None:
    assert not NOTHING
    for action in (Pass(), Bid("solo"), Play(Card("SA")), Exchange(CardSet())):
        assert not NOTHING.allows(action)


def test_choices_are_allowed_as_they_stand() -> None:
    legal = Legal(choices=(Pass(), Bid("solo")))
    assert legal
    assert legal.allows(Bid("solo"))
    assert not legal.allows(Bid("game"))
    assert not legal.allows(Play(Card("SA")))


@given(cardsets(), st.integers(0, 51))
def test_a_card_is_allowed_when_it_is_among_the_playable(playable: CardSet, index: int) -> None:
    card = Card.ALL[index]
    assert Legal(play=playable).allows(Play(card)) == (card in playable)


@given(cardsets(), cardsets(), st.integers(0, 9), st.integers(0, 9))
def test_an_exchange_is_allowed_within_its_numbers_and_cards(
    held: CardSet, thrown: CardSet, least: int, more: int
) -> None:
    legal = Legal(exchange=Selection(least, least + more, held))
    is_within = least <= len(thrown) <= least + more and set(thrown) <= set(held)
    assert legal.allows(Exchange(thrown)) == is_within
    assert legal, "to change no card is something one may do"
