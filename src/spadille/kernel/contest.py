"""What comes of a play in which each player looks to his own points: the search itself.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.duties import Duties
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, mixed, quarters, single, words
    from spadille.kernel.ladder import allowed, situation_number

CARDS = 64
PLACE = 0xFFFFFF


class Contest(Duties):
    """The end to which a position leads if each player takes the way to the end he ranks highest.

    ``steps`` and ``firsts`` are those of the prizes; ``ranks[player * places + place]`` is how
    highly a player ranks an end, and no two ends that differ may rank the same with him.
    """

    def __init__(
        self,
        tables: Tables,
        players: int,
        steps: array[int],
        firsts: array[int],
        ranks: array[int],
        slots: int,
    ) -> None:
        super().__init__(tables)
        self.kept = (steps, firsts, ranks)
        self.players = players
        self.places = len(ranks) // players
        self.steps = quarters(steps)
        self.firsts = quarters(firsts)
        self.ranks = quarters(ranks)
        self.stride = players + 1
        self.shift = 64 - slots
        self.room = array("Q", bytes(8 * self.stride << slots))
        self.memory = words(self.room)
        self.nodes = 0
        if not cython.compiled:
            self.hands = [0] * players
            self.trick = [0] * players

    def ask(
        self,
        hands: tuple[int, ...],
        situation: int,
        leader: int,
        trick: tuple[int, ...],
        taken: int,
    ) -> int:
        """The place of the end; ``taken`` has a bit for each player who has taken a trick.

        The rest is in the form in which ``Search`` takes it. What was found out before is
        forgotten: a place counts from the position that is asked about.
        """
        for place in range(len(self.room)):
            self.room[place] = 0
        for player in range(self.players):
            self.hands[player] = hands[player]
        for place, card in enumerate(trick):
            self.trick[place] = card
        self.situation = situation
        self.leader = leader
        self.length = len(trick)
        self.taken = taken
        self.nodes = 0
        with cython.nogil:
            self.found = self.begin()
        return self.found

    def begin(self) -> int:
        """The end for the position on the table."""
        led = winning = self.width - 1
        holder = self.leader
        gained = 0
        place = 0
        while place < self.length:
            card = self.trick[place]
            if not place or self.beats[winning] >> card & 1:
                winning = card
                holder = (self.leader + place) % self.players
            place += 1
        if not self.length:
            return self.lead(self.leader, self.situation, gained, self.taken)
        led = self.trick[0]
        if self.length == self.players:
            return self.end(self.played(), holder, self.situation, gained, self.taken)
        player = (self.leader + self.length) % self.players
        return self.follow(
            self.length, player, led, winning, holder, self.played(), self.situation, 0, self.taken
        )

    def played(self) -> int:
        """The cards of the trick on the table."""
        cards = 0
        place = 0
        while place < self.length:
            cards |= single(self.trick[place])
            place += 1
        return cards

    def slot(self, stamp: int) -> int:
        """Where in memory the position at the beginning of a trick has its place."""
        found = stamp
        player = 0
        while player < self.players:
            found = mixed(found, self.hands[player])
            player += 1
        return (mixed(found, 0) >> self.shift) * self.stride

    def is_known(self, slot: int, stamp: int) -> bool:
        """Whether the position on the table is the one in memory."""
        if self.memory[slot + self.players] >> 32 != stamp:
            return False
        player = 0
        while player < self.players:
            if self.memory[slot + player] != self.hands[player]:
                return False
            player += 1
        return True

    def lead(self, leader: int, situation: int, gained: int, taken: int) -> int:
        """The end where ``leader`` begins a trick, the prizes so far being at place ``gained``."""
        hand = self.hands[leader]
        if not hand:
            return gained
        stamp = (gained << 8) | (taken << 4) | (leader << 2) | situation
        slot = self.slot(stamp)
        if self.is_known(slot, stamp):
            return self.memory[slot + self.players] & PLACE
        number = situation_number(self.width, situation, self.width - 1, self.width - 1)
        moves = allowed(hand, self.rungs, self.ladders[number])
        following = leader + 1 if leader + 1 < self.players else 0
        best = -1
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            self.hands[leader] = hand ^ single(card)
            after = situation | 2 if self.latching >> card & 1 else situation
            end = self.follow(1, following, card, card, leader, single(card), after, gained, taken)
            if best < 0 or self.is_better(leader, end, best):
                best = end
        self.hands[leader] = hand
        player = 0
        while player < self.players:
            self.memory[slot + player] = self.hands[player]
            player += 1
        self.memory[slot + self.players] = (stamp << 32) | best
        return best

    def is_better(self, player: int, end: int, other: int) -> bool:
        """Whether a player ranks an end higher than another."""
        base = player * self.places
        return self.ranks[base + end] > self.ranks[base + other]

    def follow(
        self,
        length: int,
        player: int,
        led: int,
        winning: int,
        holder: int,
        played: int,
        situation: int,
        gained: int,
        taken: int,
    ) -> int:
        """The end where ``player`` adds a card to a trick of ``length`` cards."""
        self.nodes += 1
        hand = self.hands[player]
        number = situation_number(self.width, situation, led, winning)
        moves = allowed(hand, self.rungs, self.ladders[number])
        following = player + 1 if player + 1 < self.players else 0
        best = -1
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            self.hands[player] = hand ^ single(card)
            after = situation | 2 if self.latching >> card & 1 else situation
            is_taking = self.beats[winning] >> card & 1
            now = player if is_taking else holder
            if length + 1 == self.players:
                end = self.end(played | single(card), now, after, gained, taken)
            else:
                end = self.follow(
                    length + 1,
                    following,
                    led,
                    card if is_taking else winning,
                    now,
                    played | single(card),
                    after,
                    gained,
                    taken,
                )
            if best < 0 or self.is_better(player, end, best):
                best = end
        self.hands[player] = hand
        return best

    def end(self, played: int, winner: int, situation: int, gained: int, taken: int) -> int:
        """The end where a trick of these cards is full."""
        while played:
            card = lowest(played)
            played &= played - 1
            gained += self.steps[winner * CARDS + card]
        if not taken >> winner & 1:
            gained += self.firsts[winner]
            taken |= 1 << winner
        return self.lead(winner, situation & 2, gained, taken)
