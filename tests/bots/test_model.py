"""What players have learned: read whole, or not at all and said in one line."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import numpy as np
import pytest

from spadille.bots import model, registry
from spadille.bots.arena.table import Table
from spadille.bots.model import ModelFault, card_of, load
from spadille.bots.tier import Searcher
from spadille.cards import Seat
from spadille.games.registry import rulebook
from spadille.rules.action import Play
from spadille.rules.standing import Standing
from tests.bots.dealing import random_deck
from tests.games.hearts.table import shuffled
from tests.games.lhombre.table import HOME_RULES


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what is shipped, in its place."""
    file = tmp_path / model.FILE.name
    for each in (model.FILE, card_of(model.FILE)):
        (tmp_path / each.name).write_bytes(each.read_bytes())
    monkeypatch.setattr(model, "FILE", file)
    monkeypatch.setattr(load.__wrapped__, "__defaults__", (file,))
    load.cache_clear()
    yield file
    load.cache_clear()


def test_what_is_shipped_is_whole_and_small() -> None:
    numbers = load()
    assert model.FILE.stat().st_size < 1_000_000
    assert any(name.startswith("lhombre/") for name in numbers)
    assert any(name.startswith("solo/") for name in numbers)
    assert all(np.isfinite(row).all() for row in numbers.values())


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def _other_layout(file: Path) -> None:
    card = card_of(file)
    card.write_text(card.read_text().replace('"layout": 2', '"layout": 99'))


def _other_file(file: Path) -> None:
    with file.open("wb") as into:
        np.savez(into, other=np.zeros(3))


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (Path.unlink, "missing"),
        (lambda file: card_of(file).unlink(), "missing"),
        (_cut, "not the file that its card describes"),
        (_other_file, "not the file that its card describes"),
        (_other_layout, "layout 99, and this version reads 2"),
        (lambda file: card_of(file).write_text("{"), "damaged"),
        (lambda file: card_of(file).write_bytes(b"\xff"), "damaged"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_and_they_play_without_learning(
    spoil: object, told: str, copied: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(spoil)
    spoil(copied)
    is_card = told == "damaged" or not card_of(copied).exists()
    spoilt = card_of(copied) if is_card else copied
    with pytest.raises(ModelFault, match=f"^{re.escape(str(spoilt))}: .*{told}"):
        load()
    player, club = registry.player("expert"), registry.player("club+without=learning,belief,calls")
    table = Table(HOME_RULES, random_deck("model"), Seat(0))
    with caplog.at_level(logging.WARNING):
        while (seat := table.turn) is not None:
            view = table.views[seat]
            chosen = player.choose(HOME_RULES, view, seat, Random(1))
            assert chosen == club.choose(HOME_RULES, view, seat, Random(1))
            table.act(seat, chosen)
    warned = [record.getMessage() for record in caplog.records]
    assert len(warned) == 1
    assert told in warned[0]
    assert warned[0].startswith(f"{spoilt}: ")
    assert "\n" not in warned[0]


@pytest.mark.parametrize("spoil", [Path.unlink, _cut])
@pytest.mark.parametrize("name", ["club", "expert"])
def test_hearts_which_needs_no_numbers_is_searched_without_the_file(
    name: str, spoil: object, copied: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(spoil)
    spoil(copied)
    book = rulebook("hearts/norsk")
    # In the fourth deal of a match no cards are passed.
    table = Table(book, shuffled("hearts"), Seat(0), Standing(4))
    player = cast(Searcher, registry.player(f"{name}+worlds=4"))
    with caplog.at_level(logging.WARNING):
        for _ in range(6):
            seat = table.turn
            assert seat is not None
            weighed = player.weigh(book, table.views[seat], seat, Random(1))
            legal = book.legal(table.truth, seat).play
            assert {each.action for each in weighed} == set(map(Play, legal))
            assert {each.worlds for each in weighed} == {4}
            table.act(seat, weighed[0].action)
    assert not caplog.records


def test_a_file_that_its_card_describes_and_that_holds_nonsense_is_refused(copied: Path) -> None:
    copied.write_bytes(b"no archive")
    card = card_of(copied)
    text = card.read_text()
    start = text.index('"hash": "') + len('"hash": "')
    card.write_text(text[:start] + model.digest(copied) + text[start + 16 :])
    with pytest.raises(ModelFault, match="damaged"):
        load()
