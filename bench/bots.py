"""Measure the heuristic player of L'Hombre; run with ``python bench/bots.py COMMAND [RULES ...]``.

every     each contract in N random deals (10,000), given to a random seat: no exception; rates
alone     N deals (2,000) among heuristic players: contracts, results, wash-outs, time
versus    one heuristic player against random ones and the reverse, N deals (500), seats permuted
helping   N deals (2,000) against defenders who take whatever they can, and against sensible ones
first     the time of the first decision in a process that has only found the player

RULES are names of rule sets, such as ``lhombre/wpt`` or ``lhombre/hjemme+seats=4``; without any it
measures every profile. ``-n`` changes N.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bench.dealing import Book, decks, forced
from spadille.bots import registry as players_there_are
from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.lhombre.sight import Sight
from spadille.bots.player import Player
from spadille.bots.random import RandomPlayer
from spadille.cards import Seat
from spadille.games import registry
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook

OUTCOMES = ("win", "bet", "codille", "given_up")


class Timed:
    """A player whose decisions are timed, in seconds of the processor and of the clock."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.processor: list[float] = []
        self.clock: list[float] = []

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the player does."""
        processor, clock = time.thread_time(), time.perf_counter()
        chosen = self.player.choose(rulebook, view, seat, rng)
        self.processor.append(time.thread_time() - processor)
        self.clock.append(time.perf_counter() - clock)
        return chosen


class Grabbing:
    """A heuristic player who, as a defender, takes every trick he can, his partner's too."""

    def __init__(self) -> None:
        self.sensible = HeuristicPlayer()

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """The cheapest card that takes the trick, where the sensible player might leave it."""
        chosen = self.sensible.choose(rulebook, view, seat, rng)
        if not isinstance(chosen, Play) or seat in view.declarers or not view.trick:
            return chosen
        sight = Sight(rulebook, view, seat)
        so_far = view.trick.cards
        taking = [
            card
            for card in sight.order.sort(rulebook.legal(view, seat).play)
            if sight.order.winning((*so_far, card)) is card
        ]
        return Play(taking[-1]) if taking else chosen


def every(book: Book, count: int) -> None:
    """Every contract with any hand: nothing may go wrong."""
    timed = Timed(HeuristicPlayer())
    for contract in book.profile.options.bids:
        results: Counter[str] = Counter()
        for table, _ in forced(book, contract, count):
            results[_played(table, [timed] * book.seats, Random(0)).outcome] += 1
        print(f"{contract:13s} {_rates(results)}", flush=True)
    print_times(timed)


def alone(book: Book, count: int) -> None:
    """What heuristic players do with deals as they come."""
    timed = Timed(HeuristicPlayer())
    results: dict[str, Counter[str]] = defaultdict(Counter)
    points: dict[str, list[int]] = defaultdict(list)
    others: Counter[str] = Counter()
    for deck, dealer, rng in decks(book, "alone", count):
        state: State = Table(book, deck, dealer).play([timed] * book.seats, [rng] * book.seats)
        settled = state.settled
        assert settled is not None
        name = settled.contract or "washed out"
        if len(settled.declarers) > 1:
            name = f"{name}, {len(settled.declarers)} play"
        results[name].update(settled.outcomes or ["washed_out"])
        # Each declarer is one game; by seat, for where defenders pay all points sum to nothing.
        points[name] += [settled.scores[seat] for seat in settled.declarers] or [0]
        others[f"tout {settled.tout}"] += settled.tout != "none"
        others[f"sitter {state.sitter_did}"] += state.sitter_did in ("plays", "out")
        others["held"] += _was_held(state)
    for name, scores in sorted(points.items(), key=lambda item: -results[item[0]].total()):
        mean, error = mean_of(scores)
        share = results[name].total() / count
        print(
            f"{name:21s} {share:6.1%}  points {mean:+.2f} SE {error:.2f}  {_rates(results[name])}"
        )
    print(", ".join(f"{name} {number}" for name, number in sorted(others.items()) if number))
    print_times(timed)


