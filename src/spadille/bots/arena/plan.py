"""What is to be played: everything on which the figures hang, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from spadille.bots.arena.seating import Seating
from spadille.cards import Card, Seat
from spadille.games import registry
from spadille.rules.rulebook import Rulebook
from spadille.rules.shuffle import mix
from spadille.rules.standing import Standing

#: Seconds in which an outside program must answer, unless told otherwise.
PATIENCE = 10.0
#: More seconds than anybody waits; a longer wait is not known to every clock.
FOREVER = 1e6


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A comparison of players: ``rules`` with version, ``seatings`` by number of the player.

    The deals of a plan are numbered from 1 and hang on its seed and their number alone, so that
    they can be played in any order, anywhere. ``patience`` is in seconds.
    """

    rules: str
    players: tuple[str, ...]
    seatings: tuple[Seating, ...]
    seed: int
    patience: float = PATIENCE

    def rulebook(self) -> Rulebook[Any]:
        """The rules it is played by; raises ``FaultyGame`` where they are not here."""
        return registry.rulebook(self.rules)

    def deck(self, number: int) -> tuple[Card, ...]:
        """The cards of a deal, in dealing order."""
        secret = sha256(f"spadille arena {self.seed} {number}".encode()).digest()
        return mix(self.rulebook().pack, secret, b"", [])

    def chance(self, number: int, seat: int) -> Random:
        """What a seat draws from in a deal, the same whoever sits there."""
        return Random(f"spadille arena {self.seed} {number} {seat}")


def dealer(number: int, seats: int) -> Seat:
    """Who deals: each seat in turn, seat 0 first."""
    return Seat((number - 1) % seats)


def standing(number: int) -> Standing:
    """Where the match stands: each deal is by itself, and no points have been made before.

    The number is the deal's own, so that in Hearts the cards are passed to each side in turn.
    """
    return Standing(number)


class Task(msgspec.Struct, frozen=True):
    """Deals of a plan that one process plays: ``count`` of them, from number ``first`` on."""

    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of its deals."""
        return range(self.first, self.first + self.count)


def missing(done: Sequence[Task], deals: int) -> list[Task]:
    """What is left of deals 1 to ``deals``.

    >>> missing([Task(4, 2), Task(1, 1)], 7)
    [Task(first=2, count=2), Task(first=6, count=2)]
    """
    left: list[Task] = []
    begin = 1
    for task in [*sorted(done, key=lambda each: each.first), Task(deals + 1, 0)]:
        end = min(task.first, deals + 1)
        if begin < end:
            left.append(Task(begin, end - begin))
        begin = max(begin, task.first + task.count)
    return left
