"""What the cards come to that a seat may play in Hearts."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from spadille.analysis.hearts.prospects import heaps
from spadille.analysis.moment import Hands
from spadille.bots.hearts import match
from spadille.bots.hearts.layouts import Known, Layouts, laid_out, plain
from spadille.bots.hearts.searcher import TEMPER
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts import cardplay
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import State
from spadille.kernel.forest import Aims, Forest
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from spadille.rules.rulebook import Rulebook

#: Play-outs in each of many worlds, to find the best card and to weigh a card; and in the truth,
#: which is but one.
_SOUGHT, _WEIGHED = 250, 150
_SOUGHT_OPEN, _WEIGHED_OPEN = 3000, 2000


@dataclass(frozen=True, slots=True)
class Cards:
    """The worlds of a position, in heaps, and how often each is played out."""

    options: Options
    aims: Aims | None
    layouts: Layouts
    seat: Seat
    count: int
    sought: int
    weighed: int
    known: Known

    @classmethod
    def imagined(
        cls, rulebook: Rulebook[Any], view: State, seat: Seat, worlds: int, count: int, rng: Random
    ) -> Cards:
        """The worlds that a seat may imagine, in so many heaps."""
        layouts = laid_out(rulebook, view, seat, worlds, rng)
        told = rulebook.profile.options
        aims = match.aims(told, view, layouts.play.players, TEMPER.spite)
        return cls(plain(told), aims, layouts, seat, count, _SOUGHT, _WEIGHED, Known())

    @classmethod
    def opened(cls, rulebook: Rulebook[Any], truth: State, seat: Seat) -> Cards:
        """The truth alone."""
        told = rulebook.profile.options
        play = cardplay.card_play(plain(told), truth)
        aims = match.aims(told, truth, play.players, TEMPER.spite)
        layouts = Layouts(play, [play.hands])
        return cls(plain(told), aims, layouts, seat, 1, _SOUGHT_OPEN, _WEIGHED_OPEN, Known())

    def best(self, seed: int) -> Card:
        """The card that most play-outs want."""
        worlds = self.layouts.worlds
        grown = self._grown(self.layouts.play, worlds, self.sought * len(worlds), seed)
        tried = grown.tried()
        return max(tried, key=lambda card: (tried[card].visits, tried[card].value))

    def values(self, card: Card, seed: int) -> list[float]:
        """What a card comes to, in each heap of worlds for itself."""
        return [
            self._value(list(heap), card, seed) for heap in heaps(self.layouts.worlds, self.count)
        ]

    def hands(self) -> tuple[Hands, ...]:
        """The hands by seat in each of the worlds."""
        players = self.layouts.play.players
        places = [players.index(Seat(seat)) for seat in range(len(players))]
        return tuple(tuple(world[place] for place in places) for world in self.layouts.worlds)

    def _value(self, worlds: list[Hands], card: Card, seed: int) -> float:
        play = self.layouts.play
        turn = play.players.index(self.seat)
        after = _after(replace(play, hands=worlds[0]), card)
        left = [
            tuple(hand - CardSet((card,)) if at == turn else hand for at, hand in enumerate(world))
            for world in worlds
        ]
        grown = self._grown(after, left, self.weighed * len(worlds), seed)
        return grown.shares()[turn].value * (grown.unit if self.aims is None else 1.0)

    def _grown(self, play: CardPlay, worlds: list[Hands], rounds: int, seed: int) -> Forest:
        known = self.known.stakes(self.options, self.layouts.play)
        forest = Forest(play, rounds + len(worlds) + 1, seed, TEMPER, known, self.aims)
        forest.plant(worlds)
        forest.grow(rounds)
        return forest


def _after(play: CardPlay, card: Card) -> CardPlay:
    """The position once a card has been played."""
    opened = OpenPlay(play)
    opened.play(card)
    return opened.described()
