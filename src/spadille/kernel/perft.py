"""How many ways there are of playing so many cards: the kernel's own count, to hold against others.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from spadille.kernel.duties import Duties
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, single, size
    from spadille.kernel.ladder import allowed, situation_number


class Perft(Duties):
    """Counts the leaves of the tree of plays from a position."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables)
        self.players = players
        self.depth = 0
        self.leader = 0
        self.length = 0
        self.situation = 0
        self.found = 0
        if not cython.compiled:
            self.hands = [0] * players
            self.trick = [0] * players

    def count(
        self,
        hands: tuple[int, ...],
        situation: int,
        leader: int,
        trick: tuple[int, ...],
        depth: int,
    ) -> int:
        """The number of ways, for a position in the same form as the search takes it."""
        for player, hand in enumerate(hands):
            self.hands[player] = hand
        for place, card in enumerate(trick):
            self.trick[place] = card
        self.leader = leader
        self.length = len(trick)
        self.situation = situation
        self.depth = depth
        with cython.nogil:
            self.found = self.begin()
        return self.found

    def begin(self) -> int:
        """The count for the position on the table."""
        led = winning = self.width - 1
        holder = self.leader
        place = 0
        while place < self.length:
            card = self.trick[place]
            if place == 0:
                led = winning = card
            elif self.beats[winning] >> card & 1:
                winning = card
                holder = (self.leader + place) % self.players
            place += 1
        player = (self.leader + place) % self.players
        return self.leaves(self.depth, place, player, led, winning, holder, self.situation)

    def leaves(
        self,
        depth: int,
        place: int,
        player: int,
        led: int,
        winning: int,
        holder: int,
        situation: int,
    ) -> int:
        """The count where ``player`` adds a card to a trick of ``place`` cards."""
        if place == self.players:
            place = 0
            player = holder
            led = winning = self.width - 1
            situation &= 2
        hand = self.hands[player]
        number = situation_number(self.width, situation, led, winning)
        moves = allowed(hand, self.rungs, self.ladders[number])
        if depth == 1 or not moves:
            return size(moves)
        following = player + 1 if player + 1 < self.players else 0
        found = 0
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            after = situation | 2 if self.latching >> card & 1 else situation
            self.hands[player] = hand ^ single(card)
            if place == 0:
                found += self.leaves(depth - 1, 1, following, card, card, player, after)
            elif self.beats[winning] >> card & 1:
                found += self.leaves(depth - 1, place + 1, following, led, card, player, after)
            else:
                found += self.leaves(depth - 1, place + 1, following, led, winning, holder, after)
            self.hands[player] = hand
        return found
