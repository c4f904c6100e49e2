"""What the last tricks come to where each player looks to his own points, all hands open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spadille.analysis.patience import Patience
from spadille.cards import Card, CardSet, Seat
from spadille.kernel.prizes import Points
from spadille.kernel.problem import LIMIT
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
    patience = Patience(limit, is_late)
    rivals = Rivals(play, heed=patience.heed)
    against = patience.ask(rivals, lambda nodes: rivals.values_against_all(seat, nodes))
    first = _from_the_best(play, patience.ask(rivals, rivals.values))
    line: list[tuple[Seat, Card]] = []
    card = next(iter(first))
    while (turn := alone.turn) is not None:
        line.append((turn, card))
        alone.play(card)
        if not alone.is_over:
            card = _preferred(alone.described(), patience)
    return Ending(seat, first[line[0][1]], first, against, tuple(line), patience.nodes)


def _preferred(play: CardPlay, patience: Patience) -> Card:
    """The best card that may be played; of a single one nothing is asked."""
    legal = OpenPlay(play).legal()
    if len(legal) == 1:
        return next(iter(legal))
    rivals = Rivals(play, heed=patience.heed)
    return next(iter(_from_the_best(play, patience.ask(rivals, rivals.values))))


def _from_the_best(play: CardPlay, values: dict[Card, Points]) -> dict[Card, Points]:
    """Sorted for who plays a card first; those as good as each other in the order of the game."""
    cards = play.order.sort(CardSet(values))
    liking = sorted(cards, key=lambda card: rank(play, values[card]), reverse=True)
    return {card: values[card] for card in liking}
