"""What hands promise is learned alike on one core and on two, and added to what was learned."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from spadille.analysis.lhombre.promise import name_of
from spadille.bots.model import FILE, Numbers, card_of, load

ROOT = Path(__file__).parents[2]


def learned(file: Path, jobs: int) -> Numbers:
    """What so few deals teach beside what ships."""
    shutil.copy(FILE, file)
    shutil.copy(card_of(FILE), card_of(file))
    command = [sys.executable, "-m", "tools.promises", "--deals", "8", "--seed", "3"]
    subprocess.run(
        [*command, "--out", str(file), "--jobs", str(jobs)], cwd=ROOT, check=True, timeout=600
    )
    return load(file)


@pytest.mark.timeout(900)
def test_promises_are_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, two = learned(tmp_path / "one.npz", 1), learned(tmp_path / "two.npz", 2)
    assert one.keys() == two.keys() == load().keys()
    for name, row in one.items():
        assert np.array_equal(row, two[name])
        is_other = "/promise/" not in name and "/usual/" not in name
        assert not is_other or np.array_equal(row, load()[name])
    assert not np.array_equal(one[name_of("game")], load()[name_of("game")])
