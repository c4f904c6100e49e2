"""Learn what passing and play say of the hidden cards of Hearts: ``python -m bench.fit_hearts``.

    python -m bench.fit_hearts play DEALS.jsonl -n 1000    deals among players who search a little
    python -m bench.fit_hearts fit DEALS.jsonl -n 800      learns from the first so many of them

``fit`` prints, for the deals it has not learned from, by how many bits each hidden card was known:
the mean of log2 of the chance that was given to the hand in which it lay. With ``-o FILE`` it
writes what stands in ``spadille.bots.hearts.leanings``.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from spadille.bots.arena.table import Table
from spadille.bots.effort import Effort
from spadille.bots.hearts.belief import OFTEN
from spadille.bots.hearts.heuristic import HeartsHeuristic
from spadille.bots.hearts.searcher import HeartsSearcher
from spadille.bots.hearts.signs import signs
from spadille.bots.player import Player
from spadille.cards import Card, CardSet, Seat
from spadille.games.registry import rulebook
from spadille.rules.action import Exchange, Play
from spadille.rules.standing import Standing

BOOK = rulebook("hearts/norsk")
#: Of ten seats so many search; the others go by estimates.
SEARCHING = 7
#: Moments of each deal that are looked at.
MOMENTS = 5
#: How strongly what is seldom seen is held to say nothing.
PRIOR = 10.0
STEPS, STRIDE = 400, 0.05
#: What says so little is left out.
LEAST = 0.02

Floats = NDArray[np.float64]
#: For each hidden card, by holder who may have it: how often each sign was seen, and his room.
Example = tuple[list[tuple[dict[str, int], int]], int]


class Played(msgspec.Struct, frozen=True):
    """A deal: its number in the match, the deck, and what the seats did, in turn."""

    number: int
    dealer: int
    deck: str
    done: tuple[tuple[int, str], ...]


def played(number: int) -> Played:
    """The deal of that number."""
    chance = Random(f"fit hearts {number}")
    deck = list(BOOK.pack)
    chance.shuffle(deck)
    searching = HeartsSearcher(Effort(12, without=("belief",)), rounds=250)
    players: list[Player] = [
        searching if chance.randrange(10) < SEARCHING else HeartsHeuristic() for _ in range(4)
    ]
    dealer, hand = Seat(number % 4), 1 + number % 4
    table = Table(BOOK, deck, dealer, Standing(hand))
    done = []
    while (seat := table.turn) is not None:
        action = players[seat].choose(BOOK, table.views[seat], seat, chance)
        if isinstance(action, Exchange):
            done.append((int(seat), str(action.cards)))
        if isinstance(action, Play):
            done.append((int(seat), action.card.text))
        table.act(seat, action)
    return Played(hand, int(dealer), " ".join(card.text for card in deck), tuple(done))


def examples(deal: Played, seed: int) -> Iterator[Example]:
    """Every hidden card, as the seat on turn sees it at some moments of a deal."""
    deck = tuple(map(Card, deal.deck.split()))
    table = Table(BOOK, deck, Seat(deal.dealer), Standing(deal.number))
    cards = [place for place, (_, told) in enumerate(deal.done) if len(told) == 2]
    moments = set(Random(seed).sample(cards[:-4], MOMENTS))
    for place, (seat, told) in enumerate(deal.done):
        if place in moments:
            yield from _seen(table, Seat(seat))
        given = CardSet.read(told)
        table.act(Seat(seat), Play(Card(told)) if len(given) == 1 else Exchange(given))


def _seen(table: Table, seat: Seat) -> Iterator[Example]:
    view = table.views[seat]
    hidden = BOOK.hidden(view)
    seen: dict[tuple[Seat | None, Card], Counter[str]] = {}
    for holder, card, name in signs(BOOK.profile.options, view, seat, hidden.cards):
        seen.setdefault((holder, card), Counter())[name] += 1
    for card in hidden.cards:
        able = [place for place in hidden.places if card in place.cards]
        if len(able) > 1:
            (at,) = [
                number
                for number, place in enumerate(able)
                if place.seat is not None and card in table.truth.hands[place.seat].known
            ]
            yield [(dict(seen.get((place.seat, card), {})), place.size) for place in able], at


class Gathered:
    """Examples as arrays: who held each card, and where each sign stands."""

    def __init__(self, found: list[Example], names: dict[str, int]) -> None:
        self.count, self.signs = len(found), len(names)
        self.room = np.full((self.count, 3), -1e9)
        self.held = np.zeros((self.count, 3))
        rows, columns, often = [], [], []
        for number, (able, at) in enumerate(found):
            self.held[number, at] = 1.0
            for place, (told, size) in enumerate(able):
                self.room[number, place] = np.log(size)
                for name, count in told.items():
                    if name in names:
                        rows.append(number * 3 + place)
                        columns.append(names[name])
                        often.append(float(min(count, OFTEN)))
        self.rows, self.columns = np.array(rows, dtype=int), np.array(columns, dtype=int)
        self.often = np.array(often)

    def chances(self, leanings: Floats) -> Floats:
        """The chance of each holder, each card by itself; shape (examples, 3)."""
        spread = np.bincount(self.rows, self.often * leanings[self.columns], 3 * self.count)
        heights = spread.reshape(self.count, 3) + self.room
        grown = np.exp(heights - heights.max(1, keepdims=True))
        shares: Floats = grown / grown.sum(1, keepdims=True)
        return shares

    def bits(self, leanings: Floats) -> float:
        """The mean of log2 of the chance of the true holder."""
        return float(np.log2((self.chances(leanings) * self.held).sum(1)).mean())

    def slope(self, leanings: Floats) -> Floats:
        """How the loss of all examples, and of the prior, grows with each leaning."""
        off = (self.chances(leanings) - self.held).ravel()[self.rows]
        told = np.bincount(self.columns, self.often * off, self.signs)
        slope: Floats = (told + PRIOR * leanings) / self.count
        return slope


def fitted(gathered: Gathered) -> Floats:
    """The leanings that tell the holders best (Adam's steps, all examples each time)."""
    leanings, mean, square = (np.zeros(gathered.signs) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = gathered.slope(leanings)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        size = np.sqrt(square / (1 - 0.99**step)) + 1e-9
        leanings = leanings - STRIDE * mean / (1 - 0.9**step) / size
    return leanings


def fit(deals: list[Played], count: int) -> dict[str, float]:
    """Learn from the first deals, and say how well it does for the others."""
    found = [list(examples(deal, seed)) for seed, deal in enumerate(deals)]
    learned = [one for deal in found[:count] for one in deal]
    held_out = [one for deal in found[count:] for one in deal]
    told = {name for able, _ in learned for seen, _ in able for name in seen}
    names = {name: number for number, name in enumerate(sorted(told))}
    leanings = fitted(Gathered(learned, names))
    rest = Gathered(held_out, names)
    before, after = rest.bits(np.zeros(len(names))), rest.bits(leanings)
    print(f"{rest.count} hidden cards: {before:.4f} bits without signs, {after:.4f} with them")
    return {name: float(leanings[number]) for name, number in names.items()}


def written(leanings: dict[str, float]) -> str:
    """The module that holds the leanings."""
    rows = "".join(
        f'    "{name}": {value:.2f},\n' for name, value in leanings.items() if abs(value) >= LEAST
    )
    return (
        '"""What each sign is worth: natural logarithms, fitted by '
        '``python -m bench.fit_hearts``."""\n\n'
        "#: How much likelier a card lies with a seat by a sign.\n"
        f"LEANINGS: dict[str, float] = {{\n{rows}}}\n"
    )


def main() -> None:
    """Play, or fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["play", "fit"])
    parser.add_argument("file", type=Path)
    parser.add_argument("-n", type=int, default=1000)
    parser.add_argument("-o", type=Path)
    asked = parser.parse_args()
    if asked.command == "play":
        with asked.file.open("wb") as file:
            for number in range(asked.n):
                file.write(msgspec.json.encode(played(number)) + b"\n")
        return
    lines = asked.file.read_bytes().splitlines()
    leanings = fit([msgspec.json.decode(line, type=Played) for line in lines], asked.n)
    if asked.o is not None:
        asked.o.write_text(written(leanings))


if __name__ == "__main__":
    main()
