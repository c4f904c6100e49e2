"""``spadille audit`` tells what the rules of today have otherwise, and where."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.notation import jsonl, simulation
from spadille.rules.codec import encode
from spadille.rules.journal import Entry
from spadille.server.rows import EntryRow, TableRow
from spadille.server.store import Store
from tests.cli.conftest import Run
from tests.notation.evening import journal
from tests.notation.samples import simulated

RECORDS = Path(__file__).parents[1] / "games" / "lhombre" / "records" / "hjemme"


def _falsified(entries: list[Entry[Any, Any]]) -> list[Entry[Any, Any]]:
    """The journal with the fourth entry played by somebody else."""
    seat = (entries[3].seat or 0) + 1
    return [*entries[:3], replace(entries[3], seat=seat % 3), *entries[4:]]


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A journal."""
    file = tmp_path / "evening.jsonl"
    file.write_text(jsonl.write(journal("lhombre", 5, 3)))
    return file


def test_journals_records_and_deals_are_judged_side_by_side(
    run: Run, evening: Path, tmp_path: Path
) -> None:
    deals = tmp_path / "deals.jsonl"
    deals.write_bytes(b"".join(simulation.write(simulated(seed)) for seed in (3, 4)))
    done = run("audit", evening, deals, RECORDS / "washed_out.record")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"{evening}: 1 judged, all as it should be",
        f"{deals}: 2 judged, all as it should be",
        f"{RECORDS / 'washed_out.record'}: 1 judged, all as it should be",
    ]


def test_replay_reads_a_journal_too(run: Run, evening: Path) -> None:
    done = run("replay", evening)
    assert done.returncode == 0
    assert done.stdout.startswith("1: deals 3, points ")


def test_the_first_difference_of_each_deal_is_told(run: Run, tmp_path: Path) -> None:
    lines = [simulation.write(simulated(seed)).decode() for seed in range(3, 7)]
    for place in (1, 3):
        lines[place] = lines[place].replace('"scores":[', '"scores":[9', 1)
    deals = tmp_path / "deals.jsonl"
    deals.write_text("".join(lines))
    done = run("audit", deals)
    assert done.returncode == 1
    first, second, told = done.stdout.splitlines()
    assert first.startswith(f"{deals}, line 2, ")
    assert second.startswith(f"{deals}, line 4, ")
    assert told == f"{deals}: 4 judged, 2 otherwise"


def test_each_record_is_judged_whatever_the_one_before(run: Run, tmp_path: Path) -> None:
    text = (RECORDS / "washed_out.record").read_text().partition("\n[Game")[0]
    first, second = text.split("Auction\n")[1].split()[:2]
    wrong = text.replace(f"{first} {second}", f"{second} {first}")
    file = tmp_path / "records"
    file.write_text(f"{wrong}\n{text}\n{wrong}")
    done = run("audit", file)
    assert done.returncode == 1
    assert done.stdout.count("is against rule 3.1. It is not your turn.") == 2
    assert done.stdout.splitlines()[-1] == f"{file}: 3 judged, 2 otherwise"


def test_other_versions_are_judged_by_the_rules_of_today(run: Run, tmp_path: Path) -> None:
    record = (RECORDS / "washed_out.record").read_text().replace("hjemme@1", "hjemme@9")
    deal = simulation.write(simulated(3)).decode().replace("hjemme@1", "hjemme@9")
    for name, text in (("a.record", record), ("b.jsonl", deal)):
        file = tmp_path / name
        file.write_text(text)
        assert run("replay", file).returncode == 2
        assert run("audit", file).returncode == 0


