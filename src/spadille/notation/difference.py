"""The first thing that a text tells otherwise than the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from spadille.rules import codec
from spadille.rules.action import Action
from spadille.rules.faults import Phrase
from spadille.rules.rule import IllegalAction

#: Of a value, as much as fits a line.
_LENGTH = 160


class Difference(Exception):
    """Raised at the first thing that the rules tell otherwise.

    ``step`` is the number of a step, from 1, or of a journal's entry, and 0 for what belongs to
    none; ``what`` is the name of the field.
    """

    def __init__(self, step: int, what: str, found: object, expected: object) -> None:
        self.step = step
        self.what = what
        self.found = shown(found)
        self.expected = shown(expected)
        super().__init__(f"step {step}, {what}: {self.found}, where the rules say {self.expected}")


class IllegalStep(Difference):
    """Raised at the first action that the rules forbid; ``refusal`` cites the rule."""

    def __init__(self, step: int, action: Action, refusal: IllegalAction) -> None:
        self.refusal = refusal
        super().__init__(step, "action", action, f"rule {refusal}")


def same(number: int, what: str, found: object, expected: object) -> None:
    """Raise ``Difference`` at the first place where two plain values are not the same."""
    for path, one, other in _differences(what, found, expected):
        raise Difference(number, path, one, other)


def _differences(
    path: str, found: object, expected: object
) -> Iterator[tuple[str, object, object]]:
    """Every place where two plain values differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in sorted(found.keys() | expected.keys()):
            yield from _differences(f"{path}.{key}", found.get(key), expected.get(key))
    elif isinstance(found, list) and isinstance(expected, list) and _go_by_place(found, expected):
        for place, (one, other) in enumerate(zip_longest(found, expected)):
            yield from _differences(f"{path}[{place}]", one, other)
    elif type(found) is not type(expected) or found != expected:
        yield path, found, expected


def _go_by_place(found: list[object], expected: list[object]) -> bool:
    """Lists of events, and lists that are equally long; of cards too many the whole list tells."""
    is_of_events = any(isinstance(each, dict) for each in (*found, *expected))
    return is_of_events or len(found) == len(expected)


def shown(value: object) -> str:
    """A plain value in one line."""
    if isinstance(value, Phrase):
        return value
    text = value if isinstance(value, str) else codec.encode(value).decode()
    return text if len(text) <= _LENGTH else text[: _LENGTH - 3] + "..."
