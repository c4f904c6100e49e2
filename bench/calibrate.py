"""How deals end whose end with open cards is known: what ``analysis/calibration.py`` holds.

    python bench/calibrate.py lhombre/hjemme --deals 4000 --seed 1 --bots heuristic

prints the table of a game, and by how much the declarer does better than with open cards.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter, defaultdict
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from spadille.analysis.ends import ends
from spadille.analysis.family import family
from spadille.bots import registry
from spadille.bots.player import Player
from spadille.kernel.solver import Solver
from spadille.table import Table

#: Deals that are held to have ended as they should beside those that did: a table of few deals.
PRIOR = 2.0
GIVEN_UP = {"given_up": "bet"}

Counted = dict[str, dict[str, Counter[str]]]


def main() -> None:
    """Play, count and print."""
    parser = ArgumentParser()
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="heuristic")
    asked = parser.parse_args()
    player = registry.player(asked.bots)
    counted: Counted = defaultdict(lambda: defaultdict(Counter))
    gains: dict[str, list[float]] = defaultdict(list)
    for number in range(asked.deals):
        _deal(asked.rules, f"{asked.seed} {number}", player, counted, gains)
    for kind, by_par in sorted(counted.items()):
        own = gains[kind]
        error = stdev(own) / sqrt(len(own)) if len(own) > 1 else 0.0
        print(f"{kind}: {len(own)} deals, {fmean(own):+.3f} ± {error:.3f} points above open cards")
        names = sorted({name for ends in by_par.values() for name in ends} | set(by_par))
        for name in names:
            found = by_par[name]
            all_ = sum(found.values()) + PRIOR
            shares = {
                end: round((found[end] + PRIOR * (end == name)) / all_, 3)
                for end in names
                if found[end] or end == name
            }
            print(f"    {name!r}: {shares},  # {sum(found.values())}")


def _deal(
    rules: str, seed: str, player: Player, counted: Counted, gains: dict[str, list[float]]
) -> None:
    table, rng, begun = Table.shuffled(rules, seed), Random(seed), None
    book: Any = table.rulebook
    while (seat := table.turn) is not None:
        play = book.card_play(table.truth)
        if begun is None and play is not None:
            begun = table.truth
        table.act(player.choose(book, table.view(seat), seat, rng), seat)
    if begun is None or table.result is None:
        return
    play = book.card_play(begun)
    side = play.sides[0]
    value = Solver(play, side).value()
    kind = family(book.profile.game, begun.contract)
    outcome: str = getattr(table.result, "outcome")  # noqa: B009 - each game's own result
    told = ends(book, begun, play, side)[value]
    counted[kind][told][GIVEN_UP.get(outcome, outcome)] += 1
    gains[kind].append((sum(table.result.scores[seat] for seat in side) - value) / len(side))


if __name__ == "__main__":
    main()
