"""Asking the rulebook what every way of sharing the tricks comes to."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from spadille.cards import NO_CARDS, Seat
from spadille.kernel.outcomes import NO, YES, Outcomes, Tricks
from spadille.rules.cardplay import CardPlay


def outcomes(play: CardPlay, side: tuple[Seat, ...]) -> Outcomes:
    """The outcomes for a side; a play that does not score by tricks has none (``ValueError``)."""
    if play.prizes:
        raise ValueError("the points of this game do not hang on the number of tricks")
    return _outcomes(_Asked(play, side))


def side_of(play: CardPlay, side: tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """The side that is asked about: the first of the play's where none is told.

    Raises ``ValueError`` where that is nobody, or somebody who does not play.
    """
    asked = play.sides[0] if side is None else tuple(side)
    if not asked or sorted(set(asked) & set(play.players)) != sorted(asked):
        raise ValueError("a side is one player or several of the play")
    return asked


def tricks_of(play: CardPlay) -> int:
    """How many tricks a deal has: those taken, and those to come."""
    return sum(play.taken) + max(len(hand) for hand in play.hands) + _is_longest_played(play)


def _is_longest_played(play: CardPlay) -> bool:
    """Whether everybody who holds a card less has played it to a trick that is not full."""
    sizes = {len(hand) for hand in play.hands}
    return bool(play.trick) and len(sizes) == 1


class _Asked:
    """A side of a play; two are the same whatever function tells their scores."""

    def __init__(self, play: CardPlay, side: tuple[Seat, ...]) -> None:
        self.players, self.side, self.tricks = play.players, side, tricks_of(play)
        self._seats, self._scores = play.seats, play.scores
        self._key = (play.stakes, play.players, play.seats, self.tricks, side)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key == other._key

    def value(self, tricks: Tricks) -> int:
        """The points of the side for a way of sharing all tricks among the players."""
        by_seat = [0] * self._seats
        for seat, each in zip(self.players, tricks, strict=True):
            by_seat[seat] = each
        points = self._scores(tuple(by_seat), (NO_CARDS,) * self._seats)
        return sum(points[seat] for seat in self.side)


@lru_cache(maxsize=1024)
def _outcomes(asked: _Asked) -> Outcomes:
    count = len(asked.players)
    ends = {tricks: asked.value(tricks) for tricks in _splits(asked.tricks, count)}
    values = tuple(sorted(set(ends.values())))
    machine = _Machine(count, frozenset(asked.players.index(seat) for seat in asked.side))
    starts = tuple(machine.question(ends, asked.tricks, value) for value in values)
    return Outcomes(
        players=count,
        values=values,
        starts=starts,
        steps=array("H", machine.steps),
        prefers=array("B", machine.prefers),
        keen=array("B", machine.keen),
        alone=array("B", machine.alone),
        idle=array("B", machine.idle),
        dominates=machine.dominates(),
    )


def _splits(tricks: int, players: int) -> Iterator[Tricks]:
    """Every way of sharing so many tricks."""
    if players == 1:
        yield (tricks,)
        return
    for own in range(tricks + 1):
        for rest in _splits(tricks - own, players - 1):
            yield (own, *rest)


class _Machine:
    """States that are told apart only by what may still come of them."""

    def __init__(self, players: int, side: frozenset[int]) -> None:
        self._players = range(players)
        self._side = side
        self._states: dict[Tricks, int] = {}
        self._chances = [0.0, 1.0]
        # For each order in which the tricks to come may go, a bit that tells whether it is a yes.
        self._ways = [0, 1]
        self._depths = [0, 0]
        self.steps = [state for state in (NO, YES) for _ in self._players]
        self.prefers = [0] * (2 * players * players)
        self.keen = [0] * (2 * players)
        self.alone = [0] * (2 * players)
        self.idle = [0] * (2 * players)

    def question(self, ends: dict[Tricks, int], tricks: int, least: int) -> dict[Tricks, int]:
        """The states, by tricks taken, of asking whether the points come to at least so many."""
        states = {shared: YES if value >= least else NO for shared, value in ends.items()}
        for taken in range(tricks - 1, -1, -1):
            for shared in _splits(taken, len(self._players)):
                states[shared] = self._state(
                    tuple(states[_with_one_more(shared, winner)] for winner in self._players)
                )
        return states

    def _state(self, after: tuple[int, ...]) -> int:
        if set(after) in ({NO}, {YES}):
            return after[0]
        known = self._states.get(after)
        if known is not None:
            return known
        chances = [self._chances[state] for state in after]
        self.steps += after
        self.prefers += [
            self._prefers(chances, one, other) for one in self._players for other in self._players
        ]
        self.keen += [self._is_keen(chances, one) for one in self._players]
        self.alone += [self._alone(state, one) for one, state in enumerate(after)]
        self.idle += [self._is_idle_enough(after, one) for one in self._players]
        depth = max(self._depths[state] for state in after)
        self._ways.append(self._joined(after, len(after) ** depth))
        self._depths.append(depth + 1)
        self._chances.append(sum(chances) / len(chances))
        return self._states.setdefault(after, len(self._chances) - 1)

    def dominates(self) -> array[int]:
        """Whether each state is as good as each other one, state by state."""
        count, ways = len(self._ways), self._ways
        alike = defaultdict(list)
        for state in range(YES + 1, count):
            alike[self._depths[state]].append(state)
        table = array("B", bytes(count * count))
        for state in range(count):
            table[state * count + NO] = table[YES * count + state] = 1
        for states in alike.values():
            for one in states:
                for other in states:
                    table[one * count + other] = not ways[other] & ~ways[one]
        return table

    def _joined(self, after: tuple[int, ...], size: int) -> int:
        """The ways of a state from those that follow it, each of ``size`` bits."""
        every = (1 << size) - 1
        ways = [every * state if state in (NO, YES) else self._ways[state] for state in after]
        return sum(each << size * place for place, each in enumerate(ways))

    def _prefers(self, chances: list[float], one: int, other: int) -> bool:
        gain = chances[one] - chances[other]
        return gain > 0 if one in self._side else gain < 0

    def _alone(self, state: int, player: int) -> int:
        """How many tricks in a row, with one that leads to this state, are enough for him."""
        if state in (NO, YES):
            return self._is_after(state, player)
        more = self.alone[state * len(self._players) + player]
        return more + 1 if more else 0

    def _is_idle_enough(self, after: tuple[int, ...], player: int) -> bool:
        """Whether his side has the answer it is after, whoever else takes all tricks to come."""
        return all(
            self._is_after(state, player)
            if state in (NO, YES)
            else self.idle[state * len(self._players) + player]
            for taker, state in enumerate(after)
            if taker != player
        )

    def _is_after(self, answer: int, player: int) -> bool:
        """Whether an answer is the one that a player's side is after."""
        return (answer == YES) == (player in self._side)

    def _is_keen(self, chances: list[float], one: int) -> bool:
        against = [each for each in self._players if (each in self._side) != (one in self._side)]
        return all(self._prefers(chances, one, other) for other in against)


def _with_one_more(tricks: Tricks, winner: int) -> Tricks:
    return (*tricks[:winner], tricks[winner] + 1, *tricks[winner + 1 :])
