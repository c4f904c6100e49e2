"""A tree grown by play-outs in which each player looks to his own points: the search itself.

Only ints, floats and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.stakes import Stakes
from spadille.kernel.tables import CARDS, Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from math import log, sqrt

    from spadille.kernel.bits import highest, lowest, octets, quarters, reals, single, words
    from spadille.kernel.playout import Playout


class Uct(Playout):
    """Worlds of one position, each with a tree of its own; all are grown in turn (max^n).

    ``under`` are, by card, the lower cards that count as much and are alike but for their rank,
    down to the first that is not; ``lanes`` all cards of its suit. ``mood`` is exploration, how
    many points are 1 (less than 0 where they are avoided), and spite; see ``Temper``.

    ``visits`` by card, and the sums ``values`` (in units, for the player on turn) and ``points``
    (his own), are those of all worlds; ``totals`` the values, then the points, of each player. Of
    cards in one hand that are alike, with none between them in another, the lowest alone is tried.
    ``nodes`` counts the cards played in thought.
    """

    def __init__(
        self,
        tables: Tables,
        stakes: Stakes,
        under: array[int],
        lanes: array[int],
        players: int,
        room: int,
        seed: int,
        mood: tuple[float, float, float],
        blind: int,
    ) -> None:
        super().__init__(tables, stakes, lanes, players, seed, (blind,) * players)
        self.under = words(under)
        self.exploration, self.unit, self.spite = mood
        self.room = room
        self.make_room((stakes, under))

    def aim(self, worths: array[float], least: int) -> None:
        """Let players look to what points are worth instead of to points.

        ``worths`` has in place ``(player * players + each) * span + points - least`` what it adds
        for a player that each comes to so many points; fewer than ``least`` count as these, and
        more than there is a place for as the most.
        """
        span = len(worths) // (self.players * self.players)
        if not span or span * self.players * self.players != len(worths):
            raise ValueError("there is no place for each player and each other")
        # Whoever gave them may change them.
        self.aims = array("d", worths)
        self.worths = reals(self.aims)
        self.least, self.span = least, span

    def make_room(self, kept: tuple[object, ...]) -> None:
        """Nodes of the trees, by number, and what is kept of the root; ``kept`` must live on."""
        card = array("B", bytes(self.room))
        tries, child, sibling = (array("I", bytes(4 * self.room)) for _ in range(3))
        sums = array("d", bytes(8 * self.room))
        self.card = octets(card)
        self.tries = quarters(tries)
        self.child = quarters(child)
        self.sibling = quarters(sibling)
        self.sums = reals(sums)
        self.visits = array("I", bytes(4 * CARDS))
        self.values = array("d", bytes(8 * CARDS))
        self.points = array("d", bytes(8 * CARDS))
        self.span = 0
        self.root_visits = quarters(self.visits)
        self.root_values = reals(self.values)
        self.root_points = reals(self.points)
        self.totals = array("d", bytes(16 * self.players))
        self.sum_totals = reals(self.totals)
        self.kept = (*kept, card, tries, child, sibling, sums)
        if not cython.compiled:
            self.utilities = [0.0] * self.players
            self.path, self.movers = [0] * CARDS, [0] * CARDS

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
        """Put down a position, as ``put`` does; what was learnt before is forgotten."""
        if len(worlds) >= self.room:
            raise ValueError("worlds for which there is no room")
        self.put(worlds, situation, leader, trick, gained, holders, taken)
        for card in range(CARDS):
            self.visits[card], self.values[card], self.points[card] = 0, 0.0, 0.0
        for each in range(2 * self.players):
            self.totals[each] = 0.0
        for world in range(self.worlds):
            self.tries[world] = self.child[world] = 0
        self.free = self.worlds
        self.turn = 0

    def run(self, rounds: int) -> None:
        """Grow the trees by so many play-outs; other threads may run meanwhile."""
        if not self.worlds:
            raise ValueError("no position has been put down")
        if not 0 <= rounds <= self.room - self.free:
            raise ValueError(f"there is room for 0 to {self.room - self.free} rounds, not {rounds}")
        self.rounds = rounds
        with cython.nogil:
            self.grow()

    def grow(self) -> None:
        """Give the worlds their turns."""
        while self.rounds:
            self.descend(self.turn)
            self.turn = self.turn + 1 if self.turn + 1 < self.worlds else 0
            self.rounds -= 1

    def descend(self, world: int) -> None:
        """One way down the tree of a world, a play-out from there, and what is learnt of it."""
        self.begin(world)
        root = self.player
        node, depth, known = world, 0, self.free
        while self.free == known and not self.is_over():
            node = self.choose(node, self.tried_moves())
            self.path[depth] = node
            self.movers[depth] = self.player
            depth += 1
            self.lay(self.card[node])
        while not self.is_over():
            self.lay(self.pick(self.moves()))
        self.score()
        self.tries[world] += 1
        if depth:
            card = self.card[self.path[0]]
            self.root_visits[card] += 1
            self.root_values[card] += self.utilities[root]
            self.root_points[card] += self.ends[root]
        while depth:
            depth -= 1
            node = self.path[depth]
            self.tries[node] += 1
            self.sums[node] += self.utilities[self.movers[depth]]

    def root_moves(self) -> int:
        """The cards worth a try of their own in the position that was put down, as bits."""
        self.begin(0)
        return self.tried_moves()

    def choose(self, node: int, moves: int) -> int:
        """The child that comes next: a new one, else the one that is likely to be the best."""
        untried = moves
        found = self.child[node]
        while found:
            untried ^= single(self.card[found])
            found = self.sibling[found]
        return self.born(node, self.pick(untried)) if untried else self.best(node)

    def born(self, node: int, card: int) -> int:
        """A new child, for that card."""
        child = self.free
        self.free += 1
        self.card[child], self.tries[child] = card, 0
        self.child[child], self.sums[child] = 0, 0.0
        self.sibling[child] = self.child[node]
        self.child[node] = child
        return child

    def best(self, node: int) -> int:
        """The child with the highest value and the fewest tries."""
        tries, most = log(self.tries[node]), -1e9
        best = found = self.child[node]
        while found:
            value = self.exploration * sqrt(tries / self.tries[found])
            value += self.sums[found] / self.tries[found]
            if value > most:
                most, best = value, found
            found = self.sibling[found]
        return best

    def tried_moves(self) -> int:
        """Those of them that are worth a try of their own."""
        moves = self.moves()
        alive = self.held()
        if self.length:
            alive |= single(self.winning)
        found = 0
        left = moves
        while left:
            card = lowest(left)
            left &= left - 1
            lower = self.under[card] & alive
            if not lower or not moves >> highest(lower) & 1:
                found |= single(card)
        return found

    def score(self) -> None:
        """The points of the end, and what each player makes of them."""
        self.settle()
        total = player = 0
        while player < self.players:
            total += self.ends[player]
            player += 1
        player = 0
        while player < self.players:
            others = self.spite * (total - self.ends[player]) / (self.players - 1)
            self.utilities[player] = (self.ends[player] - others) / self.unit
            if self.span:
                self.utilities[player] = self.aimed(player)
            self.sum_totals[player] += self.utilities[player]
            self.sum_totals[self.players + player] += self.ends[player]
            player += 1

    def aimed(self, player: int) -> float:
        """What the points of all are worth to a player."""
        worth = 0.0
        each = 0
        while each < self.players:
            place = self.ends[each] - self.least
            place = 0 if place < 0 else place if place < self.span else self.span - 1
            worth += self.worths[(player * self.players + each) * self.span + place]
            each += 1
        return worth
