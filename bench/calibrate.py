"""How near par is to what declarers come to: with open cards, and as players come to it.

    python bench/calibrate.py lhombre/hjemme --deals 600 --seed 1 --bots club

prints for each contract, and for all, by how many points of the declarer's deals end above both.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from spadille.analysis.par import Par, par
from spadille.bots import registry
from spadille.bots.player import Player
from spadille.table import Table


class Gap(NamedTuple):
    """By how much a declarer did better than par, with open cards and calibrated."""

    open: float
    calibrated: float


def main() -> None:
    """Play and print."""
    parser = ArgumentParser()
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="club")
    asked = parser.parse_args()
    player = registry.player(asked.bots)
    gaps: dict[str, list[Gap]] = defaultdict(list)
    for number in range(asked.deals):
        found = _deal(asked.rules, f"{asked.seed} {number}", player)
        if found is not None:
            gaps[found[0]].append(found[1])
    for name, own in sorted(gaps.items()):
        _tell(name, own)
    _tell("all", [gap for own in gaps.values() for gap in own])


def _tell(name: str, gaps: Sequence[Gap]) -> None:
    told = (_mean([gap.open for gap in gaps]), _mean([gap.calibrated for gap in gaps]))
    print(f"{name}: {len(gaps)} deals, above open cards {told[0]}, above par {told[1]}")


def _mean(values: Sequence[float]) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.3f} ± {error:.3f}"


def _deal(rules: str, seed: str, player: Player) -> tuple[str, Gap] | None:
    """The contract of a deal and the gaps of its declarer; none where it has no par."""
    table, rng = Table.shuffled(rules, seed), Random(seed)
    book: Any = table.rulebook
    known: Par | None = None
    while (seat := table.turn) is not None:
        if known is None and book.card_play(table.truth) is not None:
            known = par(book, table.truth)
        table.act(player.choose(book, table.view(seat), seat, rng), seat)
    if known is None or table.scores is None:
        return None
    truth = table.truth
    (declarer, *_), own = truth.declarers, table.scores
    gap = Gap(own[declarer] - known.open[declarer], own[declarer] - known.calibrated[declarer])
    return str(truth.contract.name), gap


if __name__ == "__main__":
    main()
