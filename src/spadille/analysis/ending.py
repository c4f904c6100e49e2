"""What the last tricks come to where each player looks to his own points, all hands open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spadille.cards import Card, CardSet, Seat
from spadille.kernel.prizes import Points
from spadille.kernel.problem import LIMIT, LimitHit
from spadille.kernel.rivals import Rivals, rank
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay


@dataclass(frozen=True, slots=True)
class Ending:
    """The points of the deal by seat if everybody plays for himself without error.

    ``values`` are the same after each card that ``seat``, which is on turn, may play now, the best
    first; ``alone`` are its own points after each if all others play together against it. In
    ``line`` everybody plays a best card, the first in the order of the game where several are.
    ``nodes`` counts the cards played in thought.
    """

    seat: Seat
    points: Points
    values: dict[Card, Points]
    alone: dict[Card, int]
    line: tuple[tuple[Seat, Card], ...]
    nodes: int


def solve_ending(
    play: CardPlay, limit: int = LIMIT, is_late: Callable[[], bool] = lambda: False
) -> Ending:
    """The solution of the last tricks of a play whose points hang on the cards captured.

    Raises ``CannotHold`` where too many are still to come, ``LimitHit`` once ``limit`` nodes were
    not enough, or ``is_late`` says so, and ``ValueError`` where all is played.

    >>> from spadille.table import Table
    >>> table = Table.shuffled("hearts/norsk+pass_cards=false", seed=1)
    >>> for _ in range(40):
    ...     table = table.act(next(iter(table.legal().play)).text)
    >>> ending = solve_ending(table.rulebook.card_play(table.truth))
    >>> sum(ending.points), len(ending.line)
    (26, 12)
    """
    alone = OpenPlay(play)
    seat = alone.turn
    if seat is None:
        raise ValueError("all cards have been played")
    asked = _Asked(limit, is_late)
    against = {card: asked.alone(after, seat) for card, after in _after(play).items()}
    first = asked.values(play)
    line: list[tuple[Seat, Card]] = []
    cards = tuple(first)
    while (turn := alone.turn) is not None:
        line.append((turn, cards[0]))
        alone.play(cards[0])
        cards = asked.preferred(alone.described())
    return Ending(seat, next(iter(first.values())), first, against, tuple(line), asked.nodes)


def _legal(play: CardPlay) -> tuple[Card, ...]:
    """The cards that may be played, in the order of the game."""
    return play.order.sort(CardSet(OpenPlay(play).legal()))


def _after(play: CardPlay) -> dict[Card, CardPlay]:
    found = {}
    for card in _legal(play):
        after = OpenPlay(play)
        after.play(card)
        found[card] = after.described()
    return found


@dataclass(slots=True)
class _Asked:
    """Asks for the end of one position after another, and counts what that takes."""

    limit: int
    is_late: Callable[[], bool]
    nodes: int = 0

    def values(self, play: CardPlay) -> dict[Card, Points]:
        """The points by seat after each card, the best for who plays it first."""
        found = {card: self._value(after) for card, after in _after(play).items()}
        liking = sorted(found, key=lambda card: rank(play, found[card]), reverse=True)
        return {card: found[card] for card in liking}

    def preferred(self, play: CardPlay) -> tuple[Card, ...]:
        """The cards that may be played, the best first; of a single one nothing is asked."""
        legal = _legal(play)
        return legal if len(legal) < 2 else tuple(self.values(play))

    def alone(self, play: CardPlay, seat: Seat) -> int:
        """The points of a seat if all others play against it."""
        rivals = Rivals(play)
        value = rivals.value_against_all(seat)
        self._count(rivals)
        return value

    def _value(self, play: CardPlay) -> Points:
        rivals = Rivals(play)
        points = rivals.value()
        self._count(rivals)
        return points

    def _count(self, rivals: Rivals) -> None:
        self.nodes += rivals.nodes
        if self.nodes > self.limit or self.is_late():
            raise LimitHit
