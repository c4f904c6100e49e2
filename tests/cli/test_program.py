"""The frame of the commands: help, version, and words for all that can be wrong."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from spadille.cli.program import COMMANDS
from spadille.locales import LANGUAGES, Messages
from spadille.notation.error import Expected
from tests.cli.terminal import refused, spadille


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    for language in LANGUAGES:
        done = spadille(command, "--help", language=language)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("usage: spadille")


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


def test_a_database_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Milk, bread, cards")
    told = refused("serve", "--port", "0", "--database", file, "--no-browser")
    assert str(file) in told
    assert file.read_text() == "Milk, bread, cards"
