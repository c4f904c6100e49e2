"""``spadille review`` looks back at recorded deals."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from spadille.analysis.luck import split
from spadille.analysis.review import par_of, review
from spadille.bots import model
from spadille.cards import Seat
from spadille.games import registry
from spadille.locales import LANGUAGES, Messages
from spadille.notation import record
from spadille.rules.wording import done_in_words
from tests.analysis.deals import played
from tests.cli.conftest import Run
from tests.cli.terminal import PROGRAM, environment

RECORDS = Path(__file__).resolve().parents[1] / "games"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three deals of Spanish Solo, played badly."""
    file = tmp_path_factory.mktemp("review") / "evening.record"
    tables = [played("solo", seed, "random") for seed in (6, 9, 12)]
    file.write_text("\n".join(t.record([("Seat2", "Anna")]) for t in tables), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_moment_is_told_as_the_library_has_it(run: Run, evening: Path, language: str) -> None:
    done = run("review", evening, "--deal", "1", language=language)
    assert (done.returncode, done.stderr) == (0, "")
    first = next(record.read(evening.read_text("utf-8"), registry.rulebook))
    told = review(registry.rulebook(first.rules), first)
    messages, lines = Messages(language), done.stdout.splitlines()
    moments = [moment for own in told.moments for moment in own]
    assert moments
    for moment in moments:
        kind = "verdict" if moment.trick else "verdict-choice"
        what, better, best = (
            done_in_words(action, messages)
            for action in (moment.done, moment.better, moment.better_open)
        )
        verdict = messages.say(
            f"{kind}-{moment.verdict}", **dict.fromkeys(("known", "doubt", "open"), "\0"),
            better=better, best=best,
        )  # fmt: skip
        sought = f"{re.escape(what)}.*" + ".*".join(map(re.escape, verdict.split("\0")))
        assert any(re.search(sought, line) for line in lines), (sought, lines)


def test_one_seat_alone_is_told_by_its_name(run: Run, evening: Path) -> None:
    done = run("review", evening, "--deal", "1", "--seat", "2")
    inner = [line for line in done.stdout.splitlines() if line.startswith("  ")]
    told = [line for line in inner if not line.startswith("    ")]
    assert told
    assert all(line.startswith("  Anna (seat 2)") for line in told)


def test_over_several_deals_the_luck_is_told(run: Run, evening: Path) -> None:
    done = run("review", evening, "--seat", "3")
    reads = list(record.read(evening.read_text("utf-8"), registry.rulebook))
    deals = []
    for read in reads:
        book = registry.rulebook(read.rules)
        deals.append((review(book, read, [], worlds=1).scores, par_of(book, read)))
    luck = split(deals, 4)[3]
    *_, head, line = done.stdout.splitlines()
    assert head == "3 deals: what the cards brought, and what the play"
    numbers = [float(each.replace("−", "-")) for each in re.findall(r"[+−]?\d+(?:\.\d)?", line)[1:]]
    assert numbers == pytest.approx([luck.score, luck.cards, luck.play], abs=0.051)


def test_ten_worlds_are_printed_where_they_are_asked_for(run: Run, evening: Path) -> None:
    plain = run("review", evening, "--deal", "1", "--seat", "3")
    worlds = run("review", evening, "--deal", "1", "--seat", "3", "--worlds")
    count = len([line for line in plain.stdout.splitlines() if "trick" in line])
    assert worlds.stdout.count("World ") == 10 * count > 0
    assert "World" not in plain.stdout


def test_hearts_is_judged_from_the_pass_to_the_last_trick(run: Run) -> None:
    file = RECORDS / "hearts" / "records" / "moon_off.record"
    done = run("review", file, "--deal", "1", "--seat", "0")
    assert done.returncode == 0
    assert "not judged" not in done.stdout
    assert "Par" not in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere.record",), "nowhere.record: there is no such file"),
        (("",), "FILE is empty"),
        (("GAME", "--seat", "3"), "--seat is 3, but the seats are numbered from 0 to 2."),
        (("GAME", "--seat", "-1"), "--seat is -1, but the seats are numbered"),
        (("GAME", "--deal", "0"), "--deal is 0"),
        (("GAME", "--deal", "4000"), "has no deal number 4000"),
        (("README",), "expected"),
        (("EMPTY",), "there is no deal in it"),
    ],
)
def test_what_cannot_be_looked_back_at_is_refused_in_one_line(
    refused: Run, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    (tmp_path / "empty").touch()
    files = {
        "GAME": RECORDS / "lhombre" / "records" / "hjemme" / "game.record",
        "README": Path(__file__).resolve().parents[2] / "README.md",
        "EMPTY": tmp_path / "empty",
    }
    done = refused("review", *(files.get(word, word) for word in words))
    assert told in done.stderr


def test_a_long_review_can_be_stopped(tmp_path: Path, evening: Path) -> None:
    file = tmp_path / "long.record"
    file.write_text("\n".join([evening.read_text("utf-8")] * 200), "utf-8")
    process = subprocess.Popen(
        [*PROGRAM, "review", str(file)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment() | dict(os.environ),
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline()
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err.decode().count("\n") == 1


def test_the_review_of_a_deal_is_that_of_its_seat_alone() -> None:
    table = played("solo", 6, "random")
    (read,) = record.read(table.record(), registry.rulebook)
    book = registry.rulebook(read.rules)
    assert (
        review(book, read, worlds=20).moments[3]
        == review(book, read, [Seat(3)], worlds=20).moments[3]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_learned_a_line_says_so(
    run: Run, evening: Path, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    missing = tmp_path / "model.npz"
    monkeypatch.setattr(model.load.__wrapped__, "__defaults__", (missing,))
    model.load.cache_clear()
    try:
        done = run("review", evening, "--seat", "0", language=language)
    finally:
        monkeypatch.undo()
        model.load.cache_clear()
    assert done.returncode == 0
    assert done.stdout
    (line,) = done.stderr.splitlines()
    fault = f"{missing.with_suffix('.json')}: missing"
    assert line == f"spadille: {Messages(language).say('doctor-unlearned', fault=fault)}"
