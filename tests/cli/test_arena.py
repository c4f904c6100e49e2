"""``spadille arena`` tells who is better, can be stopped, goes on, and plays the same again."""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from spadille.bots.origin import build, commit
from spadille.cli import scoreboard
from spadille.locales import LANGUAGES, Messages
from tests.bots.arena.playing import plan, report
from tests.bots.arena.programs import EXAMPLE, example, running, way
from tests.cli.conftest import Run
from tests.cli.terminal import PROGRAM, environment, spadille

LHOMBRE = ("--game", "lhombre", "--seed", "5")


def _json(*words: str | Path) -> dict[str, Any]:
    done = spadille("arena", *words, "--json")
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1), done
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def _figures(told: dict[str, Any]) -> object:
    players = [(each["points"], each["decisions"]) for each in told["players"]]
    return told["deals"], told["leads"], players


def test_the_better_player_is_named_with_all_that_is_needed_to_play_again(run: Run) -> None:
    words = ("random", "heuristic", *LHOMBRE, "--deals", "12", "--jobs", "1")
    done = run("arena", *words)
    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    assert told.startswith("lhombre/hjemme@1, seed 5: 12 deals, each by 6 seatings random ahead of")
    assert "random ahead of heuristic: −" in told
    assert "n = 12: heuristic is better" in told
    assert f"Played by {build()}." in told
    again = "spadille arena random heuristic --game lhombre/hjemme@1 --deals 12 --seed 5"
    assert told.endswith(f"Again: {again}")


def test_the_command_that_is_told_gets_the_same_figures() -> None:
    words = ("heuristic", "random", *LHOMBRE, "--deals", "5", "--seatings", "each")
    told = _json(*words, "--jobs", "1")
    again = shlex.split(told["command"])
    assert again[:2] == ["spadille", "arena"]
    assert _figures(_json(*again[2:])) == _figures(told)
    assert told["seatings"] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_what_was_kept_is_counted_and_played_again(tmp_path: Path) -> None:
    kept = (*LHOMBRE, "--keep", tmp_path / "kept", "--jobs", "1")
    told = _json("random", "heuristic", *kept, "--deals", "6")
    fewer = _json("random", "heuristic", *kept, "--deals", "2")
    assert _figures(fewer) == _figures(told)
    again = shlex.split(fewer["command"])[2:]
    assert _figures(_json(*again)) == _figures(told)


def test_one_deal_is_told_as_one(run: Run) -> None:
    words = ("arena", "random", *LHOMBRE, "--jobs", "1", "--deals")
    heads = {"da": "1 givning", "nb": "1 utdeling", "en": "1 deal", "ja": "1 ディール"}
    for language, head in heads.items():
        alone = run(*words, "1", language=language).stdout.splitlines()[0]
        assert alone.endswith(head)
    assert run(*words, "2").stdout.splitlines()[0].endswith(": 2 deals")
    both = run("arena", "random", "heuristic", *words[2:], "1").stdout
    assert ": 1 deal, each by 6 seatings" in both


def test_who_plays_without_learning_is_told_in_every_language() -> None:
    told = report(plan("random", "heuristic"), 1)
    lacking = msgspec.structs.replace(told.players[0], lacking="model.json: damaged")
    told = msgspec.structs.replace(told, players=(lacking, told.players[1]))
    lines = {
        language: [
            line
            for line in scoreboard.lines(told, Messages(language), 200)
            if "model.json: damaged" in line
        ]
        for language in LANGUAGES
    }
    how = "as club+without=learning does: model.json: damaged"
    assert lines["en"] == [f"random played without what it has learned, {how}"]
    assert len({line for [line] in lines.values()}) == len(LANGUAGES)


def test_fewer_points_are_better_in_hearts(run: Run) -> None:
    words = ("--game", "hearts", "--deals", "3", "--jobs", "1")
    done = run("arena", "heuristic", "random", *words)
    assert "heuristic ahead of random: +" in done.stdout
    assert "heuristic is better" in done.stdout
    assert "Fewer points are better in this game" in done.stdout


def test_one_player_alone_plays_all_seats() -> None:
    told = _json("random", "--game", "solo", "--deals", "30")
    assert (told["deals"], told["seatings"], told["leads"]) == (30, [[0, 0, 0, 0]], [])
    assert told["players"][0]["points"]["value"] == 0.0