def test_what_cannot_be_read_keeps_nobody_from_the_next(
    run: Run, evening: Path, tmp_path: Path
) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_text(evening.read_text()[:-40])
    done = run("audit", tmp_path / "nothing", torn, evening)
    assert done.returncode == 2
    first, second = done.stderr.splitlines()
    assert first == (
        f"spadille: {tmp_path / 'nothing'}: there is no such file or folder; check the name."
    )
    assert second.startswith(f"spadille: {torn}, line ")
    assert done.stdout == f"{evening}: 1 judged, all as it should be\n"


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """The database of a house with two tables; the second was tampered with."""
    file = tmp_path / "spadille.sqlite"
    store = await Store.open(file)
    honest = journal("lhombre", 5, 2)
    for opened, (table, entries) in enumerate(
        {
            "table-a": honest,
            "table-b": _falsified(honest),
            "table-c": journal("hearts", 1, 1),
        }.items()
    ):
        await store.append(TableRow(table, entries[0].rules, 0, float(opened)))
        await store.append(EntryRow(table, 1, None, 0, "people", '{"type":"got_up","seat":0}', 0.0))
        rows = (
            EntryRow(table, each.number + 1, None, each.seat, "game", encode(each).decode(), 0.0)
            for each in entries
        )
        await store.append(*rows)
    await store.close()
    return file


def test_the_tables_of_a_database_are_judged(run: Run, database: Path) -> None:
    before = database.read_bytes()
    done = run("audit", "--database", database)
    assert (done.returncode, done.stderr) == (1, "")
    first, difference, second, third = done.stdout.splitlines()
    assert first == "table-a: 1 judged, all as it should be"
    assert difference.startswith("table-b, entry ")
    assert "is against rule 3.1" in difference
    assert second == "table-b: 1 judged, 1 otherwise"
    assert third == "table-c: 1 judged, all as it should be"
    assert database.read_bytes() == before


def test_one_table_can_be_chosen(run: Run, database: Path) -> None:
    done = run("audit", "--database", database, "table-c")
    assert (done.returncode, done.stdout) == (0, "table-c: 1 judged, all as it should be\n")


async def test_a_server_may_go_on_writing_meanwhile(run: Run, database: Path) -> None:
    store = await Store.open(database)
    await store.append(TableRow("table-d", "lhombre/hjemme@1", 0, 9.0))
    done = run("audit", "--database", database, "table-a", "table-d")
    assert done.returncode == 0
    assert "table-d: 1 judged" in done.stdout
    await store.append(TableRow("table-e", "lhombre/hjemme@1", 0, 9.0))
    await store.close()


def test_a_database_that_is_none_is_refused(refused: Run, tmp_path: Path, database: Path) -> None:
    gone, notes = tmp_path / "gone.sqlite", tmp_path / "notes.txt"
    notes.write_text("Milk, bread, cards")
    foreign = tmp_path / "foreign.sqlite"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    assert "There is no database" in refused("audit", "--database", gone).stderr
    assert not gone.exists()
    assert "is damaged, or no database" in refused("audit", "--database", notes).stderr
    assert "another program" in refused("audit", "--database", foreign).stderr
    assert "is a folder" in refused("audit", "--database", tmp_path).stderr
    told = refused("audit", "--database", database, "table-x").stderr
    assert "There is no table table-x in" in told
    assert "no address of a database" in refused("audit", "--database", "mysql://a/b").stderr
    assert "no address of a database" in refused("audit", "--database", "post://[").stderr


def test_a_server_of_databases_that_does_not_answer_is_named(refused: Run) -> None:
    pytest.importorskip("psycopg", reason="the extra spadille[postgres] is not installed")
    told = refused("audit", "--database", "postgresql://anna:secret@127.0.0.1:1/x").stderr
    assert "The database postgresql+psycopg://anna:***@127.0.0.1:1/x does not answer" in told


def test_a_copy_without_rights_to_write_can_be_read(run: Run, database: Path) -> None:
    copy = Path(shutil.copy(database, database.with_name("copy.sqlite")))
    copy.chmod(0o444)
    assert run("audit", "--database", copy, "table-a").returncode == 0


def test_something_must_be_named(refused: Run) -> None:
    assert "Name files to judge" in refused("audit").stderr
    assert "FILE is empty" in refused("audit", "").stderr
    assert "--database is empty" in refused("audit", "--database", "").stderr
