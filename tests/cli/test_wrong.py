"""Whatever is wrong is told in one line of the asker's language, and nothing is changed by it."""

from __future__ import annotations

import json
import re
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from spadille.games.registry import rulebook
from spadille.locales import LANGUAGES
from spadille.notation import record, simulation
from tests.cli.conftest import Run
from tests.notation.samples import recorded, simulated

#: Words of English that are no names in any of the forms.
ENGLISH = re.compile(
    r"\b(the|is|are|not|of|expected|found|invalid|object|unknown|missing|there|cannot|got|"
    r"input|requires?|unexpected|error|choose|between)\b",
    re.IGNORECASE,
)
#: What stands in the lines and is no word of a sentence.
NAMES = re.compile(r"'[^']*'|--\w+|\{[^}]*\}|/\S+|\w+[./=_-]\S+|first_lead|not_\w+|sole")
GAMES = ("lhombre/hjemme", "hearts/norsk", "solo/american")
ARENA = ("--game", "lhombre", "--deals", "1")
OUT = ("--deals", "1", "--out", "out.jsonl")

COMMANDS: dict[str, tuple[str, ...]] = {
    "no command": (),
    "command": ("whistle",),
    "flag": ("replay", "x", "--loud"),
    "too much": ("replay", "x", "y"),
    "game": ("simulate", "whist", *OUT),
    "profile": ("simulate", "lhombre/ude", *OUT),
    "version": ("simulate", "lhombre/hjemme@9", *OUT),
    "option": ("simulate", "hearts+speed=9", *OUT),
    "no option": ("simulate", "hearts+", *OUT),
    "value": ("simulate", "lhombre+seats=7", *OUT),
    "long value": ("simulate", f"lhombre+seats={'9' * 5000}", *OUT),
    "long name": ("simulate", "x" * 5000, *OUT),
    "long number": ("simulate", "lhombre", "--deals", "9" * 5000, "--out", "out.jsonl"),
    "no number": ("simulate", "lhombre", "--deals", "many", "--out", "out.jsonl"),
    "no deals": ("simulate", "lhombre", "--deals", "0", "--out", "out.jsonl"),
    "bot": ("simulate", "lhombre", *OUT, "--bots", "carl"),
    "arena": ("arena", "random", "--game", "lhombre"),
    "arena bot": ("arena", "carl", *ARENA),
    "arena options": ("arena", "random+worlds=3", *ARENA),
    "arena players": ("arena", *["random"] * 4, *ARENA),
    "arena seatings": ("arena", "random", *ARENA, "--seatings", "each"),
    "arena no seatings": ("arena", "random", *ARENA, "--seatings", "all"),
    "arena command": ("arena", "pipe:'", *ARENA),
    "arena program": ("arena", "pipe:nowhere", *ARENA),
    "arena jobs": ("arena", "random", *ARENA, "--jobs", "0"),
    "arena patience": ("arena", "random", *ARENA, "--patience", "0"),
    "arena keep": ("arena", "random", *ARENA, "--keep", "."),
    "folder": ("simulate", "lhombre", "--deals", "1", "--out", "."),
    "no folder": ("simulate", "lhombre", "--deals", "1", "--out", "nowhere/out.jsonl"),
    "profiles": ("simulate", "lhombre", *OUT, "--profiles", "nowhere"),
    "no file": ("replay", "nowhere"),
    "a folder": ("replay", "."),
    "no name": ("replay", ""),
    "audit nothing": ("audit",),
    "audit folder": ("audit", "--database", "."),
    "audit none": ("audit", "--database", "nowhere"),
    "rules": ("rules", "whist"),
    "rules version": ("rules", "solo@4"),
    "check": ("check", "nowhere.toml"),
    "check deals": ("check", "solo", "--deals", "-1"),
    "perft": ("perft",),
    "perft depth": ("perft", "solo", "--depth", "0"),
    "perft other": ("perft", "solo", "--from", "hearts/norsk@1; dealer 0"),
    "verify": ("verify",),
    "verify hex": ("verify", "--commitment", "xx", "--secret", "00"),
    "verify length": ("verify", "--commitment", "00", "--secret", "00"),
    "verify both": ("verify", "nowhere", "--secret", "00"),
    "verify deck": ("verify", "--commitment", "00", "--secret", "00" * 32, "--deck", "SA QQ"),
    "port": ("serve", "--port", "65536", "--no-browser", "--database", "house.db"),
    "host": ("serve", "--host", "a..b", "--no-browser", "--database", "house.db"),
    "database": ("serve", "--port", "0", "--no-browser", "--database", "."),
    "patience": ("serve", "--patience", "-1"),
    "seat": ("play", "solo", "--seat", "4"),
    "player": ("play", "solo", "--bots", "carl"),
    "record": ("play", "solo", "--record", "nowhere/evening"),
    "record folder": ("play", "solo", "--record", "."),
}


