"""How much is known of hidden cards: ``python -m tools.evaluate [--deals N] [--seed S]``.

For deals that nothing was learned from it prints how many bits likelier the truth is, on the mean
of all views, by what was learned than by what is proved alone: when the play begins, and later.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import get_context
from statistics import mean, stdev

from spadille.bots.model import load
from tools.training import lhombre, solo
from tools.training.sighting import Sighting

DEALS = 300
#: No training has this seed.
SEED = 20_000
_GAMES = {"lhombre": lhombre.sightings, "solo": solo.sightings}


def main(args: Sequence[str] | None = None) -> None:
    """Read the command line, and print a line for each game and moment."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args(args)
    with get_context("spawn").Pool() as pool:
        for game in _GAMES:
            tasks = [(game, asked.seed, number) for number in range(asked.deals)]
            gained: dict[int, list[float]] = defaultdict(list)
            for views in pool.starmap(_bits, tasks, chunksize=10):
                for size, bits in views:
                    gained[size].append(bits)
            for size, row in sorted(gained.items(), reverse=True):
                if len(row) > 1:
                    doubt = stdev(row) / len(row) ** 0.5
                    told = f"{mean(row):.2f} bits +- {doubt:.2f} (SE), {len(row)} views"
                    print(f"{game}, {size} hidden cards in hands: {told}")


def _bits(game: str, seed: int, number: int) -> list[tuple[int, float]]:
    """How many cards others held, and the bits gained, for every view of a deal."""
    return [(_held(each), each.bits(load())) for each in _GAMES[game](seed, number)]


def _held(sighting: Sighting) -> int:
    return sum(place.size for place in sighting.hidden.places if place.kind == "hand")


if __name__ == "__main__":
    main()
