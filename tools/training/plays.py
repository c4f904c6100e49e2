"""Learning what cards that are played tell of those still held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log2
from multiprocessing.pool import Pool
from typing import Any

import numpy as np

from spadille.bots import reading
from spadille.bots import registry as players
from spadille.bots.habit import weights
from spadille.bots.lhombre import belief as lhombre_belief
from spadille.bots.model import Numbers
from spadille.bots.player import Player
from spadille.bots.reading import Reading
from spadille.bots.solo import belief as solo_belief
from spadille.cards import Card, CardSet
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.hidden import Hidden
from spadille.rules.rulebook import Rulebook
from tools.training import lhombre, solo
from tools.training.habits import Found, shared, summed
from tools.training.sighting import lying

#: Who plays the deals in which contracts are measured and plays are learned from; he knows nothing
#: yet of what is learned.
PLAYER = "club+worlds=10+without=learning"
#: Of so many views that a seat has of the play, one is learned from.
EVERY = {"lhombre": 5, "solo": 15}
#: After so many rounds, each of which goes so far of the way, the numbers hardly change.
ROUNDS, STEP = 8, 0.4
#: Cards, expected and seen alike, that are thought of beside those seen.
PRIOR = 30.0
#: The powers of which the best is found; by the last of them nothing is softened.
POWERS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)

#: A number of what is learned: the name of its row, and its place there.
Sign = tuple[str, int]
BELIEFS: Mapping[str, Any] = {"lhombre": lhombre_belief, "solo": solo_belief}


@dataclass(frozen=True, slots=True)
class Played:
    """Hidden cards by habit, the signs that each would be of in each place, and the truth."""

    game: str
    done: int
    hidden: Hidden
    habits: Weights
    signs: tuple[Mapping[Card, tuple[Sign, ...]], ...]
    truth: tuple[CardSet, ...]

    @classmethod
    def of(cls, book: Rulebook[Any], view: Any, truth: Any, numbers: Numbers) -> Played:
        """What a view shows and hides of the truth, where habits are known."""
        belief, hidden = BELIEFS[book.profile.game], book.hidden(view)
        told = list(belief.readings(view))
        return cls(
            book.profile.game,
            len(view.tricks),
            hidden,
            weights(numbers, view, hidden, belief.role, belief.kind),
            tuple(_signs(told, place) for place in hidden.places),
            tuple(lying(truth, place.kind, place.seat) & hidden.cards for place in hidden.places),
        )

    def worlds(self, numbers: Numbers) -> Worlds:
        """The worlds by habit, and by what was learned of plays so far."""
        return Worlds(self.hidden, self._weights(numbers))

    def bits(self, numbers: Numbers) -> float:
        """How many bits likelier the truth is than by habit alone."""
        learned, habits = self._weights(numbers), self.habits
        told = sum(
            log2(row[card]) - log2(habit.get(card, 1.0))
            for row, habit, cards in zip(learned, habits, self.truth, strict=True)
            for card in cards
            if card in row
        )
        by_habit = Worlds(self.hidden, habits)
        return told - log2(Worlds(self.hidden, learned).weight) + log2(by_habit.weight)

    def _weights(self, numbers: Numbers) -> Weights:
        found = []
        for habit, signs in zip(self.habits, self.signs, strict=True):
            row = dict(habit)
            for card, told in signs.items():
                weight = 1.0
                for name, kind in told:
                    if name in numbers:
                        weight *= numbers[name][kind]
                row[card] = row.get(card, 1.0) * weight
            found.append(row)
        return found


def _signs(told: Sequence[Reading], place: Any) -> Mapping[Card, tuple[Sign, ...]]:
    if place.kind != "hand":
        return {}
    own = [each for each in told if each.seat == place.seat]
    return {card: tuple((each.name, each.kind(card)) for each in own) for card in place.cards}


@cache
def _player(name: str) -> Player:
    return players.player(name)


def views(game: str, numbers: Numbers, seed: int, player: str, number: int) -> list[Played]:
    """Some views of a deal in play, as such players bid and play it."""
    table, rng = (lhombre if game == "lhombre" else solo).played(seed, number)
    found: list[Played] = []
    book, every = table.rulebook, EVERY[game]
    while (seat := table.turn) is not None:
        truth = table.truth
        play = book.card_play(truth)
        if play is not None and any((*truth.tricks, truth.trick)):
            asked = [viewer for viewer in play.players if not rng.randrange(every)]
            found += [Played.of(book, table.views[viewer], truth, numbers) for viewer in asked]
        table.act(seat, _player(player).choose(book, table.views[seat], seat, rng))
    return found


def fit(seen: Sequence[Played], pool: Pool) -> Found:
    """The numbers under which what was seen is likeliest, by habit as it is."""
    lay = summed(_counted(each) for each in seen)
    numbers = {name: np.ones(reading.KINDS) for name in lay}
    for _ in range(ROUNDS):
        parts = pool.starmap(_expected, [(each, numbers) for each in shared(seen)])
        foretold = summed(parts)
        for name, row in lay.items():
            numbers[name] *= ((row + PRIOR) / (foretold[name] + PRIOR)) ** STEP
    return {name: np.clip(row, 0.05, 20.0) for name, row in sorted(numbers.items())}


def softened(held_back: Sequence[Played], numbers: Found, pool: Pool) -> tuple[Found, float]:
    """The numbers made as much less unlike as serves views best that they were not learned from.

    That is each of them to a power, which is told.
    """
    tried = [{name: row**power for name, row in numbers.items()} for power in POWERS]
    gained = [bits(held_back, each, pool) for each in tried]
    best = gained.index(max(gained))
    return {name: row.round(4) for name, row in tried[best].items()}, POWERS[best]


def bits(seen: Sequence[Played], numbers: Numbers, pool: Pool) -> float:
    """How many bits likelier on the mean the truth is by these numbers than by habit."""
    parts = pool.starmap(_bits, [(each, numbers) for each in shared(seen)])
    return sum(parts) / len(seen)


def _bits(seen: Sequence[Played], numbers: Numbers) -> float:
    return sum(each.bits(numbers) for each in seen)


def _counted(one: Played) -> Found:
    found: Found = {}
    for signs, cards in zip(one.signs, one.truth, strict=True):
        for told in signs.values():
            for name, _ in told:
                found.setdefault(name, np.zeros(reading.KINDS))
        for card in cards:
            for name, kind in signs.get(card, ()):
                found[name][kind] += 1
    return found


def _expected(seen: Sequence[Played], numbers: Found) -> Found:
    found: Found = {name: np.zeros(reading.KINDS) for name in numbers}
    for one in seen:
        for card, row in one.worlds(numbers).chances().items():
            for signs, chance in zip(one.signs, row, strict=True):
                for name, kind in signs.get(card, ()):
                    found[name][kind] += chance
    return found
