"""What calls at L'Hombre come to, fitted to deals that were played on after each of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import isnan
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from spadille.bots.arena.table import Table
from spadille.bots.effort import Effort
from spadille.bots.lhombre import bidding, calling
from spadille.bots.lhombre.before import Before
from spadille.bots.lhombre.heuristic import LHombreHeuristic
from spadille.bots.model import Numbers
from spadille.cards import Seat
from spadille.games import registry
from spadille.games.lhombre.contract import CONTRACTS
from spadille.rules.action import Bid, Pass
from tools.training.habits import Found
from tools.training.lhombre import rules_of, shuffled

#: Keeps weights of rare features small, each being counted in its own spread.
_RIDGE = 50.0


class Tried(msgspec.Struct, frozen=True):
    """A bid: its stake, what it is judged by, and what it brought beyond a pass, in stakes."""

    name: str
    stake: float
    counted: tuple[float, ...]
    more: float


class Choice(msgspec.Struct, frozen=True):
    """A moment at which somebody could call, his bids, and which of them estimates took."""

    tried: tuple[Tried, ...]
    chosen: int | None


def choices(numbers: Numbers, seed: int, number: int) -> list[Choice]:
    """The calls of a deal that estimates bid; each is tried with the cards as they truly lie."""
    book = registry.rulebook(rules_of(number))
    table, rng = shuffled(book, "calls", seed, number)
    found = []
    while (seat := table.turn) is not None:
        legal = book.legal(table.views[seat], seat)
        if Pass() not in legal.choices:
            break
        weighed = bidding.weigh(book.profile.options, legal, table.views[seat], seat)
        choice = _choice(numbers, table, seat, weighed, rng)
        if choice is not None:
            found.append(choice)
        table.act(seat, weighed[0].action)
    return found


def _choice(
    numbers: Numbers, table: Table, seat: Seat, weighed: Sequence[Any], rng: Random
) -> Choice | None:
    options, view = table.rulebook.profile.options, table.views[seat]
    passed = next(each.points for each in weighed if isinstance(each.action, Pass))
    before = Before(Effort(), numbers, LHombreHeuristic(), table.rulebook, view, seat)
    rehearsal = before.rehearsal(before.calibrated)
    if_passed = rehearsal.value_after(table.truth, Pass(), rng)
    tried: list[Tried] = []
    chosen = None
    for each in weighed:
        if not isinstance(each.action, Bid):
            continue
        contract = each.action.contract
        stake = calling.at_stake(options, view, contract)
        promised = (each.points - passed) / stake
        if promised < -calling.REACH:
            continue
        more = (rehearsal.value_after(table.truth, each.action, rng) - if_passed) / stake
        if isnan(more):
            continue
        if each is weighed[0]:
            chosen = len(tried)
        counted = calling.counted(options, view, seat, contract, promised)
        name = calling.name_of(CONTRACTS[contract])
        tried.append(Tried(name, stake, tuple(map(float, counted)), more))
    return Choice(tuple(tried), chosen) if tried else None


def fit(seen: Iterable[Choice]) -> Found:
    """For each kind of contract the weights that foretell best, by least squares with a ridge."""
    rows: dict[str, list[Tried]] = defaultdict(list)
    for choice in seen:
        for each in choice.tried:
            rows[each.name].append(each)
    return {name: _weights(found) for name, found in sorted(rows.items())}


def _weights(tried: Sequence[Tried]) -> NDArray[np.float64]:
    x = np.array([each.counted for each in tried])
    y = np.array([each.more for each in tried])
    spread = x.std(axis=0)
    spread[spread == 0] = 1.0
    mean = x.mean(axis=0)
    mean[0], spread[0] = 0.0, 1.0
    z = (x - mean) / spread
    ridge = _RIDGE * np.eye(z.shape[1])
    found = np.linalg.solve(z.T @ z + ridge, z.T @ y) / spread
    found[0] -= found[1:] @ mean[1:]
    return np.asarray(found.round(4))


def gain(seen: Sequence[Choice], found: Found) -> float:
    """By how many points on the mean calls are better by these numbers than by estimates.

    It counts with open cards, and calls that players are too careful to make: see ``corrected``.
    Calls of which nothing was learned are left out.
    """
    return float(np.mean([_gained(choice, found) for choice in seen]))


def _gained(choice: Choice, found: Found) -> float:
    by_estimates = 0.0 if choice.chosen is None else _brought(choice.tried[choice.chosen])
    known = [each for each in choice.tried if each.name in found]
    if not known:
        return 0.0
    promised = [each.stake * float(found[each.name] @ each.counted) for each in known]
    best = int(np.argmax(promised))
    by_numbers = _brought(known[best]) if promised[best] > 0 else 0.0
    return by_numbers - by_estimates


def _brought(tried: Tried) -> float:
    return tried.stake * tried.more
