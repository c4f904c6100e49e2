"""How much is known of hidden cards: ``python -m tools.evaluate [--deals N] [--seed S]``.

For deals that nothing was learned from it prints how many bits likelier the truth is, on the mean
of all views, by what was learned than by what is proved alone: when the play begins, and later;
and by how many of them for what is learned of cards that were played, after so many tricks.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import get_context
from statistics import mean, stdev

from spadille.bots.model import load
from tools.training import lhombre, plays, solo
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
                _tell(f"{game}, {size} hidden cards in hands", row)
            read: dict[int, list[float]] = defaultdict(list)
            for views in pool.starmap(_bits_of_plays, tasks, chunksize=10):
                for done, bits in views:
                    read[done].append(bits)
            for done, row in sorted(read.items()):
                _tell(f"{game}, by plays after {done} tricks", row)


def _tell(what: str, row: Sequence[float]) -> None:
    if len(row) > 1:
        doubt = stdev(row) / len(row) ** 0.5
        print(f"{what}: {mean(row):.2f} bits +- {doubt:.2f} (SE), {len(row)} views")


def _bits(game: str, seed: int, number: int) -> list[tuple[int, float]]:
    """How many cards others held, and the bits gained, for every view of a deal."""
    return [(_held(each), each.bits(load())) for each in _GAMES[game](seed, number)]


def _bits_of_plays(game: str, seed: int, number: int) -> list[tuple[int, float]]:
    """How many tricks were done, and the bits gained by plays, for some views of a deal."""
    numbers = load()
    seen = plays.views(game, numbers, seed, plays.PLAYER, number)
    return [(each.done, each.bits(numbers)) for each in seen]


def _held(sighting: Sighting) -> int:
    return sum(place.size for place in sighting.hidden.places if place.kind == "hand")


if __name__ == "__main__":
    main()
