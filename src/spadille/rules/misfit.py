"""What cannot stand in a rule set, with the name and the facts by which the languages word it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from spadille.rules.declaration import Declaration, declaration
from spadille.rules.faults import Fault

#: Of a value from outside, as much as fits a line.
SHOWN = 40
_PLACES = re.compile(r"\[(\d+)\]")


def unknown(name: str, known: Iterable[str]) -> Fault:
    """An option, or a row of a table, that is none.

    >>> unknown("hodl", ["hold", "seats"])
    'hodl is not an option; known are hold, seats'
    """
    return Fault("option-unknown", option=_shown(name), known=", ".join(known))


def missing(name: str) -> Fault:
    """An option that each rule set must have."""
    return Fault("option-missing", option=name)


def twice(name: str) -> Fault:
    """An option that is changed twice in one name."""
    return Fault("option-twice", option=_shown(name))


def fixed(name: str) -> Fault:
    """A list or a table, for which a name has no room."""
    return Fault("option-fixed", option=name)


def misfit(wanted: Any, value: object, name: str) -> Fault | None:
    """Why a value is none of the type ``wanted``; nothing where it is one.

    >>> misfit(bool, "yes", "hold"), misfit(bool, True, "hold")
    ('hold is true or false, not yes', None)
    """
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        path = str(error).rpartition(" - at `$")[2].rstrip("`") if " - at `$" in str(error) else ""
        return _fault(wanted, value, name, path)
    return None


def _fault(wanted: Any, value: object, name: str, path: str) -> Fault:
    """The fault of a value in words for players; ``path`` leads to what is wrong in a list."""
    try:
        option = declaration(wanted, name)
    except TypeError:
        return Fault("option-table", option=name, found=_shown(value))
    found = _shown(value)
    match option.kind:
        case "flag":
            return Fault("option-flag", option=name, found=found)
        case "choice":
            known = ", ".join(map(_shown, option.choices))
            return Fault("option-choice", option=name, known=known, found=found)
        case "number":
            return _number_fault(option, value, found)
        case "list":
            return _list_fault(wanted, value, name, path)
    return Fault("option-text", option=name, found=found)


def _list_fault(wanted: Any, value: object, name: str, path: str) -> Fault:
    """What is wrong in a list is named by its place there, from 0."""
    for place in _PLACES.findall(path):
        assert isinstance(value, list)
        value = value[int(place)]
    words = tuple(_words(wanted))
    if path and isinstance(value, str) and value not in words:
        facts = {"known": ", ".join(words), "found": _shown(value)}
        return Fault("option-choice", option=f"{name}{path}", **facts)
    return Fault("option-list", option=f"{name}{path}", found=_shown(value))


def _words(wanted: Any) -> Iterator[str]:
    """The words that may stand in a list, however deep."""
    if get_origin(wanted) is Literal:
        yield from map(str, get_args(wanted))
        return
    for inner in get_args(wanted):
        yield from _words(inner)


def _number_fault(option: Declaration, value: object, found: str) -> Fault:
    name = option.name
    if not isinstance(value, int) or isinstance(value, bool):
        return Fault("option-number", option=name, found=found)
    if option.minimum is not None and value < option.minimum:
        return Fault("option-small", option=name, limit=str(option.minimum), found=found)
    if option.maximum is not None and value > option.maximum:
        return Fault("option-large", option=name, limit=str(option.maximum), found=found)
    return Fault("option-step", option=name, step=str(option.step), found=found)


def _shown(value: object) -> str:
    """A value as it was written, in one line."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = "".join(letter if letter.isprintable() else " " for letter in text) or '""'
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
