"""A step that fails says what, why and what to do, in one line."""

import sys
from pathlib import Path

import pytest

from tools.workshop import step
from tools.workshop.step import Trouble


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    elsewhere = tmp_path / "deep" / "last-failure.log"
    monkeypatch.setattr(step, "LOG", elsewhere)
    return elsewhere


def _fail(program: str) -> str:
    with pytest.raises(Trouble) as caught:
        step.step("boiling water", [sys.executable, "-c", program], remedy="light the fire")
    return str(caught.value)


def test_the_line_names_title_reason_remedy_and_log(log: Path) -> None:
    line = _fail("print('one'); print('Error: no wood'); print('three'); raise SystemExit(3)")
    assert line.startswith("boiling water: failed (Error: no wood): light the fire; ")
    assert line.endswith("last-failure.log")
    assert log.read_text(encoding="utf-8") == "one\nError: no wood\nthree\n"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("", "it said nothing"),
        ("first\nlast\n", "last"),
        ("\x1b[31mnpm error\x1b[0m cold", "npm error cold"),
        ("WARNING: error, trying again\nERROR: no network\n", "ERROR: no network"),
        ("error during build:\nno such file\n  at a\n", "error during build: no such file"),
        ("E: no such package\nbye\n", "E: no such package"),
    ],
)
def test_the_reason_is_the_line_that_says_why(said: str, reason: str) -> None:
    assert f"failed ({reason}): light" in _fail(f"print({said!r}); raise SystemExit(1)")


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(
        Trouble, match=r"boiling water: cannot run no-such-kettle .*: light the fire"
    ):
        step.step("boiling water", ["no-such-kettle"], remedy="light the fire")


def test_success_says_only_the_title(capfd: pytest.CaptureFixture[str]) -> None:
    step.step("boiling water", [sys.executable, "-c", "print('bubble')"], remedy="light the fire")
    assert capfd.readouterr().out == "dev.py: boiling water\n"
