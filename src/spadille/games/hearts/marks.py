"""What the line of a position tells that only Hearts has, by the names of its marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import get_args

from spadille.cards import NO_CARDS, CardSet, Seat
from spadille.games.hearts.cards import COUNTING
from spadille.games.hearts.event import Way
from spadille.games.hearts.state import SEATS, State
from spadille.rules.faults import Fault
from spadille.rules.position import mark_unknown, mark_wrong
from spadille.rules.standing import Standing

Marks = Mapping[str, tuple[str, ...]]

#: Stands where a seat has taken nothing, and between two seats.
_NOTHING, _BETWEEN = "-", "/"


def told(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a state has that no common field tells; what the tricks tell is left out."""
    number, points = state.standing.number, state.points_before
    if number != 1:
        yield "number", (str(number),)
    if any(points):
        yield "points", tuple(map(str, points))
    has_begun = state.trick if not state.taken else all(state.tricks)
    if state.opener is not None and not has_begun:
        yield "opener", (str(state.opener),)
    if state.is_broken:
        yield "broken", ()
    if any(state.captured) and not all(state.tricks):
        heaps = f" {_BETWEEN} ".join(str(heap) or _NOTHING for heap in state.captured)
        yield "captured", tuple(heaps.split())
    if state.way is not None:
        yield "chosen", (state.way,)
    if state.settled is not None:
        yield "over", ()


def unreadable(marks: Marks) -> Iterator[Fault]:
    """The marks that are unknown or cannot be read."""
    for name, words in marks.items():
        if name not in _READABLE:
            yield mark_unknown(name, _READABLE)
        elif not _READABLE[name](words):
            yield mark_wrong(name, words)


def standing(marks: Marks) -> Standing:
    """Where the match stands."""
    number = int(marks.get("number", ("1",))[0])
    return Standing(number, tuple(map(int, marks.get("points", ("0",) * SEATS))))


def opener(marks: Marks) -> Seat | None:
    """The seat that leads first, where it is told."""
    return Seat(int(marks["opener"][0])) if "opener" in marks else None


def way(marks: Marks) -> Way | None:
    """What whoever shot the moon chose."""
    said = marks.get("chosen", (None,))[0]
    return next((each for each in get_args(Way) if each == said), None)


def captured(marks: Marks) -> tuple[CardSet, ...]:
    """The cards that can count, by the seat that has taken them."""
    if "captured" not in marks:
        return (NO_CARDS,) * SEATS
    return tuple(CardSet.read(" ".join(heap)) for heap in _heaps(marks["captured"]))


def _heaps(words: tuple[str, ...]) -> list[list[str]]:
    parts = (list(part) for is_end, part in groupby(words, _BETWEEN.__eq__) if not is_end)
    return [[] if part == [_NOTHING] else part for part in parts]


def _is_whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 9


def _is_number(words: tuple[str, ...]) -> bool:
    return len(words) == 1 and _is_whole(words[0]) and int(words[0]) >= 1


def _are_points(words: tuple[str, ...]) -> bool:
    return len(words) == SEATS and all(map(_is_whole, words))


def _is_seat(words: tuple[str, ...]) -> bool:
    return len(words) == 1 and words[0] in set(map(str, range(SEATS)))


def _are_heaps(words: tuple[str, ...]) -> bool:
    heaps = _heaps(words)
    cards = [word for heap in heaps for word in heap]
    is_known = set(cards) <= {card.text for card in COUNTING}
    return len(heaps) == SEATS and is_known and len(set(cards)) == len(cards)


_READABLE: dict[str, Callable[[tuple[str, ...]], bool]] = {
    "number": _is_number,
    "points": _are_points,
    "opener": _is_seat,
    "broken": lambda words: not words,
    "captured": _are_heaps,
    "chosen": lambda words: len(words) == 1 and words[0] in get_args(Way),
    "over": lambda words: not words,
}
