"""``spadille play`` over pipes and over a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest

from spadille.games.registry import rulebook
from spadille.locales import LANGUAGES
from spadille.notation import record
from tests.cli.conftest import Run
from tests.cli.terminal import PROGRAM, UNLEARNED, environment, spadille

#: Answers that lead through any deal: each question takes one of them.
ANYTHING = b"\n1 2 3\n0\n" + b"".join(b"%d\n" % number for number in range(1, 14))


class Terminal:
    """The program at a pseudo-terminal, with somebody who types."""

    def __init__(self, *words: str | Path, language: str = "en") -> None:
        self._master, slave = pty.openpty()
        # The first terminal that the leader of a session opens governs it: Ctrl-C comes from there.
        opened = ["/bin/sh", "-c", 'tty="$1"; shift; exec "$@" <"$tty" >"$tty" 2>&1', "sh"]
        self.process = subprocess.Popen(
            [*opened, os.ttyname(slave), *PROGRAM, "play", *map(str, words)],
            env=environment(language) | {"TERM": "dumb"},
            start_new_session=True,
        )
        self._slave: int | None = slave
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(60)
        os.close(self._master)
        self._let_go()

    def until(self, text: str) -> str:
        """Wait until it shows a text; what was shown since the last time."""
        begun = len(self.shown)
        end = time.monotonic() + 60
        while text not in self.shown[begun:]:
            assert time.monotonic() < end, self.shown[begun:]
            if select.select([self._master], [], [], 1)[0]:
                self.shown += self._read()
        return self.shown[begun:]

    def rest(self) -> str:
        """What it shows until its end."""
        begun = len(self.shown)
        self._let_go()
        while piece := self._read():
            self.shown += piece
        return self.shown[begun:]

    def type(self, keys: str) -> None:
        """Press some keys."""
        os.write(self._master, keys.encode())

    def _let_go(self) -> None:
        """Only the program holds its side of the terminal now."""
        if self._slave is not None:
            os.close(self._slave)
            self._slave = None

    def _read(self) -> str:
        try:
            return os.read(self._master, 65536).decode("utf-8", errors="replace")
        except OSError:  # Linux says so when the other side is closed.
            return ""


@pytest.fixture
def seated() -> Iterator[Terminal]:
    """A deal with a known deck, in which this seat is asked at once."""
    with Terminal("lhombre", "--seed", "3", "--seat", "1") as terminal:
        yield terminal


def test_a_deal_at_a_terminal_from_the_first_word_to_the_next_deal(seated: Terminal) -> None:
    told = seated.until("> ")
    lines = told.replace("\r", "").splitlines()
    assert lines[0] == "L’Hombre by the rules lhombre/hjemme@1. With you sit Spadille, Basta."
    assert lines[3] == "Spadille deals."
    assert lines[4].startswith("Your hand: 1: ")
    assert "1: Pass" in lines
    seated.type("1\n")
    while "Enter: the next deal" not in seated.until("> "):
        told = seated.shown[seated.shown.rindex("You may play: ") :] if _plays(seated) else ""
        number = re.match(r"You may play: (\d+)", told)
        seated.type(f"{number[1]}\n" if number else "0\n")
    assert "This deal: " in seated.shown
    seated.type("\n")
    assert "Deal 2." in seated.until("> ")
    seated.type("quit\n")
    assert "You leave the table." in seated.rest()
    assert seated.process.wait(60) == 0


def _plays(terminal: Terminal) -> bool:
    return "You may play: " in terminal.shown.splitlines()[-2]


def test_nothing_that_moves_the_cursor_is_ever_written(seated: Terminal) -> None:
    seated.until("> ")
    for word in ("?", "hand", "table", "bids", "score", "1"):
        seated.type(f"{word}\n")
        seated.until("> ")
    assert not set(seated.shown) & {"\x1b", "\b", "\x07", "\t"}
    assert not re.search(r"\r(?!\n)", seated.shown)


def test_questions_are_answered_and_nonsense_is_named(seated: Terminal) -> None:
    seated.until("> ")
    for word, told in (
        ("?", "why 3: why you may not play card number 3"),
        ("HAND", "Your hand: 1: "),
        ("trick", "No card lies on the table."),
        ("last", "No trick has been taken yet."),
        ("score", "Points: Spadille 0, You 0, Basta 0."),
        ("table", "Talon: 13 cards."),
        ("bids", "Nolo Ouvert. Won +8, Bet −8, Codille −8."),
        ("HINT", "Pass\r\nThe hand promises too little for a bid."),
        ("why 3", "as soon as it is your turn"),
        ("why", "Name a card of your hand by its number"),
        ("why 40", "There is no card 40; your hand has cards 1 to 9."),
        ("whist", "“whist” means nothing here; type ? for help."),
        ("SA", "(section 3.2)"),
        ("", "1: Pass"),
    ):
        seated.type(f"{word}\n")
        assert told in seated.until("> "), word


def test_what_each_opponent_pays_is_told_as_that() -> None:
    with Terminal("solo", "--seed", "1") as terminal:
        terminal.until("> ")
        assert "Bid Solo in Suit (+4/−4 from each opponent)" in terminal.shown
        terminal.type("bids\n")
        assert "Solo in Suit. Won +4, Lost −4 from each opponent. You" in terminal.until("> ")


@pytest.mark.parametrize("keys", ["\x04", "\x03", "quit\n"])
def test_leaving_at_a_terminal_writes_the_record(tmp_path: Path, keys: str) -> None:
    file = tmp_path / "evening.record"
    with Terminal("hearts", "--seed", "4", "--record", file) as terminal:
        terminal.until("> ")
        terminal.type("1 2 3\n")
        terminal.until("> ")
        terminal.type(keys)
        told = terminal.rest()
        assert terminal.process.wait(60) == 0
    assert "Traceback" not in told
    assert f"The record is in {file}." in told
    (kept,) = record.read(file.read_text(), rulebook)
    assert len(kept.steps) >= 4
    assert dict(kept.tags)["Seat0"] == "You"
    assert dict(kept.tags)["Seat1"].startswith("Manille (")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_request_to_end_writes_the_record_too(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "evening.record"
    process = subprocess.Popen(
        [*PROGRAM, "play", "solo", "--seed", "1", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment() | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    while b"Your hand" not in process.stdout.readline():
        pass
    time.sleep(0.5)
    process.send_signal(number)
    _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (0, b"")
    assert len(list(record.read(file.read_text(), rulebook))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_deals_over_a_pipe(language: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    words = ("play", "hearts/spot", "--against", "random", "--seed", "9", "--record", file)
    done = spadille(*words, language=language, stdin=ANYTHING * 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout
    told = list(record.read(file.read_text(), rulebook))
    assert len(told) >= 2
    assert spadille("replay", file).returncode == 0


def test_an_evening_stands_behind_the_one_before(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evenings.record"
    for count in (1, 2, 3):
        done = spadille("play", "lhombre", "--seed", str(count), "--record", file)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(list(record.read(file.read_text(), rulebook))) == count
    assert run("audit", file).stdout == f"{file}: 3 judged, all as it should be\n"


def test_a_sealed_deal_can_be_verified_by_the_line_that_is_told(tmp_path: Path) -> None:
    done = spadille("play", "lhombre", "--record", tmp_path / "x")
    (seal,) = re.findall(r"The seal of this deal: (\w+)", done.stdout)
    (check,) = re.findall(r"To check it: spadille (.*)", done.stdout)
    checked = spadille(*check.split())
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "deal 1: honest" in checked.stdout
    (told,) = record.read((tmp_path / "x").read_text(), rulebook)
    assert dict(told.tags)["Seal"] == seal
    assert seal in check


def test_answers_that_are_no_text_are_heard_out() -> None:
    odd = b"\xff\xfe\n" + b"\x00\n" + b"x" * 5000 + b"\n" + "½ ١ 𝟙\n".encode() + b"hand"
    done = spadille("play", "lhombre", "--seed", "3", "--seat", "1", stdin=odd)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("means nothing here") == 4
    assert done.stdout.count("Your hand: ") == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("whist",), "There is no rule set “whist”"),
        (("lhombre", "--seat", "3"), "--seat is 3, but the seats are numbered from 0 to 2."),
        (("lhombre", "--seat", "-1"), "--seat is -1"),
        (("lhombre", "--bots", "carl"), "There is no bot “carl”"),
        (("lhombre", "--against", "carl"), "There is no bot “carl”"),
        (("lhombre", "--record", ""), "--record is empty"),
        (("lhombre", "--record", "/proc/nothing/x"), "there is no such file or folder"),
        (("lhombre", "--record", "/"), "this is a folder"),
        (("lhombre", "--seed", "x"), "“x” is not a number"),
    ],
)
def test_what_cannot_be_played_is_refused(refused: Run, words: tuple[str, ...], told: str) -> None:
    assert told in refused("play", *words).stderr


def test_a_file_of_something_else_is_left_alone(refused: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Milk, bread, cards")
    assert "something else than records" in refused("play", "lhombre", "--record", notes).stderr
    assert notes.read_text() == "Milk, bread, cards"


def test_a_reader_that_goes_away_loses_no_record(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    process = subprocess.Popen(
        [*PROGRAM, "play", "lhombre", "--seed", "3", "--seat", "1", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    while b"1: Pass" not in process.stdout.readline():
        pass
    process.stdout.close()
    process.stdin.write(b"bids\n" * 2000)
    process.stdin.close()
    assert process.wait(60) == 141
    assert process.stderr.read() == b""
    process.stderr.close()
    assert len(list(record.read(file.read_text(), rulebook))) == 1


def test_a_device_has_no_records_that_could_be_read_first() -> None:
    full = spadille("play", "lhombre", "--seed", "3", "--record", "/dev/full")
    assert (full.returncode, "no room left" in full.stderr) == (2, True)
    assert spadille("play", "lhombre", "--seed", "3", "--record", "/dev/null").returncode == 0


def test_where_nothing_was_learned_one_line_says_so_before_the_game() -> None:
    told = {}
    for language in LANGUAGES:
        words = ("play", "lhombre", "--seed", "1")
        typed = b"hint\n1\nhint\nquit\n"
        done = spadille(*words, language=language, stdin=typed, program=UNLEARNED)
        assert done.returncode == 0
        (told[language],) = done.stderr.splitlines()
    assert "missing.json: missing" in told["en"]
    assert len({*told.values()}) == len(LANGUAGES)
