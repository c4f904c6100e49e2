"""The play of the cards by itself: all that the tricks still to come can hang on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.order import TrickOrder

#: The points of the deal by seat, from the tricks and the prizes that each seat has at the end.
Scores = Callable[[tuple[int, ...], tuple[CardSet, ...]], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class CardPlay:
    """A position in which nothing but cards is played any more.

    ``players`` hold the ``hands`` and play in that order, round and round; ``leader`` is the place
    among them of whoever led, or leads, to the ``trick``; ``taken`` are the tricks they have.
    ``duties`` answers with the ladder of a situation, and is the same object where all its answers
    are the same. A card of ``latching`` makes the latch true once it has been played. ``sides`` are
    the seats that play together against all others, one group for each game that is settled by
    itself. ``prizes`` are the cards that count for whoever captures them, ``captured`` those each
    player has so far; those of one of the ``kinds`` count the same. ``counts_tricks`` tells whether
    it counts who has taken tricks, be it one or more; with ``is_burden`` points are what everybody
    avoids. ``scores`` turns what all seats have at the end into the points of the deal;
    plays with the same ``stakes`` score alike.
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
    scores: Scores
    prizes: CardSet = NO_CARDS
    captured: tuple[CardSet, ...] = ()
    kinds: tuple[CardSet, ...] = ()
    counts_tricks: bool = True
    is_burden: bool = False
    latching: CardSet = NO_CARDS
    is_latched: bool = False
