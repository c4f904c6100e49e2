"""A small training: the same for the same seed on one core and on two, and close to what ships."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from spadille.analysis.lhombre import promise
from spadille.bots.model import FILE, ModelCard, Numbers, card_of, load
from spadille.games.lhombre.contract import CONTRACTS
from tools.train import PARTS

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
    assert {promise.name_of(name) for name in CONTRACTS} <= one.keys()
    assert card.figures["lhombre: bits lost a promise, learned"] > 0
    # What can be learned by itself is learned so as it is with all the rest.
    commands = [card.command]
    for part in PARTS:
        again = trained(tmp_path / "two.npz", 1, "--only", part)
        assert again.keys() == one.keys()
        for name, row in one.items():
            assert np.array_equal(row, again[name])
        told = msgspec.json.decode(card_of(tmp_path / "two.npz").read_bytes(), type=ModelCard)
        commands.append(f"{card.command} --only {part}")
        assert told.command == "; ".join(commands)
        assert len(told.commit.split("; ")) == len(commands)
        assert (told.deals, told.figures) == (card.deals, card.figures)


def test_what_is_learned_anew_takes_the_place_of_what_was(tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    shutil.copy(FILE, file)
    shutil.copy(card_of(FILE), card_of(file))
    first = trained(file, 2, "--only", "promises")
    assert first.keys() == load().keys()
    for name, row in load().items():
        is_other = "/promise/" not in name and "/usual/" not in name
        assert not is_other or np.array_equal(row, first[name])
    assert not np.array_equal(first[promise.name_of("game")], load()[promise.name_of("game")])
    told, ours = (
        msgspec.json.decode(card_of(each).read_bytes(), type=ModelCard) for each in (file, FILE)
    )
    assert told.command.split("; ")[0] == ours.command.split("; ")[0]
    assert told.command.endswith("--deals 40 --seed 3 --only promises")
    assert told.command.count("--only promises") == 1
