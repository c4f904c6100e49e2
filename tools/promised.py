"""Whether hands come to what is promised: ``python -m tools.promised [--deals N] [--seed S]``.

In deals that nothing was learned from experts play contracts at L'Hombre that hands were given, so
many deals of each, and as many deals of each that they bid themselves. For each contract it prints
what the hand meter promised by estimates alone, and by what was learned, beside what came: the
deals won, the points of the declarer by the home rules, and the bits that were lacking of knowing
how the deals ended. Then the same for hands that were promised alike.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from multiprocessing.pool import Pool
from statistics import fmean, stdev
from typing import Any

from spadille.bots.model import Numbers, load
from tools.train import PROMISES

DEALS = 60
#: No training has this seed.
SEED = 20_000
#: The chances by which hands are put together that were promised alike.
GROUPS = (0.1, 0.25, 0.5, 0.75, 1.0)


def main(args: Sequence[str] | None = None) -> None:
    """Read the command line, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args(args)
    with get_context("spawn").Pool(asked.jobs) as pool:
        for game in PROMISES:
            for name in ("given", "bid"):
                _Promised(game, name, asked.deals, asked.seed, pool).tell()


class _Promised:
    """What was promised in deals that were ``given`` or ``bid``."""

    def __init__(self, game: str, name: str, deals: int, seed: int, pool: Pool) -> None:
        self._title, self._own = f"{game}, {name}", PROMISES[game]
        count = deals if name == "given" else deals * len(self._own.NAMES)
        play = partial(getattr(self._own, name), load(), seed)
        self._seen = list(chain.from_iterable(pool.imap(play, range(count), 5)))

    def tell(self) -> None:
        """Print it by contract, and by the chance that was told."""
        self._tell(self._seen, lambda each: str(each.contract))
        self._tell(self._seen, lambda each: self._group(each, {}))
        self._tell(self._seen, lambda each: self._group(each, load()))

    def _tell(self, seen: Iterable[Any], key: Callable[[Any], str]) -> None:
        found: dict[str, list[Any]] = defaultdict(list)
        for each in seen:
            found[key(each)].append(each)
        for title, rows in sorted(found.items()):
            print(f"{self._title}, {title}: {self._told(rows)}", flush=True)

    def _group(self, given: Any, numbers: Numbers) -> str:
        won, _ = self._own.promised(given, numbers)
        most = next(most for most in GROUPS if won <= most)
        return f"{'learned' if numbers else 'estimates'} up to {most:.2f}"

    def _told(self, rows: Sequence[Any]) -> str:
        """What was promised by estimates and by what was learned, and what came, with its doubt."""
        both: tuple[Numbers, ...] = ({}, load())
        promised = [[self._own.promised(each, numbers) for each in rows] for numbers in both]
        won = [fmean(chance for chance, _ in told) for told in promised]
        points = [fmean(point for _, point in told) for told in promised]
        lost = [self._own.lost(rows, numbers) for numbers in both]
        came = _mean([float(each.has_won) for each in rows])
        brought = _mean([self._own.brought(each) for each in rows])
        return (
            f"{len(rows)} deals, won {won[0]:.2f} | {won[1]:.2f}, came {came}; "
            f"points {points[0]:+.2f} | {points[1]:+.2f}, came {brought}; "
            f"bits lost {lost[0]:.2f} | {lost[1]:.2f}"
        )


def _mean(values: Sequence[float]) -> str:
    doubt = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} +- {doubt:.2f}"


if __name__ == "__main__":
    main()
