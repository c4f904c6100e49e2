"""What captured cards come to: the same as the rulebook says of every end."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from spadille.cards import NO_CARDS, CardSet
from spadille.kernel.stakes import stakes
from spadille.kernel.tabulate import CannotHold, tabulate
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun

HEARTS = tuple(name for name in NAMES if name.startswith("hearts"))


@pytest.mark.parametrize("rules", HEARTS)
def test_the_weight_of_each_card_is_what_it_adds(rules: str) -> None:
    play = begun(rules, 1)
    tables = tabulate(play)
    found = stakes(play, tables)
    chance = Random(rules)
    for _ in range(50):
        captured = [NO_CARDS] * 4
        for card in play.prizes:
            captured[chance.randrange(4)] |= CardSet((card,))
        if any(tables.mask(own.bits) & found.sweep == found.sweep for own in captured):
            continue
        told = play.scores((4, 3, 3, 3), tuple(captured))
        weights = [sum(found.weights[tables.bits[card.index]] for card in own) for own in captured]
        assert list(told) == weights


@pytest.mark.parametrize("rules", HEARTS)
@pytest.mark.parametrize("has_all", [False, True])
def test_a_sweep_is_what_the_rulebook_says(rules: str, has_all: bool) -> None:
    play = begun(rules, 2)
    tables = tabulate(play)
    found = stakes(play, tables)
    swept = CardSet.from_bits(tables.indices(found.sweep))
    for player, seat in enumerate(play.players):
        tricks = [0] * 4 if has_all else [1] * 4
        tricks[seat] += 13 - sum(tricks)
        captured = [NO_CARDS] * 4
        captured[seat] = swept
        told = play.scores(tuple(tricks), tuple(captured))
        row = found.swept[(player * 2 + has_all) * 4 :][:4]
        assert [told[each] for each in play.players] == list(row)


def test_points_that_are_no_sum_are_refused() -> None:
    play = begun("hearts/norsk", 3)
    scores = play.scores

    def odd(tricks: tuple[int, ...], captured: tuple[CardSet, ...]) -> tuple[int, ...]:
        told = scores(tricks, captured)
        return tuple(points + (len(own) == 3) for points, own in zip(told, captured, strict=True))

    with pytest.raises(CannotHold, match="no sum over the cards"):
        stakes(replace(play, scores=odd), tabulate(play))


def test_a_play_whose_points_hang_on_tricks_is_refused() -> None:
    play = begun("lhombre/hjemme", 3)
    with pytest.raises(CannotHold):
        stakes(play, tabulate(play))
