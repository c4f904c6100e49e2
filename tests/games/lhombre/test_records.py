"""Finished games of L'Hombre: every contract, and every way it can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.replay import replayed
from tests.games.lhombre.happenings import WASHED_OUT, possible, shown

FOLDER = Path(__file__).parent / "records"
LHOMBRE = rulebook("lhombre/hjemme")
NAMES = (WASHED_OUT, *CONTRACTS)


def test_there_is_a_file_for_each_contract_and_for_the_washout() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_lhombre_4_6_the_records_show_every_ending(name: str) -> None:
    wanted = {WASHED_OUT} if name == WASHED_OUT else possible(LHOMBRE.profile.options, name)
    found: set[str] = set()
    for each in record.read((FOLDER / f"{name}.record").read_text("utf-8"), rulebook):
        turns, result = replayed(each, LHOMBRE)
        assert isinstance(result, DealSettled)
        assert result.contract == (None if name == WASHED_OUT else name)
        found |= shown(turns, result)
    assert wanted <= found


@pytest.mark.parametrize("name", NAMES)
def test_the_records_are_as_our_own_writer_writes_them(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text("utf-8")
    assert record.write(record.read(text, rulebook), rulebook) == text
