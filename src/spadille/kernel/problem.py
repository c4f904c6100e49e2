"""What a position comes to with all cards open, told by numbers alone."""

from __future__ import annotations

from threading import RLock

from spadille.kernel.outcomes import Outcomes
from spadille.kernel.placed import Placed
from spadille.kernel.search import Search
from spadille.kernel.tables import Tables

#: Nodes that nobody waits for.
LIMIT = 1 << 60


class LimitHit(Exception):
    """The search was given too few nodes to know the answer."""


class Problem:
    """A question to the search, which any process can answer: it has never to read the rules.

    ``spadille.kernel.solver.Solver.problem`` is one. It can be pickled, and is answered where it is
    read back. ``side`` has a bit for each player of the side that is asked about, ``moves`` one
    for each card that may be played now, as ``placed``; ``slots`` is the power of two of positions
    that are remembered. ``nodes`` counts the cards played in thought so far. Threads that share a
    problem wait for each other.

    >>> import pickle
    >>> from spadille.kernel.solver import Solver
    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> sent = pickle.dumps(Solver(table.rulebook.card_play(table.truth)).problem())
    >>> pickle.loads(sent).value()
    4
    """

    def __init__(
        self,
        tables: Tables,
        outcomes: Outcomes,
        side: int,
        slots: int,
        placed: Placed,
        moves: int,
    ) -> None:
        self.nodes = 0
        self._lock = RLock()
        self._given = (tables, outcomes, side, slots)
        self._search = Search(tables, outcomes, side, slots)
        self.place(placed, moves)

    def __reduce__(self) -> tuple[type[Problem], tuple[object, ...]]:
        with self._lock:
            return (Problem, (*self._given, self._placed, self._moves))

    def place(self, placed: Placed, moves: int) -> None:
        """Go on from another position of the same deal; what was found out is remembered."""
        with self._lock:
            self._placed, self._moves = placed, moves

    def value(self, limit: int = LIMIT) -> int:
        """The points the side comes to; raises ``LimitHit`` after ``limit`` nodes."""
        with self._lock:
            return self._value(self._placed.hands, self._placed.trick, limit)

    def values(self, limit: int = LIMIT) -> dict[int, int]:
        """The same after each card that may be played now, by its index; raises ``LimitHit``.

        Cards that differ in rank alone, with none between them, are worth the same.
        """
        with self._lock:
            return {self._placed.cards[bit]: value for bit, value in self._values(limit).items()}

    def _values(self, limit: int) -> dict[int, int]:
        tables, placed, begun = self._given[0], self._placed, self.nodes
        turn = (placed.leader + len(placed.trick)) % len(placed.hands)
        found: dict[int, int] = {}
        moves = self._moves
        while moves:
            move = moves & -moves
            moves ^= move
            bit = move.bit_length() - 1
            if tables.twins >> bit & 1 and bit - 1 in found:
                found[bit] = found[bit - 1]
                continue
            hands = list(placed.hands)
            hands[turn] ^= move
            left = limit - (self.nodes - begun)
            found[bit] = self._value(tuple(hands), (*placed.trick, bit), left)
        return found

    def _value(self, hands: tuple[int, ...], trick: tuple[int, ...], limit: int) -> int:
        """The highest question that is answered with yes; the lowest always is."""
        values = self._given[1].values
        low, high = 0, len(values) - 1
        while low < high:
            middle = (low + high + 1) // 2
            is_reached, nodes = self._ask(middle, hands, trick, limit)
            limit -= nodes
            low, high = (middle, high) if is_reached else (low, middle - 1)
        return values[low]

    def _ask(
        self, question: int, hands: tuple[int, ...], trick: tuple[int, ...], limit: int
    ) -> tuple[bool, int]:
        """The answer to a question, and the nodes it needed."""
        placed, search = self._placed, self._search
        state = self._given[1].starts[question][placed.taken]
        answer = search.ask(hands, placed.situation, placed.leader, trick, state, limit)
        self.nodes += search.nodes
        if search.is_cut:
            raise LimitHit
        return answer, search.nodes
