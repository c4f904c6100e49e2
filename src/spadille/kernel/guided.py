"""Many deals played out by sense, each card within the rules.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array
from threading import Lock

from spadille.kernel.outcomes import Outcomes
from spadille.kernel.stakes import Stakes
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import halves, longs, octets, words
    from spadille.kernel.playout import Playout
    from spadille.kernel.preference import following, leading, safest, unbeaten


class Guided(Playout):
    """Plays a position in many worlds to its end again and again, the worlds in turn.

    ``shared`` counts how often the tricks still to come were shared in each way: the place of a way
    is the sum of each player's tricks times ``radix`` to the power of his number. ``points`` are
    the sums, by player, of what was captured. Threads that share one wait for each other.

    With ``states``, by such a way, tricks are liked as the outcomes tell in that state; without,
    captured cards alone are looked to.
    """

    def __init__(
        self,
        tables: Tables,
        stakes: Stakes,
        lanes: array[int],
        players: int,
        tricks: int,
        seed: int,
        blind: tuple[int, ...],
        outcomes: Outcomes | None,
        states: array[int],
    ) -> None:
        super().__init__(tables, stakes, lanes, players, seed, blind)
        self.lock = Lock()
        self.trumps = tables.trumps
        self.radix = tricks + 1
        self.shared = array("Q", bytes(8 * self.radix**players))
        self.counts = words(self.shared)
        self.points = array("q", bytes(8 * players))
        self.sums = longs(self.points)
        self.states = halves(states)
        self.is_by_tricks = outcomes is not None
        if outcomes is not None:
            self.prefers = octets(outcomes.prefers)
            self.keen = octets(outcomes.keen)
        self.guides = (outcomes, states)
        self.rounds = self.turn = self.way = 0
        if not cython.compiled:
            self.steps = [0] * players
        for player in range(players):
            self.steps[player] = self.radix**player

    def place(
        self,
        worlds: list[tuple[int, ...]],
        situation: int,
        leader: int,
        trick: tuple[int, ...],
        gained: tuple[int, ...],
        holders: int,
        taken: int,
    ) -> None:
        """Put down a position, as ``put`` does; its hands must be equal."""
        with self.lock:
            self.put(worlds, situation, leader, trick, gained, holders, taken)
            self.turn = 0

    def run(self, rounds: int) -> None:
        """Play so many deals out; other threads may run meanwhile."""
        with self.lock:
            if not self.worlds or rounds < 0:
                raise ValueError("no position has been put down, or fewer rounds than none")
            self.rounds = rounds
            with cython.nogil:
                self.play_rounds()

    def play_rounds(self) -> None:
        """Give the worlds their turns."""
        while self.rounds > 0:
            self.play_out(self.turn)
            self.turn = self.turn + 1 if self.turn + 1 < self.worlds else 0
            self.rounds -= 1

    def play_out(self, world: int) -> None:
        """Play a world to its end, and count what came of it."""
        self.way = 0
        self.begin(world)
        while self.length or self.hands[self.player]:
            self.lay(self.pick(self.moves()))
        self.settle()
        self.counts[self.way] += 1
        player = 0
        while player < self.players:
            self.sums[player] += self.ends[player]
            player += 1

    def close(self) -> None:
        """Give the trick to whoever won it, and count it."""
        self.way += self.steps[self.holder]
        Playout.close(self)

    def sense(self, moves: int) -> int:
        """The card that a search would try first, where tricks are what everybody looks to."""
        if not self.is_by_tricks:
            return Playout.sense(self, moves)
        state = self.states[self.way]
        is_keen = self.keen[state * self.players + self.player]
        if not self.length:
            others = self.held() ^ self.hands[self.player]
            if not is_keen:
                return safest(moves, others, self.beats)
            sure = unbeaten(moves, others, self.beats)
            return leading(sure, moves & ~sure, self.trumps)
        takers = moves & self.beats[self.winning]
        leavers = moves ^ takers
        wanted = self.prefers[(state * self.players + self.player) * self.players + self.holder]
        is_taking = takers and (wanted or not leavers)
        sure = unbeaten(takers, self.behind(), self.beats)
        return following(sure or takers, leavers, is_taking, is_keen)

    def behind(self) -> int:
        """The cards of those who have yet to play to the trick."""
        cards = 0
        player = self.player
        place = self.length + 1
        while place < self.players:
            player = player + 1 if player + 1 < self.players else 0
            cards |= self.hands[player]
            place += 1
        return cards
