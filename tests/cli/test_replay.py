"""``spadille replay`` judges simulated deals and records, and says where one is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spadille.notation import simulation
from tests.cli import terminal
from tests.cli.terminal import refused, spadille
from tests.notation.samples import simulated

RECORDS = Path(__file__).parents[1] / "games" / "lhombre" / "records" / "hjemme"


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    """Three simulated deals."""
    file = tmp_path / "deals.jsonl"
    file.write_bytes(b"".join(simulation.write(simulated(seed)) for seed in (3, 4, 5)))
    return file


def test_results_are_printed_one_a_line(deals: Path) -> None:
    done = spadille("replay", deals)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["1", "2", "3"]
    result = simulated(3).result
    assert f"outcome {result['outcome']}," in lines[0]
    assert lines[0].endswith("scores " + " ".join(map(str, result["scores"])))


def test_deals_are_read_from_standard_input_too(deals: Path) -> None:
    done = spadille("replay", "-", stdin=b"\n" + deals.read_bytes())
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 3)


def test_records_are_replayed_too() -> None:
    done = spadille("replay", RECORDS / "tourne.record")
    assert (done.returncode, done.stderr) == (0, "")
    assert "contract tourne" in done.stdout.splitlines()[0]


def test_a_difference_is_named_with_line_and_step(deals: Path) -> None:
    lines = deals.read_text().splitlines()
    lines[1] = lines[1].replace('"to_act":[2]', '"to_act":[0]', 1)
    deals.write_text("\n".join(lines))
    done = spadille("replay", deals)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert f"{deals}, line 2, step " in done.stderr
    assert "to_act[0]: the file says 0, the rules say 2." in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_illegal_record_is_refused_with_place_and_rule(tmp_path: Path) -> None:
    text = (RECORDS / "washed_out.record").read_text()
    file = tmp_path / "bad.record"
    assert "  1:pass 2:pass" in text
    file.write_text(text.replace("1:pass 2:pass", "2:pass 1:pass"))
    done = spadille("replay", file)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"{file}, line 11, column 3: “2:pass” is against rule 3.1." in done.stderr
    assert "It is not your turn." in done.stderr


def _changed(deals: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the second of the deals."""
    lines = deals.read_text().splitlines()
    told = json.loads(lines[1])
    change(told)
    lines[1] = json.dumps(told)
    deals.write_text("\n".join(lines))


def test_an_illegal_step_is_named_with_its_rule(deals: Path) -> None:
    def change(told: dict[str, Any]) -> None:
        told["steps"][0]["action"] = {"type": "bid", "contract": "whist"}

    _changed(deals, change)
    done = spadille("replay", deals)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"{deals}, line 2, step 1: " in done.stderr
    assert "is against rule 3.2. That cannot be bid here." in done.stderr


def test_a_wrong_seat_is_reported_at_the_seat(deals: Path) -> None:
    _changed(deals, lambda told: told["steps"][0].update(seat=1))
    done = spadille("replay", deals)
    assert done.returncode == 1
    assert "line 2, step 1, seat: the file says 1, the rules say 2." in done.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the table has 4 seats, not 3; the dealer is 7, not a seat from 0 to 2; {} occurs"),
        ("da", "bordet har 4 pladser, ikke 3; kortgiveren er 7, ikke en plads fra 0 til 2; {} er"),
        ("nb", "bordet har 4 plasser, ikke 3; giveren er 7, ikke en plass fra 0 til 2; {} finnes"),
        ("ja", "席の数が3ではなく4です; ディーラーの 7 は0から2までの席ではありません; {} が2枚"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_with_all_its_faults(
    deals: Path, language: str, said: str
) -> None:
    cards: list[str] = []

    def change(told: dict[str, Any]) -> None:
        cards.extend(told["deck"][:2])
        told["deck"][0] = told["deck"][1]
        told.update(seats=4, dealer=7)

    _changed(deals, change)
    done = spadille("replay", deals, language=language)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert said.format(cards[1]) in done.stderr
    assert cards[0] in done.stderr


def test_a_mark_before_the_text_is_passed_over(deals: Path) -> None:
    deals.write_bytes(b"\xef\xbb\xbf" + deals.read_bytes())
    assert spadille("replay", deals).returncode == 0


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "there is no deal in it"),
        (b" \n\n", "there is no deal in it"),
        (b"{}\n", "line 1, column 1: expected a line of JSON in the documented form"),
        (b'{"profile":"lhombre/hjemme@1"}\n', "game is missing"),
        (b'{"profile":"lhombre/hjemme@7"}\n', "a known rule set such as lhombre/hjemme@1"),
        (b"whist\n", "line 1, column 1: expected a [Game] tag that begins a record, found “whist”"),
        (b"[Game \xff]", "line 1, column 7: expected text in UTF-8, found “\\xff”"),
        (b"\x00\x01\x02", "line 1, column 1"),
        (b"{" * 100000, "expected a line of JSON"),
        (b'[Game "lhombre/hjemme@1"]\n', "line 1, column 2: expected a tag"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(
    tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    line = refused("replay", file)
    assert str(file) in line
    assert told in line
    assert file.read_bytes() == content


def test_a_name_that_is_empty_is_refused() -> None:
    assert "FILE is empty" in refused("replay", "")
    assert "--out is empty" in refused("simulate", "lhombre", "--deals", "1", "--out", "")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no such file or folder" in refused("replay", tmp_path / "nothing")
    assert "this is a folder" in refused("replay", tmp_path)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("da_DK.UTF-8", "der er ingen sådan fil"),
        ("nb_NO.UTF-8", "det finnes ingen slik fil"),
        ("nn_NO.UTF-8", "det finnes ingen slik fil"),
        ("ja_JP.UTF-8", "そのファイルやフォルダーはありません"),
        ("fr_FR.UTF-8", "there is no such file"),
        ("C", "there is no such file"),
    ],
)
def test_refusals_speak_the_language_of_the_terminal(language: str, told: str) -> None:
    assert told in refused("replay", "nothing-here", language=language)


def test_the_own_variable_wins_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = {**terminal.environment("ja_JP.UTF-8"), "SPADILLE_LANGUAGE": "da"}
    monkeypatch.setattr(terminal, "environment", lambda _language: spoken)
    assert "der er ingen sådan fil" in refused("replay", "nothing-here")
