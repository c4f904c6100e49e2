"""What comes of a play in which each player looks to his own points: the search itself.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.duties import Duties
from spadille.kernel.tables import CARDS, HOLDER, Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, mixed, quarters, single, words
    from spadille.kernel.ladder import allowed, situation_number


class Contest(Duties):
    """The end to which a position leads if each player takes the way to the end he ranks highest.

    Each card captured adds ``steps[player * 64 + bit]`` to what is gained, and the first trick of a
    player ``firsts[player]``. Here that is a place in the table of the prizes;
    ``ranks[player * places + place]`` is how highly a player ranks an end, and no two ends that
    differ may rank the same with him. ``nodes`` counts the cards played in thought for the last
    answer; where more than its limit would have been needed ``is_cut`` is set, and the answer means
    nothing.
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
        self.steps = words(steps)
        self.firsts = words(firsts)
        self.ranks = quarters(ranks)
        self.sweep = 0
        self.alike = _alike(tables, steps, players)
        self.counting = sum(1 << bit for bit in range(CARDS) if any(steps[bit::CARDS]))
        self.counts_firsts = any(firsts)
        self.stride = players + 3
        self.slots = slots
        self.shift = 64 - slots
        self.nodes = 0
        self.is_cut = False
        self.asked: tuple[object, ...] = ()
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
        gained: int,
        limit: int,
    ) -> int:
        """The end, as ``gained`` tells it; ``taken`` has a bit for each who has taken a trick.

        The rest is in the form in which ``Search`` takes it. What was found out before is
        forgotten unless the same is asked again: what is gained counts from the position.
        """
        asked = (hands, situation, leader, trick, taken, gained)
        if asked != self.asked:
            # Nothing is asked while there is no memory for it.
            self.asked = ()
            self.room = array("Q", bytes(8 * self.stride << self.slots))
            self.memory = words(self.room)
            self.asked = asked
        for player in range(self.players):
            self.hands[player] = hands[player]
        for place, card in enumerate(trick):
            self.trick[place] = card
        self.situation = situation
        self.leader = leader
        self.length = len(trick)
        self.taken = taken
        self.gained = gained
        self.limit = limit
        self.nodes = 0
        self.is_cut = False
        with cython.nogil:
            self.found = self.begin()
        return self.found

    def begin(self) -> int:
        """The end for the position on the table."""
        led = winning = self.width - 1
        holder = self.leader
        place = 0
        while place < self.length:
            card = self.trick[place]
            if not place or self.beats[winning] >> card & 1:
                winning = card
                holder = (self.leader + place) % self.players
            place += 1
        if not self.length:
            return self.lead(self.leader, self.situation, self.gained, self.taken)
        led = self.trick[0]
        if self.length == self.players:
            return self.end(self.played(), holder, self.situation, self.gained, self.taken)
        player = (self.leader + self.length) % self.players
        return self.follow(
            self.length,
            player,
            led,
            winning,
            holder,
            self.played(),
            self.situation,
            self.gained,
            self.taken,
        )

    def played(self) -> int:
        """The cards of the trick on the table."""
        cards = 0
        place = 0
        while place < self.length:
            cards |= single(self.trick[place])
            place += 1
        return cards

    def slot(self, gained: int, stamp: int) -> int:
        """Where in memory the position at the beginning of a trick has its place."""
        found = mixed(gained, stamp)
        player = 0
        while player < self.players:
            found = mixed(found, self.hands[player])
            player += 1
        return (mixed(found, 0) >> self.shift) * self.stride

    def is_known(self, slot: int, gained: int, stamp: int) -> bool:
        """Whether the position on the table is the one in memory."""
        if self.memory[slot] != stamp or self.memory[slot + 1] != gained:
            return False
        player = 0
        while player < self.players:
            if self.memory[slot + 3 + player] != self.hands[player]:
                return False
            player += 1
        return True

    def lead(self, leader: int, situation: int, gained: int, taken: int) -> int:
        """The end where ``leader`` begins a trick, and so much has been gained."""
        hand = self.hands[leader]
        if not hand or self.is_settled(taken):
            return self.finished(gained, taken)
        stamp = (taken << 4) | (leader << 2) | situation
        slot = self.slot(gained, stamp)
        if self.is_known(slot, gained, stamp):
            return self.memory[slot + 2]
        number = situation_number(self.width, situation, self.width - 1, self.width - 1)
        moves = self.different(allowed(hand, self.rungs, self.ladders[number]), 0)
        following = leader + 1 if leader + 1 < self.players else 0
        best = 0
        is_first = True
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            self.hands[leader] = hand ^ single(card)
            after = situation | 2 if self.latching >> card & 1 else situation
            end = self.follow(1, following, card, card, leader, single(card), after, gained, taken)
            if is_first or self.is_better(leader, end, best):
                best = end
                is_first = False
        self.hands[leader] = hand
        if self.is_cut:
            return 0
        player = 0
        while player < self.players:
            self.memory[slot + 3 + player] = self.hands[player]
            player += 1
        self.memory[slot] = stamp
        self.memory[slot + 1] = gained
        self.memory[slot + 2] = best
        return best

    def is_settled(self, taken: int) -> bool:
        """Whether nothing that is still in the hands can change what has been gained."""
        player = 0
        while player < self.players:
            if self.hands[player] & self.counting:
                return False
            player += 1
        return self.is_indifferent(taken & (HOLDER - 1))

    def is_indifferent(self, taken: int) -> bool:
        """Whether it makes no difference who takes tricks in which nothing lies."""
        return not self.counts_firsts or taken == (1 << self.players) - 1

    def finished(self, gained: int, taken: int) -> int:
        """The end where all cards have been played."""
        return gained

    def different(self, moves: int, played: int) -> int:
        """The lowest each of those cards that are alike, with none between them that is in play."""
        alive = played
        player = 0
        while player < self.players:
            alive |= self.hands[player]
            player += 1
        above = (moves << 1) & self.alike
        spare = above
        above &= ~alive
        while above:
            above = (above << 1) & self.alike
            spare |= above
            above &= ~alive
        return moves & ~spare

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
        if self.nodes >= self.limit:
            self.is_cut = True
            return 0
        self.nodes += 1
        hand = self.hands[player]
        number = situation_number(self.width, situation, led, winning)
        moves = self.different(allowed(hand, self.rungs, self.ladders[number]), played)
        following = player + 1 if player + 1 < self.players else 0
        best = 0
        is_first = True
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
            if is_first or self.is_better(player, end, best):
                best = end
                is_first = False
        self.hands[player] = hand
        return best

    def end(self, played: int, winner: int, situation: int, gained: int, taken: int) -> int:
        """The end where a trick of these cards is full."""
        if played & self.sweep:
            taken |= HOLDER << winner
        while played:
            card = lowest(played)
            played &= played - 1
            gained += self.steps[winner * CARDS + card]
        if not taken >> winner & 1:
            gained += self.firsts[winner]
            taken |= 1 << winner
        return self.lead(winner, situation & 2, gained, taken)


def _alike(tables: Tables, steps: array[int], players: int) -> int:
    """The cards that are alike with the next lower one, and count the same for everybody."""
    alike = 0
    for bit in range(1, len(tables.cards)):
        places = range(bit, players * CARDS, CARDS)
        if tables.twins >> bit & 1 and all(steps[at] == steps[at - 1] for at in places):
            alike |= 1 << bit
    return alike
