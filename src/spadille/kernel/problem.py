"""What a position comes to with all cards open, told by numbers alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from threading import RLock

from spadille.kernel.outcomes import Outcomes
from spadille.kernel.placed import Placed
from spadille.kernel.search import Search
from spadille.kernel.tables import Tables

#: Nodes that nobody waits for.
LIMIT = 1 << 60
#: Whether it is the first trick, and whether the latch is true.
SITUATIONS = 4


def within_bounds(limit: int) -> int:
    """A limit as the searches take it, whatever number somebody gives.

    >>> within_bounds(-1), within_bounds(300)
    (0, 300)
    """
    return max(0, min(limit, LIMIT))


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
        self._tables, self._outcomes = tables, outcomes
        self._side, self._slots = side, slots
        self._search = Search(tables, outcomes, side, slots)
        self._tricks = max(map(sum, outcomes.starts[0]))
        self.place(placed, moves)

    def __reduce__(self) -> tuple[type[Problem], tuple[object, ...]]:
        with self._lock:
            given = (self._tables, self._outcomes, self._side, self._slots)
            return (type(self), (*given, self._placed, self._moves))

    def place(self, placed: Placed, moves: int) -> None:
        """Go on from another position of the same deal; what was found out is remembered.

        Raises ``ValueError`` at numbers that are no position: the search has no bounds of its own.
        """
        for is_so, fault in self._faults(placed, moves):
            if is_so:
                raise ValueError(f"no deal can stand so: {fault}")
        with self._lock:
            self._placed, self._moves = placed, moves

    def _faults(self, placed: Placed, moves: int) -> Iterator[tuple[bool, str]]:
        """What may be wrong, each to be asked only where nothing before it is."""
        hands, trick = placed.hands, placed.trick
        count, pack = self._outcomes.players, len(self._tables.cards)
        yield len(hands) != count, "the players do not have one hand each"
        yield not 0 <= placed.leader < count, "nobody leads"
        yield len(trick) >= count, "the trick is full"
        yield not 0 <= placed.situation < SITUATIONS, "there is no such situation"
        is_ranked = all(0 <= hand >> pack < 1 for hand in hands)
        yield not is_ranked or not all(0 <= card < pack for card in trick), "a card has no rank"
        cards = [*hands, *(1 << card for card in trick)]
        together = reduce(or_, cards)
        yield together.bit_count() < sum(map(int.bit_count, cards)), "a card is there twice"
        played = [(place - placed.leader) % count < len(trick) for place in range(count)]
        sizes = {hand.bit_count() + has for hand, has in zip(hands, played, strict=True)}
        yield len(sizes) > 1, "the hands are not equal"
        is_whole = len(placed.taken) == count and min(placed.taken) >= 0
        tricks = sum(placed.taken) + sizes.pop()
        yield not is_whole or tricks != self._tricks, "the tricks are too many or too few"
        yield moves & ~hands[placed.on_turn] != 0, "a card to be played is not in the hand"

    def value(self, limit: int = LIMIT) -> int:
        """The points the side comes to; raises ``LimitHit`` soon after ``limit`` nodes."""
        with self._lock:
            return self._value(self._placed.hands, self._placed.trick, limit)

    def values(self, limit: int = LIMIT) -> dict[int, int]:
        """The same after each card that may be played now, by its index; raises ``LimitHit``.

        Cards that differ in rank alone, with none between them, are worth the same.
        """
        with self._lock:
            return {self._placed.cards[bit]: value for bit, value in self._values(limit).items()}

    def _values(self, limit: int) -> dict[int, int]:
        tables, placed, begun = self._tables, self._placed, self.nodes
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
            hands[placed.on_turn] ^= move
            left = limit - (self.nodes - begun)
            found[bit] = self._value(tuple(hands), (*placed.trick, bit), left)
        return found

    def _value(self, hands: tuple[int, ...], trick: tuple[int, ...], limit: int) -> int:
        """The highest question that is answered with yes; the lowest always is."""
        values = self._outcomes.values
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
        state = self._outcomes.starts[question][placed.taken]
        most = within_bounds(limit)
        answer = search.ask(hands, placed.situation, placed.leader, trick, state, most)
        self.nodes += search.nodes
        if search.is_cut:
            raise LimitHit
        return answer, search.nodes
