"""Duties: the first that binds decides."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Card, CardSet, Seat, Trick
from spadille.rules.obligation import Obligation, Situation, binding, playable
from spadille.rules.order import TrickOrder
from spadille.rules.rule import Rule, Section
from tests.conformance.strategies import cardsets

RULES = [Rule(Section("5"), f"duty-{number}") for number in range(4)]


@st.composite
def ladders(draw: st.DrawFn) -> list[Obligation]:
    """Up to four duties; each allows at least what it needs."""
    ladder = []
    for cited in RULES[: draw(st.integers(0, 4))]:
        needs = draw(cardsets())
        ladder.append(Obligation(cited, needs, needs | draw(cardsets())))
    return ladder


@given(cardsets(), ladders())
def test_the_first_duty_whose_needs_are_held_binds(hand: CardSet, ladder: list[Obligation]) -> None:
    held = [duty for duty in ladder if any(card in duty.needs for card in hand)]
    duty = binding(hand, ladder)
    assert duty is (held[0] if held else None)
    assert playable(hand, ladder) == (hand & held[0].allows if held else hand)


@given(cardsets(), ladders())
def test_who_holds_a_card_may_play_one(hand: CardSet, ladder: list[Obligation]) -> None:
    assert bool(playable(hand, ladder)) == bool(hand)
    assert playable(hand, ladder) <= hand


def test_a_situation_knows_the_card_led_and_the_card_winning() -> None:
    order = TrickOrder(((Card("SA"),), (Card("HK"), Card("H2"))))
    assert Situation.of(Trick(), order) == Situation(None, None)
    trick = Trick().play(Seat(0), Card("H2")).play(Seat(1), Card("HK"))
    assert Situation.of(trick, order, is_first_trick=True) == Situation(
        Card("H2"), Card("HK"), is_first_trick=True
    )
