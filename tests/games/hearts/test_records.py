"""Finished games of Hearts: every way in which a deal can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.games.registry import rulebook
from spadille.notation import record
from tests.games.hearts.happenings import CASES, shown

FOLDER = Path(__file__).parent / "records"


def test_there_is_a_file_for_each_way_a_deal_can_end() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_hearts_3_to_6_the_record_shows_its_ending(name: str) -> None:
    (told,) = record.read((FOLDER / f"{name}.record").read_text("utf-8"), rulebook)
    assert CASES[name].facts <= shown(told)


@pytest.mark.parametrize("name", CASES)
def test_the_records_are_as_our_own_writer_writes_them(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text("utf-8")
    assert record.write(record.read(text, rulebook), rulebook) == text
