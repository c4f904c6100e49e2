"""Finished games of Spanish Solo: every game, and every way it can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.games.registry import rulebook
from spadille.games.solo.contract import RANKING
from spadille.games.solo.event import SoloSettled
from spadille.notation import record
from spadille.notation.replay import replayed
from tests.games.solo.happenings import PASSED_OUT, possible, shown

FOLDER = Path(__file__).parent / "records"
NAMES = (PASSED_OUT, *RANKING)


def test_there_is_a_file_for_each_game_and_for_the_deal_that_is_passed_out() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_solo_4_to_6_the_records_show_every_ending(name: str) -> None:
    found: set[str] = set()
    for each in record.read((FOLDER / f"{name}.record").read_text("utf-8"), rulebook):
        turns, result = replayed(each, rulebook(each.rules))
        assert isinstance(result, SoloSettled)
        assert result.contract == (None if name == PASSED_OUT else name)
        found |= shown(turns, result)
    assert possible(name) <= found


@pytest.mark.parametrize("name", NAMES)
def test_the_records_are_as_our_own_writer_writes_them(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text("utf-8")
    assert record.write(record.read(text, rulebook), rulebook) == text
