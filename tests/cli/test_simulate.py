"""``spadille simulate`` makes the same file from the same seed, as a whole or not at all."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from hashlib import sha256
from pathlib import Path

import pytest

from spadille.games.registry import rulebook
from spadille.notation import simulation
from spadille.rules.shuffle import mix
from tests.cli.terminal import PROGRAM, UNLEARNED, environment, refused, spadille


def test_every_line_is_a_deal_that_the_rules_confirm(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    done = spadille("simulate", "lhombre/hjemme", "--deals", "40", "--seed", "7", "--out", out)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    lines = out.read_text("utf-8").splitlines()
    assert len(lines) == 40
    dealer = 0
    for number, line in enumerate(lines, 1):
        book, deal = simulation.read(line, number, rulebook)
        simulation.verify(book, deal)
        assert deal.dealer == dealer
        # All pass: the same dealer deals again (7.25); else the dealer's right-hand neighbour.
        dealer = dealer if deal.result["contract"] is None else (dealer + 1) % 3


def test_the_same_seed_makes_the_same_file_and_another_one_another(tmp_path: Path) -> None:
    seeds = {"a": "1", "b": "1", "c": "2"}
    made = {}
    for name, seed in seeds.items():
        out = tmp_path / name
        spadille("simulate", "lhombre", "--deals", "5", "--seed", seed, "--out", out)
        made[name] = out.read_bytes()
    assert made["a"] == made["b"] != made["c"]


def test_a_deal_hangs_on_seed_and_number_alone() -> None:
    short = spadille("simulate", "lhombre", "--deals", "2", "--seed", "1", "--out", "-").stdout
    long = spadille("simulate", "lhombre", "--deals", "6", "--seed", "1", "--out", "-").stdout
    assert long.startswith(short)
    decks = [json.loads(line)["deck"] for line in long.splitlines()]
    assert len({tuple(deck) for deck in decks}) == 6


def test_the_deck_is_made_as_documented() -> None:
    told = spadille("simulate", "lhombre", "--deals", "3", "--seed", "11", "--out", "-").stdout
    third = json.loads(told.splitlines()[2])
    secret = sha256(b"spadille simulate 11 3").digest()
    assert third["deck"] == [card.text for card in mix(rulebook("lhombre").pack, secret, b"", [])]


def test_the_heuristic_bots_play_too() -> None:
    words = ("simulate", "lhombre", "--deals", "2", "--bots", "heuristic", "--out", "-")
    done = spadille(*words)
    assert (done.returncode, done.stderr) == (0, "")
    for number, line in enumerate(done.stdout.splitlines(), 1):
        simulation.verify(*simulation.read(line, number, rulebook))


def test_an_older_file_is_replaced_only_by_a_whole_one(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    out.write_text("old")
    process = subprocess.Popen(
        [*PROGRAM, "simulate", "lhombre", "--deals", "1000000", "--out", str(out)],
        stderr=subprocess.PIPE,
        env=environment(),
    )
    _wait_for_a_draft(tmp_path)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert told.decode() == f"spadille: Stopped; {out} was not written.\n"
    assert process.returncode == 130
    assert out.read_text() == "old"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_request_to_end_leaves_nothing_behind_either(
    tmp_path: Path, number: signal.Signals
) -> None:
    process = subprocess.Popen(
        [*PROGRAM, "simulate", "lhombre", "--deals", "1000000", "--out", str(tmp_path / "x")],
        stderr=subprocess.PIPE,
        env=environment(),
    )
    _wait_for_a_draft(tmp_path)
    process.send_signal(number)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [*PROGRAM, "simulate", "lhombre", "--deals", "1000000", "--out", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=60) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


def test_progress_is_shown_at_a_terminal_and_wiped_away(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, "simulate", "lhombre", "--deals", "150", "--out", str(tmp_path / "x")],
        stderr=slave,
        env=environment(),
    )
    os.close(slave)
    told = b""
    while piece := _read(master):
        told += piece
    os.close(master)
    assert process.wait(timeout=60) == 0
    assert b" of 150 deals" in told
    last = told.decode().rsplit("\x1b[2K", 1)[1]
    assert last.strip() == f"150 deals written to {tmp_path / 'x'}"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("whist",), "There is no rule set “whist”; choose among lhombre/hjemme, "),
        (("lhombre/ude",), "There is no rule set “lhombre/ude”; choose among lhombre/hjemme, "),
        (
            ("lhombre/hjemme@9",),
            "The version “lhombre/hjemme@9” is not here; leave",
        ),
        (("lhombre", "--bots", "carl"), "There is no bot “carl”; choose among random, heuristic"),
        (("lhombre", "--deals", "0"), "--deals is 0, but must be a number from 1 up."),
        (("lhombre", "--deals", "x"), "--deals"),
        (("lhombre", "--speed", "9"), "--speed"),
    ],
)
def test_what_is_unknown_is_named(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    out = tmp_path / "deals.jsonl"
    assert told in refused("simulate", "--deals", "1", "--out", out, *words)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    words = ("simulate", "lhombre", "--deals", "1", "--out")
    missing = tmp_path / "nowhere" / "deals.jsonl"
    assert f"{missing}: there is no such file or folder" in refused(*words, missing)
    assert f"{tmp_path}: this is a folder" in refused(*words, tmp_path)
    assert "/proc/deals" in refused(*words, "/proc/deals")


def test_a_full_disk_is_named() -> None:
    told = refused("simulate", "lhombre", "--deals", "1", "--out", "/dev/full")
    assert "/dev/full: there is no room left" in told


def _read(master: int) -> bytes:
    try:
        return os.read(master, 4096)
    except OSError:  # Linux says so when the other side is closed.
        return b""


def _wait_for_a_draft(folder: Path) -> None:
    until = time.monotonic() + 60
    while not any(path.suffix == ".part" and path.stat().st_size for path in folder.iterdir()):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_that_nothing_was_learned_is_said_once_to_whoever_lets_experts_play(tmp_path: Path) -> None:
    told = {}
    for language in ("en", "ja"):
        words = ("simulate", "lhombre", "--deals", "1", "--seed", "1", "--bots", "expert")
        out = tmp_path / "one"
        done = spadille(*words, "--out", out, language=language, program=UNLEARNED)
        assert done.returncode == 0
        (told[language],) = done.stderr.splitlines()
    assert "missing.json: missing" in told["en"]
    assert told["en"] != told["ja"]
