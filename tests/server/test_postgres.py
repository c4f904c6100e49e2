"""The same store on a real PostgreSQL, started here on loopback; left out where there is none."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from spadille.server.archive import Archive
from spadille.server.migrations import upgrade
from spadille.server.rows import EntryRow, TableRow
from spadille.server.store import AlreadyWritten, NotWritten, Store
from spadille.server.strength import USUAL
from spadille.server.trouble import ServerTrouble
from tests.server.house import House
from tests.server.player import join, new_id, open_table

pytest.importorskip("psycopg", reason="the extra spadille[postgres] is not installed")

PLACES = ":".join([os.environ["PATH"], *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty database, in a cluster of its own."""
    programs = {name: shutil.which(name, path=PLACES) for name in ("initdb", "postgres")}
    if None in programs.values():
        pytest.skip("PostgreSQL is not installed on this machine")
    folder = tmp_path_factory.mktemp("cluster")
    user = _user(folder)
    words = [
        programs["initdb"],
        "-D",
        folder / "data",
        "-U",
        "spadille",
        "-A",
        "trust",
        "-E",
        "UTF8",
    ]
    subprocess.run([str(word) for word in words], check=True, capture_output=True, user=user)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
    words = [programs["postgres"], "-D", folder / "data"]
    for setting in settings:
        words += ["-c", setting]
    log = (folder / "log").open("w")
    server = subprocess.Popen([str(word) for word in words], stdout=log, stderr=log, user=user)
    try:
        yield f"postgresql://spadille@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)
        log.close()


def _user(folder: Path) -> int | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    user = pwd.getpwnam("postgres")
    os.chown(folder, user.pw_uid, user.pw_gid)
    for parent in (folder.parent, folder.parent.parent):
        parent.chmod(0o755)
    return user.pw_uid


async def _opened(address: str) -> Store:
    for _ in range(100):
        try:
            return await Store.open(address)
        except ServerTrouble:
            await asyncio.sleep(0.2)
    return await Store.open(address)


def entry(number: int, command: str | None = None, table: str = "evening") -> EntryRow:
    """Any entry."""
    return EntryRow(table, number, command, 0, "game", f"entry {number}", 2.0)


async def test_the_store_keeps_its_promises(address: str) -> None:
    store = await _opened(address)
    await store.append(TableRow("evening", "lhombre/hjemme@1", 0, 1.5))
    assert await store.table("evening") == TableRow("evening", "lhombre/hjemme@1", 0, 1.5)
    await store.append(entry(1, "first"))
    with pytest.raises(AlreadyWritten):
        await store.append(entry(2, "first"))
    bad = [entry(7, "first"), entry(1), entry(9, table="nowhere")]
    good = [entry(number) for number in range(2, 50)]
    writes = [*good[:20], *bad, *good[20:]]
    answers = await asyncio.gather(*map(store.append, writes), return_exceptions=True)
    assert [isinstance(answer, NotWritten) for answer in answers] == [row in bad for row in writes]
    await store.close()
    again = await Store.open(address)
    assert [row.number for row in await again.entries("evening")] == list(range(1, 50))
    assert await again.entry_of("evening", "first") == entry(1, "first")
    await again.close()


async def test_an_archive_is_read_beside_the_store(address: str) -> None:
    store = await _opened(address)
    await store.append(TableRow("afternoon", "lhombre/hjemme@1", 0, 0.5))
    await store.append(*(entry(number, table="afternoon") for number in (1, 2, 4)))
    with Archive.open(address) as archive:
        assert archive.tables()[0] == "afternoon"
        assert list(archive.journal("afternoon")) == ["entry 1", "entry 2", "entry 4"]
        await store.append(entry(5, table="afternoon"))
        assert len(list(archive.journal("afternoon"))) == 3
    await store.close()


async def test_an_evening_with_the_plug_pulled(address: str) -> None:
    await (await _opened(address)).close()
    house = await asyncio.to_thread(House, address)
    opened = await open_table(house.base, "Åse")
    async with join(house.base, opened["table"], opened["token"]) as player:
        await player.play_deals(1)
        deal = {"id": new_id(), "version": player.number}
        done = await player.ask("deal_next", **deal)
        number = player.number
    await asyncio.to_thread(house.kill)
    house = await asyncio.to_thread(House, address)
    async with join(house.base, opened["table"], opened["token"], number) as player:
        assert not player.update["is_resync"]
        assert await player.ask("deal_next", **deal) == done
        await player.play_deals(2)
    assert await asyncio.to_thread(house.stop) == 0
    assert "Traceback" not in house.log, house.log


async def test_a_table_of_an_older_database_gets_the_usual_bots(address: str) -> None:
    await (await _opened(address)).close()
    older = address.removesuffix("postgres") + "older"
    await asyncio.to_thread(_make_older, address, older)
    store = await Store.open(older)
    assert await store.table("evening") == TableRow("evening", "lhombre/hjemme@1", 2, 1.0, USUAL)
    await store.close()


def _make_older(address: str, older: str) -> None:
    """Make a database as the first Spadille left it, with a table in it."""
    maker = sa.create_engine(_driven(address), isolation_level="AUTOCOMMIT")
    with maker.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE older")
    maker.dispose()
    engine = sa.create_engine(_driven(older))
    with engine.begin() as connection:
        config = upgrade._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = ("evening", "lhombre/hjemme@1", 2, 1.0)
        connection.exec_driver_sql("INSERT INTO tables VALUES (%s, %s, %s, %s)", row)
    engine.dispose()


def _driven(address: str) -> str:
    return address.replace("postgresql:", "postgresql+psycopg:")


async def test_a_server_that_does_not_answer_is_told() -> None:
    with pytest.raises(ServerTrouble) as told:
        await Store.open("postgresql://spadille@127.0.0.1:1/postgres")
    assert told.value.message == "database-silent"
    assert "127.0.0.1" in str(told.value)
