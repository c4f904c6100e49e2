"""What is wrong with a line of JSON, in words of ours for what the library says of it."""

from __future__ import annotations

import re

import msgspec

from spadille.rules.faults import Fault, Phrase

_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_BYTE = re.compile(r"\(byte (\d+)\)$")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`$")
_KIND = re.compile(r"Expected `(\w+)(?: \| null)?`, got `(\w+)`$")
_VALUE = re.compile(r"Invalid (?:enum )?value (.*)$")
#: What ``codec`` says of cards, as it begins or ends.
_CARD = re.compile(r".* is not a card\b|cards? (is|are) written as|a card occurs twice")
#: Kinds of values, as the library has them, that have words of their own.
_KINDS = ("array", "bool", "float", "int", "null", "object", "str")
_CUT = "Input data was truncated"
_DEEP = "nested too deeply"


def form_fault(error: msgspec.MsgspecError | UnicodeError) -> Fault:
    """Why a line has not the form it should have, with the place in it.

    >>> form_fault(msgspec.ValidationError("Expected `int`, got `str` - at `$.steps[0].seat`"))
    'steps[0].seat should be a whole number, not a text'
    """
    text = str(error)
    place = match[1] if (match := _PLACE.search(text)) else ""
    text = _PLACE.sub("", text)
    if text == _CUT:
        return Fault("form-cut")
    if text == _DEEP:
        return Fault("form-deep")
    if match := _FIELD.match(text):
        name = "form-missing" if match[1].startswith("missing") else "form-unknown"
        return Fault(name, field=f"{place}.{match[2]}".lstrip("."))
    if place and (match := _KIND.match(text)):
        wanted, found = (_kind(each) for each in match.groups())
        return Fault("form-kind", field=place, wanted=wanted, found=found)
    if place and (match := _VALUE.match(text)):
        return Fault("form-value", field=place, found=match[1].strip("'"))
    if place and _CARD.match(text):
        return Fault("form-card", field=place)
    return Fault("form-misfit", field=place) if place else Fault("form-wrong")


def column_of(error: msgspec.MsgspecError | UnicodeError, line: str) -> int:
    """The column at which a line stops to be JSON; the first where the library does not tell."""
    match = _BYTE.search(str(error))
    if match is None:
        return 1
    before = line.encode("utf-8", "surrogatepass")[: int(match[1])]
    return len(before.decode("utf-8", "ignore")) + 1


def _kind(name: str) -> Phrase | str:
    return Phrase(f"kind-{name}") if name in _KINDS else name
