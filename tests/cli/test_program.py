"""The frame of the commands: help, version, and words for all that can be wrong."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from spadille.cli.program import COMMANDS
from spadille.locales import LANGUAGES, Messages
from spadille.notation.error import Expected
from tests.cli.terminal import refused, spadille


def test_the_program_tells_its_commands_and_version() -> None:
    told = spadille("--help").stdout
    assert all(command in told for command in COMMANDS)
    assert spadille("--version").stdout.startswith("spadille ")


def test_without_a_command_it_says_what_is_missing() -> None:
    assert "COMMAND" in refused()
    assert "--help" in refused("whistle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_text_has_words_in_every_language(language: str) -> None:
    messages = Messages(language)
    words = {messages.say(expected.message) for expected in Expected}
    assert len(words) == len(Expected)


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused("serve", "--port", str(port), "--database", tmp_path / "x", "--no-browser")
    assert f"Port {port} on 127.0.0.1 is taken" in told


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--host", "", "--host is empty"),
        ("--host", "a" * 70, "This machine has no address"),
        ("--database", "", "--database is empty"),
        ("--port", "65536", "There is no port 65536"),
        ("--port", "-1", "There is no port -1"),
        ("--bot-delay", "-1", "--bot-delay is -1.0, but must be a number of seconds from 0 up"),
        ("--bot-delay", "nan", "--bot-delay is nan"),
        ("--bot-delay", "inf", "--bot-delay is inf"),
    ],
)
def test_what_a_server_cannot_use_is_refused(
    tmp_path: Path, option: str, value: str, said: str
) -> None:
    words = ("serve", "--no-browser", "--port", "0", "--database", tmp_path / "x")
    assert said in refused(*words, f"{option}={value}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_the_exit_codes(language: str) -> None:
    told = spadille("replay", "--help", language=language).stdout
    assert all(code in told for code in ("0", "1", "2", "130"))


def test_a_database_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Milk, bread, cards")
    told = refused("serve", "--port", "0", "--database", file, "--no-browser")
    assert str(file) in told
    assert file.read_text() == "Milk, bread, cards"
