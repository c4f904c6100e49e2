"""How nine tricks can be shared, and orders in which they can fall."""

from __future__ import annotations

import random
from collections.abc import Sequence

from spadille.cards import Seat

Split = tuple[int, int, int]

#: All 55 splits: tricks of the declarer, of his right-hand neighbour, of the last.
SPLITS: list[Split] = [(d, x, 9 - d - x) for d in range(10) for x in range(10 - d)]

#: Section 6, as the rules print them; the defenders' two numbers in either order.
WINS = ["900", "810", "720", "711", "630", "621", "540", "531", "522", "432"]
BETS = ["441", "333"]


def outcome_of(split: Split) -> str:
    """What a split is in a contract with trumps, read off the printed lists."""
    declarer, *others = split
    for printed, name in ((WINS, "win"), (BETS, "bet")):
        for text in printed:
            own, *theirs = (int(digit) for digit in text)
            if own == declarer and sorted(theirs) == sorted(others):
                return name
    return "codille"


def winners_of(split: Split, declarer: Seat, seed: int = 0) -> list[Seat]:
    """Who takes each trick, in some order that the seed fixes."""
    seats = [Seat((declarer + step) % 3) for step in range(3)]
    winners = [seat for seat, count in zip(seats, split, strict=True) for _ in range(count)]
    random.Random(f"{split} {seed}").shuffle(winners)
    return winners


def by_seat(split: Split, declarer: Seat) -> tuple[int, ...]:
    """The split counted by seat."""
    return tuple(split[(seat - declarer) % 3] for seat in range(3))


def split_so_far(winners: Sequence[Seat], declarer: Seat) -> Split:
    """The split of the tricks finished."""
    first, second, third = (winners.count(Seat((declarer + step) % 3)) for step in range(3))
    return first, second, third
