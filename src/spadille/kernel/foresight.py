"""What can be told of a position at the beginning of a trick before a card is tried.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from spadille.kernel.memory import Memory
from spadille.kernel.outcomes import Outcomes
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import halves, highest, lowest, octets, single


class Foresight(Memory):
    """Sees tricks that nobody can keep from a player, and players who can lose all of them.

    ``side`` has a bit for each player of the side that is asked about.
    """

    def __init__(self, tables: Tables, outcomes: Outcomes, side: int, slots: int) -> None:
        super().__init__(tables, outcomes, slots)
        self.side = side
        self.trumps = tables.trumps
        self.is_lead_free = tables.is_lead_free
        self.is_plain = tables.is_plain
        self.steps = halves(outcomes.steps)
        self.alone = octets(outcomes.alone)
        self.idle = octets(outcomes.idle)
        if not cython.compiled:
            self.owned = [0] * self.players
            self.surely = [0] * self.players

    def foresee(self, leader: int, state: int, own: int) -> int:
        """The answer where cards that nobody can keep from their tricks give it, else -1."""
        alive = self.alive()
        if self.is_plain:
            player = 0
            while player < self.players:
                is_idle = player != leader and self.idle[state * self.players + player]
                if is_idle and self.is_safe(player, alive):
                    return self.side >> player & 1
                player += 1
        else:
            after = self.trump(alive & self.trumps, state)
            if after <= 1:
                return after
        return self.cash(leader, alive, state, own) if self.is_lead_free else -1

    def trump(self, trumps: int, state: int) -> int:
        """The state after the tricks that trumps take, however it goes.

        Of a player's highest trumps each can only be beaten by a higher one of somebody else, and
        each of those beats one.
        """
        every = trumps
        passed = player = 0
        while player < self.players:
            self.owned[player] = self.surely[player] = 0
            player += 1
        while trumps:
            card = highest(trumps)
            trumps ^= single(card)
            passed += 1
            player = self.owner(card)
            self.owned[player] += 1
            if 2 * self.owned[player] - passed > self.surely[player]:
                self.surely[player] += 1
                state = self.steps[state * self.players + player]
                if state <= 1:
                    self.relevant = every ^ trumps
                    return state
        return state

    def owner(self, card: int) -> int:
        """The player who has a card."""
        player = 0
        while not self.hands[player] >> card & 1:
            player += 1
        return player

    def is_safe(self, player: int, alive: int) -> bool:
        """Whether a player who need but follow suit, and does not lead, can lose all tricks.

        He can where in each suit his lowest card is under the lowest of the others, his next under
        their next, and so on: if he always plays the highest that loses, it stays so.
        """
        hand = self.hands[player]
        relevant = 0
        while hand:
            card = lowest(hand)
            relevant |= single(card)
            mine = hand & self.runs[card]
            hand ^= mine
            theirs = alive & self.runs[card] & ~mine
            while mine and theirs:
                if lowest(mine) > lowest(theirs):
                    return False
                mine &= mine - 1
                theirs &= theirs - 1
        self.relevant = relevant
        return True

    def cash(self, leader: int, alive: int, state: int, own: int) -> int:
        """The answer of his side where the leader gets it by leading what nobody beats, else -1."""
        wanted = self.alone[state * self.players + leader]
        if not wanted:
            return -1
        hand = self.hands[leader]
        others = alive ^ hand
        relevant = 0
        while hand:
            card = highest(hand)
            hand ^= single(card)
            if not self.beats[card] & others:
                if self.runs[card] & others:
                    relevant |= single(card)
                wanted -= 1
                if not wanted:
                    self.relevant = relevant
                    return own
        return -1
