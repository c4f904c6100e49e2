"""What captured cards come to, card by card: small enough to be kept in hand during a search."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

import msgspec

from spadille.cards import NO_CARDS, Card, CardSet
from spadille.kernel.reckoning import tricks_of
from spadille.kernel.tables import CARDS, Tables
from spadille.kernel.tabulate import CannotHold
from spadille.rules.cardplay import CardPlay

#: Ends, drawn by chance, at which the stakes must agree with the rulebook.
CHECKED = 24

#: The tricks, and the captured cards, of each player at an end.
End = tuple[tuple[int, ...], tuple[CardSet, ...]]


class Stakes(msgspec.Struct, frozen=True, eq=False):
    """The points of an end as a sum: ``weights[bit]`` for whoever captures that card.

    Whoever has captured all cards of ``sweep`` gets no points for these, but all get those of
    ``swept[(player * 2 + has_all_tricks) * players + each]``. Where nobody has, ``idle`` is what
    taking no trick counts. With ``counts_tricks`` it matters who has taken any.
    """

    weights: array[int]
    sweep: int
    swept: array[int]
    idle: int
    counts_tricks: bool

    @property
    def counting(self) -> int:
        """The cards that count for anything."""
        return sum(1 << bit for bit in range(CARDS) if self.weights[bit]) | self.sweep

    @property
    def sweep_total(self) -> int:
        """What the cards of the sweep come to one by one."""
        return sum(self.weights[bit] for bit in range(CARDS) if self.sweep >> bit & 1)


def stakes(play: CardPlay, tables: Tables) -> Stakes:
    """The stakes of a play whose prizes are captured one by one.

    Raises ``CannotHold`` where some ends drawn by chance show that the points are no such sum. With
    a play that does not add up others may still differ, such as those that end a match.
    """
    return _Asked(play).stakes(tables)


def no_stakes(players: int) -> Stakes:
    """The stakes of a play in which no card counts for anything by itself."""
    return Stakes(
        array("i", bytes(4 * CARDS)), 0, array("i", bytes(8 * players * players)), 0, True
    )


class _Asked:
    """The rulebook, asked for the points of ends that tell what each card counts."""

    def __init__(self, play: CardPlay) -> None:
        self._play = play
        self._players = len(play.players)
        self._tricks = tricks_of(play)
        self._even = _spread(self._tricks, self._players)
        if self._players < 3 or self._tricks < self._players:
            raise CannotHold("points that need three players, and a trick for each")

    def stakes(self, tables: Tables) -> Stakes:
        """All that the ends tell, if it is all there is."""
        self._weights = {card: self._weight(card) for card in self._play.prizes}
        self._idle = self._idle_points()
        self._sweep = self._sweep_cards()
        self._swept = [
            self._swept_points(player, has_all)
            for player in range(self._players)
            for has_all in (False, True)
        ]
        for end in self._drawn():
            if self._points(*end) != self._sum(*end):
                raise CannotHold("points that are no sum over the cards captured")
        weights = array("i", bytes(4 * CARDS))
        for card, weight in self._weights.items():
            weights[tables.bits[card.index]] = weight
        swept = array("i", (points for row in self._swept for points in row))
        sweep = tables.mask(self._sweep.bits)
        return Stakes(weights, sweep, swept, self._idle, self._play.counts_tricks)

    def _points(self, tricks: Sequence[int], captured: Sequence[CardSet]) -> tuple[int, ...]:
        """The points by player."""
        by_seat, cards_by_seat = [0] * self._play.seats, [NO_CARDS] * self._play.seats
        for seat, own, cards in zip(self._play.players, tricks, captured, strict=True):
            by_seat[seat], cards_by_seat[seat] = own, cards
        points = self._play.scores(tuple(by_seat), tuple(cards_by_seat))
        return tuple(points[seat] for seat in self._play.players)

    def _weight(self, card: Card) -> int:
        """What the third player has of a card, while the first two share all others."""
        others = list(self._play.prizes - CardSet((card,)))
        shared = [CardSet(others[::2]), CardSet(others[1::2]), *[NO_CARDS] * (self._players - 2)]
        without = self._points(self._even, shared)[2]
        shared[2] = CardSet((card,))
        return self._points(self._even, shared)[2] - without

    def _idle_points(self) -> int:
        prizes = list(self._play.prizes)
        shared = [CardSet(prizes[::2]), CardSet(prizes[1::2]), *[NO_CARDS] * (self._players - 2)]
        tricks = _spread(self._tricks, self._players - 1)
        return self._points((*tricks, 0), shared)[-1] - self._points(self._even, shared)[-1]

    def _sweep_cards(self) -> CardSet:
        """The cards without any of which one gets no more than the sum of what he has."""
        self._sweep, self._swept = NO_CARDS, []
        prizes = self._play.prizes
        nothing = [NO_CARDS] * (self._players - 1)
        if self._is_sum([prizes, *nothing]):
            return NO_CARDS
        return CardSet(
            card
            for card in prizes
            if self._is_sum([prizes - CardSet((card,)), CardSet((card,)), *nothing[1:]])
        )

    def _is_sum(self, captured: Sequence[CardSet]) -> bool:
        return self._points(self._even, captured) == self._sum(self._even, captured)

    def _swept_points(self, player: int, has_all: bool) -> tuple[int, ...]:
        tricks, captured = [0] * self._players, [NO_CARDS] * self._players
        tricks[player], captured[player] = self._tricks, self._sweep
        if not has_all:
            tricks = [*self._even]
        return self._points(tricks, captured)

    def _sum(self, tricks: Sequence[int], captured: Sequence[CardSet]) -> tuple[int, ...]:
        """The points as these stakes have them."""
        sweeper = next(
            (player for player, own in enumerate(captured) if self._sweep and self._sweep <= own),
            None,
        )
        if sweeper is None:
            return tuple(
                sum(self._weights[card] for card in own) + (0 if taken else self._idle)
                for own, taken in zip(captured, tricks, strict=True)
            )
        row = self._swept[sweeper * 2 + (tricks[sweeper] == sum(tricks))]
        return tuple(
            points + sum(self._weights[card] for card in own - self._sweep)
            for points, own in zip(row, captured, strict=True)
        )

    def _drawn(self) -> Iterator[End]:
        """Ends by chance, every other one with a sweep; the same for each play."""
        chance = Random(self._players)
        for number, sweeper in zip(range(CHECKED), cycle(range(self._players)), strict=False):
            captured = [NO_CARDS] * self._players
            is_sweep = number % 8 < self._players
            for card in self._play.prizes:
                taker = chance.randrange(self._players)
                if is_sweep and card in self._sweep:
                    taker = sweeper
                captured[taker] |= CardSet((card,))
            tricks = [min(1, len(own)) for own in captured]
            tricks[sweeper] += self._tricks - sum(tricks)
            yield tuple(tricks), tuple(captured)


def _spread(tricks: int, players: int) -> tuple[int, ...]:
    """As many tricks for each as can be."""
    return tuple((tricks + place) // players for place in range(players))
