"""Hands and the talon, seen and face down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Card, CardSet, Hand, Talon
from tests.conformance.strategies import cardsets, hands


@given(hands(), cardsets())
def test_face_down_keeps_the_number_and_shows_only_what_is_known(
    hand: Hand, known: CardSet
) -> None:
    down = hand.face_down(known)
    assert len(down) == len(hand)
    assert down.known == hand.known & known
    assert hand.face_down().known == CardSet()
    assert down.face_down() == hand.face_down()


@given(cardsets(), cardsets(), cardsets())
def test_a_view_of_a_hand_follows_the_hand(held: CardSet, thrown: CardSet, drawn: CardSet) -> None:
    """Throwing and drawing face down leaves a view that never contradicts the hand."""
    thrown, drawn = thrown & held, drawn - held
    truth = Hand(held).without(Hand(thrown)).with_(Hand(drawn))
    view = Hand(held).face_down().without(Hand(thrown).face_down()).with_(Hand(drawn).face_down())
    assert len(view) == len(truth)
    assert view.known <= truth.known


@given(cardsets(), st.data())
def test_playing_a_card_from_a_hand_seen_or_not(held: CardSet, data: st.DataObject) -> None:
    if not held:
        return
    card = data.draw(st.sampled_from(list(held)))
    assert Hand(held).play(card) == Hand(held - CardSet((card,)))
    assert Hand(held).face_down().play(card) == Hand(CardSet(), len(held) - 1)


def test_a_card_that_cannot_be_there_is_our_own_fault() -> None:
    with pytest.raises(AssertionError):
        Hand(CardSet.read("SA")).play(Card("HK"))


@given(st.permutations(Card.ALL), st.integers(0, 52), st.integers(0, 52))
def test_talon_is_drawn_from_the_top(deck: list[Card], size: int, count: int) -> None:
    talon = Talon(tuple(deck[:size]))
    count = min(count, size)
    assert talon.top(count) == Hand(CardSet(deck[:count]))
    assert talon.drop(count) == Talon(tuple(deck[count:size]))
    down = talon.face_down()
    assert down == Talon((), size)
    assert down.top(count) == Hand(CardSet(), count)
    assert down.drop(count) == Talon((), size - count)


def test_talon_gives_no_more_than_it_has() -> None:
    with pytest.raises(AssertionError):
        Talon((Card("SA"),)).drop(2)
