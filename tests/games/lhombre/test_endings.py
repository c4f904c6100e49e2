"""Every way in which a deal can end does occur, and stands as a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.cards import Seat
from spadille.games import registry
from spadille.games.lhombre.event import DealSettled
from spadille.notation import record
from spadille.notation.replay import replayed
from tests.conformance.playing import random_run
from tests.games.lhombre.endings import ENDINGS, Ending, finished
from tests.games.lhombre.table import HOME_RULES, B, F, M

RECORDS = Path(__file__).parent / "records"


def test_lhombre_6_number_of_endings() -> None:
    """Six contracts with trumps have seven each, three nolos three, Grand two; five give up."""
    assert len(set(ENDINGS)) == len(ENDINGS) == 1 + 6 * 7 + 3 * 3 + 2 + 5


@pytest.mark.parametrize("ending", ENDINGS, ids=str)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_6_every_ending_occurs(ending: Ending, declarer: Seat) -> None:
    assert Ending.of(finished(ending, declarer).settled) == ending


def test_lhombre_6_no_other_ending_occurs() -> None:
    for seed in range(300):
        settled = random_run(HOME_RULES, seed).events[-1]
        assert isinstance(settled, DealSettled)
        assert Ending.of(settled) in ENDINGS


def test_lhombre_6_every_ending_stands_as_a_finished_record() -> None:
    found = set()
    for path in RECORDS.glob("*.record"):
        for each in record.read(path.read_text("utf-8"), registry.rulebook):
            _, settled = replayed(each, HOME_RULES)
            assert isinstance(settled, DealSettled), f"{path.name} is not finished"
            found.add(Ending.of(settled))
    assert found == set(ENDINGS)