def _told(run: Run, language: str, *words: str | Path) -> str:
    """The one line that is told, and not in English where another language is spoken."""
    done = run(*words, language=language)
    assert done.returncode == 2, done
    assert (done.stdout, done.stderr.count("\n")) == ("", 1), done
    assert "Traceback" not in done.stderr
    foreign = ENGLISH.findall(NAMES.sub("", done.stderr)) if language != "en" else []
    assert foreign == [], done.stderr
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_wrong_command(
    name: str, language: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(_told(run, language, *COMMANDS[name])) < 1500
    assert list(tmp_path.iterdir()) == []


def _damaged(rules: str) -> dict[str, tuple[bytes, str]]:
    """Files of a game with something wrong, each with a piece of what is to be told of it."""
    book = rulebook(rules)
    line = simulation.write(simulated(1, book)).decode()
    text = record.write([recorded(1, (), book)], rulebook)
    deal = json.loads(line)
    deck = deal["deck"]

    def changed(**fields: object) -> bytes:
        return json.dumps({**deal, **fields}).encode()

    owner = re.search(r'\[Deal "0: (\w\w) (\w\w)', text)
    assert owner is not None
    first, second = owner.groups()
    return {
        "binary": (b"\x80\x00\xff", "1"),
        "empty": (b"", ""),
        "words": (b"whist", "whist"),
        "cut": (line[: len(line) // 2].encode(), "1"),
        "nested": (b"{" * 100000, "1"),
        "version": (line.replace("@1", "@7", 1).encode(), "@7"),
        "short deck": (changed(deck=deck[1:]), deck[0]),
        "twice": (changed(deck=[deck[1], *deck[1:]]), "deck 1, deck 2"),
        "no card": (changed(deck=["S0", *deck[1:]]), "deck[0]"),
        "field": (changed(weather="fine"), "weather"),
        "kind": (changed(seats="four"), "seats"),
        "seats": (changed(seats=9), "9"),
        "dealer": (changed(dealer=9), "9"),
        "points": (changed(points=[1]), "1"),
        "action": (changed(steps=[{**deal["steps"][0], "action": {"type": "fly"}}]), "fly"),
        "record version": (text.replace("@1", "@7", 1).encode(), "@7"),
        "record twice": (text.replace(first, second, 1).encode(), f"{second}"),
        "record short": (text.replace(f"0: {first}", "0:", 1).encode(), first),
        "record no card": (text.replace(first, "S0", 1).encode(), "S0"),
        "record dealer": (re.sub(r"\[Dealer .*\n", "", text).encode(), "Dealer"),
        "record cut": (text[: text.index("[Deal ") + 12].encode(), "["),
        "record half": (text[: text.index("Play\n") + 12].encode(), "1:"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
def test_a_file_with_a_fault(rules: str, language: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    for name, (content, place) in _damaged(rules).items():
        file.write_bytes(content)
        told = _told(run, language, "replay", file)
        assert str(file) in told, name
        assert place in told, (name, told)
        assert file.read_bytes() == content


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
def test_a_revoke_and_a_turn_out_of_order(
    rules: str, language: str, run: Run, tmp_path: Path
) -> None:
    book = rulebook(rules)
    line = simulation.write(simulated(1, book)).decode()
    steps = json.loads(line)["steps"]
    number = next(n for n, step in enumerate(steps) if len(step["legal"].get("play", ())) == 1)
    card = next(card for card in book.pack if card.text not in steps[number]["legal"]["play"])
    for changes in ({"seat": 9}, {"action": {"type": "play", "card": card.text}}):
        deal = json.loads(line)
        deal["steps"][number] |= changes
        file = tmp_path / "deals"
        file.write_text(json.dumps(deal))
        done = run("replay", file, language=language)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
        assert f"{number + 1}" in done.stderr.partition(str(file))[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        (
            "lhombre/hjemme@1; dealer 9; hands SA SA S8 / XX ?3 / ?9; talon ?14; contract whist;"
            " declarers 1 2; trump Q; trick 2:D2; turn 0; weather fine"
        ),
        (
            "lhombre/hjemme@1; dealer 0; hands D7 CA HK H3 / ?4 / ?3; talon ?13; contract tourne;"
            " declarers 1; trump D; taken 1 1 2 0 1; trick 2:D2 1:D3; calls 2:game; tout; over"
        ),
        (
            "hearts/norsk@1; dealer 3; hands DA DA S3 XX / C2 ?12 / ?14; talon ?2; contract solo;"
            " taken 0 9; trick 2:D2; drawn ?3; number x; opener; over"
        ),
        (
            "hearts/norsk@1; dealer 3; number 4; hands ?9 / ?13 / ?13 / ?13;"
            " discards ?2 / - / - / -; broken; chosen added; over"
        ),
        (
            "solo/american@1; dealer 3; hands SA S9 D2 / ?9 / ?3 / ?2; contract tout;"
            " declarers 1 2; called SK; partner 4; turned SA; calls 2:pass 1:fly; drawn ?1"
        ),
        (
            "solo/american@1; dealer 3; hands SA S9 DK / ?3 / ?3 / ?2; contract simple_suit;"
            " declarers 0; trump C; taken 1 1 2 0 3; trick 1:S8; called SK; ended; over; turn 1"
        ),
        f"lhombre/hjemme@1; dealer 0; hands {'XX ' * 500}",
    ],
)
def test_a_position_with_many_faults(line: str, language: str, run: Run) -> None:
    assert _told(run, language, "perft", "--from", line).count(";") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "version"),
        (b"version = 0\nsource = 3\nspeed = 1\n", "speed"),
        (b'version = 1\nsource = "us"\nextends = "nobody"\n', "nobody"),
        (b'version = 1\nsource = "us"\nextends = "ours"\n', "ours"),
        (b"version = \n", "11"),
        (b"version = 1\nversion = 2\n", "2"),
        (b'source = "us\n', "1"),
        (b'source = "\\q"\n', "1"),
        (b"[options\n", "1"),
        (b"a = [1,\n", "ours.toml"),
        (b"version = 1e\n", "1"),
        (b"version\n", "1"),
        (b"= 1\n", "1"),
        (b"a = " + b"[" * 3000, "ours.toml"),
        (b"a = " + b"9" * 5000, "ours.toml"),
        (b"\xff", "1"),
        (b'version = 1\nsource = "us"\noptions = 3\n', "options"),
        (b'version = 1\nsource = "us"\nextends = "hjemme"\n[options]\nranking = 3\n', "ranking"),
        (
            (
                b'version = 1\nsource = "us"\nextends = "hjemme"\n[options]\n'
                b'ranking = [["sool"], 3]\n'
                b'seats = 7\nhodl = 1\nhold = 2\ntout_bonus = -1\njoint_nolos = "x"\nvalues = 3\n'
            ),
            "ranking[0][0]",
        ),
    ],
)
def test_a_profile_with_a_fault(
    body: bytes, place: str, language: str, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "lhombre").mkdir()
    (tmp_path / "lhombre" / "ours.toml").write_bytes(body)
    words = ("simulate", "lhombre/ours", "--deals", "1", "--out", tmp_path / "x")
    assert place in _told(run, language, *words, "--profiles", tmp_path)


def test_a_profile_that_is_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lhombre" / "ours.toml").mkdir(parents=True)
    assert "cannot be read" in _told(run, "en", "rules", "lhombre/ours", "--profiles", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standard_input_without_a_deal(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"\n\n")))
    assert "-:" in _told(run, language, "replay", "-")
