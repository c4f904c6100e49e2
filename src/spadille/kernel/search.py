"""Whether a side comes to so many points with all cards open: the search itself.

Only ints and arrays cross into this module. It is ordinary Python; where a C compiler was at hand
when the package was built, the types in ``search.pxd`` have made it C.
"""

from __future__ import annotations

from spadille.kernel.foresight import Foresight
from spadille.kernel.outcomes import Outcomes
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, octets, raised, single, widened
    from spadille.kernel.ladder import allowed, situation_number
    from spadille.kernel.preference import following, leading, safest, unbeaten


class Search(Foresight):
    """Answers yes or no for one side, whatever all the others do together against it.

    ``slots`` is how many answers are remembered, as a power of two. ``nodes`` are the cards
    played in thought for the last answer; where more than its limit would have been needed
    ``is_cut`` is set, and the answer means nothing.
    """

    def __init__(self, tables: Tables, outcomes: Outcomes, side: int, slots: int) -> None:
        super().__init__(tables, outcomes, side, slots)
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
            played |= single(card)
            if self.beats[winning] >> card & 1:
                winning = card
                holder = (self.leader + place) % self.players
            place += 1
        if self.length == self.players:
            return self.end(played, winning, holder, self.state)
        player = (self.leader + self.length) % self.players
        return self.follow(self.length, player, led, winning, holder, played, self.state)

    def glance(self, leader: int, state: int) -> int:
        """The answer at the beginning of a trick where no card need be tried for it, else -1."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_cut = True
            return 0
        return self.foresee(leader, state, self.side >> leader & 1)

    def lead(self, leader: int, state: int) -> int:
        """The answer where ``leader`` begins a trick."""
        slot = self.slot(leader)
        stamp = (self.epoch << 4) | (leader << 2) | self.situation
        answer = self.recall(slot, stamp, state)
        if answer < 0:
            answer = self.try_leads(leader, state, self.side >> leader & 1)
            if not self.is_cut:
                self.remember(slot, stamp, state, answer)
        return answer

    def try_leads(self, leader: int, state: int, own: int) -> int:
        """The answer that the cards give with which ``leader`` may begin a trick."""
        situation = self.situation
        lead = self.width - 1
        number = situation_number(self.width, situation, lead, lead)
        every = allowed(self.hands[leader], self.rungs, self.ladders[number])
        moves = every & ~((every << 1) & self.twins)
        others = self.alive() ^ self.hands[leader]
        is_keen = self.keen[state * self.players + leader]
        relevant = sure = won = 0
        if is_keen and moves & (moves - 1):
            sure = unbeaten(moves, others, self.beats)
            won = 0 if sure else self.won(leader, moves)
        moves &= ~sure
        while sure or moves:
            if is_keen:
                card = leading(sure, won & moves or moves, self.trumps)
            else:
                card = safest(moves, others, self.beats)
            sure &= ~single(card)
            moves &= ~single(card)
            self.put(leader, card)
            answer = self.follow(1, self.next(leader), card, card, leader, single(card), state)
            self.take_back(leader, card, situation)
            if answer == own or self.is_cut:
                return answer
            relevant |= self.relevant
            if (sure | moves) & self.runs[card]:
                spare = self.spare(card)
                sure &= ~spare
                moves &= ~spare
        self.relevant = widened(relevant, every, self.twins)
        return 1 - own

    def next(self, player: int) -> int:
        """Who plays after a player."""
        return player + 1 if player + 1 < self.players else 0

    def put(self, player: int, card: int) -> None:
        """Play a card from a hand."""
        self.hands[player] ^= single(card)
        self.shapes[player] -= self.units[card]
        if self.latching >> card & 1:
            self.situation |= 2

    def take_back(self, player: int, card: int, situation: int) -> None:
        """Take a card back into the hand it came from, in the situation that was there before."""
        self.hands[player] ^= single(card)
        self.shapes[player] += self.units[card]
        self.situation = situation

    def won(self, leader: int, moves: int) -> int:
        """Those of the moves with which his side takes the trick, whatever the other side adds."""
        mates = self.side if self.side >> leader & 1 else ~self.side
        behind = self.next(leader)
        won = 0
        while moves:
            card = lowest(moves)
            moves &= moves - 1
            number = situation_number(self.width, self.situation, card, card)
            theirs = self.answers(1, behind, number, mates)
            ours = single(card)
            ours |= self.answers(1, behind, number, ~mates) & self.beats[card]
            if unbeaten(ours, theirs, self.beats):
                won |= single(card)
        return won

    def answers(self, place: int, player: int, number: int, skipped: int) -> int:
        """What may be added in a situation by those who have yet to play, but for some players."""
        cards = 0
        while place < self.players:
            if not skipped >> player & 1:
                cards |= allowed(self.hands[player], self.rungs, self.ladders[number])
            player = self.next(player)
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
        own = self.side >> player & 1
        number = situation_number(self.width, situation, led, winning)
        every = allowed(self.hands[player], self.rungs, self.ladders[number])
        moves = every & ~((every << 1) & self.twins)
        takers = moves & self.beats[winning]
        others = moves ^ takers
        is_keen = self.keen[state * self.players + player]
        sure = self.sure(takers, place, player, number, is_keen)
        takers ^= sure
        takes_first = self.prefers[(state * self.players + player) * self.players + holder]
        relevant = 0
        while sure or takers or others:
            is_taking = (sure or takers) and (takes_first or not others)
            card = following(sure or takers, others, is_taking, is_keen)
            sure &= ~single(card)
            takers &= ~single(card)
            others &= ~single(card)
            self.put(player, card)
            if is_taking:
                answer = self.add(place, player, led, card, player, played | single(card), state)
            else:
                answer = self.add(place, player, led, winning, holder, played | single(card), state)
            self.take_back(player, card, situation)
            if answer == own or self.is_cut:
                return answer
            relevant |= self.relevant
            if (sure | takers | others) & self.runs[card]:
                spare = self.spare(card)
                sure &= ~spare
                takers &= ~spare
                others &= ~spare
        self.relevant = widened(relevant, every, self.twins) if every & relevant else relevant
        return 1 - own

    def sure(self, takers: int, place: int, player: int, number: int, is_keen: int) -> int:
        """Those cards that take the trick whatever the others still add to it."""
        if place + 1 == self.players or not takers & (takers - 1):
            return takers
        mates = 0
        if is_keen:
            mates = self.side if self.side >> player & 1 else ~self.side
        theirs = self.answers(place + 1, self.next(player), number, mates)
        return unbeaten(takers, theirs, self.beats)

    def add(
        self,
        place: int,
        player: int,
        led: int,
        winning: int,
        holder: int,
        played: int,
        state: int,
    ) -> int:
        """The answer where ``player`` has added a card to a trick of ``place`` cards."""
        if place + 1 == self.players:
            return self.end(played, winning, holder, state)
        return self.follow(place + 1, self.next(player), led, winning, holder, played, state)

    def end(self, played: int, winning: int, winner: int, state: int) -> int:
        """The answer where ``winner`` has taken a trick of these cards with the ``winning`` one."""
        after = self.steps[state * self.players + winner]
        run = self.runs[winning]
        relevant = 0
        if played & run & ~single(winning):
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
