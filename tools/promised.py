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
from statistics import fmean, stdev

from spadille.analysis.lhombre import promise
from spadille.bots.lhombre import payoff
from spadille.bots.model import Numbers, load
from spadille.games.lhombre import settlement
from spadille.games.lhombre.contract import CONTRACTS
from tools.training import promises
from tools.training.lhombre import CONTRACTS as LEARNED
from tools.training.promises import Given

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
    deals = {promises.given: asked.deals, promises.bid: asked.deals * len(LEARNED)}
    with get_context("spawn").Pool(asked.jobs) as pool:
        played = [
            list(chain.from_iterable(pool.imap(partial(play, load(), asked.seed), range(count), 5)))
            for play, count in deals.items()
        ]
    for name, seen in zip(("given", "bid"), played, strict=True):
        _tell_all(name, seen, lambda each: each.contract)
        _tell_all(name, seen, lambda each: _group(each, {}))
        _tell_all(name, seen, lambda each: _group(each, load()))


def _tell_all(name: str, seen: Iterable[Given], key: Callable[[Given], str]) -> None:
    found: dict[str, list[Given]] = defaultdict(list)
    for each in seen:
        found[key(each)].append(each)
    for title, rows in sorted(found.items()):
        print(f"{name}, {title}: {_told(rows)}", flush=True)


def _group(given: Given, numbers: Numbers) -> str:
    won = promise.odds(numbers, promises.appraised(given), given.contract).win
    most = next(most for most in GROUPS if won <= most)
    return f"{'learned' if numbers else 'estimates'} up to {most:.2f}"


def _told(rows: Sequence[Given]) -> str:
    """What was promised by estimates and by what was learned, and what came, with its doubt."""
    both: tuple[Numbers, ...] = ({}, load())
    promised = [[_promised(each, numbers) for each in rows] for numbers in both]
    won = [fmean(chance for chance, _ in told) for told in promised]
    points = [fmean(point for _, point in told) for told in promised]
    lost = [promises.lost(rows, numbers) for numbers in both]
    came = _mean([float(each.outcome == "win") for each in rows])
    brought = _mean([_brought(each) for each in rows])
    return (
        f"{len(rows)} deals, won {won[0]:.2f} | {won[1]:.2f}, came {came}; "
        f"points {points[0]:+.2f} | {points[1]:+.2f}, came {brought}; "
        f"bits lost {lost[0]:.2f} | {lost[1]:.2f}"
    )


def _promised(given: Given, numbers: Numbers) -> tuple[float, float]:
    """The chance to win, and the points."""
    appraised = promises.appraised(given)
    odds = promise.odds(numbers, appraised, given.contract)
    trump = promise.trump(appraised, given.contract)
    return odds.win, payoff.points(appraised.options, given.contract, trump, odds)


def _brought(given: Given) -> float:
    appraised = promises.appraised(given)
    trump = promise.trump(appraised, given.contract)
    name = settlement.valued_as(appraised.options, CONTRACTS[given.contract].name, trump)
    own = settlement.points(appraised.options, name, given.outcome, given.tricks, "none")
    return float(own)


def _mean(values: Sequence[float]) -> str:
    doubt = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} +- {doubt:.2f}"


if __name__ == "__main__":
    main()
