"""Fit the heuristic player's estimates: ``python bench/fit_bots.py [deals] [contract ...]``.

For each contract it deals at random, gives the contract to the seat that fits it best, lets three
heuristic players play without giving up, and fits two logistic models to what happened: of winning,
and of codille among the deals lost. It prints what stands in ``spadille.bots.lhombre.models``, and
how well the chances foretold agree with what happened.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bench.dealing import give
from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.lhombre import features
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.features import Features
from spadille.cards import CardSet, Seat
from spadille.games.lhombre import LHombre, profile
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import Phase, State
from spadille.rules.profile import Profile

#: What is fitted: the model's name, the contract played, and when the hand is counted.
FITS = {
    "BOUGHT": ("game", "dealt"),
    "KEPT": ("game", "played"),
    "TURNED": ("tourne", "turned"),
    "SOLO": ("solo", "played"),
    "GRAND": ("grand", "dealt"),
    "GRAND_KEPT": ("grand", "played"),
    "SIMPLE_NOLO": ("simple_nolo", "dealt"),
    "PURE_NOLO": ("pure_nolo", "played"),
    "NOLO_OUVERT": ("nolo_ouvert", "played"),
}
#: Keeps weights of rare features small.
RIDGE = 1.0
#: Hands of which the present estimates expect less are left out: nobody would bid them.
FLOOR = 0.2
#: Groups of like strength in which chances are compared with what happened.
GROUPS = 8

Row = tuple[Features, str]


def rulebook() -> LHombre:
    """The home rules, but nobody may give up."""
    home = profile.load("hjemme")
    values = {
        name: msgspec.structs.replace(value, give_up=None)
        for name, value in home.options.values.items()
    }
    options = msgspec.structs.replace(home.options, values=values)
    return LHombre(Profile(home.game, home.name, home.version, home.source, options))


def rows(book: LHombre, contract: str, deals: int) -> dict[str, list[Row]]:
    """What each way of counting saw in the deals of one contract, with their outcomes."""
    found: dict[str, list[Row]] = {"dealt": [], "turned": [], "played": []}
    players = [HeuristicPlayer()] * 3
    for number in range(deals):
        rng = Random(f"fit {contract} {number}")
        table, seat = _table(book, contract, rng)
        counted: dict[str, Features] = {"dealt": {}, "turned": {}, "played": {}}
        dealt = table.truth.hands[seat].known
        give(table, seat, contract)
        while (turn := table.turn) is not None:
            state: State = table.truth
            if state.kept is not None and not counted["turned"]:
                counted["turned"] = _features(state, state.hands[seat].known, seat)
            if book.phase(state) == Phase.PLAY and not counted["played"]:
                counted["played"] = _features(state, state.hands[seat].known, seat)
                counted["dealt"] = _features(state, dealt, seat)
            chosen = players[turn].choose(book, table.views[turn], turn, rng)
            table.act(turn, chosen)
        for kind, seen in counted.items():
            if seen:
                found[kind].append((seen, table.truth.settled.outcome))
    return found


def _table(book: LHombre, contract: str, rng: Random) -> tuple[Table, Seat]:
    """A deal in which the best hand for the contract is good enough to think of it."""
    needs_aces = CONTRACTS[contract].needs_black_aces
    while True:
        deck = list(book.pack)
        rng.shuffle(deck)
        table = Table(book, deck, Seat(rng.randrange(3)))
        wins = [
            (Appraisal(book.profile.options, hand.known, False).odds(contract).win, seat)
            for seat, hand in enumerate(table.truth.hands)
            if not needs_aces or not BLACK_ACES - hand.known
        ]
        if wins and max(wins)[0] >= FLOOR:
            return table, Seat(max(wins)[1])


def _features(state: State, hand: CardSet, seat: Seat) -> Features:
    is_leading = seat == state.forehand
    if state.trump is not None:
        return features.of_trumps(hand, state.trump, is_leading)
    assert state.contract is not None
    is_nolo = state.contract.family == "nolo"
    return (features.of_nolo if is_nolo else features.of_grand)(hand, is_leading)


def logistic(xs: Sequence[Sequence[float]], ys: Sequence[bool]) -> list[float]:
    """Weights by Newton's method with a small ridge; the first column must be 1."""
    width = len(xs[0])
    weights = [0.0] * width
    for _ in range(12):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(width)] for i in range(width)]
        for x, y in zip(xs, ys, strict=True):
            chance = 1 / (1 + math.exp(-sum(w * v for w, v in zip(weights, x, strict=True))))
            slope = chance * (1 - chance)
            for i in range(width):
                if x[i]:
                    gradient[i] += (y - chance) * x[i]
                    for j in range(width):
                        curve[i][j] += slope * x[i] * x[j]
        step = _solve(curve, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    size = len(right)
    rows_ = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows_[row][pivot]))
        rows_[pivot], rows_[best] = rows_[best], rows_[pivot]
        for row in range(size):
            if row != pivot:
                factor = rows_[row][pivot] / rows_[pivot][pivot]
                rows_[row] = [a - factor * b for a, b in zip(rows_[row], rows_[pivot], strict=True)]
    return [rows_[row][size] / rows_[row][row] for row in range(size)]


def report(name: str, seen: list[Row]) -> None:
    """Fit one model and print it with its calibration."""
    names = list(seen[0][0])
    xs = [[1.0, *(float(counted[each]) for each in names)] for counted, _ in seen]
    constant, *weights = logistic(xs, [outcome == "win" for _, outcome in seen])
    strength = [constant + sum(w * v for w, v in zip(weights, x[1:], strict=True)) for x in xs]
    lost = [
        ([1.0, s], outcome == "codille")
        for s, (_, outcome) in zip(strength, seen, strict=True)
        if outcome != "win"
    ]
    codille = logistic([x for x, _ in lost], [y for _, y in lost])
    print(f"{name} = Model(\n    {constant:.2f},\n    {{")
    for each, weight in zip(names, weights, strict=True):
        print(f'        "{each}": {weight:.2f},')
    print(f"    }},\n    ({codille[0]:.2f}, {codille[1]:.2f}),\n)")
    _print_calibration(strength, [outcome for _, outcome in seen])


def _print_calibration(strength: list[float], outcomes: list[str]) -> None:
    order = sorted(range(len(strength)), key=lambda at: strength[at])
    for part in range(GROUPS):
        group = order[part * len(order) // GROUPS : (part + 1) * len(order) // GROUPS]
        told = sum(1 / (1 + math.exp(-strength[at])) for at in group) / len(group)
        ends = Counter(outcomes[at] for at in group)
        shares = "  ".join(
            f"{end} {ends[end] / len(group):.2f}" for end in ("win", "bet", "codille")
        )
        print(f"# told {told:.2f}  {shares}")


def main(arguments: list[str]) -> None:
    deals = int(arguments[0]) if arguments else 4000
    wanted = arguments[1:] or sorted({contract for contract, _ in FITS.values()})
    book = rulebook()
    for contract in wanted:
        found: dict[str, Any] = rows(book, contract, deals)
        for name, (played, kind) in FITS.items():
            if played == contract:
                report(name, found[kind])
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
