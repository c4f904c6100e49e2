"""A real cluster of Dask on this machine gets the same figures; needs the extra ``cluster``."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.bots.arena.programs import example, running, way
from tests.cli.terminal import PROGRAM, environment, spadille

pytest.importorskip("distributed", reason="Dask (distributed) is not installed")

PLAYED = ("--game", "lhombre", "--deals", "8", "--seed", "3", "--json")


@contextmanager
def _running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", *words, "--no-dashboard"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment()
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


class There(NamedTuple):
    """A cluster that was started here."""

    address: str
    scheduler: subprocess.Popen[bytes]


@contextmanager
def _cluster(folder: Path, workers: int) -> Iterator[There]:
    """A scheduler with so many processes of one thread."""
    told = folder / "scheduler.json"
    here = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told))
    with _running("distributed.cli.dask_scheduler", *here) as scheduler:
        until = time.monotonic() + 60
        while not told.exists() or not told.read_text().endswith("}"):
            assert time.monotonic() < until
            time.sleep(0.05)
        address: str = json.loads(told.read_text())["address"]
        if not workers:
            yield There(address, scheduler)
            return
        many = (address, "--nworkers", str(workers), "--nthreads", "1")
        scratch = ("--local-directory", str(folder))
        with _running("distributed.cli.dask_worker", *many, *scratch):
            while len(_workers(address)) < workers:
                assert time.monotonic() < until
                time.sleep(0.05)
            yield There(address, scheduler)


def _workers(address: str) -> list[str]:
    """Who works there; asked in a process of its own, which leaves nothing behind."""
    code = f"""
import distributed
with distributed.Client({address!r}, set_as_default=False) as client:
    print(*client.nthreads())
"""
    asked = [sys.executable, "-c", code]
    return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.split()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with _cluster(tmp_path_factory.mktemp("cluster"), 2) as there:
        yield there.address


def _told(*words: str) -> dict[str, Any]:
    done = spadille("arena", *words, *PLAYED)
    assert not done.stderr, done
    told: dict[str, Any] = json.loads(done.stdout)
    for player in told["players"]:
        for name in ("p50_ms", "p99_ms", "max_ms"):
            assert player.pop(name) > 0
    return told


def test_a_cluster_gets_the_figures_of_one_machine(cluster: str) -> None:
    there = _told("heuristic", "random", "--cluster", cluster)
    assert there == _told("heuristic", "random", "--jobs", "1")


def test_a_program_plays_on_a_cluster_and_is_ended_there(cluster: str) -> None:
    there = _told(example(), "heuristic", "--cluster", cluster)
    assert there == _told(example(), "heuristic")
    failed = _told(way("speaks no JSON"), "heuristic", "--cluster", cluster)
    lost = failed["players"][0]
    assert lost["faults"] == {"nonsense": lost["decisions"]}
    until = time.monotonic() + 30
    while running():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_rule_set_that_the_cluster_does_not_have_is_named_in_a_line(
    cluster: str, tmp_path: Path
) -> None:
    (tmp_path / "lhombre").mkdir()
    own = 'version = 1\nsource = "our club"\nextends = "hjemme"\n'
    (tmp_path / "lhombre" / "own.toml").write_text(own, "utf-8")
    words = ("--game", "lhombre/own", "--profiles", str(tmp_path), "--deals", "2")
    done = spadille("arena", "random", *words, "--cluster", cluster)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"spadille: The cluster at {cluster} cannot play this: ")
    assert "lhombre/own: there is none" in done.stderr
    assert done.stderr.count("\n") == 1


def test_nobody_at_the_address_is_told_in_a_line(tmp_path: Path) -> None:
    with _cluster(tmp_path, 0) as idle, socket.create_server(("127.0.0.1", 0)) as mute:
        silent = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        addresses = (idle.address, silent, "tcp://127.0.0.1:1", "tls://127.0.0.1:1", "nowhere")
        for address in addresses:
            _is_away(spadille("arena", "random", *PLAYED, "--cluster", address), address)


def test_a_cluster_that_goes_away_is_told_in_a_line_and_what_was_played_is_kept(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "kept.jsonl"
    with _cluster(tmp_path, 1) as there:
        words = ("--game", "lhombre", "--deals", "100000", "--cluster", there.address)
        arena = subprocess.Popen(
            [*PROGRAM, "arena", "heuristic", *words, "--keep", str(kept)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        until = time.monotonic() + 60
        while not kept.exists() or kept.read_bytes().count(b"\n") < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        there.scheduler.kill()
        out, err = arena.communicate(timeout=60)
    _is_away(subprocess.CompletedProcess(arena.args, arena.returncode, out, err), there.address)
    assert kept.read_bytes().count(b"\n") >= 2


def _is_away(done: subprocess.CompletedProcess[str], address: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"spadille: No cluster answers at {address}; check")
    assert done.stderr.count("\n") == 1
