"""What each card may come to, over many worlds in which the hidden cards may lie."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import index
from threading import RLock

import msgspec

from spadille.cards import Card, CardSet
from spadille.kernel.stakes import Stakes, stakes
from spadille.kernel.tables import Tables
from spadille.kernel.tabulate import tabulate
from spadille.kernel.uct import Uct
from spadille.kernel.worlds import check_turn, laid_out, lanes
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

#: Cards in 1,000 that a play-out draws by chance where sense has nothing to say.
ALL = 1000


class Temper(msgspec.Struct, frozen=True):
    """How the trees grow.

    ``exploration`` is how readily a card is tried that has not done well; ``spite`` what the points
    of the others count, on the average, beside one's own; ``blind`` cards in 1,000 of a play-out
    are drawn by chance.
    """

    exploration: float = 0.4
    spite: float = 0.0
    blind: int = 100


class Aims(msgspec.Struct, frozen=True, eq=False):
    """What points are worth to each player, where they are not an aim by themselves.

    ``worths[(player * players + each) * span + points - least]`` is what it adds for a player that
    each comes to so many points of the deal; all worth together should be about 1.
    """

    worths: array[float]
    least: int


class Tried(msgspec.Struct, frozen=True):
    """A card that was tried so often: the mean of its value, and of the points of the player.

    The higher the value the better, by whatever unit.
    """

    visits: int
    value: float
    points: float


class Forest:
    """Trees of play-outs from one position, one for each world.

    ``play`` is the position in any of the worlds; ``unit`` are the points that are a value of 1.
    Raises ``CannotHold`` where the tables of the kernel cannot hold the rules or the points,
    ``ValueError`` at a position that cannot arise. Threads that share one wait for each other.
    """

    def __init__(
        self,
        play: CardPlay,
        room: int,
        seed: int,
        temper: Temper | None = None,
        known: Stakes | None = None,
        aims: Aims | None = None,
    ) -> None:
        play.check()
        temper = temper or Temper()
        self._play = play
        self._tables = tabulate(play)
        self.stakes = stakes(play, self._tables) if known is None else known
        self._lock = RLock()
        self._rounds = 0
        self._worlds: list[tuple[CardSet, ...]] = []
        self.unit = abs(self.stakes.sweep_total) or sum(map(abs, self.stakes.weights)) or 1
        self._uct = Uct(
            self._tables,
            self.stakes,
            _under(self._tables, self.stakes),
            lanes(self._tables),
            len(play.players),
            room,
            seed,
            (temper.exploration, -self.unit if play.is_burden else self.unit, temper.spite),
            temper.blind if play.is_burden else ALL,
        )
        if aims is not None:
            self._uct.aim(aims.worths, aims.least)

    @property
    def nodes(self) -> int:
        """The cards played in thought for the last answer."""
        return self._uct.nodes

    def plant(self, worlds: Iterable[Sequence[CardSet]]) -> None:
        """Begin anew with worlds: the hands by player, which go with the trick of the position."""
        asked = [tuple(hands) for hands in worlds]
        with self._lock:
            self._uct.place(*laid_out(self._play, self._tables, self.stakes, asked))
            self._worlds = asked
            self._rounds = 0

    def grow(self, rounds: int) -> None:
        """So many play-outs more, the worlds taking turns."""
        rounds = index(rounds)
        with self._lock:
            self._uct.run(rounds)
            self._rounds += rounds

    def tried(self) -> dict[Card, Tried]:
        """What came of each card that may be played now; those that are alike got the same.

        A card that no play-out has begun with has no visits, and the means of all play-outs. Raises
        ``ValueError`` where whoever is on turn has other cards in some world.
        """
        bits = self._tables.bits
        legal = sorted(OpenPlay(self._play).legal(), key=lambda card: bits[card.index])
        with self._lock:
            check_turn(self._play, self._worlds)
            last = self.shares()[self._play.on_turn]
            if not any(self._uct.visits):
                # Nothing was played out, or nothing more can count whatever is played.
                return dict.fromkeys(legal, last)
            untried, found = msgspec.structs.replace(last, visits=0), {}
            own = self._uct.root_moves()
            for card in legal:
                if own >> bits[card.index] & 1:
                    last = self._tried(bits[card.index]) or untried
                found[card] = last
        return found

    def _tried(self, bit: int) -> Tried | None:
        visits = self._uct.visits[bit]
        if not visits:
            return None
        return Tried(visits, self._uct.values[bit] / visits, self._uct.points[bit] / visits)

    def shares(self) -> tuple[Tried, ...]:
        """What came of all play-outs for each player."""
        with self._lock:
            players, totals = len(self._play.players), self._uct.totals
            tries = max(1, self._rounds)
            return tuple(
                Tried(self._rounds, totals[player] / tries, totals[players + player] / tries)
                for player in range(players)
            )


@lru_cache(maxsize=64)
def _under(tables: Tables, told: Stakes) -> array[int]:
    """The lower cards, down to the first that is not alike but for its rank, or counts else."""
    found = array("Q")
    for bit in range(len(tables.cards)):
        run, low = 0, bit
        while tables.twins >> low & 1 and _is_as_good(told, low):
            low -= 1
            run |= 1 << low
        found.append(run)
    return found


def _is_as_good(told: Stakes, bit: int) -> bool:
    """Whether a card counts the same as the next lower one."""
    swept = told.sweep >> bit & 1 == told.sweep >> (bit - 1) & 1
    return swept and told.weights[bit] == told.weights[bit - 1]
