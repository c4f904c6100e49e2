"""Measure the heuristic player of Spanish Solo; run with ``python bench/solo.py COMMAND``.

alone [N]   N deals (2,000) among four heuristic players: games, results, deals passed out, time
versus [N]  one heuristic player against three random ones and the reverse, N deals, in each seat
every [N]   N deals (2,000) of each game, given to a random seat with any hand: no exception; rates
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from random import Random

from bench.bots import Timed, mean_of, print_times
from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.player import Player
from spadille.bots.random import RandomPlayer
from spadille.cards import Card, Seat
from spadille.games.registry import rulebook
from spadille.games.solo.contract import RANKING
from spadille.rules.action import Bid, Pass

BOOK = rulebook("solo/american")


def decks(name: str, count: int) -> Iterator[tuple[tuple[Card, ...], Seat, Random]]:
    """Deals that are the same in every run: a deck, a dealer, and a source for the rest."""
    for number in range(count):
        rng = Random(f"{name} {number}")
        deck = list(BOOK.pack)
        rng.shuffle(deck)
        yield tuple(deck), Seat(number % 4), rng


def forced(game: str, count: int) -> Iterator[tuple[Table, Seat]]:
    """Tables at which a random seat has announced a game, with whatever it holds."""
    for deck, dealer, rng in decks(game, count):
        seat = Seat(rng.randrange(4))
        table = Table(BOOK, deck, dealer)
        while not table.truth.declarers:
            turn = table.turn
            assert turn is not None
            table.act(turn, Bid(game) if turn == seat else Pass())
        choices = BOOK.legal(table.truth, seat).choices
        wanted = [choice for choice in choices if choice.contract == game]  # type: ignore[attr-defined] # a declaration
        table.act(seat, rng.choice(wanted or choices))
        yield table, seat


def alone(count: int) -> None:
    """What four heuristic players do with deals as they come."""
    timed = Timed(HeuristicPlayer())
    results: dict[str, Counter[str]] = defaultdict(Counter)
    points: dict[str, list[int]] = defaultdict(list)
    for deck, dealer, rng in decks("alone", count):
        settled = Table(BOOK, deck, dealer).play([timed] * 4, [rng] * 4).settled
        name = settled.contract or "passed out"
        results[name][settled.outcome] += 1
        points[name].append(settled.scores[settled.declarers[0]] if settled.declarers else 0)
    for name in ("passed out", *RANKING):
        if scores := points[name]:
            mean, error = mean_of(scores)
            made = results[name]["made"] / len(scores)
            share = len(scores) / count
            print(f"{name:13s} {share:6.1%}  made {made:5.1%}  points {mean:+.2f} SE {error:.2f}")
    print_times(timed)


def versus(count: int) -> None:
    """The same deals with the lone player in each seat: his points a deal."""
    heuristic, random = HeuristicPlayer(), RandomPlayer()
    for label, lone, rest in (
        ("one heuristic among three random", heuristic, random),
        ("one random among three heuristic", random, heuristic),
    ):
        own = []
        for deck, dealer, chance in decks("versus", count):
            total, start = 0.0, chance.random()
            for seat in range(4):
                players: list[Player] = [rest] * 4
                players[seat] = lone
                rngs = [Random(f"{start} {number}") for number in range(4)]
                total += Table(BOOK, deck, dealer).play(players, rngs).settled.scores[seat] / 4
            own.append(total)
        mean, error = mean_of(own)
        print(f"{label}: {mean:+.2f} SE {error:.2f} a deal")


def every(count: int) -> None:
    """Every game with any hand: nothing may go wrong."""
    timed = Timed(HeuristicPlayer())
    for game in RANKING:
        results: Counter[str] = Counter()
        for table, _ in forced(game, count):
            results[table.play([timed] * 4, [Random(0)] * 4).settled.outcome] += 1
        print(f"{game:13s} made {results['made'] / count:5.1%}", flush=True)
    print_times(timed)


COMMANDS: dict[str, tuple[Callable[[int], None], int]] = {
    "alone": (alone, 2_000),
    "versus": (versus, 500),
    "every": (every, 2_000),
}


def main(arguments: list[str]) -> None:
    """Run one measurement."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        sys.exit(2)
    command, usual = COMMANDS[arguments[0]]
    command(int(arguments[1]) if len(arguments) > 1 else usual)


if __name__ == "__main__":
    main(sys.argv[1:])
