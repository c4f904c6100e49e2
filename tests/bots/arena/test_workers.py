"""The figures do not hang on who plays the deals, in which order, or with what stops between."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import psutil
import pytest

from spadille.bots import model, registry
from spadille.bots.arena.entrant import Entrant
from spadille.bots.arena.ledger import (
    InUse,
    Keeper,
    Ledger,
    NoLedger,
    OtherPlan,
    OtherVersion,
    Row,
    check,
)
from spadille.bots.arena.plan import Plan, Task
from spadille.bots.arena.report import Report
from spadille.bots.arena.workers import Here, Processes, WorkerLost
from spadille.bots.model import card_of
from spadille.bots.player import Player
from tests.bots.arena.playing import ledger, plan, report

DEALS = 14


def _figures(told: Report) -> tuple[object, ...]:
    """All but the times, which are never the same."""
    players = [(each.name, each.points, each.decisions, each.faults) for each in told.players]
    return told.deals, told.leads, players


@pytest.mark.parametrize("rules", ["lhombre/hjemme+seats=4", "hearts/norsk", "solo/american"])
def test_one_process_and_two_get_the_same_figures(rules: str) -> None:
    wanted = plan("random", "heuristic", rules=rules)
    here = report(wanted, DEALS)
    for count in (1, 2):
        processes = Processes(wanted, count)
        assert _figures(report(wanted, DEALS, processes)) == _figures(here)


@pytest.mark.parametrize("order", [range(1, 7), range(6, 0, -1), (3, 1, 6, 2, 5, 4)])
def test_the_order_of_the_deals_does_not_matter(order: Sequence[int]) -> None:
    wanted = plan("random", "heuristic")
    kept, workers = Ledger(wanted), Here(wanted)
    for number in order:
        workers.submit(Task(number, 1))
        kept.add(workers.next())
    assert _figures(Report.of(kept, 6)) == _figures(report(wanted, 6))


def test_a_round_behind_a_gap_waits_until_it_is_closed() -> None:
    wanted = plan("random", "heuristic")
    kept, workers = Ledger(wanted), Here(wanted)
    for first, count in ((1, 1), (4, 2), (2, 2)):
        task = Task(first, count)
        workers.submit(task)
        kept.add(workers.next())
        told = Report.of(kept, 9)
        assert told.deals == kept.count == (5 if first == 2 else 1)
        assert f" --deals {told.deals} " in told.command
        assert _figures(told) == _figures(report(wanted, told.deals))
    assert kept.left(9) == [Task(6, 4)]


def test_another_seed_deals_other_cards() -> None:
    wanted = plan("random", "heuristic")
    other = msgspec.structs.replace(wanted, seed=2)
    assert len({deck for each in (wanted, other) for deck in (each.deck(1), each.deck(2))}) == 4
    assert ledger(wanted, 5).deals != ledger(other, 5).deals


def test_a_process_that_is_lost_is_told_with_its_deals() -> None:
    workers = Processes(plan("heuristic", "heuristic"), 1)
    (worker,) = (each for each in psutil.Process().children() if "spawn_main" in _words(each))
    workers.submit(Task(5, 10_000))
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(WorkerLost) as lost:
        workers.next()
    assert lost.value.task == Task(5, 10_000)
    workers.close()


@pytest.mark.parametrize(
    ("maker", "kind", "detail"),
    [("Raising", "broken", "ZeroDivisionError: nothing to share"), ("Cheating", "illegal", "")],
)
def test_a_player_of_our_own_that_fails_is_named_and_played_for(
    maker: str, kind: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._PLAYERS, "failing", ("tests.bots.arena.broken", maker))
    told = report(plan("failing", "random"), 6)
    failing, sound = told.players
    assert not told.is_sound
    assert set(failing.faults) == {kind}
    assert failing.faults[kind] >= failing.decisions // 10 > 0
    assert failing.version == ("raising 1" if maker == "Raising" else "")
    assert (failing.mishaps[0].deal, failing.mishaps[0].kind) == (1, kind)
    assert detail in failing.mishaps[0].detail
    assert not sound.faults


def test_a_player_who_comes_to_the_table_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = list[str](), registry.player

    def counted(name: str) -> Player:
        made.append(name)
        return make(name)

    monkeypatch.setattr(registry, "player", counted)
    came = Entrant("club", 1.0, "solo")
    assert came.take_conduct().version == f"model {model.digest(model.FILE)}"
    assert made == ["club"]


# --- kept in a file -----------------------------------------------------------------------------


def _kept(file: Path, wanted: Plan, deals: int) -> Ledger:
    """Go on from what the file keeps, up to so many deals."""
    kept, workers = Ledger(wanted), Here(wanted)
    with closing(Keeper(file)) as keeper:
        keeper.read(kept)
        for task in kept.left(deals):
            workers.submit(task)
            played = workers.next()
            keeper.keep(played)
            kept.add(played)
    return kept


def test_a_comparison_goes_on_where_it_stopped(tmp_path: Path) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    for deals in (3, 7, 9):
        kept = _kept(file, wanted, deals)
        assert kept.count == deals
    assert _figures(Report.of(kept, 9)) == _figures(report(wanted, 9))
    assert _kept(file, wanted, 5).count == 9


def test_a_line_that_broke_off_is_played_again(tmp_path: Path) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    _kept(file, wanted, 3)
    _kept(file, wanted, 6)
    file.write_bytes(file.read_bytes()[:-40])
    assert _kept(file, wanted, 6).count == 6
    assert len(file.read_bytes().splitlines()) == 3


@pytest.mark.parametrize("length", [0, 1, 30, -1])
def test_a_file_that_broke_off_in_its_first_line_is_begun_again(
    length: int, tmp_path: Path
) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    _kept(file, wanted, 2)
    head = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(head[:length])
    assert _kept(file, wanted, 2).count == 2
    assert file.read_bytes().startswith(head)


def test_a_file_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    first = Keeper(file)
    first.read(Ledger(wanted))
    written = file.read_bytes()
    second = Keeper(file)
    with pytest.raises(InUse):
        second.read(Ledger(wanted))
    second.close()
    assert file.read_bytes() == written
    first.close()
    assert _kept(file, wanted, 2).count == 2


def test_a_player_without_what_he_has_learned_is_told_and_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = plan("club+worlds=1", "heuristic", rules="solo/american")
    whole, spoilt = tmp_path / "whole", tmp_path / "spoilt"
    real = Report.of(_kept(whole, wanted, 1), 1)
    assert real.players[0].version == f"model {model.digest(model.FILE)}"
    assert real.is_sound
    missing = tmp_path / "model.npz"
    monkeypatch.setattr(model, "FILE", missing)
    monkeypatch.setattr(model.load.__wrapped__, "__defaults__", (missing,))
    model.load.cache_clear()
    try:
        kept = _kept(spoilt, wanted, 1)
        told = Report.of(kept, 1)
        assert told.players[0].version == "without learning"
        assert told.players[0].lacking == f"{card_of(missing)}: missing"
        assert not told.players[1].lacking
        assert not told.is_sound
        other = plan("club+worlds=1+without=learning,belief,calls", "heuristic", rules=wanted.rules)
        assert kept.deals == ledger(other, 1).deals
        _refused(whole, wanted)
    finally:
        monkeypatch.undo()
        model.load.cache_clear()
    _refused(spoilt, wanted)


def _refused(file: Path, wanted: Plan) -> None:
    written = file.read_bytes()
    with pytest.raises(OtherVersion) as other:
        _kept(file, wanted, 2)
    assert other.value.player == "club+worlds=1"
    assert file.read_bytes() == written


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    _kept(file, wanted, 2)
    written = file.read_bytes()
    with pytest.raises(OtherPlan) as other:
        _kept(file, msgspec.structs.replace(wanted, seed=9), 4)
    assert other.value.found == wanted
    head, row = written.splitlines(keepends=True)
    for text, line in (
        *((b"whist", 1), (b"whist\n", 1), (written + b"{}\n", 3), (b"\x80\n", 1)),
        (written[:30] + b" ", 1),
        (head + _changed(row, b"[[[", b"[[[99999,"), 2),
        (head + _changed(row, b"[[[", b"[[", b"]]]", b"]]"), 2),
        (head + _changed(row, b'"first":1', b'"first":-1'), 2),
        (head + _changed(row, b'"scores":[', b'"scores":[],"more":['), 2),
        (head + _changed(row, b'"conduct":[', b'"conduct":[],"more":['), 2),
        (written + row, 3),
    ):
        file.write_bytes(text)
        with pytest.raises(NoLedger) as none:
            _kept(file, wanted, 4)
        assert none.value.line == line
        assert file.read_bytes() == text


def _changed(row: bytes, *pairs: bytes) -> bytes:
    """A line of something else, written as a whole one; of the pairs each first is replaced."""
    told = bytes(msgspec.json.decode(row, type=Row).round)
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in told
        told = told.replace(old, new, 1)
    return msgspec.json.encode(Row(check(told), msgspec.Raw(told))) + b"\n"


def test_every_byte_that_is_damaged_on_the_disk_is_found(tmp_path: Path) -> None:
    wanted, file = plan("random", "heuristic"), tmp_path / "kept"
    _kept(file, wanted, 1)
    written = file.read_bytes()
    begins = written.index(b"\n") + 1
    assert len(written) - begins > 500
    for place in range(begins, len(written) - 1):
        damaged = bytearray(written)
        damaged[place] ^= 1
        file.write_bytes(damaged)
        with closing(Keeper(file)) as keeper, pytest.raises(NoLedger) as none:
            keeper.read(Ledger(wanted))
        assert none.value.line == 2
        assert file.read_bytes() == damaged


def _words(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""
