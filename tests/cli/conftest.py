"""The commands in this very process, where that is enough: it takes a tenth of the time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Protocol

import pytest

from spadille.cli.program import main
from spadille.games import registry
from spadille.rules import outside


class Run(Protocol):
    """Gives a command in a terminal of some language."""

    def __call__(self, *words: str | Path, language: str = "en") -> CompletedProcess[str]:
        """What came of it."""
        ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Give commands; rule sets from outside are forgotten afterwards."""

    def given(*words: str | Path, language: str = "en") -> CompletedProcess[str]:
        monkeypatch.setenv(outside.VARIABLE, "")
        monkeypatch.setenv("SPADILLE_LANGUAGE", language)
        registry.rulebook.cache_clear()
        capsys.readouterr()
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return CompletedProcess(words, code, out, err)

    yield given
    registry.rulebook.cache_clear()


@pytest.fixture
def refused(run: Run) -> Run:
    """Give commands that must be refused in one line."""

    def given(*words: str | Path, language: str = "en") -> CompletedProcess[str]:
        done = run(*words, language=language)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
        return done

    return given
