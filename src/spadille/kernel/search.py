"""Whether a side comes to so many points with all cards open: the search itself.

Only ints and arrays cross into this module. It is ordinary Python; where a C compiler was at hand
when the package was built, the types in ``search.pxd`` have made it C.
"""

from __future__ import annotations

from spadille.kernel.foresight import Foresight
from spadille.kernel.outcomes import Outcomes
from spadille.kernel.tabulate import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import halves, lowest, octets, raised, widened, words
    from spadille.kernel.preference import following, leading, safest, unbeaten

ONE = 1


class Search(Foresight):
    """Answers yes or no for one side, whatever all the others do together against it.

    ``slots`` is how many answers are remembered, as a power of two. ``nodes`` are the cards
    played in thought for the last answer; where more than its limit would have been needed
    ``is_cut`` is set, and the answer means nothing.
    """

    def __init__(self, tables: Tables, outcomes: Outcomes, side: int, slots: int) -> None:
        super().__init__(tables, outcomes, side, slots)
        self.width = len(tables.cards) + 1
        self.latching = tables.latching
        self.ladders = halves(tables.ladders)
        self.firsts = halves(tables.firsts)
        self.needs = words(tables.needs)
        self.allows = words(tables.allows)
        self.prefers = octets(outcomes.prefers)
        self.keen = octets(outcomes.keen)
        self.is_cut = False
        if not cython.compiled:
            self.trick = [0] * self.players

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
            self.shapes[player] = self.shape(hands[player])
        for place, card in enumerate(trick):
            self.trick[place] = card
        self.situation = situation
        self.limit = limit
        self.nodes = 0
        self.is_cut = False
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
            answer = self.glance(self.leader, self.state)
            return answer if answer >= 0 else self.lead(self.leader, self.state)
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
            return self.end(played, winning, holder, self.state)
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

    def glance(self, leader: int, state: int) -> int:
        """The answer at the beginning of a trick where no card need be tried for it, else -1."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_cut = True
            return 0
        return self.foresee(leader, state, self.side >> leader & 1)

    def lead(self, leader: int, state: int) -> int:
        """The answer where ``leader`` begins a trick."""
        own = self.side >> leader & 1
        slot = self.slot(leader)
        stamp = (self.epoch << 4) | (leader << 2) | self.situation
        answer = self.recall(slot, stamp, state)
        if answer >= 0:
            return answer
        hand = self.hands[leader]
        situation = self.situation
        shape = self.shapes[leader]
        every = self.choose(hand, (self.situation + 1) * self.width * self.width - 1)
        moves = every & ~((every << 1) & self.twins)
        relevant = 0
        is_keen = self.keen[state * self.players + leader]
        others = self.alive() ^ hand
        sure = won = 0
        if is_keen and moves & (moves - 1):
            sure = unbeaten(moves, others, self.beats)
            won = 0 if sure else self.won(leader, moves)
        moves &= ~sure
        behind = leader + 1 if leader + 1 < self.players else 0
        while sure or moves:
            if is_keen:
                card = leading(sure, won & moves or moves, self.trumps)
            else:
                card = safest(moves, others, self.beats)
            sure &= ~(ONE << card)
            moves &= ~(ONE << card)
            self.hands[leader] = hand ^ (ONE << card)
            self.shapes[leader] = shape - self.units[card]
            if self.latching >> card & 1:
                self.situation |= 2
            answer = self.follow(1, behind, card, card, leader, ONE << card, state)
            self.situation = situation
            self.hands[leader] = hand
            self.shapes[leader] = shape
            if self.is_cut:
                return 0
            if answer == own:
                self.remember(slot, stamp, state, own)
                return own
            relevant |= self.relevant
            if (sure | moves) & self.runs[card]:
                spare = self.spare(card)
                sure &= ~spare
                moves &= ~spare
        self.relevant = widened(relevant, every, self.twins)
        self.remember(slot, stamp, state, 1 - own)
        return 1 - own

    def won(self, leader: int, moves: int) -> int:
        """Those of the moves with which his side takes the trick, whatever the other side adds."""
        mates = self.side if self.side >> leader & 1 else ~self.side
        following = leader + 1 if leader + 1 < self.players else 0
        won = 0
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            number = (self.situation * self.width + card) * self.width + card
            theirs = self.answers(1, following, number, mates)
            ours = ONE << card
            ours |= self.answers(1, following, number, ~mates) & self.beats[card]
            if unbeaten(ours, theirs, self.beats):
                won |= ONE << card
        return won

    def answers(self, place: int, player: int, number: int, skipped: int) -> int:
        """What may be added in a situation by those who have yet to play, but for some players."""
        cards = 0
        while place < self.players:
            if not skipped >> player & 1:
                cards |= self.choose(self.hands[player], number)
            player = player + 1 if player + 1 < self.players else 0
            place += 1
        return cards

    def spare(self, card: int) -> int:
        """The cards that need not be tried after this one: no rank of theirs matters."""
        ranked = raised(self.relevant, self.twins)
        return 0 if ranked >> card & 1 else self.runs[card] & ~ranked

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
        shape = self.shapes[player]
        number = (self.situation * self.width + led) * self.width + winning
        every = self.choose(hand, number)
        moves = every & ~((every << 1) & self.twins)
        relevant = 0
        own = self.side >> player & 1
        takers = moves & self.beats[winning]
        others = moves ^ takers
        is_last = place + 1 == self.players
        behind = player + 1 if player + 1 < self.players else 0
        is_keen = self.keen[state * self.players + player]
        sure = takers
        if takers & (takers - 1) and not is_last:
            mates = 0 if not is_keen else self.side if own else ~self.side
            sure = unbeaten(takers, self.answers(place + 1, behind, number, mates), self.beats)
        takers ^= sure
        takes_first = self.prefers[(state * self.players + player) * self.players + holder]
        while sure or takers or others:
            is_taking = (sure or takers) and (takes_first or not others)
            card = following(sure or takers, others, is_taking, is_keen)
            sure &= ~(ONE << card)
            takers &= ~(ONE << card)
            others &= ~(ONE << card)
            self.hands[player] = hand ^ (ONE << card)
            self.shapes[player] = shape - self.units[card]
            if self.latching >> card & 1:
                self.situation |= 2
            if is_last:
                answer = self.end(
                    played | (ONE << card),
                    card if is_taking else winning,
                    player if is_taking else holder,
                    state,
                )
            else:
                answer = self.follow(
                    place + 1,
                    behind,
                    led,
                    card if is_taking else winning,
                    player if is_taking else holder,
                    played | (ONE << card),
                    state,
                )
            self.situation = situation
            self.hands[player] = hand
            self.shapes[player] = shape
            if answer == own or self.is_cut:
                return answer
            relevant |= self.relevant
            if (sure | takers | others) & self.runs[card]:
                spare = self.spare(card)
                sure &= ~spare
                takers &= ~spare
                others &= ~spare
        if every & relevant:
            relevant = widened(relevant, every, self.twins)
        self.relevant = relevant
        return 1 - own

    def end(self, played: int, winning: int, winner: int, state: int) -> int:
        """The answer where ``winner`` has taken a trick of these cards with the ``winning`` one."""
        after = self.steps[state * self.players + winner]
        run = self.runs[winning]
        relevant = 0
        if played & run & ~(ONE << winning):
            relevant = run >> winning << winning
        if after <= 1:
            self.relevant = relevant
            return after
        answer = self.glance(winner, after)
        if answer < 0:
            answer = self.go_on(played, winner, after)
        self.relevant |= relevant
        return answer

    def go_on(self, played: int, winner: int, state: int) -> int:
        """The answer where the winner of a trick begins the next one."""
        situation = self.situation
        self.situation &= 2
        self.squeeze(played)
        answer = self.lead(winner, state)
        self.spread(played)
        self.situation = situation
        return answer