def versus(book: Book, count: int) -> None:
    """The same deals with the lone player in each seat: his points, and his lead on the others."""
    heuristic, random = HeuristicPlayer(), RandomPlayer()
    seats = book.seats
    for label, lone, rest in (
        ("one heuristic among random", heuristic, random),
        ("one random among heuristic", random, heuristic),
    ):
        own, margin = [], []
        for deck, dealer, _ in decks(book, "versus", count):
            scores_own, scores_rest = 0.0, 0.0
            for seat in range(seats):
                players: list[Player] = [rest] * seats
                players[seat] = lone
                rngs = [Random(f"{number}") for number in range(seats)]
                scores = Table(book, deck, dealer).play(players, rngs).settled.scores
                scores_own += scores[seat] / seats
                scores_rest += (sum(scores) - scores[seat]) / (seats * (seats - 1))
            own.append(scores_own)
            margin.append(scores_own - scores_rest)
        mean, error = mean_of(own)
        lead, lead_error = mean_of(margin)
        print(f"{label}: {mean:+.3f} SE {error:.3f} a deal")
        print(f"    ahead of the others: {lead:+.3f} SE {lead_error:.3f}")


def helping(book: Book, count: int) -> None:
    """The declarer's points against two ways of defending, on the same deals."""
    sensible, grabbing = [HeuristicPlayer()] * book.seats, [Grabbing()] * book.seats
    differences = []
    means: dict[str, list[int]] = {"sensible": [], "grabbing": []}
    for deck, dealer, _ in decks(book, "helping", count):
        first = _played(Table(book, deck, dealer), sensible, Random(0))
        if not first.declarers or CONTRACTS[first.contract].family == "nolo":
            continue
        second = _played(Table(book, deck, dealer), grabbing, Random(0))
        (declarer,) = first.declarers
        means["sensible"].append(first.scores[declarer])
        means["grabbing"].append(second.scores[declarer])
        differences.append(second.scores[declarer] - first.scores[declarer])
    for label, scores in means.items():
        mean, error = mean_of(scores)
        print(f"declarer's points against {label} defenders: {mean:+.3f} SE {error:.3f}")
    mean, error = mean_of(differences)
    print(
        f"needless taking gives the declarer {mean:+.3f} SE {error:.3f} ({len(differences)} deals)"
    )


def first(book: Book, count: int) -> None:
    """The slowest first decision among so many new processes, one deal each."""
    del count
    rules, seconds = str(book.profile), []
    for number in range(FIRST_PROCESSES):
        command = [sys.executable, "-m", "bench.bots", "first_here", rules, "-n", str(number)]
        told = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - this very file
        seconds.append(float(told.stdout))
    print(f"first decision in {len(seconds)} processes: at most {1000 * max(seconds):.2f} ms")


def first_here(book: Book, number: int) -> None:
    """The processor time of the first decision, in seconds, in deal ``number``."""
    player = Timed(players_there_are.player("heuristic"))
    *_, (deck, dealer, rng) = decks(book, "first", number + 1)
    table = Table(book, deck, dealer)
    assert table.turn is not None
    player.choose(book, table.views[table.turn], table.turn, rng)
    print(player.processor[0])


#: So many processes are started to take the time of a first decision.
FIRST_PROCESSES = 12


def _played(table: Table, players: Sequence[Player], rng: Random) -> Any:
    return table.play(players, [rng] * len(players)).settled


def _was_held(state: State) -> bool:
    """Whether the senior took over the bid that stood."""
    bids = [call for _, call in state.auction.calls if call in CONTRACTS]
    return any(bid == before for before, bid in zip(bids, bids[1:], strict=False))


def _rates(results: Counter[str]) -> str:
    total = max(1, results.total())
    return "  ".join(f"{outcome} {results[outcome] / total:5.1%}" for outcome in OUTCOMES)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def print_times(timed: Timed) -> None:
    for label, seconds in (("processor", timed.processor), ("clock", timed.clock)):
        ranked = sorted(seconds)
        p50, p99, most = (1000 * ranked[int(at * (len(ranked) - 1))] for at in (0.5, 0.99, 1.0))
        times = f"p50 {p50:.2f} ms, p99 {p99:.2f} ms, max {most:.2f} ms"
        print(f"{len(ranked)} decisions by the {label}: {times}")


COMMANDS: dict[str, tuple[Callable[[Book, int], None], int]] = {
    "every": (every, 10_000),
    "alone": (alone, 2_000),
    "versus": (versus, 500),
    "helping": (helping, 2_000),
    "first": (first, FIRST_PROCESSES),
    "first_here": (first_here, 0),
}


def main() -> None:
    """Run one measurement for each rule set."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    parser.add_argument("rules", nargs="*", metavar="RULES")
    parser.add_argument("-n", type=int, metavar="N")
    asked = parser.parse_args()
    command, usual = COMMANDS[asked.command]
    own = [name for name in registry.names() if name.startswith("lhombre/")]
    for name in asked.rules or own:
        if asked.command != "first_here":
            print(f"--- {asked.command} {name}", flush=True)
        command(registry.rulebook(name), usual if asked.n is None else asked.n)


if __name__ == "__main__":
    main()
