"""A tree grown by play-outs in which each player looks to his own points: the search itself.

Only ints, floats and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.stakes import Stakes
from spadille.kernel.tabulate import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from math import log, sqrt

    from spadille.kernel.bits import (
        halves,
        highest,
        lowest,
        octets,
        quarters,
        reals,
        signed_quarters,
        size,
        words,
    )

ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF
CARDS = 64
#: A point goes before any difference in rank.
POINT = 64
#: The worst key that a card can have.
LEAST = -0x40000000


class Uct:
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
        self.players = players
        self.width = len(tables.cards) + 1
        self.latching = tables.latching
        self.beats = words(tables.beats)
        self.ladders = halves(tables.ladders)
        self.firsts = halves(tables.firsts)
        self.needs = words(tables.needs)
        self.allows = words(tables.allows)
        self.under = words(under)
        self.lanes = words(lanes)
        self.weights = signed_quarters(stakes.weights)
        self.sweep = stakes.sweep
        self.counting = stakes.counting
        self.swept = signed_quarters(stakes.swept)
        self.sweep_total = stakes.sweep_total
        self.idle = stakes.idle
        self.counts_tricks = stakes.counts_tricks
        self.exploration, self.unit, self.spite = mood
        self.blind = blind
        self.chance = (seed * 2 + 1) * 0x9E3779B97F4A7C15 & WORD
        self.room = room
        self.nodes = self.worlds = 0
        self.make_room((tables, stakes, under, lanes))

    def aim(self, worths: array[float], least: int) -> None:
        """Let players look to what points are worth instead of to points.

        ``worths`` has in place ``(player * players + each) * span + points - least`` what it adds
        for a player that each comes to so many points; fewer than ``least`` count as these, and
        more than there is a place for as the most.
        """
        span = len(worths) // (self.players * self.players)
        if not span or span * self.players * self.players != len(worths):
            raise ValueError("there is no place for each player and each other")
        self.aims = worths
        self.worths = reals(worths)
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
            self.hands, self.gained, self.ends = ([0] * self.players for _ in range(3))
            self.begun_gained, self.begun_trick = ([0] * self.players for _ in range(2))
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
        """Put down a position: the hands of each world, and all that is the same in them.

        ``gained`` are the points each player has captured; ``holders`` has a bit for each who has
        some of the sweep, ``taken`` for each who has a trick. What was learnt before is forgotten.
        """
        if not 0 < len(worlds) < self.room or len(trick) >= self.players:
            raise ValueError("worlds for which there is no room, or a full trick")
        self.dealt = array("Q", [hand for world in worlds for hand in world])
        self.deals = words(self.dealt)
        self.worlds = len(worlds)
        self.begun_length, self.begun_leader = len(trick), leader
        self.begun_situation = situation
        self.begun_holders = holders
        self.begun_taken = taken
        for place, card in enumerate(trick):
            self.begun_trick[place] = card
        for player in range(self.players):
            self.begun_gained[player] = gained[player]
        for card in range(CARDS):
            self.visits[card], self.values[card], self.points[card] = 0, 0.0, 0.0
        for each in range(2 * self.players):
            self.totals[each] = 0.0
        for world in range(self.worlds):
            self.tries[world] = self.child[world] = 0
        self.free = self.worlds
        self.turn = self.nodes = 0

    def run(self, rounds: int) -> None:
        """Grow the trees by so many play-outs; other threads may run meanwhile."""
        if not self.worlds or rounds > self.room - self.free:
            raise ValueError("no position has been put down, or there is no room for so many")
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
            self.lay(self.sense(self.moves()))
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

    def choose(self, node: int, moves: int) -> int:
        """The child that comes next: a new one, else the one that is likely to be the best."""
        untried = moves
        found = self.child[node]
        while found:
            untried ^= ONE << self.card[found]
            found = self.sibling[found]
        return self.born(node, self.sense(untried)) if untried else self.best(node)

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

    def begin(self, world: int) -> None:
        """The position on the table, with the hands of a world."""
        player = 0
        while player < self.players:
            self.hands[player] = self.deals[world * self.players + player]
            self.gained[player] = self.begun_gained[player]
            player += 1
        self.situation = self.begun_situation
        self.holders = self.begun_holders
        self.taken = self.begun_taken
        self.length = self.heap = 0
        self.led = self.winning = self.width - 1
        self.player = self.holder = self.begun_leader
        place = 0
        while place < self.begun_length:
            # It has left the hand already.
            self.hands[self.player] ^= ONE << self.begun_trick[place]
            self.lay(self.begun_trick[place])
            place += 1

    def is_over(self) -> bool:
        """Whether nothing more can count."""
        if self.length:
            return False
        left = self.held()
        return not left or not (self.counts_tricks or left & self.counting)

    def held(self) -> int:
        """The cards in all hands."""
        cards = 0
        player = 0
        while player < self.players:
            cards |= self.hands[player]
            player += 1
        return cards

    def moves(self) -> int:
        """The cards that may be played now."""
        hand = self.hands[self.player]
        number = (self.situation * self.width + self.led) * self.width + self.winning
        ladder = self.ladders[number]
        rung = self.firsts[ladder]
        end = self.firsts[ladder + 1]
        while rung < end:
            if hand & self.needs[rung]:
                return hand & self.allows[rung]
            rung += 1
        return hand

    def tried_moves(self) -> int:
        """Those of them that are worth a try of their own."""
        moves = self.moves()
        alive = self.held()
        if self.length:
            alive |= ONE << self.winning
        found = 0
        left = moves
        while left:
            card = lowest(left)
            left &= left - 1
            lower = self.under[card] & alive
            if not lower or not moves >> highest(lower) & 1:
                found |= ONE << card
        return found

    def lay(self, card: int) -> None:
        """Lay a card down for whoever is on turn, and close the trick where it is full."""
        self.nodes += 1
        self.hands[self.player] ^= ONE << card
        if self.latching >> card & 1:
            self.situation |= 2
        if not self.length or self.beats[self.winning] >> card & 1:
            self.winning = card
            self.holder = self.player
        if not self.length:
            self.led = card
        self.heap |= ONE << card
        self.length += 1
        self.player = self.player + 1 if self.player + 1 < self.players else 0
        if self.length == self.players:
            self.close()

    def close(self) -> None:
        """Give the trick to whoever won it."""
        winner = self.holder
        self.taken |= 1 << winner
        if self.heap & self.sweep:
            self.holders |= 1 << winner
        self.gained[winner] += self.worth(self.heap)
        self.player = winner
        self.length = self.heap = 0
        self.situation &= 2
        self.led = self.winning = self.width - 1

    def worth(self, cards: int) -> int:
        """The points that lie in some cards."""
        found = 0
        cards &= self.counting
        while cards:
            found += self.weights[lowest(cards)]
            cards &= cards - 1
        return found

    def draw(self, count: int) -> int:
        """A number by chance from 0 to below ``count``."""
        chance = self.chance
        chance ^= (chance << 13) & WORD
        chance ^= chance >> 7
        chance ^= (chance << 17) & WORD
        self.chance = chance
        return ((chance >> 32) * count) >> 32

    def sense(self, moves: int) -> int:
        """One of some cards: what avoids points where points are what everybody avoids."""
        if not moves & (moves - 1):
            return lowest(moves)
        if self.draw(1000) < self.blind:
            skipped = self.draw(size(moves))
            while skipped:
                moves &= moves - 1
                skipped -= 1
            return lowest(moves)
        is_following = self.length and moves & self.lanes[self.led]
        is_free = self.situation & 1 or self.length == self.players - 1
        is_free = is_following and is_free and self.worth(self.heap) <= 0
        under = moves & ~self.beats[self.winning] if is_following else moves
        # Whoever must go over and is not the last hopes that somebody goes over him.
        sign = 1 if is_free or under or self.length == self.players - 1 else -1
        if is_following and under and not is_free:
            moves = under
        best, most = lowest(moves), LEAST
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            if not self.length:
                key = self.draw(16) - 4 * self.below(card) - POINT * self.weights[card] // 4
            elif not is_following:
                key = 4 * (self.below(card) + POINT * self.weights[card]) + self.draw(4)
            elif is_free or not under:
                key = sign * card - POINT * self.weights[card]
            else:
                key = card + POINT * self.weights[card]
            if key > most:
                most, best = key, card
        return best

    def below(self, card: int) -> int:
        """How many lower cards of its suit the others hold."""
        others = self.held() ^ self.hands[self.player]
        return size(others & self.lanes[card] & ((ONE << card) - 1))

    def score(self) -> None:
        """The points of the end, and what each player makes of them."""
        total, sweeper = 0, -1
        if self.holders and not self.holders & (self.holders - 1):
            sweeper = lowest(self.holders)
        has_all = 0 if self.taken & (self.taken - 1) else 1
        player = 0
        while player < self.players:
            points = self.gained[player]
            if sweeper >= 0:
                points += self.swept[(sweeper * 2 + has_all) * self.players + player]
                if player == sweeper:
                    points -= self.sweep_total
            elif not self.taken >> player & 1:
                points += self.idle
            self.ends[player] = points
            total += points
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