def test_three_players_in_every_language(run: Run) -> None:
    words = ("arena", "random", "heuristic", "random", *LHOMBRE, "--deals", "1", "--jobs", "1")
    told = {language: run(*words, language=language) for language in LANGUAGES}
    assert {each.returncode for each in told.values()} == {0}
    assert len({each.stdout for each in told.values()}) == len(LANGUAGES)
    assert all(each.stdout.count("n = 1") == 3 for each in told.values())


def test_a_program_that_fails_is_named_and_the_exit_code_tells(run: Run) -> None:
    sound = run("arena", example(), "random", *LHOMBRE, "--deals", "1", "--jobs", "1")
    assert sound.returncode == 0
    assert "lowest card 1" in sound.stdout
    words = ("--deals", "1", "--jobs", "1", "--patience", "30")
    failed = run("arena", way("ends"), "random", *LHOMBRE, *words)
    assert failed.returncode == 1
    assert "ended 3" in failed.stdout
    assert "easy played for whoever lost a turn." in " ".join(failed.stdout.split())
    assert "seat 1: ended" in " ".join(failed.stdout.split())


def test_a_program_may_be_waited_for_as_long_as_it_takes(run: Run, tmp_path: Path) -> None:
    words = (example(), "random", *LHOMBRE, "--jobs", "1", "--keep", tmp_path / "kept")
    for deals in ("1", "2"):
        done = run("arena", *words, "--deals", deals, "--patience", "inf")
        assert (done.returncode, done.stderr) == (0, "")


