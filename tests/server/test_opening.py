"""What keeps the house from opening is one clear line and exit code 2, and nothing is changed."""

import hashlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import House, environment

SECONDS = 60


def serve(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """What ``spadille serve`` says to a start that must fail."""
    return subprocess.run(
        [sys.executable, "-m", "spadille", "serve", "--no-browser", *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env=environment(language),
    )


def told(answer: subprocess.CompletedProcess[str]) -> str:
    """The one line of a start that failed."""
    assert answer.returncode == 2, answer
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1, answer.stderr
    return answer.stderr


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A sound database that the server made, with no log beside it."""
    path = tmp_path / "spadille.sqlite"
    assert House(path).stop() == 0
    return path


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = told(serve("--port", port, "--database", str(tmp_path / "new.sqlite")))
    assert port in line
    assert "--port" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("port", ["65536", "-1", "700000"])
def test_a_port_that_is_none(port: str) -> None:
    assert port in told(serve("--port", port))


def test_a_host_that_is_not_here() -> None:
    assert "192.0.2.1" in told(serve("--port", "0", "--host", "192.0.2.1"))


def scribbled(path: Path) -> None:
    """The middle of a database becomes noise."""
    with closing(sqlite3.connect(path)) as connection:
        row = ("t", "lhombre/hjemme@1", 0, 1.0, "club", "on")
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
        rows = [("t", n, None, 0, "game", "x" * 900, 1.0) for n in range(1, 200)]
        connection.executemany("INSERT INTO entries VALUES (?,?,?,?,?,?,?)", rows)
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xa5" * 4096 * 4)


def cut_off(path: Path) -> None:
    """A database whose end is missing."""
    scribbled(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 3])


def not_one(path: Path) -> None:
    """Something else altogether."""
    path.write_text("Dear diary, today we played L'Hombre.\n" * 50)


def foreign(path: Path) -> None:
    """The database of another program."""
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")


def newer(path: Path) -> None:
    """The database of a Spadille to come."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")


@pytest.mark.parametrize("spoil", [scribbled, cut_off, not_one, foreign, newer])
def test_a_database_that_cannot_serve_is_left_as_it_is(
    database: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(database)
    before = hashlib.sha256(database.read_bytes()).digest()
    line = told(serve("--port", "0", "--database", str(database)))
    assert str(database) in line
    assert "--database" in line
    assert hashlib.sha256(database.read_bytes()).digest() == before
    assert [path.name for path in database.parent.iterdir()] == [database.name]


def test_a_database_somebody_else_holds(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "in use" in told(serve("--port", "0", "--database", str(database)))


@pytest.mark.parametrize("place", ["/proc/nowhere.sqlite", "/nowhere/at/all.sqlite", "/"])
def test_a_place_where_no_database_can_be(place: str) -> None:
    assert "--database" in told(serve("--port", "0", "--database", place))


def read_only_folder() -> Path | None:
    """A folder on a disk that nobody can write to, where this machine has one."""
    mounts = Path("/proc/mounts")
    for line in mounts.read_text("utf-8").splitlines() if mounts.exists() else ():
        folder = Path(line.split()[1])
        if folder.is_dir() and os.statvfs(folder).f_flag & os.ST_RDONLY:
            return folder
    return None


def test_a_disk_that_is_read_only() -> None:
    folder = read_only_folder()
    if folder is None:
        pytest.skip("no disk is read-only here")
    answer = told(serve("--port", "0", "--database", str(folder / "new.db")))
    assert "cannot be opened or written" in answer


@pytest.mark.parametrize(
    ("language", "word"),
    [("da", "Mappen"), ("nb", "Mappen"), ("en", "folder"), ("ja", "フォルダー")],
)
def test_in_the_language_of_the_terminal(language: str, word: str) -> None:
    line = told(serve("--port", "0", "--database", "/nowhere/a.sqlite", language=language))
    assert word in line


def test_after_the_plug_was_pulled_the_log_is_read(tmp_path: Path) -> None:
    database = tmp_path / "spadille.sqlite"
    House(database).kill()
    assert database.with_name("spadille.sqlite-wal").exists()
    assert House(database).stop() == 0


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_it_closes_quickly_when_asked(tmp_path: Path, name: str) -> None:
    house = House(tmp_path / "spadille.sqlite")
    start = time.monotonic()
    house.process.send_signal(signal.Signals[name])
    assert house.process.wait(SECONDS) == 0
    assert time.monotonic() - start < 20
    house._reader.join()
    assert house.log.count("\n") == 1, house.log
    assert not database_has_log(tmp_path)


def database_has_log(folder: Path) -> bool:
    """Whether SQLite's log lies beside a database, which is not so after a clean end."""
    return any(path.name.endswith("-wal") for path in folder.iterdir())
