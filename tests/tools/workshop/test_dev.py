"""`dev.py` answers a mistake with one clear line, whatever Python it meets."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.workshop.places import ROOT


def _dev(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_without_a_command_it_tells_its_commands() -> None:
    told = _dev()
    assert told.returncode == 0
    for command in ("install", "serve", "test", "check", "lock"):
        assert f"\n  {command} " in told.stdout


@pytest.mark.parametrize("words", [["sreve"], ["install", "--port", "80"], ["check", "src"]])
def test_a_mistake_is_one_line_and_exit_code_2(words: list[str]) -> None:
    told = _dev(*words)
    assert told.returncode == 2
    assert told.stderr.startswith("dev.py: ")
    assert told.stderr.count("\n") == 1
    assert told.stdout == ""


def test_an_old_python_can_read_it_as_far_as_the_sentence_for_it() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 4))
    gate = source[: source.index("from tools")]
    assert "import sys\n\nif sys.version_info < (3, 11):" in gate


def test_an_old_python_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.version_info = (3, 9, 18)\n",
        encoding="utf-8",
    )
    told = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "install"],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr.startswith("dev.py: this is Python 3.9 and Spadille needs 3.11")
    assert told.stderr.count("\n") == 1
