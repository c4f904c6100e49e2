"""The play of the cards by itself is the one of the rulebook."""

from __future__ import annotations

import random

import pytest

from spadille.cards import CardSet, Seat
from spadille.games.hearts.action import SubtractOwn
from spadille.rules.openplay import OpenPlay
from spadille.rules.rulebook import awaited
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, play_of, step, table


@pytest.mark.parametrize("rules", NAMES)
def test_the_same_cards_are_allowed_and_the_same_points_come_of_it(rules: str) -> None:
    checked = 0
    for seed in range(6):
        dealt, chance = table(rules, seed), random.Random(seed)
        alone = OpenPlay(play_of(dealt.rulebook, dealt.truth))
        while dealt.result is None and dealt.rulebook.card_play(dealt.truth) is not None:
            legal = dealt.legal()
            if not legal.play:
                step(dealt, chance)
                continue
            (seat,) = awaited(dealt.rulebook, dealt.truth)
            assert alone.turn == seat
            assert alone.legal() == legal.play
            step(dealt, chance)
            alone.play(dealt.steps[-1][1].card)  # type: ignore[attr-defined]
            checked += 1
    assert checked > 40


@pytest.mark.parametrize("rules", NAMES)
def test_points_are_those_of_the_settlement(rules: str) -> None:
    compared = 0
    for seed in range(20):
        dealt, chance = table(rules, seed), random.Random(seed)
        stakes = play_of(dealt.rulebook, dealt.truth).stakes
        alone = OpenPlay(play_of(dealt.rulebook, dealt.truth))
        play = None
        while dealt.result is None:
            play = dealt.rulebook.card_play(dealt.truth) or play
            step(dealt, chance)
            action = dealt.steps[-1][1]
            if hasattr(action, "card"):
                alone.play(action.card)
        assert play is not None
        # A tout announced under way changes the stakes; what was seen before tells nothing of it.
        if alone.is_over and play.stakes == stakes:
            is_chosen = isinstance(dealt.steps[-1][1], SubtractOwn)
            assert is_chosen or alone.returns() == dealt.result.scores
            compared += 1
    assert compared > 0


def test_a_card_that_may_not_be_played_changes_nothing() -> None:
    alone = OpenPlay(begun("lhombre/hjemme", 1))
    hand = alone.legal()
    (other, *_) = set(CardSet.read("SA S2 CA H7")) - set(hand)
    with pytest.raises(ValueError, match=f"{other} may not be played now"):
        alone.play(other)
    assert alone.legal() == hand


def test_a_copy_is_played_on_by_itself() -> None:
    alone = OpenPlay(begun("solo/american", 1))
    copy = alone.copy()
    copy.play(next(iter(copy.legal())))
    assert copy.turn != alone.turn
    assert isinstance(alone.turn, int)
    assert Seat(alone.turn) == alone.turn
