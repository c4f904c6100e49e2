"""What is wrong with the words of a command is said in the asker's language, in one line."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from spadille.cli import layout, usage
from spadille.cli.program import COMMANDS, main
from spadille.locales import LANGUAGES, Messages

#: Texts of the library that only somebody who writes a parser can meet.
OURS = (
    ".__call__() not defined",
    "conflicting",
    "unknown parser",  # the choices are looked at before
    'argument "-" with mode',
    "can't open",
    "cannot merge",
    "'required' is",
    "invalid option string",
    "dest= is",
    "invalid conflict_resolution",
    "mutually exclusive",
    "subcommands",
    "cannot have multiple",
    "%r is not callable",
    "%(heading)s:",
    "%(prog)s: error",
)
WRONG: tuple[list[str], ...] = (
    [],
    ["whistle"],
    ["simulate", "lhombre"],
    ["simulate", "lhombre", "--deals", "x", "--out", "-"],
    ["simulate", "lhombre", "--deals"],
    ["simulate", "lhombre", "--deals", "1", "--out", "x", "--speed", "9"],
    ["verify", "--s", "1"],
    ["serve", "--no-browser=yes"],
    ["serve", "--patience", "soon"],
)


def said(words: list[str], language: str, patch: pytest.MonkeyPatch) -> int:
    """The exit code of a command given in a terminal of that language."""
    patch.setenv("SPADILLE_LANGUAGE", language)
    return main(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_word_is_told_in_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {}
    for words in WRONG:
        assert said(words, language, monkeypatch) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        told[tuple(words)] = err
    english = {}
    for words in WRONG:
        said(words, "en", monkeypatch)
        english[tuple(words)] = capsys.readouterr().err
    assert language == "en" or not set(told.values()) & set(english.values())
    assert "--speed 9" in told["simulate", "lhombre", "--deals", "1", "--out", "x", "--speed", "9"]
    assert "--secret" in told["verify", "--s", "1"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "spadille replay: missing: FILE; see spadille replay --help\n"),
        ("da", "spadille replay: der mangler: FIL; se spadille replay --help\n"),
        ("nb", "spadille replay: det mangler: FIL; se spadille replay --help\n"),
        ("ja", "spadille replay: 足りません: FILE。spadille replay --help をご覧ください\n"),
    ],
)
def test_what_is_missing_is_named(
    language: str,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert said(["replay"], language, monkeypatch) == 2
    assert capsys.readouterr().err == line


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_no_english_elsewhere_and_fits_the_terminal(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for language in LANGUAGES:
        assert said([*command.split(), "--help"], language, monkeypatch) == 0
        out = capsys.readouterr().out
        assert out.startswith(f"{Messages(language).say('usage')} spadille")
        # The library counts the letters of the first word, not the places they fill.
        assert max(map(layout.width, out.splitlines()[1:])) <= 60
        foreign = re.findall(r"\b(usage|options|show this help|positional|optional)\b", out)
        assert language == "en" or foreign == []


def test_every_text_of_the_library_that_somebody_can_meet_is_worded() -> None:
    source = Path(argparse.__file__).read_text("utf-8")
    pieces = re.findall(r"""\b_\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")""", source)
    texts = {one or other for one, other in pieces}
    assert len(texts) > 20
    unknown = {text for text in texts if text not in usage._SAYINGS and not text.startswith(OURS)}
    assert unknown == set()
    messages = Messages("en")
    assert all(messages.knows(message) for message in usage._SAYINGS.values())
