"""Whether what somebody sees contradicts the truth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from spadille.cards import Hand, Talon


def contradictions(view: Any, truth: Any, where: str = "state") -> Iterator[str]:
    """Every place at which the view says what is not so: a hand or talon may only know less."""
    names = _parts(truth)
    if isinstance(truth, Hand | Talon) or not names or names != _parts(view):
        if not _may_be_seen_as(view, truth):
            yield f"{where}: {view!r} is no view of {truth!r}"
        return
    for name in names:
        yield from contradictions(_part(view, name), _part(truth, name), f"{where}.{name}")


def _may_be_seen_as(view: Any, truth: Any) -> bool:
    if isinstance(truth, Hand) and isinstance(view, Hand):
        return view.known <= truth.known and len(view) == len(truth)
    if isinstance(truth, Talon) and isinstance(view, Talon):
        is_known_so = view.cards == truth.cards[: len(view.cards)]
        return is_known_so and len(view) == len(truth)
    return type(view) is type(truth) and bool(view == truth)


def _parts(value: Any) -> tuple[str | int, ...]:
    """The names of the fields, or the places in a tuple; none for what has no parts."""
    if isinstance(value, tuple):
        return tuple(range(len(value)))
    if isinstance(value, msgspec.Struct):
        return value.__struct_fields__
    return ()


def _part(value: Any, name: str | int) -> Any:
    return value[name] if isinstance(name, int) else getattr(value, name)
