"""What the cards that somebody has played tell of those that he still holds.

Every card that is played is of some sort: led, over or under the best so far, a trump where
another suit was led, thrown away. Of each sort it is learned how much readier a hand then is to
hold a card that stands in a certain way to the one played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.bots.model import Numbers
from spadille.cards import Card, CardSet, Seat, Trick
from spadille.inference.worlds import Weights
from spadille.rules.hidden import Hidden
from spadille.rules.order import TrickOrder

#: How many numbers a sort of play has.
KINDS = 11
#: By how it stands to the card played, where both are of one suit ...
_NEXT_ABOVE, _NEXT_BELOW, _ABOVE, _ABOVE_OTHER, _BELOW, _BELOW_OTHER = range(6)
#: ... and by what it is where they are not.
_TRUMP, _LOW_TRUMP, _TOP, _HIGH, _LOW = range(6, 11)
#: So many of a suit, of those still in play, are high.
_HIGHEST = 3

#: The side on which a seat plays, as the names of what was learned have it.
SideOf = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class Reading:
    """One card that a seat has played: the sort of play, and which of its numbers is a card's."""

    seat: Seat
    name: str
    kind: Callable[[Card], int]


def readings(
    prefix: str, tricks: Iterable[Trick], order: TrickOrder, side_of: SideOf
) -> Iterator[Reading]:
    """What each card of the tricks is, in turn; what is learned is named with the ``prefix``."""
    gone = CardSet()
    for trick in tricks:
        for number, (seat, card) in enumerate(trick.plays):
            before = Trick(trick.plays[:number])
            sort = _sort(before, card, order, gone, seat, side_of)
            best = order.winning(before.cards) if number else None
            yield Reading(seat, f"{prefix}/{side_of(seat)}/{sort}", _kinds(card, best, order, gone))
            gone |= CardSet((card,))


def read(
    hidden: Hidden,
    numbers: Numbers,
    found: Iterable[Reading],
    habits: Weights,
    power: float = 1.0,
) -> Weights:
    """How readily each place takes each card by habit, and by what its seat has played.

    What plays tell is taken to a power, below 1 to believe them less.
    """
    by_seat: dict[Seat, list[Reading]] = {}
    for reading in found:
        if reading.name in numbers:
            by_seat.setdefault(reading.seat, []).append(reading)
    weights: list[Mapping[Card, float]] = []
    for place, habit in zip(hidden.places, habits, strict=True):
        told = (
            by_seat.get(place.seat, []) if place.kind == "hand" and place.seat is not None else []
        )
        if not told:
            weights.append(habit)
            continue
        row = {}
        for card in place.cards:
            weight = 1.0
            for reading in told:
                weight *= float(numbers[reading.name][reading.kind(card)])
            row[card] = habit.get(card, 1.0) * weight**power
        weights.append(row)
    return weights


def _sort(
    before: Trick, card: Card, order: TrickOrder, gone: CardSet, seat: Seat, side_of: SideOf
) -> str:
    """What sort of play a card is that falls to a trick, with all those ``gone`` before."""
    lane = order.lane(card)
    suit = "trump" if lane == 0 else "suit"
    if not before:
        return f"lead/{suit}/{_height(card, order, gone)}"
    best = order.winning(before.cards)
    holder = next(who for who, fallen in before.plays if fallen is best)
    whose = "own" if side_of(holder) == side_of(seat) else "other"
    turn = "second" if len(before) == 1 else "later"
    if lane == order.lane(before.led):
        does = "over" if order.beats(card, best) else "under"
        return f"follow/{suit}/{does}/{turn}/{whose}"
    return f"{'ruff' if lane == 0 else 'discard'}/{turn}/{whose}"


def _height(card: Card, order: TrickOrder, gone: CardSet) -> str:
    above = _live(order, order.lane(card), gone).index(card)
    return "top" if above == 0 else "high" if above < _HIGHEST else "low"


def _live(order: TrickOrder, lane: int, gone: CardSet) -> Sequence[Card]:
    return [card for card in order.lanes[lane] if card not in gone]


def _kinds(
    played: Card, best: Card | None, order: TrickOrder, gone: CardSet
) -> Callable[[Card], int]:
    lanes = [_live(order, lane, gone) for lane in range(len(order.lanes))]
    own = order.lane(played)
    at = lanes[own].index(played)

    def kind(card: Card) -> int:
        lane = order.lane(card)
        place = lanes[lane].index(card)
        if lane != own:
            if lane == 0:
                return _TRUMP if place < _HIGHEST else _LOW_TRUMP
            return _TOP if place == 0 else _HIGH if place < _HIGHEST else _LOW
        if abs(place - at) == 1:
            return _NEXT_ABOVE if place < at else _NEXT_BELOW
        # Of a lead it is asked whether the card is the highest, else whether it takes the trick.
        is_first = place == 0 if best is None else order.beats(card, best)
        if place < at:
            return _ABOVE if is_first else _ABOVE_OTHER
        return _BELOW if is_first else _BELOW_OTHER

    return kind
