"""Fit the heuristic player's estimates: ``python -m bench.fit_bots [deals] [model ...]``.

Instead of models, ``calls`` fits what the calls of others tell.

For each model it deals at random, gives the contract to the seats that it fits best, lets heuristic
players play without giving up, and fits two logistic models to what happened: of winning, and of
codille among the deals lost. It prints what stands in ``spadille.bots.lhombre.models``, and how
well the chances foretold agree with what happened.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bench.dealing import Book, give
from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.lhombre import features, sitter
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.features import Features
from spadille.bots.player import Player
from spadille.cards import CardSet, Seat
from spadille.games import registry
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import StayOut
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid, Exchange, Pass


class Task(NamedTuple):
    """Deals from which something is fitted: the rules, the contract, and how many play it."""

    rules: str
    contract: str
    declarers: int = 1


_HOME = "lhombre/hjemme"
_FOUR = "lhombre/hjemme+seats=4"
#: When a hand is counted: as dealt, with the turned card, when play begins, and the sitter's.
KINDS = ("dealt", "turned", "played", "sitter")
#: What is fitted: the model's name, the deals, and when the hand is counted.
FITS = {
    "BOUGHT": (Task(_HOME, "game"), "dealt"),
    "KEPT": (Task(_HOME, "game"), "played"),
    "TURNED": (Task(_HOME, "tourne"), "turned"),
    "SOLO": (Task(_HOME, "solo"), "played"),
    "GRAND": (Task(_HOME, "grand"), "dealt"),
    "GRAND_KEPT": (Task(_HOME, "grand"), "played"),
    "GRANDISSIMO": (Task("lhombre/icelandic", "grandissimo"), "played"),
    "SIMPLE_NOLO": (Task(_HOME, "simple_nolo"), "dealt"),
    "PURE_NOLO": (Task(_HOME, "pure_nolo"), "played"),
    "NOLO_OUVERT": (Task(_HOME, "nolo_ouvert"), "played"),
    "JOINT_SIMPLE_NOLO": (Task(_HOME, "simple_nolo", 2), "dealt"),
    "JOINT_PURE_NOLO": (Task(_HOME, "pure_nolo", 2), "played"),
    "SITTER_SIMPLE_NOLO": (Task(_FOUR, "simple_nolo"), "sitter"),
    "SITTER_PURE_NOLO": (Task(_FOUR, "pure_nolo"), "sitter"),
}
#: Keeps weights of rare features small.
RIDGE = 1.0
#: Hands of which the present estimates expect less are left out: nobody would bid them.
FLOOR = 0.2
#: Groups of like strength in which chances are compared with what happened.
GROUPS = 8

Row = tuple[Features, str]


def without_giving_up(rules: str) -> Book:
    """The rule set of that name, but nobody may give up."""
    plain = registry.rulebook(rules).profile
    values = {
        name: msgspec.structs.replace(value, give_up=None)
        for name, value in plain.options.values.items()
    }
    options = msgspec.structs.replace(plain.options, values=values)
    return LHombre(replace(plain, options=options))


class Willing:
    """A heuristic player who, sitting out, always plays."""

    def __init__(self) -> None:
        self.sensible = HeuristicPlayer()

    def choose(self, rulebook: Book, view: State, seat: Seat, rng: Random) -> Action:
        """What the sensible player does, but never to stay out."""
        legal = rulebook.legal(view, seat)
        if StayOut() in legal.choices and legal.exchange is not None:
            model = sitter.MODELS[view.contract_name or ""]
            return Exchange(sitter.thrown_by(model, legal.exchange))
        return self.sensible.choose(rulebook, view, seat, rng)


def rows(task: Task, deals: int) -> dict[str, list[Row]]:
    """What each way of counting saw in the deals of one contract, with their outcomes."""
    book = without_giving_up(task.rules)
    found: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    players = [Willing()] * book.seats
    for number in range(deals):
        rng = Random(f"fit {task} {number}")
        table, seats = dealt(book, task, rng)
        counted: dict[str, dict[Seat, Features]] = {kind: {} for kind in KINDS}
        held = [hand.known for hand in table.truth.hands]
        give(table, seats[0], task.contract, seats[1:])
        while (turn := table.turn) is not None:
            _count(counted, book, table.truth, held)
            table.act(turn, players[turn].choose(book, table.views[turn], turn, rng))
        settled = table.truth.settled
        assert settled is not None
        ends = dict(zip(settled.declarers, settled.outcomes, strict=True))
        for kind, seen in counted.items():
            found[kind] += [(features_, ends[seat]) for seat, features_ in seen.items()]
    return found


def _count(
    counted: dict[str, dict[Seat, Features]], book: Book, state: State, dealt: list[CardSet]
) -> None:
    """Count the hands of the declarers the moment they are to be counted."""
    if state.kept is not None and not counted["turned"]:
        seat = state.declarer
        counted["turned"][seat] = _features(state, state.hands[seat].known, seat)
    if book.legal(state, state.turn).play and not counted["played"]:
        for seat in state.declarers:
            counted["played"][seat] = _features(state, state.hands[seat].known, seat)
            if seat != state.sitter:
                counted["dealt"][seat] = _features(state, dealt[seat], seat)
        if state.sitter in state.declarers:
            counted["sitter"][state.sitter] = counted["played"].pop(state.sitter)


def dealt(
    book: Book, task: Task, rng: Random, floor: float = FLOOR
) -> tuple[Table, tuple[Seat, ...]]:
    """A deal in which as many hands as are to play the contract are good enough to think of it.

    Estimates hold it for won with each of them with a chance of ``floor`` or more.
    """
    needs_aces = CONTRACTS[task.contract].needs_black_aces
    while True:
        deck = list(book.pack)
        rng.shuffle(deck)
        table = Table(book, deck, Seat(rng.randrange(book.seats)))
        wins = [
            (Appraisal(book.profile.options, hand.known, False).odds(task.contract).win, Seat(seat))
            for seat, hand in enumerate(table.truth.hands)
            if hand and (not needs_aces or not BLACK_ACES - hand.known)
        ]
        best = sorted(wins, reverse=True)[: task.declarers]
        if len(best) == task.declarers and best[-1][0] >= floor:
            # The first to speak bids, and the other joins.
            chosen = {seat for _, seat in best}
            return table, tuple(seat for seat in table.truth.players if seat in chosen)


def _features(state: State, hand: CardSet, seat: Seat) -> Features:
    is_leading = seat == state.forehand
    if state.trump is not None:
        return features.of_trumps(hand, state.trump, is_leading)
    assert state.contract is not None
    is_nolo = state.contract.family == "nolo"
    return (features.of_nolo if is_nolo else features.of_grand)(hand, is_leading)


def logistic(
    xs: Sequence[Sequence[float]], ys: Sequence[bool], known: Sequence[float] = ()
) -> list[float]:
    """Weights by Newton's method with a small ridge; ``known`` are log-odds to be added to."""
    width = len(xs[0])
    known = known or [0.0] * len(xs)
    weights = [0.0] * width
    for _ in range(12):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in range(width)] for i in range(width)]
        for x, y, base in zip(xs, ys, known, strict=True):
            told = base + sum(w * v for w, v in zip(weights, x, strict=True))
            chance = 1 / (1 + math.exp(-told))
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


