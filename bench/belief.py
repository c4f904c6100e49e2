"""What it is worth to know where cards lie: to a declarer, and to those who play against him.

    python -m bench.belief lhombre/hjemme --deals 800 --seed 1

lets experts bid and exchange, and from there on play the same cards three times: with what has been
learned of hidden cards left out by all, left out by the defenders, and left out by the declarer.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from copy import copy
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from spadille.bots import registry
from spadille.bots.arena.table import Table as Dealt
from spadille.bots.player import Player
from spadille.table import Table


def main() -> None:
    """Play and print."""
    parser = ArgumentParser()
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs=2, default=("expert", "expert+without=belief"))
    asked = parser.parse_args()
    knowing, blind = (registry.player(name) for name in asked.bots)
    declarers, defenders = [], []
    for number in range(asked.deals):
        begun = _begun(asked.rules, f"{asked.seed} {number}", knowing)
        if begun is not None:
            nobody = _points(begun, blind, blind, number)
            declarers.append(_points(begun, knowing, blind, number) - nobody)
            defenders.append(nobody - _points(begun, blind, knowing, number))
    print(f"{len(declarers)} of {asked.deals} deals have a declarer")
    print(f"it gives a declarer {_mean(declarers)} points a deal")
    print(f"it costs him {_mean(defenders)} where his opponents have it")


def _begun(rules: str, seed: str, player: Player) -> Dealt | None:
    """A deal as its first card is led; none where nobody plays alone, or nothing is played."""
    shuffled = Table.shuffled(rules, seed)
    table = Dealt(shuffled.rulebook, shuffled.deck, shuffled.truth.dealer)
    book: Any = table.rulebook
    rng = Random(seed)
    while (seat := table.turn) is not None and book.card_play(table.truth) is None:
        table.act(seat, player.choose(book, table.views[seat], seat, rng))
    return table if seat is not None and len(table.truth.declarers) == 1 else None


def _points(begun: Dealt, declarer: Player, defender: Player, seed: int) -> int:
    """The declarer's points if these play on; by the same chances each time."""
    table = copy(begun)
    table.views = list(begun.views)
    (alone,) = table.truth.declarers
    seats = range(table.rulebook.seats)
    players = [declarer if seat == alone else defender for seat in seats]
    settled = table.play(players, [Random(f"{seed} {seat}") for seat in seats]).settled
    points: int = settled.scores[alone]
    return points


def _mean(values: Sequence[float]) -> str:
    return f"{fmean(values):+.3f} ± {stdev(values) / sqrt(len(values)):.3f}"


if __name__ == "__main__":
    main()
