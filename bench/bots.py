"""Measure the heuristic player of L'Hombre; run with ``python bench/bots.py COMMAND``.

every [N] [CONTRACT ...]
              each contract in N random deals (10,000), given to a random seat: no exception; rates
alone [N]     N deals (2,000) among three heuristic players: contracts, results, wash-outs, time
versus [N]    one heuristic player against two random ones and the reverse, N deals, seats permuted
helping [N]   the same N forced deals against defenders who take whatever they can
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from spadille.bots.arena import Table, bid_as
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.lhombre.sight import Sight
from spadille.bots.player import Player
from spadille.bots.random import RandomPlayer
from spadille.cards import Card, Seat
from spadille.games.lhombre import LHombre, profile
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook

BOOK = LHombre(profile.load("hjemme"))
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


def decks(name: str, count: int) -> Iterator[tuple[tuple[Card, ...], Seat, Random]]:
    """Deals that are the same in every run: a deck, a dealer, and a source for the rest."""
    for number in range(count):
        rng = Random(f"{name} {number}")
        deck = list(BOOK.pack)
        rng.shuffle(deck)
        yield tuple(deck), Seat(number % 3), rng


def with_black_aces(deck: Sequence[Card], dealer: Seat, seat: Seat) -> tuple[Card, ...]:
    """The deck with the black aces put into a seat's hand."""
    changed = list(deck)
    hand = Table(BOOK, changed, dealer).truth.hands[seat].known
    spare = [card for card in hand if card not in BLACK_ACES]
    for ace in BLACK_ACES - hand:
        at, to = changed.index(ace), changed.index(spare.pop())
        changed[at], changed[to] = changed[to], changed[at]
    return tuple(changed)


def forced(contract: str, count: int) -> Iterator[tuple[Table, Seat]]:
    """Tables at which a random seat plays a contract with whatever it holds."""
    for deck, dealer, rng in decks(contract, count):
        seat = Seat(rng.randrange(3))
        needs_aces = CONTRACTS[contract].needs_black_aces
        dealt = with_black_aces(deck, dealer, seat) if needs_aces else deck
        table = Table(BOOK, dealt, dealer)
        bid_as(table, seat, contract)
        yield table, seat


def every(count: int, *wanted: str) -> None:
    """Every contract with any hand: nothing may go wrong."""
    timed = Timed(HeuristicPlayer())
    for contract in wanted or CONTRACTS:
        results: Counter[str] = Counter()
        for table, _ in forced(contract, count):
            results[table.play([timed] * 3, [Random(0)] * 3).settled.outcome] += 1
        print(f"{contract:13s} {_rates(results)}", flush=True)
    print_times(timed)


def alone(count: int) -> None:
    """What three heuristic players do with deals as they come."""
    timed = Timed(HeuristicPlayer())
    results: dict[str, Counter[str]] = defaultdict(Counter)
    points: dict[str, list[int]] = defaultdict(list)
    touts: Counter[str] = Counter()
    for deck, dealer, rng in decks("alone", count):
        settled = Table(BOOK, deck, dealer).play([timed] * 3, [rng] * 3).settled
        name = settled.contract or "washed out"
        results[name][settled.outcome] += 1
        points[name].append(sum(settled.scores))
        touts[settled.tout] += 1
    for name, scores in sorted(points.items(), key=lambda item: -len(item[1])):
        mean, error = mean_of(scores)
        share = len(scores) / count
        print(
            f"{name:13s} {share:6.1%}  points {mean:+.3f} SE {error:.3f}  {_rates(results[name])}"
        )
    print(f"tout made {touts['made']}, failed {touts['failed']}")
    print_times(timed)


def versus(count: int) -> None:
    """The same deals with the lone player in each seat: his points, and his lead on the others."""
    heuristic, random = HeuristicPlayer(), RandomPlayer()
    for label, lone, rest in (
        ("one heuristic among two random", heuristic, random),
        ("one random among two heuristic", random, heuristic),
    ):
        own, margin = [], []
        for deck, dealer, _ in decks("versus", count):
            scores_own, scores_rest = 0.0, 0.0
            for seat in range(3):
                players: list[Player] = [rest] * 3
                players[seat] = lone
                rngs = [Random(f"{number}") for number in range(3)]
                scores = Table(BOOK, deck, dealer).play(players, rngs).settled.scores
                scores_own += scores[seat] / 3
                scores_rest += (sum(scores) - scores[seat]) / 6
            own.append(scores_own)
            margin.append(scores_own - scores_rest)
        mean, error = mean_of(own)
        lead, lead_error = mean_of(margin)
        print(f"{label}: {mean:+.3f} SE {error:.3f} a deal")
        print(f"    ahead of the others: {lead:+.3f} SE {lead_error:.3f}")


def helping(count: int) -> None:
    """The declarer's points against two ways of defending, on the same deals."""
    sensible, grabbing = HeuristicPlayer(), Grabbing()
    differences = []
    means: dict[str, list[int]] = {"sensible": [], "grabbing": []}
    for deck, dealer, _ in decks("helping", count):
        first = Table(BOOK, deck, dealer).play([sensible] * 3, [Random(0)] * 3).settled
        if not first.declarers or CONTRACTS[first.contract].family == "nolo":
            continue
        players: list[Player] = [grabbing] * 3
        second = Table(BOOK, deck, dealer).play(players, [Random(0)] * 3).settled
        means["sensible"].append(sum(first.scores))
        means["grabbing"].append(sum(second.scores))
        differences.append(sum(second.scores) - sum(first.scores))
    for label, scores in means.items():
        mean, error = mean_of(scores)
        print(f"declarer's points against {label} defenders: {mean:+.3f} SE {error:.3f}")
    mean, error = mean_of(differences)
    print(
        f"needless taking gives the declarer {mean:+.3f} SE {error:.3f} ({len(differences)} deals)"
    )


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


COMMANDS: dict[str, tuple[Callable[..., None], int]] = {
    "every": (every, 10_000),
    "alone": (alone, 2_000),
    "versus": (versus, 500),
    "helping": (helping, 2_000),
}


def main(arguments: list[str]) -> None:
    """Run one measurement."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        sys.exit(2)
    command, usual = COMMANDS[arguments[0]]
    command(int(arguments[1]) if len(arguments) > 1 else usual, *arguments[2:])


if __name__ == "__main__":
    main(sys.argv[1:])
