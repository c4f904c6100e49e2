"""What plays are held to tell, measured on deals that nothing was learned from."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

from spadille.bots import reading
from spadille.bots.model import load
from tools.training import plays
from tools.training.plays import PLAYER, Played

#: No training has this seed.
SEED = 30_000


def seen(game: str, deals: int) -> list[Played]:
    """Some views of such deals."""
    numbers = load()
    return [one for deal in range(deals) for one in plays.views(game, numbers, SEED, PLAYER, deal)]


@pytest.mark.parametrize(("game", "deals"), [("lhombre", 25), ("solo", 12)])
def test_what_is_shipped_makes_the_truth_likelier(game: str, deals: int) -> None:
    views, numbers = seen(game, deals), load()
    assert len(views) > 100
    assert fmean(each.bits(numbers) for each in views) > 0


def test_a_number_that_was_not_learned_changes_nothing() -> None:
    views = seen("lhombre", 3)
    assert all(each.bits({}) == pytest.approx(0.0) for each in views)


def test_what_is_foretold_of_a_view_sums_to_the_cards_that_lie_there() -> None:
    numbers, known = load(), 0
    for each in seen("lhombre", 3):
        found = np.array(list(each.worlds(numbers).chances().values()))
        assert found.sum(axis=0) == pytest.approx([place.size for place in each.hidden.places])
        assert len(each.signs) == len(each.hidden.places)
        told = {sign for row in each.signs for signs in row.values() for sign in signs}
        assert all(kind < reading.KINDS for _, kind in told)
        known += sum(name in numbers for name, _ in told)
    assert known
