"""Learn what hands promise: ``python -m tools.promises [--deals N] [--seed S]``.

``--deals`` are deals of each contract at L'Hombre that a hand is given, and five times as many are
bid; experts play them by the file of what players have learned, to which this is added. Every deal
has its own source of chance, so that the same seed learns the same on any number of cores.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from spadille.bots.model import FILE, ModelCard, card_of, digest, load
from tools.train import parted
from tools.training import promises
from tools.training.habits import Found
from tools.training.lhombre import CONTRACTS

DEALS = 200
SEED = 1
#: For each deal of each contract so many that are bid.
BIDS = 5


def main(args: Sequence[str] | None = None) -> None:
    """Read the command line, learn, and add it to the file and its card."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args(args)
    tasks = [(asked.seed, number, name) for number in range(asked.deals) for name in CONTRACTS]
    bids = [(asked.seed, number) for number in range(asked.deals * BIDS)]
    with get_context("spawn").Pool(asked.jobs) as pool:
        given = pool.starmap(promises.given, tasks, chunksize=5)
        bid = pool.starmap(promises.bid, bids, chunksize=5)
    learned_from, held_back = parted([*_by_number(given), *bid])
    found = promises.fit(learned_from)
    figures = {
        "lhombre: bits lost a promise, by estimates": promises.lost(held_back, {}),
        "lhombre: bits lost a promise, learned": promises.lost(held_back, found),
    }
    command = f"python -m tools.promises --deals {asked.deals} --seed {asked.seed}"
    _add(asked.out, found, figures, command, {"given": asked.deals, "bid": asked.deals * BIDS})
    for name, value in figures.items():
        print(f"{name}: {value}")


def _by_number(given: Sequence[promises.Given]) -> list[list[promises.Given]]:
    """Those of all contracts with the same number together."""
    return [list(given[at : at + len(CONTRACTS)]) for at in range(0, len(given), len(CONTRACTS))]


def _add(
    file: Path,
    found: Found,
    figures: dict[str, float],
    command: str,
    deals: dict[str, int],
) -> None:
    rows: dict[str, Any] = {name: row.astype(np.float32) for name, row in load(file).items()}
    rows |= {name: row.astype(np.float32) for name, row in found.items()}
    with file.open("wb") as opened:
        np.savez_compressed(opened, **rows)
    card = msgspec.json.decode(card_of(file).read_bytes(), type=ModelCard)
    before = [each for each in card.command.split("; ") if "tools.promises" not in each]
    told = msgspec.structs.replace(
        card,
        hash=digest(file),
        command="; ".join([*before, command]),
        deals=card.deals | deals,
        figures=card.figures | figures,
    )
    text = msgspec.json.format(msgspec.json.encode(told), indent=2)
    card_of(file).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
