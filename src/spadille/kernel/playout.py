"""A deal played on by sense, card by card: what play-outs and trees of them are made of.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.bits import seeded
from spadille.kernel.duties import Duties
from spadille.kernel.stakes import Stakes
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import (
        lowest,
        share,
        signed_quarters,
        single,
        size,
        stirred,
        words,
    )
    from spadille.kernel.ladder import allowed, situation_number
    from spadille.kernel.sweep import ended

#: A point goes before any difference in rank.
POINT = 64
#: The worst key that a card can have.
LEAST = -0x40000000


class Playout(Duties):
    """One position in one or many worlds, in which cards are laid down by whoever is on turn.

    ``lanes`` are by card all cards of its suit; of a thousand cards of a player ``blind`` are drawn
    by chance, by player. ``nodes`` counts the cards laid down.
    """

    def __init__(
        self,
        tables: Tables,
        stakes: Stakes,
        lanes: array[int],
        players: int,
        seed: int,
        blind: tuple[int, ...],
    ) -> None:
        super().__init__(tables)
        self.players = players
        self.lanes = words(lanes)
        self.weights = signed_quarters(stakes.weights)
        self.sweep = stakes.sweep
        self.counting = stakes.counting
        self.counts_tricks = stakes.counts_tricks
        self.swept = signed_quarters(stakes.swept)
        self.sweep_total = stakes.sweep_total
        self.idle = stakes.idle
        self.worlds = 0
        self.chance = seeded(seed)
        self.nodes = 0
        self.held_to = (stakes, lanes)
        if not cython.compiled:
            self.hands, self.gained, self.ends = ([0] * self.players for _ in range(3))
            self.blind, self.begun_gained, self.begun_trick = ([0] * players for _ in range(3))
        for player in range(players):
            self.blind[player] = blind[player]

    def put(
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
        some of the sweep, ``taken`` for each who has a trick.
        """
        if not worlds or len(trick) >= self.players:
            raise ValueError("no worlds, or a full trick")
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
        self.nodes = 0

    def begin(self, world: int) -> None:
        """The position on the table, with the hands of a world."""
        player = 0
        while player < self.players:
            self.hands[player] = self.deals[world * self.players + player]
            self.gained[player] = self.begun_gained[player]
            player += 1
        self.set_out(self.begun_situation, self.begun_leader, self.begun_holders, self.begun_taken)
        place = 0
        while place < self.begun_length:
            # It has left the hand already.
            self.hands[self.player] ^= single(self.begun_trick[place])
            self.lay(self.begun_trick[place])
            place += 1

    def set_out(self, situation: int, leader: int, holders: int, taken: int) -> None:
        """Begin a trick, the hands and what was captured being there already.

        ``holders`` has a bit for each who has some of the sweep, ``taken`` for each with a trick.
        """
        self.situation = situation
        self.holders, self.taken = holders, taken
        self.length = self.heap = 0
        self.led = self.winning = self.width - 1
        self.player = self.holder = leader

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
        number = situation_number(self.width, self.situation, self.led, self.winning)
        return allowed(hand, self.rungs, self.ladders[number])

    def lay(self, card: int) -> None:
        """Lay a card down for whoever is on turn, and close the trick where it is full."""
        self.nodes += 1
        self.hands[self.player] ^= single(card)
        if self.latching >> card & 1:
            self.situation |= 2
        if not self.length or self.beats[self.winning] >> card & 1:
            self.winning = card
            self.holder = self.player
        if not self.length:
            self.led = card
        self.heap |= single(card)
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
        self.chance = stirred(self.chance)
        return share(self.chance, count)

    def settle(self) -> None:
        """Write down the points that each player has at the end."""
        player = 0
        while player < self.players:
            self.ends[player] = ended(
                self.gained[player],
                player,
                self.players,
                self.holders,
                self.taken,
                self.swept,
                self.sweep_total,
                self.idle,
            )
            player += 1

    def pick(self, moves: int) -> int:
        """One of some cards: by sense, or now and then by chance."""
        if not moves & (moves - 1):
            return lowest(moves)
        if self.draw(1000) < self.blind[self.player]:
            skipped = self.draw(size(moves))
            while skipped:
                moves &= moves - 1
                skipped -= 1
            return lowest(moves)
        return self.sense(moves)

    def sense(self, moves: int) -> int:
        """The card that avoids points, where points are what everybody avoids."""
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
        return size(others & self.lanes[card] & (single(card) - 1))
