"""Whether a side comes to so many points with all cards open: the search itself.

Only ints and arrays cross into this module. It is ordinary Python; where a C compiler was at hand
when the package was built, the types in ``search.pxd`` have made it C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.outcomes import Outcomes
from spadille.kernel.tabulate import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import halves, highest, lowest, octets, words

ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF
#: An odd number of 64 bits without a pattern, to spread positions over the memory.
SPREAD = 0x9E3779B97F4A7C15
#: A position in memory tells the worst state known to be a yes, above the best known to be a no.
STATE_BITS = 16
STATES = 0xFFFF
KNOWN = 0xFFFFFFFF
#: Nothing is known: only what is decided already tells more.
NOTHING_KNOWN = 1 << STATE_BITS
EPOCHS = 1 << 28


class Search:
    """Answers yes or no for one side, whatever all the others do together against it.

    ``slots`` is the size of the memory of positions as a power of two. ``nodes`` are the cards
    played in thought for the last answer; where more than its limit would have been needed
    ``is_cut`` is set, and the answer means nothing.
    """

    def __init__(self, tables: Tables, outcomes: Outcomes, side: int, slots: int) -> None:
        self.tables = tables
        self.outcomes = outcomes
        self.side = side
        self.players = outcomes.players
        self.width = len(tables.cards) + 1
        self.twins = tables.twins
        self.latching = tables.latching
        self.trumps = tables.trumps
        self.is_lead_free = tables.is_lead_free
        self.beats = words(tables.beats)
        self.above = words(tables.above)
        self.ladders = halves(tables.ladders)
        self.firsts = halves(tables.firsts)
        self.needs = words(tables.needs)
        self.allows = words(tables.allows)
        self.states = len(outcomes.steps) // outcomes.players
        self.steps = halves(outcomes.steps)
        self.prefers = octets(outcomes.prefers)
        self.keen = octets(outcomes.keen)
        self.dominates = octets(outcomes.dominates)
        self.stride = outcomes.players + 1
        self.shift = 64 - slots
        self.room = array("Q", bytes(8 * self.stride << slots))
        self.memory = words(self.room)
        self.epoch = 1
        self.nodes = 0
        self.is_cut = False
        if not cython.compiled:
            self.hands = [0] * self.players
            self.trick = [0] * self.players
            self.saved = [0] * (self.players * len(tables.cards))

    def forget(self) -> None:
        """Forget all positions."""
        self.epoch += 1
        if self.epoch == EPOCHS:
            for place in range(len(self.room)):
                self.room[place] = 0
            self.epoch = 1

    def ask(
        self,
        hands: tuple[int, ...],
        situation: int,
        leader: int,
        trick: tuple[int, ...],
        state: int,
        limit: int,
    ) -> bool:
        """The answer for a position.

        ``hands`` go by player; ``trick`` has the bit numbers of its cards in the order in which
        they fell, the first from ``leader``; ``situation`` is 1 on the first trick, plus 2 where
        the latch is true; ``state`` is one of the outcomes' states. At most ``limit`` nodes.
        """
        for player in range(self.players):
            self.hands[player] = hands[player]
        for place, card in enumerate(trick):
            self.trick[place] = card
        self.situation = situation
        self.limit = limit
        self.nodes = 0
        self.is_cut = False
        self.depth = 0
        self.leader = leader
        self.length = len(trick)
        self.state = state
        with cython.nogil:
            self.answer = self.begin()
        return bool(self.answer)

    def begin(self) -> int:
        """The answer for the position on the table."""
        if self.state <= 1:
            return self.state
        if not self.length:
            return self.lead(self.leader, self.state)
        led = winning = self.trick[0]
        holder = self.leader
        played = 0
        place = 0
        while place < self.length:
            card = self.trick[place]
            played |= ONE << card
            if self.beats[winning] >> card & 1:
                winning = card
                holder = (self.leader + place) % self.players
            place += 1
        if self.length == self.players:
            return self.end(played, holder, self.state)
        player = (self.leader + self.length) % self.players
        return self.follow(self.length, player, led, winning, holder, played, self.state)

    def choose(self, hand: int, number: int) -> int:
        """The cards that the ladder of a situation lets a hand play."""
        ladder = self.ladders[number]
        rung = self.firsts[ladder]
        end = self.firsts[ladder + 1]
        while rung < end:
            if hand & self.needs[rung]:
                return hand & self.allows[rung]
            rung += 1
        return hand

    def slot(self, leader: int) -> int:
        """Where in memory the position at the beginning of a trick has its place."""
        mixed = leader * 4 + self.situation
        player = 0
        while player < self.players:
            mixed = ((mixed ^ self.hands[player]) * SPREAD) & WORD
            mixed ^= mixed >> 32
            player += 1
        return (((mixed * SPREAD) & WORD) >> self.shift) * self.stride

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

    def remember(self, slot: int, stamp: int, state: int, answer: int) -> None:
        """Write the position on the table into memory, with what is known of it."""
        known = NOTHING_KNOWN
        if self.is_known(slot, stamp):
            known = self.memory[slot + self.players] & KNOWN
        else:
            player = 0
            while player < self.players:
                self.memory[slot + player] = self.hands[player]
                player += 1
        kept = known & STATES if answer else known & ~STATES
        known = kept | (state << STATE_BITS if answer else state)
        self.memory[slot + self.players] = (stamp << 32) | known

    def recall(self, slot: int, stamp: int, state: int) -> int:
        """The answer where memory has it, else -1."""
        if not self.is_known(slot, stamp):
            return -1
        known = self.memory[slot + self.players]
        if self.dominates[state * self.states + (known >> STATE_BITS & STATES)]:
            return 1
        return 0 if self.dominates[(known & STATES) * self.states + state] else -1

    def alive(self) -> int:
        """The cards in all hands."""
        alive = player = 0
        while player < self.players:
            alive |= self.hands[player]
            player += 1
        return alive

    def foresee(self, leader: int, state: int, own: int) -> int:
        """The answer where cards that nobody can keep from their tricks give it, else -1."""
        alive = self.alive()
        after = state
        player = 0
        while player < self.players:
            sure = self.sure_trumps(player, alive)
            while sure:
                after = self.steps[after * self.players + player]
                if after <= 1:
                    return after
                sure -= 1
            player += 1
        return self.cash(leader, alive, state, own) if self.is_lead_free else -1

    def sure_trumps(self, player: int, alive: int) -> int:
        """How many tricks a player's trumps take, however it goes.

        Of his highest trumps each can only be beaten by a higher one of somebody else, and each of
        those beats one.
        """
        trumps = alive & self.trumps
        mine = self.hands[player] & trumps
        balance = best = 0
        while mine:
            card = highest(trumps)
            trumps ^= ONE << card
            if mine >> card & 1:
                mine ^= ONE << card
                balance += 1
                best = max(best, balance)
            else:
                balance -= 1
        return best

    def cash(self, leader: int, alive: int, state: int, own: int) -> int:
        """The answer of his side where the leader gets it by leading what nobody beats, else -1."""
        hand = self.hands[leader]
        others = alive ^ hand
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if not self.beats[card] & others:
                state = self.steps[state * self.players + leader]
                if state <= 1:
                    return state if state == own else -1
        return -1

    def lead(self, leader: int, state: int) -> int:
        """The answer where ``leader`` begins a trick."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_cut = True
            return 0
        own = self.side >> leader & 1
        answer = self.foresee(leader, state, own)
        if answer >= 0:
            return answer
        slot = self.slot(leader)
        stamp = (self.epoch << 4) | (leader << 2) | self.situation
        answer = self.recall(slot, stamp, state)
        if answer >= 0:
            return answer
        hand = self.hands[leader]
        situation = self.situation
        moves = self.choose(hand, (self.situation + 1) * self.width * self.width - 1)
        moves &= ~((moves << 1) & self.twins)
        is_keen = self.keen[state * self.players + leader]
        sure = self.unbeaten(moves, self.alive() ^ hand) if is_keen else 0
        moves &= ~sure
        following = leader + 1 if leader + 1 < self.players else 0
        while sure or moves:
            if sure:
                card = lowest(sure)
                sure ^= ONE << card
            else:
                plain = moves & ~self.trumps
                card = highest(plain or moves) if is_keen else lowest(moves)
                moves ^= ONE << card
            self.hands[leader] = hand ^ (ONE << card)
            if self.latching >> card & 1:
                self.situation |= 2
            answer = self.follow(1, following, card, card, leader, ONE << card, state)
            self.situation = situation
            self.hands[leader] = hand
            if self.is_cut:
                return 0
            if answer == own:
                self.remember(slot, stamp, state, own)
                return own
        self.remember(slot, stamp, state, 1 - own)
        return 1 - own

    def unbeaten(self, moves: int, others: int) -> int:
        """Those of the moves that none of the other cards can beat."""
        sure = 0
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            if not self.beats[card] & others:
                sure |= ONE << card
        return sure

    def follow(
        self,
        place: int,
        player: int,
        led: int,
        winning: int,
        holder: int,
        played: int,
        state: int,
    ) -> int:
        """The answer where ``player`` adds a card to a trick of ``place`` cards.

        ``holder`` played the ``winning`` card of those ``played``.
        """
        self.nodes += 1
        situation = self.situation
        hand = self.hands[player]
        moves = self.choose(hand, (self.situation * self.width + led) * self.width + winning)
        moves &= ~((moves << 1) & self.twins)
        own = self.side >> player & 1
        takers = moves & self.beats[winning]
        others = moves ^ takers
        is_last = place + 1 == self.players
        following = player + 1 if player + 1 < self.players else 0
        sure = takers
        if takers and not is_last:
            behind = self.hands[following]
            if place + 2 < self.players:
                behind |= self.hands[following + 1 if following + 1 < self.players else 0]
            sure = self.unbeaten(takers, behind)
        takers ^= sure
        takes_first = self.prefers[(state * self.players + player) * self.players + holder]
        is_keen = self.keen[state * self.players + player]
        while sure or takers or others:
            if sure and (takes_first or not others):
                card = lowest(sure)
                sure ^= ONE << card
                is_taking = True
            elif takers and (takes_first or not others):
                card = lowest(takers)
                takers ^= ONE << card
                is_taking = True
            else:
                card = lowest(others) if is_keen else highest(others)
                others ^= ONE << card
                is_taking = False
            self.hands[player] = hand ^ (ONE << card)
            if self.latching >> card & 1:
                self.situation |= 2
            if is_last:
                answer = self.end(played | (ONE << card), player if is_taking else holder, state)
            else:
                answer = self.follow(
                    place + 1,
                    following,
                    led,
                    card if is_taking else winning,
                    player if is_taking else holder,
                    played | (ONE << card),
                    state,
                )
            self.situation = situation
            self.hands[player] = hand
            if answer == own or self.is_cut:
                return answer
        return 1 - own

    def end(self, played: int, winner: int, state: int) -> int:
        """The answer where a trick of these cards is full."""
        after = self.steps[state * self.players + winner]
        if after <= 1:
            return after
        base = self.depth * self.players
        situation = self.situation
        player = 0
        while player < self.players:
            self.saved[base + player] = self.hands[player]
            player += 1
        self.situation &= 2
        # From the highest: squeezing it out moves only cards above it.
        while played:
            card = highest(played)
            played ^= ONE << card
            upper = self.above[card]
            player = 0
            while player < self.players:
                hand = self.hands[player]
                self.hands[player] = (hand & ~upper) | ((hand & upper) >> 1)
                player += 1
        self.depth += 1
        answer = self.lead(winner, after)
        self.depth -= 1
        self.situation = situation
        player = 0
        while player < self.players:
            self.hands[player] = self.saved[base + player]
            player += 1
        return answer
