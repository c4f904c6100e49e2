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
from tests.games.lhombre.endings import ENDINGS, Ending, finished, record_of
from tests.games.lhombre.table import HOME_RULES, B, F, M

RECORDS = Path(__file__).parent / "records"
FILES = sorted(path for path in RECORDS.glob("*") if path.is_file())


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


@pytest.mark.parametrize("ending", ENDINGS, ids=str)
def test_every_ending_reads_back_as_a_record(ending: Ending) -> None:
    written = record_of(finished(ending))
    text = record.write([written], registry.rulebook)
    assert list(record.read(text, registry.rulebook)) == [written]


@pytest.mark.skipif(not FILES, reason="no finished record stands here yet")
def test_every_ending_stands_as_a_finished_record() -> None:
    found = set()
    for path in FILES:
        for each in record.read(path.read_text("utf-8"), registry.rulebook):
            _, settled = replayed(each, registry.rulebook(each.rules.partition("@")[0]))
            assert isinstance(settled, DealSettled), f"{path.name} is not finished"
            found.add(Ending.of(settled))
    assert set(ENDINGS) <= found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_finished_record_is_written_as_it_stands(path: Path) -> None:
    text = path.read_text("utf-8")
    assert record.write(record.read(text, registry.rulebook), registry.rulebook) == text
