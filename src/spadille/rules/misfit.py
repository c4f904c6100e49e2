"""What cannot stand in a rule set, with the name and the facts by which the languages word it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from spadille.rules.declaration import Declaration, declaration
from spadille.rules.faults import Fault

#: Of a value from outside, as much as fits a line.
SHOWN = 40


def unknown(name: str, known: Iterable[str]) -> Fault:
    """An option, or a row of a table, that is none.

    >>> unknown("hodl", ["hold", "seats"])
    'hodl is not an option; known are hold, seats'
    """
    listed = ", ".join(known)
    told = f"{name} is not an option; known are {listed}"
    return Fault(told, "option-unknown", option=name, known=listed)


def missing(name: str) -> Fault:
    """An option that each rule set must have."""
    return Fault(f"{name} is missing", "option-missing", option=name)


def twice(name: str) -> Fault:
    """An option that is changed twice in one name."""
    return Fault(f"{name} is changed twice", "option-twice", option=name)


def fixed(name: str) -> Fault:
    """A list or a table, for which a name has no room."""
    told = f"{name} cannot be changed in the name of a rule set"
    return Fault(told, "option-fixed", option=name)


def misfit(wanted: Any, value: object, name: str) -> str | None:
    """Why a value is none of the type ``wanted``; nothing where it is one.

    >>> misfit(bool, "yes", "hold"), misfit(bool, True, "hold")
    ('hold is true or false, not yes', None)
    """
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        try:
            return _fault(declaration(wanted, name), value) or f"{name}: {error}"
        except TypeError:
            return f"{name}: {error}"
    return None


def _fault(option: Declaration, value: object) -> Fault | None:
    """The fault of a value in words for players; none for what only the writer of a file meets."""
    name, found = option.name, _shown(value)
    match option.kind:
        case "flag":
            told = f"{name} is true or false, not {found}"
            return Fault(told, "option-flag", option=name, found=found)
        case "choice":
            known = ", ".join(map(_shown, option.choices))
            told = f"{name} is one of {known}, not {found}"
            return Fault(told, "option-choice", option=name, known=known, found=found)
        case "number":
            return _number_fault(option, value, found)
    return None


def _number_fault(option: Declaration, value: object, found: str) -> Fault:
    name = option.name
    if not isinstance(value, int) or isinstance(value, bool):
        told = f"{name} is a whole number, not {found}"
        return Fault(told, "option-number", option=name, found=found)
    if option.minimum is not None and value < option.minimum:
        told = f"{name} is at least {option.minimum}, not {found}"
        return Fault(told, "option-small", option=name, limit=str(option.minimum), found=found)
    if option.maximum is not None and value > option.maximum:
        told = f"{name} is at most {option.maximum}, not {found}"
        return Fault(told, "option-large", option=name, limit=str(option.maximum), found=found)
    told = f"{name} is a multiple of {option.step}, not {found}"
    return Fault(told, "option-step", option=name, step=str(option.step), found=found)


def _shown(value: object) -> str:
    """A value as it was written, in one line."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = "".join(letter if letter.isprintable() else " " for letter in text) or '""'
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