class Insisting:
    """A player who bids one contract, takes it over where he may, and plays sensibly."""

    def __init__(self, contract: str) -> None:
        self.sensible, self.bid = HeuristicPlayer(), Bid(contract)

    def choose(self, rulebook: Book, view: State, seat: Seat, rng: Random) -> Action:
        """The one bid, or a pass, as long as there is an auction."""
        choices = rulebook.legal(view, seat).choices
        if Pass() not in choices:
            return self.sensible.choose(rulebook, view, seat, rng)
        return self.bid if self.bid in choices else Pass()


def report_calls(deals: int) -> None:
    """Fit and print what the others' calls tell, one by one, in log-odds of winning."""
    book = without_giving_up(_HOME)
    seen: dict[str, list[tuple[float, int, str]]] = {"game": [], "nolo": []}
    for number in range(deals):
        rng = Random(f"fit calls {number}")
        deck = list(book.pack)
        rng.shuffle(deck)
        table = Table(book, deck, Seat(rng.randrange(book.seats)))
        seat = Seat(rng.randrange(book.seats))
        hand, is_leading = table.truth.hands[seat].known, seat == table.truth.forehand
        appraised = Appraisal(book.profile.options, hand, is_leading)
        wins = {
            contract: appraised.odds(contract).win
            for contract in book.profile.options.bids
            if CONTRACTS[contract].family in seen
            and (not CONTRACTS[contract].needs_black_aces or not BLACK_ACES - hand)
        }
        fit = [contract for contract, win in wins.items() if win >= THINKABLE]
        if not fit:
            continue
        chosen = rng.choice(fit)
        players: list[Player] = [HeuristicPlayer()] * book.seats
        players[seat] = Insisting(chosen)
        end: State = table.play(players, [rng] * book.seats)
        if end.contract_name != chosen or end.declarers != (seat,):
            continue
        assert end.settled is not None
        against = {who for who, call in end.auction.calls if who != seat and call in CONTRACTS}
        strength = math.log(wins[chosen] / (1 - wins[chosen]))
        row = (strength, len(against), end.settled.outcome)
        seen[CONTRACTS[chosen].family].append(row)
    for family, found in seen.items():
        xs = [[1.0, float(against)] for _, against, _ in found]
        ys = [outcome == "win" for _, _, outcome in found]
        all_passed, one_bid = logistic(xs, ys, [strength for strength, _, _ in found])
        ends = Counter((against, outcome) for _, against, outcome in found)
        print(f"# {family}: both passed {all_passed:+.2f}, for each who bid {one_bid:+.2f}")
        print(f"# {dict(ends)}")


#: Hands that win less often at a contract are not given it to learn from calls.
THINKABLE = 0.35


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
    wanted = arguments[1:] or list(FITS)
    if wanted == ["calls"]:
        report_calls(deals)
        return
    for task in dict.fromkeys(FITS[name][0] for name in wanted):
        found = rows(task, deals)
        for name in wanted:
            if FITS[name][0] == task:
                report(name, found[FITS[name][1]])
                sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
