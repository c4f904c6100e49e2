"""The play of the cards by itself: all that the tricks still to come can hang on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.order import TrickOrder

#: What each seat's points come to, from the tricks of each seat at the end.
Scores = Callable[[tuple[int, ...]], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class CardPlay:
    """A position in which nothing but cards is played any more.

    ``players`` hold the ``hands`` and play in that order, round and round; ``leader`` is the place
    among them of whoever led, or leads, to the ``trick``; ``taken`` are the tricks they have.
    ``duties`` answers with the ladder of a situation, and is the same object where all its answers
    are the same. A card of ``latching`` makes the latch true once it has been played. ``sides`` are
    the seats that play together against all others, one group for each game that is settled by
    itself. ``scores`` turns the tricks of all seats at the end into the points of the deal, or is
    absent where points do not hang on tricks; plays with the same ``stakes`` score alike.
    """

    players: tuple[Seat, ...]
    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[Card, ...]
    taken: tuple[int, ...]
    order: TrickOrder
    duties: Callable[[Situation], Ladder]
    is_first_trick: bool
    sides: tuple[tuple[Seat, ...], ...]
    seats: int
    stakes: Hashable
    scores: Scores | None = None
    latching: CardSet = NO_CARDS
    is_latched: bool = False
