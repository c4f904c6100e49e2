"""``spadille solve`` tells what each card is worth."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from spadille.analysis.solution import solve
from spadille.table import Table
from tests.cli.conftest import Run

RECORDS = Path(__file__).resolve().parents[1] / "games"


def at_first_lead() -> Table:
    hands = ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"]
    table = Table.of_hands("lhombre", hands, dealer=2)
    table.act("spade_solo").act("pass").act("pass")
    while table.legal().exchange is not None:
        table.act("exchange")
    return table


def test_every_card_of_a_position_is_told_with_its_value(run: Run) -> None:
    table = at_first_lead()
    done = run("solve", table.position())
    assert (done.returncode, done.stderr) == (0, "")
    first, *cards, line, nodes = done.stdout.splitlines()
    play = table.rulebook.card_play(table.truth)
    assert play is not None
    told = solve(play)
    assert first == f"Seat 0 against all others: {told.value}"
    values = dict(card.split() for card in cards)
    assert values == {card.text: str(value) for card, value in told.values.items()}
    assert list(map(int, values.values())) == sorted(told.values.values(), reverse=True)
    played = line.removeprefix("If nobody errs, from seat 0: ").split()
    assert played == [card.text for _, card in told.line]
    assert re.fullmatch(r"[\d,]+ cards played in thought\.", nodes)


def test_the_best_line_of_a_record_can_be_played_and_comes_to_its_value(run: Run) -> None:
    table = at_first_lead()
    done = run("solve", table.position())
    (line,) = re.findall(r"from seat 0: (.*)", done.stdout)
    for card in line.split():
        table.act(card)
    assert table.scores is not None
    assert f"against all others: {table.scores[0]}\n" in done.stdout


def test_a_record_is_taken_at_its_first_lead_or_later(run: Run) -> None:
    file = RECORDS / "lhombre" / "records" / "hjemme" / "game.record"
    opening = run("solve", file)
    later = run("solve", file, "--after", "5")
    assert opening.returncode == later.returncode == 0
    assert opening.stdout.count("against all others") == 1
    assert opening.stdout != later.stdout


def test_a_record_may_begin_with_a_comment(run: Run, tmp_path: Path) -> None:
    record = (RECORDS / "lhombre" / "records" / "hjemme" / "game.record").read_text()
    plain, commented = tmp_path / "plain.record", tmp_path / "commented.record"
    plain.write_text(record)
    commented.write_text("{by the fire}\n" + record)
    for words in (("solve", "--after", "20"), ("replay",)):
        told = run(*words, plain)
        assert (told.returncode, told.stderr) == (0, "")
        assert run(*words, commented).stdout == told.stdout


def test_each_of_several_nolo_players_is_a_side(run: Run) -> None:
    file = RECORDS / "lhombre" / "records" / "hjemme" / "four.record"
    done = run("solve", file, "--after", "20")
    assert done.stdout.count("against all others") >= 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere.record",), "nowhere.record: there is no such file"),
        (("lhombre/hjemme@1; dealer 2",), "No card is to be played there"),
        (("lhombre/hjemme@1; dealer x",), "column 26: “x” is not a seat"),
        (("GAME", "--deal", "4000"), "has no deal number 4000"),
        (("GAME", "--deal", "0"), "--deal is 0"),
        (("GAME", "--after", "-1"), "--after is -1, but must not be below 0."),
        (("GAME", "--after", "99"), "No card is to be played there"),
        (("GAME", "--nodes", "3"), "Not known yet when the limit was reached"),
        (("GAME", "--seconds", "0"), "--seconds is 0.0, but must be more than 0."),
        (("GAME", "--seconds", "nan"), "--seconds is nan, but must be more than 0."),
        (("lhombre/hjemme@1; dealer 2", "--after", "3"), "--after goes with a file of records"),
        (("lhombre/hjemme@1; dealer 2", "--deal", "2"), "--deal goes with a file of records"),
        (("HEARTS",), "In this game the last 6 tricks can be solved"),
        (("HEARTS", "--after", "40", "--nodes", "3"), "Not known yet when the limit was reached"),
        ((os.devnull,), "there is no deal in it; give a file of records."),
        (("",), "FILE|POSITION is empty; give a name."),
        (("whist@1; dealer 0",), "spadille: the position, line 1, column 1: expected a known rule"),
        (("GAME", "--foo"), "spadille solve: unknown here: --foo; see spadille solve --help"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_line(
    run: Run, words: tuple[str, ...], told: str
) -> None:
    files = {
        "GAME": RECORDS / "lhombre" / "records" / "hjemme" / "game.record",
        "HEARTS": next((RECORDS / "hearts" / "records").glob("*.record")),
    }
    done = run("solve", *(files.get(word, word) for word in words))
    assert done.returncode == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["solve", "review"])
def test_simulated_deals_are_no_records(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "deals.jsonl"
    assert run("simulate", "lhombre/hjemme", "--deals", "1", "--out", file).returncode == 0
    done = run(command, file)
    assert (done.returncode, done.stdout) == (2, "")
    assert "deals.jsonl: these are simulated deals; give a file of records" in done.stderr


def test_a_position_with_hidden_cards_in_a_hand_is_refused(run: Run) -> None:
    table = at_first_lead()
    done = run("solve", table.position(1))
    assert (done.returncode, done.stdout) == (2, "")
    assert "cards in the hands lie face down" in done.stderr


def test_what_lies_on_the_talon_need_not_be_known(run: Run) -> None:
    line = at_first_lead().position()
    hidden = re.sub(r"talon [^;]*", "talon ?13", line)
    assert hidden != line
    assert run("solve", hidden).stdout == run("solve", line).stdout != ""


def test_the_last_tricks_of_hearts_are_told_by_seat_and_against_all_others(run: Run) -> None:
    table = Table.shuffled("hearts/norsk+pass_cards=false", seed=3)
    for _ in range(34):
        table.act(next(iter(table.legal().play)).text)
    done = run("solve", table.position())
    assert (done.returncode, done.stderr) == (0, "")
    first, *cards, line, nodes = done.stdout.splitlines()
    points = first.removeprefix("Points by seat if each plays for himself: ").split()
    row = re.compile(rf"(\S+) ([\d ]+) \((\d+) for seat {table.turn} against all others\)")
    told = [row.fullmatch(card) for card in cards]
    found = [match.groups() for match in told if match is not None]
    assert {card for card, _, _ in found} == {card.text for card in table.legal().play}
    assert found[0][1].split() == points
    assert all(sum(map(int, each.split())) == 26 for _, each, _ in found)
    assert re.fullmatch(r"[\d,]+ cards played in thought\.", nodes)
    seat = table.turn
    for card in line.removeprefix(f"If nobody errs, from seat {seat}: ").split():
        table.act(card)
    assert table.scores is not None
    assert [str(score) for score in table.scores] == points
