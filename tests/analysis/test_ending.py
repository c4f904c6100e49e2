"""The last tricks of Hearts: everybody plays a card that is best for him."""

from __future__ import annotations

import random

import pytest

from spadille.analysis import patience
from spadille.analysis.ending import solve_ending
from spadille.kernel.problem import LimitHit
from spadille.kernel.rivals import MOST_CARDS, Rivals
from spadille.kernel.tabulate import CannotHold
from spadille.rules.action import Play
from spadille.rules.cardplay import CardPlay
from spadille.table import Table


def led_up_to(seed: int, cards: int) -> tuple[Table, CardPlay]:
    """A deal in which so many cards have been played by chance."""
    chance = random.Random(seed)
    table = Table.shuffled("hearts/norsk+pass_cards=false", seed=seed)
    for _ in range(cards):
        table.act(Play(chance.choice(list(table.legal().play))))
    play = table.rulebook.card_play(table.truth)
    assert play is not None
    return table, play


@pytest.mark.parametrize("cards", [36, 38, 41])
def test_the_line_comes_to_what_is_told(cards: int) -> None:
    for seed in range(4):
        table, play = led_up_to(seed, cards)
        found = solve_ending(play)
        assert found.seat == table.turn
        assert found.points == Rivals(play).value()
        for seat, card in found.line:
            assert table.turn == seat
            table.act(Play(card))
        assert table.scores == found.points


def test_nobody_does_better_against_all_others_than_where_each_plays_for_himself() -> None:
    for seed in range(4):
        _, play = led_up_to(seed, 37)
        found = solve_ending(play)
        assert found.alone.keys() == found.values.keys()
        least = min(found.alone.values())
        assert least == Rivals(play).value_against_all(found.seat)
        own = [points[found.seat] for points in found.values.values()]
        assert own == sorted(own)
        assert found.points[found.seat] == min(own) <= least


def test_the_clock_is_looked_at_while_a_card_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, play = led_up_to(1, 36)
    known = solve_ending(play)
    monkeypatch.setattr(patience, "FIRST", 100)
    looks = 0

    def is_late() -> bool:
        nonlocal looks
        looks += 1
        return looks == stop

    stop = 0
    found = solve_ending(play, is_late=is_late)
    assert (found.points, found.values, found.alone) == (known.points, known.values, known.alone)
    assert looks > len(found.line) + len(found.values)
    looks, stop = 0, 3
    with pytest.raises(LimitHit):
        solve_ending(play, is_late=is_late)
    assert looks == stop


def test_what_is_too_early_too_dear_or_over_is_refused() -> None:
    _, early = led_up_to(1, 52 - 4 * (MOST_CARDS + 1))
    with pytest.raises(CannotHold):
        solve_ending(early)
    table, play = led_up_to(1, 40)
    with pytest.raises(LimitHit):
        solve_ending(play, limit=3)
    with pytest.raises(LimitHit):
        solve_ending(play, is_late=lambda: True)
    over = Rivals(play)
    assert over.value()
    for _, card in solve_ending(play).line[:-1]:
        table.act(Play(card))
    last = table.rulebook.card_play(table.truth)
    assert last is not None
    assert len(solve_ending(last).line) == 1
