"""``spadille perft`` counts the tree, depth by depth."""

from __future__ import annotations

import re
import signal
import subprocess

import pytest

from spadille.games import registry
from spadille.notation import perft, position
from spadille.rules.tree import leaves
from tests.cli.conftest import Run
from tests.cli.terminal import PROGRAM, environment

UNDEALT = "lhombre/hjemme@1; dealer 2"


def test_each_depth_is_told(run: Run) -> None:
    done = run("perft", "lhombre", "--depth", "3", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    line, *counts = done.stdout.splitlines()
    book, state = position.read(line, registry.rulebook)
    told = [re.fullmatch(r"(\d): (\d+) \(\d+ a second\)", each) for each in counts]
    found = [(int(each[1]), int(each[2])) for each in told if each is not None]
    assert found == [(depth, leaves(book, state, depth)) for depth in (1, 2, 3)]


def test_the_same_is_told_as_a_line_of_a_data_file(run: Run) -> None:
    (told,) = perft.read(run("perft", "lhombre", "--depth", "2", "--json").stdout)
    again = run("perft", "--from", told.position, "--depth", "2", "--json")
    assert list(perft.read(again.stdout)) == [told]
    other = run("perft", "lhombre", "--depth", "2", "--json", "--seed", "1")
    assert list(perft.read(other.stdout)) != [told]


def test_a_seed_is_the_deck_of_a_simulation(run: Run) -> None:
    (told,) = perft.read(run("perft", "lhombre", "--depth", "1", "--json", "--seed", "9").stdout)
    _, state = position.read(told.position, registry.rulebook)
    line = run("simulate", "lhombre", "--deals", "1", "--seed", "9", "--out", "-").stdout
    assert _first_packet(line) <= {card.text for card in state.hands[1].known}


def _first_packet(line: str) -> set[str]:
    found = re.search(r'"deck":\["(..)","(..)","(..)"', line)
    assert found is not None
    return set(found.groups())


def test_it_can_be_stopped() -> None:
    process = subprocess.Popen(
        [*PROGRAM, "perft", "lhombre", "--depth", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment() | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    for _ in range(3):
        process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (130, b"spadille: Stopped.\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "Name a game, or a position with --from."),
        (("whist",), "There is no rule set “whist”"),
        (("lhombre", "--depth", "0"), "--depth is 0"),
        (("--from", "nonsense"), "--from, line 1, column 1: expected a known rule set"),
        (("--from", "lhombre/hjemme@1; dealer 7"), "the position: "),
        (("--from", UNDEALT), "Nobody may act in this position"),
        (("lhombre/wpt", "--from", UNDEALT), "The position is played by lhombre/hjemme@1"),
    ],
)
def test_what_cannot_be_counted_is_refused(refused: Run, words: tuple[str, ...], told: str) -> None:
    assert told in refused("perft", *words).stderr


def test_cards_face_down_cannot_be_counted(refused: Run, run: Run) -> None:
    (dealt,) = perft.read(run("perft", "lhombre", "--depth", "1", "--json").stdout)
    hidden = re.sub(r"talon [^;]*", "talon ?13", dealt.position)
    assert "Some cards of the position lie face down" in refused("perft", "--from", hidden).stderr


@pytest.mark.parametrize(
    ("language", "told", "to_do"),
    [
        ("da", "stillingen: ", "Ret linjen."),
        ("nb", "stillingen: ", "Rett linjen."),
        ("en", "the position: ", "Correct the line."),
        ("ja", "局面: ", "行を直してください。"),
    ],
)
def test_a_position_that_cannot_be_is_told_with_what_to_do(
    refused: Run, language: str, told: str, to_do: str
) -> None:
    line = "hearts/norsk@1; dealer 3; number 4; hands SA XX ?11 / C2 ?12 / ?13 / ?14"
    error = refused("perft", "--from", line, language=language).stderr
    assert told in error
    assert str(line.index("XX") + 1) in error
    assert error.rstrip().endswith(to_do)
