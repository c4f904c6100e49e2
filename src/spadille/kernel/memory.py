"""The hands in a search, and the answers that it remembers for hands like these.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from spadille.kernel.duties import Duties
from spadille.kernel.outcomes import Outcomes
from spadille.kernel.room import borrowed, give_back
from spadille.kernel.tables import MOST_PLAYERS, Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import highest, lowest, mixed, octets, raised, single, words

#: The low half of a word in memory that tells when and for whom it was written.
KNOWN = 0xFFFFFFFF
#: Words that one remembered answer takes.
STRIDE = 8
#: So many answers, as a power of two, share a place in memory.
SHARED = 4


class Memory(Duties):
    """Hands at the beginning of a trick, and the answers known for such.

    ``slots`` is how many answers are remembered, as a power of two. With an answer, ``relevant``
    are the cards whose rank it hangs on: it is the same in every position in which these lie as
    they do, and each hand has as many cards of every other kind.
    """

    def __init__(self, tables: Tables, outcomes: Outcomes, slots: int) -> None:
        super().__init__(tables)
        self.outcomes = outcomes
        self.players = outcomes.players
        self.twins = tables.twins
        self.runs = words(tables.runs)
        self.units = words(tables.units)
        self.above = words(tables.above)
        self.states = len(outcomes.steps) // outcomes.players
        self.dominates = octets(outcomes.dominates)
        shared = min(slots, SHARED)
        self.places = 1 << slots - shared
        self.reach = STRIDE << shared
        self.room = borrowed(STRIDE << slots)
        self.memory = words(self.room.words)
        self.epoch = self.room.epoch
        self.nodes = 0
        self.depth = 0
        self.situation = 0
        self.relevant = 0
        if not cython.compiled:
            self.hands = [0] * MOST_PLAYERS
            self.shapes = [0] * MOST_PLAYERS
            self.saved = [0] * (MOST_PLAYERS * len(tables.cards))

    def __del__(self) -> None:
        """Let another search have the room."""
        room = self.room if cython.compiled else vars(self).get("room")
        if room is not None:
            give_back(room)

    def forget(self) -> None:
        """Forget all positions."""
        self.room.forget()
        self.epoch = self.room.epoch

    def shape(self, hand: int) -> int:
        """How many cards a hand has of each run of cards that are alike."""
        shape = 0
        while hand:
            shape += self.units[lowest(hand)]
            hand &= hand - 1
        return shape

    def alive(self) -> int:
        """The cards in all hands."""
        alive = player = 0
        while player < self.players:
            alive |= self.hands[player]
            player += 1
        return alive

    def slot(self, leader: int) -> int:
        """Where memory has answers for hands of these shapes at the beginning of a trick."""
        found = leader * 4 + self.situation
        player = 0
        while player < self.players:
            found = mixed(found, self.shapes[player])
            player += 1
        return (mixed(found, 0) >> 32 & self.places - 1) * self.reach

    def remember(self, slot: int, stamp: int, state: int, answer: int) -> None:
        """Write the answer for the position on the table into memory, over another if need be."""
        self.relevant = raised(self.relevant, self.twins)
        place = slot
        while self.memory[place + 7] >> 36 == self.epoch:
            place += STRIDE
            if place == slot + self.reach:
                place = slot + (self.nodes * STRIDE & (self.reach - 1))
                break
        self.memory[place] = self.shapes[0] << 32 | self.shapes[1]
        self.memory[place + 1] = self.shapes[2] << 32 | self.shapes[3]
        self.memory[place + 2] = self.relevant
        player = 0
        while player < MOST_PLAYERS:
            self.memory[place + 3 + player] = self.hands[player] & self.relevant
            player += 1
        self.memory[place + 7] = stamp << 32 | state << 1 | answer

    def recall(self, slot: int, stamp: int, state: int) -> int:
        """The answer where memory has it, else -1."""
        one = self.shapes[0] << 32 | self.shapes[1]
        two = self.shapes[2] << 32 | self.shapes[3]
        place = slot
        while place < slot + self.reach:
            known = self.memory[place + 7]
            if known >> 36 != self.epoch:
                return -1
            relevant = self.memory[place + 2]
            if (
                known >> 32 == stamp
                and self.memory[place] == one
                and self.memory[place + 1] == two
                and self.memory[place + 3] == self.hands[0] & relevant
                and self.memory[place + 4] == self.hands[1] & relevant
                and self.memory[place + 5] == self.hands[2] & relevant
                and self.memory[place + 6] == self.hands[3] & relevant
            ):
                answer = known & 1
                known = (known & KNOWN) >> 1
                better = state if answer else known
                if self.dominates[better * self.states + (known if answer else state)]:
                    self.relevant = relevant
                    return answer
            place += STRIDE
        return -1

    def squeeze(self, played: int) -> None:
        """Move all hands down over cards that have left the play."""
        base = self.depth * self.players
        player = 0
        while player < self.players:
            hand = self.hands[player]
            self.saved[base + player] = hand
            left = played
            # From the highest: squeezing it out moves only cards above it.
            while left:
                card = highest(left)
                left ^= single(card)
                hand -= (hand & self.above[card]) >> 1
            self.hands[player] = hand
            player += 1
        self.depth += 1

    def spread(self, played: int) -> None:
        """Move them back up to where they were before that, and the relevant cards too."""
        self.depth -= 1
        base = self.depth * self.players
        player = 0
        while player < self.players:
            self.hands[player] = self.saved[base + player]
            player += 1
        while played:
            card = lowest(played)
            played &= played - 1
            moved = self.relevant & (self.above[card] >> 1)
            self.relevant = (self.relevant ^ moved) | (moved << 1)
