"""How near par is to what declarers come to: with open cards, and as players come to it.

    python -m bench.calibrate lhombre/hjemme --deals 600 --seed 1 --bots club

prints for each contract, and for all, by how many points of the declarer's deals end above both.
With ``--given`` contracts of L'Hombre are not bid, but given to seats by chance with whatever they
hold; then it also prints the same for hands that estimates hold for as good, from the hopeless on.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.dealing import forced
from spadille.analysis.par import Par, par
from spadille.bots import registry
from spadille.bots.arena.table import Table as Dealt
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.player import Player
from spadille.games import registry as games
from spadille.table import Table

#: The chances by which hands are put together that estimates hold for as good.
GROUPS = (0.05, 0.15, 0.35, 0.65, 1.0)


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
    parser.add_argument("--given", nargs="*", metavar="CONTRACT")
    asked = parser.parse_args()
    player = registry.player(asked.bots)
    gaps: dict[str, list[Gap]] = defaultdict(list)
    if asked.given:
        _given(asked.rules, asked.given, asked.deals, player, gaps)
    else:
        for number in range(asked.deals):
            seed = f"{asked.seed} {number}"
            shuffled = Table.shuffled(asked.rules, seed)
            table = Dealt(shuffled.rulebook, shuffled.deck, shuffled.truth.dealer)
            found = _deal(table, Random(seed), player)
            if found is not None:
                gaps[found[0]].append(found[1])
    for name, own in sorted(gaps.items()):
        _tell(name, own)
    _tell("all", [gap for own in gaps.values() for gap in own])


def _given(
    rules: str,
    contracts: Sequence[str],
    deals: int,
    player: Player,
    gaps: dict[str, list[Gap]],
) -> None:
    """So many deals of each contract, put together by how good hands are held for."""
    book: Any = games.rulebook(rules)
    for contract in contracts:
        for number, (table, seat) in enumerate(forced(book, contract, deals)):
            hand = table.views[seat].hands[seat].known
            appraised = Appraisal(book.profile.options, hand, seat == table.truth.forehand)
            chance = appraised.odds(contract).win
            most = next(most for most in GROUPS if chance <= most)
            found = _deal(table, Random(f"{contract} {number}"), player)
            if found is not None:
                gaps[f"{contract}, won by estimates up to {most:.2f}"].append(found[1])


def _tell(name: str, gaps: Sequence[Gap]) -> None:
    told = (_mean([gap.open for gap in gaps]), _mean([gap.calibrated for gap in gaps]))
    print(f"{name}: {len(gaps)} deals, above open cards {told[0]}, above par {told[1]}")


def _mean(values: Sequence[float]) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.3f} ± {error:.3f}"


def _deal(table: Dealt, rng: Random, player: Player) -> tuple[str, Gap] | None:
    """The contract of a deal and the gaps of its declarer; none where it has no par."""
    book: Any = table.rulebook
    known: Par | None = None
    while (seat := table.turn) is not None:
        if known is None and book.card_play(table.truth) is not None:
            known = par(book, table.truth)
        table.act(seat, player.choose(book, table.views[seat], seat, rng))
    if known is None:
        return None
    truth = table.truth
    (declarer, *_), own = truth.declarers, truth.settled.scores
    gap = Gap(own[declarer] - known.open[declarer], own[declarer] - known.calibrated[declarer])
    return str(truth.contract.name), gap


if __name__ == "__main__":
    main()
