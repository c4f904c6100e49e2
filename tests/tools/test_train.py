"""A small training: the same for the same seed on one core and on two, and close to what ships."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from spadille.bots.model import ModelCard, Numbers, card_of, load

ROOT = Path(__file__).parents[2]


def trained(file: Path, jobs: int, *only: str) -> Numbers:
    """What so few deals teach."""
    command = [sys.executable, "-m", "tools.train", "--deals", "40", "--seed", "3", *only]
    subprocess.run(
        [*command, "--out", str(file), "--jobs", str(jobs)], cwd=ROOT, check=True, timeout=600
    )
    load.cache_clear()
    return load(file)


@pytest.mark.timeout(900)
def test_training_is_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, two = trained(tmp_path / "one.npz", 1), trained(tmp_path / "two.npz", 2)
    assert one.keys() == two.keys()
    for name, row in one.items():
        assert np.array_equal(row, two[name])
    card = msgspec.json.decode(card_of(tmp_path / "one.npz").read_bytes(), type=ModelCard)
    assert card.deals["habits"] == 40
    assert card.figures["lhombre: bits gained a view"] > 0
    assert "lhombre: points gained a call" in card.figures
    # What plays tell is learned by itself as it is with all the rest.
    again = trained(tmp_path / "two.npz", 1, "--only", "plays")
    assert again.keys() == one.keys()
    for name, row in one.items():
        assert np.array_equal(row, again[name])
    told = msgspec.json.decode(card_of(tmp_path / "two.npz").read_bytes(), type=ModelCard)
    assert told.command.startswith(f"{card.command}; ")
    assert (told.deals, told.figures) == (card.deals, card.figures)
