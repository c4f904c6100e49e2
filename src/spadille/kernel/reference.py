"""What a play of the cards comes to, by every way of playing it: the judge of the search.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.perft import Perft
from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import lowest, octets, signed_quarters, single
    from spadille.kernel.ladder import allowed, situation_number

#: More points than there are.
MOST = 0x40000000


class Reference(Perft):
    """Tries every card of every player, lowest bit first, and remembers nothing.

    Where it may ``cut``, it leaves a player's other cards once one is so good for him that somebody
    would not let it come to that (alpha-beta): nothing else is left out, whatever it is asked.

    ``points`` of the side, which has a bit for each of its players, are by way of sharing the
    tricks to come: the sum of each player's tricks times ``radix`` to the power of his number.
    Where ``is_known``, by such a way of sharing some of them, they are the same however the others
    fall, and no more cards are played. ``nodes`` are the cards played in thought; where more than
    the limit would have been needed ``is_cut`` is set, and the answer means nothing.
    """

    def __init__(
        self,
        tables: Tables,
        players: int,
        radix: int,
        side: int,
        points: array[int],
        is_known: array[int],
        may_cut: bool,
    ) -> None:
        super().__init__(tables, players)
        self.side = side
        self.may_cut = may_cut
        self.told = (points, is_known)
        self.points = signed_quarters(points)
        self.known = octets(is_known)
        self.nodes = self.limit = 0
        self.is_cut = False
        if not cython.compiled:
            self.steps = [0] * players
        for player in range(players):
            self.steps[player] = radix**player

    def value(self, hands: tuple[int, ...], situation: int, leader: int, limit: int) -> int:
        """The points of the side from the beginning of a trick."""
        for player, hand in enumerate(hands):
            self.hands[player] = hand
        self.nodes = 0
        self.limit = limit
        self.is_cut = False
        self.leader = leader
        self.situation = situation
        with cython.nogil:
            self.found = self.start()
        return self.found

    def start(self) -> int:
        """The points from the beginning of the trick that the leader begins."""
        if self.known[0]:
            return self.points[0]
        lead = self.width - 1
        return self.best(0, self.leader, lead, lead, self.leader, self.situation, 0, -MOST, MOST)

    def best(
        self,
        place: int,
        player: int,
        led: int,
        winning: int,
        holder: int,
        situation: int,
        way: int,
        low: int,
        high: int,
    ) -> int:
        """The points where ``player`` adds a card to a trick of ``place`` cards."""
        if place == self.players:
            way += self.steps[holder]
            if self.known[way]:
                return self.points[way]
            place = 0
            player = holder
            led = winning = self.width - 1
            situation &= 2
        hand = self.hands[player]
        number = situation_number(self.width, situation, led, winning)
        moves = allowed(hand, self.rungs, self.ladders[number])
        own = self.side >> player & 1
        following = player + 1 if player + 1 < self.players else 0
        best = -MOST if own else MOST
        while moves and not self.is_cut:
            card = lowest(moves)
            moves &= moves - 1
            self.nodes += 1
            if self.nodes > self.limit:
                self.is_cut = True
            is_taking = place == 0 or self.beats[winning] >> card & 1
            self.hands[player] = hand ^ single(card)
            found = self.best(
                place + 1,
                following,
                card if place == 0 else led,
                card if is_taking else winning,
                player if is_taking else holder,
                situation | 2 if self.latching >> card & 1 else situation,
                way,
                low,
                high,
            )
            self.hands[player] = hand
            if own:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if self.may_cut and low >= high:
                return best
        return best
