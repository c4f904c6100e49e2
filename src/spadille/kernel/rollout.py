"""Many deals played out by chance, card by card, within the rules.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array
from threading import Lock

from spadille.kernel.bits import seeded
from spadille.kernel.duties import Duties
from spadille.kernel.tables import MOST_PLAYERS, Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, share, single, size, stirred, words
    from spadille.kernel.ladder import allowed, situation_number


class Rollout(Duties):
    """Plays a position to its end again and again, each card by chance among those allowed.

    ``ends`` counts how often the tricks still to come were shared in each way: the place of a way
    is the sum of each player's tricks times ``radix`` to the power of his number. ``plays`` counts
    all cards played. Threads that share one wait for each other. What has no place in it raises
    ``ValueError``.
    """

    def __init__(self, tables: Tables, players: int, tricks: int, seed: int) -> None:
        if not 0 < players <= MOST_PLAYERS or not 0 <= tricks <= len(tables.cards) // players:
            raise ValueError(f"{players} players cannot play {tricks} tricks")
        super().__init__(tables)
        self.lock = Lock()
        self.players = players
        self.radix = tricks + 1
        self.ends = array("Q", bytes(8 * self.radix**players))
        self.counts = words(self.ends)
        self.plays = 0
        self.chance = seeded(seed)
        self.length = 0
        self.leader = 0
        self.led = 0
        self.winning = 0
        self.holder = 0
        self.situation = 0
        self.pool_size = 0
        self.rounds = 0
        if not cython.compiled:
            self.hands = [0] * players
            self.begun = [0] * players
            self.wanted = [0] * players
            self.weights = [0] * players
            self.pool = [0] * len(tables.cards)
        for player in range(players):
            self.weights[player] = self.radix**player

    def place(
        self, hands: tuple[int, ...], situation: int, leader: int, trick: tuple[int, ...]
    ) -> None:
        """Put a position on the table, in the same form as the search takes it.

        Its trick must not be full.
        """
        cards = self.width - 1
        fits = len(hands) == self.players and all(0 <= hand >> cards < 1 for hand in hands)
        fits = fits and 0 <= situation < 4 and 0 <= leader < self.players
        fits = fits and len(trick) < self.players and all(0 <= card < cards for card in trick)
        if not fits:
            raise ValueError("a position that these players cannot have")
        with self.lock:
            self.put(hands, situation, leader, trick)

    def put(
        self, hands: tuple[int, ...], situation: int, leader: int, trick: tuple[int, ...]
    ) -> None:
        """Put down what was found to fit."""
        for player, hand in enumerate(hands):
            self.begun[player] = hand
            self.wanted[player] = 0
        self.led = self.winning = self.width - 1
        self.holder = leader
        for place, card in enumerate(trick):
            if not place or self.beats[self.winning] >> card & 1:
                self.winning = card
                self.holder = (leader + place) % self.players
        if trick:
            self.led = trick[0]
        self.length = len(trick)
        self.leader = leader
        self.situation = situation
        self.pool_size = 0

    def hide(self, pool: tuple[int, ...], wanted: tuple[int, ...]) -> None:
        """Deal anew each time: so many cards of the pool go to each player, beside his hand."""
        cards = self.width - 1
        fits = len(set(pool)) == len(pool) and all(0 <= card < cards for card in pool)
        fits = fits and len(wanted) == self.players and min(wanted) >= 0
        if not fits or sum(wanted) > len(pool):
            raise ValueError("cards that cannot be dealt so")
        with self.lock:
            for place, card in enumerate(pool):
                self.pool[place] = card
            self.pool_size = len(pool)
            for player, count in enumerate(wanted):
                self.wanted[player] = count

    def run(self, rounds: int) -> None:
        """Play the position out so many times; other threads may run meanwhile."""
        with self.lock:
            self.count()
            self.rounds = rounds
            with cython.nogil:
                self.play_rounds()

    def count(self) -> None:
        """Refuse to play where the hands are not equal, or are more than the tricks to come."""
        sizes = set()
        for player in range(self.players):
            has_played = (player + self.players - self.leader) % self.players < self.length
            hand = self.begun[player]
            sizes.add(hand.bit_count() + self.wanted[player] + has_played)
        if len(sizes) > 1 or max(sizes) >= self.radix:
            raise ValueError("the hands are not equal, or too large")

    def play_rounds(self) -> None:
        """Deal and play, as often as asked."""
        played = 0
        while played < self.rounds:
            self.deal()
            self.play_out()
            played += 1

    def draw(self, count: int) -> int:
        """A number by chance from 0 to below ``count``."""
        self.chance = stirred(self.chance)
        return share(self.chance, count)

    def deal(self) -> None:
        """Give each player his hand, and the cards of the pool by chance."""
        left = self.pool_size
        player = 0
        while player < self.players:
            hand = self.begun[player]
            wanted = self.wanted[player]
            while wanted:
                place = self.draw(left)
                left -= 1
                card = self.pool[place]
                self.pool[place] = self.pool[left]
                self.pool[left] = card
                hand |= single(card)
                wanted -= 1
            self.hands[player] = hand
            player += 1

    def pick(self, moves: int) -> int:
        """One of the cards by chance."""
        if moves & (moves - 1):
            skipped = self.draw(size(moves))
            while skipped:
                moves &= moves - 1
                skipped -= 1
        return lowest(moves)

    def play_out(self) -> None:
        """Play the hands to their end, and count how the tricks were shared."""
        situation = self.situation
        led = self.led
        winning = self.winning
        holder = self.holder
        place = self.length
        player = self.leader + place
        while player >= self.players:
            player -= self.players
        way = 0
        while self.hands[player]:
            hand = self.hands[player]
            number = situation_number(self.width, situation, led, winning)
            card = self.pick(allowed(hand, self.rungs, self.ladders[number]))
            self.hands[player] = hand ^ single(card)
            self.plays += 1
            if self.latching >> card & 1:
                situation |= 2
            if not place or self.beats[winning] >> card & 1:
                winning = card
                holder = player
            if not place:
                led = card
            place += 1
            player = player + 1 if player + 1 < self.players else 0
            if place == self.players:
                way += self.weights[holder]
                situation &= 2
                place = 0
                led = winning = self.width - 1
                player = holder
        self.counts[way] += 1
