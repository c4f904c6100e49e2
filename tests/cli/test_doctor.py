"""``spadille doctor`` tells what an installation is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.bots import model
from spadille.bots.model import card_of
from spadille.kernel.form import is_compiled
from spadille.locales import LANGUAGES
from tests.cli.conftest import Run


def test_the_doctor_tells_in_which_form_the_kernel_runs(run: Run) -> None:
    done = run("doctor")
    assert done.returncode == 0
    form = "compiled to C" if is_compiled() else "ordinary Python"
    assert f"Kernel: {form}" in done.stdout


def test_the_doctor_tells_whether_what_was_learned_is_there_and_whole(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {language: run("doctor", language=language).stdout for language in LANGUAGES}
    assert all(f" {model.digest(model.FILE)}" in told for told in known.values())
    assert run("doctor").returncode == 0
    assert known["en"].splitlines()[3].endswith(", whole.")
    spoilt = tmp_path / model.FILE.name
    spoilt.write_bytes(model.FILE.read_bytes()[:-1])
    card_of(spoilt).write_bytes(card_of(model.FILE).read_bytes())
    monkeypatch.setattr(model.load.__wrapped__, "__defaults__", (spoilt,))
    model.load.cache_clear()
    try:
        told = {language: run("doctor", language=language).stdout for language in LANGUAGES}
        assert run("doctor").returncode == 1
    finally:
        monkeypatch.undo()
        model.load.cache_clear()
    assert len({*told.values()}) == len({*known.values()}) == len(LANGUAGES)
    for lines in map(str.splitlines, told.values()):
        assert len(lines) == 4
        assert f"{spoilt}: not the file that its card describes" in lines[3]