def test_a_comparison_that_is_stopped_tells_what_was_measured_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ("heuristic", "random", *LHOMBRE, "--keep", str(file), "--json")
    process = subprocess.Popen(
        [*PROGRAM, "arena", *words, "--deals", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    until = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < until
        time.sleep(0.05)
    workers = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    told = json.loads(out)
    assert err.decode() == f"spadille: Stopped after {told['deals']} of 100,000 deals.\n"
    assert told["wanted"] == 100000
    # What serves the processes ends when it sees that they are gone.
    while any(map(_is_alive, workers)):
        assert time.monotonic() < until
        time.sleep(0.05)
    more = told["deals"] + 4
    kept = _json(*words[:-1], "--deals", str(more))
    assert kept["deals"] == more
    assert _figures(_json("heuristic", "random", *LHOMBRE, "--deals", str(more))) == _figures(kept)


def test_one_that_is_stopped_before_anything_was_played_only_says_so() -> None:
    process = subprocess.Popen(
        [*PROGRAM, "arena", way("hangs"), "random", *LHOMBRE, "--deals", "9", "--patience", "99"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    until = time.monotonic() + 60
    while not running():
        assert time.monotonic() < until
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=60) == (b"", b"spadille: Stopped.\n")
    assert process.returncode == 130
    assert not running()


def test_programs_end_when_the_arena_is_killed() -> None:
    process = subprocess.Popen(
        [*PROGRAM, "arena", way("hangs"), "random", *LHOMBRE, "--deals", "9", "--patience", "99"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
    )
    until = time.monotonic() + 60
    while not running():
        assert time.monotonic() < until
        time.sleep(0.05)
    process.kill()
    process.wait()
    while running():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_files_of_the_current_folder_are_not_imported(tmp_path: Path) -> None:
    """Nor does a program of somebody else lose the folder from which it imports."""
    for name in ("re", "struct", "random", "socket"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('imported')\n")
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "helper.py").write_text("")
    (folder / "player.py").write_text("import helper\n" + EXAMPLE.read_text())
    player = f"pipe:{shlex.join([sys.executable, str(folder / 'player.py')])}"
    # As the command that is installed does, and unlike -m: the current folder is not in its path.
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "spadille"
    command.write_text("import sys\nfrom spadille.cli import main\n")
    with command.open("a") as more:
        more.write("if __name__ == '__main__':\n    sys.exit(main())\n")
    done = subprocess.run(
        [sys.executable, command, "arena", player, "random", *LHOMBRE, "--deals", "2"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "lowest card 1" in done.stdout


def test_progress_is_shown_at_a_terminal() -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, "arena", "random", *LHOMBRE, "--deals", "150"],
        stdout=subprocess.DEVNULL,
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
    assert told.endswith(b"\x1b[2K")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("carl", "random"), "There is no bot “carl”; choose among random, "),
        (("random+x=1",), "the bot random+x=1: nothing can be changed in it"),
        (("random",) * 4, "There are 4 players and 3 seats; name fewer players."),
        (("random", "--seatings", "each"), "--seatings each compares two players; name two."),
        (("pipe:",), "Behind “pipe:” stands no command that can be read"),
        (("pipe:'./x",), "Behind “pipe:'./x” stands no command that can be read"),
        (("pipe:/no/such thing",), "There is no program “/no/such” that can be run"),
        (("random", "--deals", "0"), "--deals is 0, but must be a number from 1 up."),
        (("random", "--jobs", "0"), "--jobs is 0, but must be a number from 1 up."),
        (("random", "--patience", "0"), "--patience is 0, but must be more than 0."),
        (("random", "--patience", "nan"), "--patience is nan, but must be more than 0."),
        (("random", "--game", "whist"), "There is no rule set “whist”"),
        (("random", "--keep", "."), ".: this is a folder; name a file."),
        (("random", "--keep", "no/file"), "no/file: there is no such file or folder"),
        (("random", "--keep", "-"), "-, line 1: this is no file that keeps a comparison"),
        (("random", "--keep", os.devnull), "line 1: this is no file that keeps a comparison"),
    ],
)
def test_what_is_wrong_is_told(
    words: tuple[str, ...], told: str, refused: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused("arena", "--deals", "1", *LHOMBRE, *words).stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_comparison_is_left_as_it_is(refused: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    _json("random", *LHOMBRE, "--deals", "1", "--keep", file)
    written = file.read_bytes()
    other = refused("arena", "heuristic", *LHOMBRE, "--deals", "1", "--keep", file).stderr
    assert "keeps another comparison: spadille arena random --game lhombre/hjemme@1" in other
    file.write_text("whist\n")
    none = refused("arena", "random", *LHOMBRE, "--deals", "1", "--keep", file).stderr
    assert f"{file}, line 1: this is no file that keeps a comparison" in none
    assert file.read_text() == "whist\n"
    assert written.count(b"\n") == 2


def test_a_kept_line_that_is_damaged_is_named(refused: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    _json("random", *LHOMBRE, "--deals", "1", "--keep", file)
    _json("random", *LHOMBRE, "--deals", "2", "--keep", file)
    file.write_bytes(b"[[[99999,".join(file.read_bytes().rsplit(b"[[[", 1)))
    damaged = file.read_bytes()
    words = ("arena", "random", *LHOMBRE, "--deals", "2", "--keep", file)
    told = {language: refused(*words, language=language).stderr for language in LANGUAGES}
    assert f"{file}, line 3: these are no deals of the comparison. Delete the line" in told["en"]
    assert len({*told.values()}) == len(LANGUAGES)
    assert file.read_bytes() == damaged


def test_two_at_once_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ("random", *LHOMBRE, "--keep", str(file), "--jobs", "1")
    first = subprocess.Popen(
        [*PROGRAM, "arena", *words, "--deals", "100000"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
    )
    until = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    told = {}
    for language in LANGUAGES:
        second = spadille("arena", *words, "--deals", "9", language=language)
        assert (second.returncode, second.stdout) == (2, "")
        told[language] = second.stderr
    assert told["en"] == (
        f"spadille: {file} is in use by another arena;"
        " wait until it is done, or name another file.\n"
    )
    assert len({*told.values()}) == len(LANGUAGES)
    first.send_signal(signal.SIGINT)
    assert first.wait(timeout=60) == 130
    assert _json(*words, "--deals", "1")["deals"] > 1


def test_a_cluster_needs_its_extra(refused: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ("random", *LHOMBRE, "--deals", "1", "--cluster", "tcp://127.0.0.1:1")
    told = refused("arena", *words).stderr
    assert told == (
        "spadille: --cluster needs Dask, which is not installed; install spadille[cluster].\n"
    )


def test_the_commit_is_told_where_there_is_one(tmp_path: Path) -> None:
    package = tmp_path / "src" / "spadille"
    package.mkdir(parents=True)
    assert commit(package) == ""
    git = ("git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org")
    for words in (("init", "-q"), ("commit", "-q", "--allow-empty", "-m", "x")):
        subprocess.run([*git, *words], check=True)
    assert len(commit(package)) == 12
    (package / "x.py").write_text("")
    subprocess.run([*git, "add", "."], check=True)
    assert commit(package).endswith("+")


def _is_alive(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


def _read(master: int) -> bytes:
    try:
        return os.read(master, 4096)
    except OSError:  # Linux says so when the other side is closed.
        return b""
