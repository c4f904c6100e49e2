"""What a play of the cards comes to with all cards open, for a side against all others."""

from __future__ import annotations

from threading import RLock

from spadille.cards import Card, Seat
from spadille.kernel.outcomes import outcomes, side_of
from spadille.kernel.search import Search
from spadille.kernel.squeeze import squeezed
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

#: Nodes that nobody waits for.
LIMIT = 1 << 60
#: Two to this power is how many positions are remembered where nobody asks for more.
SLOTS = 13
MOST_SLOTS = 32


class LimitHit(Exception):
    """The search was given too few nodes to know the answer."""


class Solver:
    """Exact values of a play for one side, which all others oppose together.

    A value is the points of the side at the end of the deal, as the rulebook settles it; what may
    be said during the play, such as a tout, is no part of it. ``nodes`` counts the cards played in
    thought so far. Threads that share a solver wait for each other. Raises ``ValueError`` at a
    position that cannot arise, at a side of others than the players, and where points do not hang
    on the number of tricks; ``CannotHold`` where the tables of the kernel cannot hold the rules.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> Solver(table.rulebook.card_play(table.truth)).value()
    4
    """

    def __init__(
        self, play: CardPlay, side: tuple[Seat, ...] | None = None, slots: int = SLOTS
    ) -> None:
        play.check()
        self.side = side_of(play, side)
        if not 0 < slots <= MOST_SLOTS:
            raise ValueError(f"slots are from 1 to {MOST_SLOTS}, not {slots}")
        self.nodes = 0
        self._lock = RLock()
        self._begun = play
        self._tables = tabulate(play)
        self._outcomes = outcomes(play, self.side)
        places = (play.players.index(seat) for seat in self.side)
        together = sum(1 << place for place in places)
        self._search = Search(self._tables, self._outcomes, together, slots)
        self.move(play)

    def move(self, play: CardPlay) -> None:
        """Go on from another position of the same deal; ``ValueError`` where it is of another."""
        alone = OpenPlay(play)
        begun = self._begun
        if (play.players, play.order, play.stakes) != (begun.players, begun.order, begun.stakes):
            raise ValueError("this is a position of another deal")
        with self._lock:
            self._play = play
            self._legal = alone.legal()
            self._root = squeezed(self._tables, play)

    def value(self, limit: int = LIMIT) -> int:
        """The points the side comes to; raises ``LimitHit`` after ``limit`` nodes."""
        with self._lock:
            return self._value(self._root.hands, self._root.trick, limit)

    def values(self, limit: int = LIMIT) -> dict[Card, int]:
        """The same after each card that may be played now; raises ``LimitHit``.

        Cards that differ in rank alone, with none between them, are worth the same.
        """
        with self._lock:
            return self._values(limit)

    def _values(self, limit: int) -> dict[Card, int]:
        root, begun = self._root, self.nodes
        bits = {card: bit for bit, card in root.cards.items()}
        turn = (self._play.leader + len(self._play.trick)) % len(self._play.players)
        found: dict[int, int] = {}
        for bit in sorted(bits[card] for card in self._legal):
            if self._tables.twins >> bit & 1 and bit - 1 in found:
                found[bit] = found[bit - 1]
                continue
            hands = list(root.hands)
            hands[turn] ^= 1 << bit
            left = limit - (self.nodes - begun)
            found[bit] = self._value(tuple(hands), (*root.trick, bit), left)
        return {root.cards[bit]: value for bit, value in found.items()}

    def _value(self, hands: tuple[int, ...], trick: tuple[int, ...], limit: int) -> int:
        """The highest question that is answered with yes; the lowest always is."""
        low, high = 0, len(self._outcomes.values) - 1
        while low < high:
            middle = (low + high + 1) // 2
            is_reached, nodes = self._ask(middle, hands, trick, limit)
            limit -= nodes
            low, high = (middle, high) if is_reached else (low, middle - 1)
        return self._outcomes.values[low]

    def _ask(
        self, question: int, hands: tuple[int, ...], trick: tuple[int, ...], limit: int
    ) -> tuple[bool, int]:
        """The answer to a question, and the nodes it needed."""
        play, search = self._play, self._search
        state = self._outcomes.starts[question][play.taken]
        answer = search.ask(hands, self._root.situation, play.leader, trick, state, limit)
        self.nodes += search.nodes
        if search.is_cut:
            raise LimitHit
        return answer, search.nodes
