"""A profile as it stands in its file, or all that is wrong with the file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spadille.rules import misfit
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A profile as it is written: only what differs."""

    version: Annotated[int, Meta(ge=1)]
    source: str
    extends: str | None = None
    options: dict[str, Any] = {}


#: What the library says of a text that is no TOML, as it begins, and the name of our fault.
_REASONS = (
    (r"Illegal character '\\n'|Unterminated string|Expected '\"", "toml-quote"),
    (r"Unescaped|Escaped|Invalid hex", "toml-escape"),
    (r"Expected '=' after", "toml-equals"),
    (r"Expected '?\]|Unclosed", "toml-bracket"),
    (r"Expected newline", "toml-end"),
    (r"Invalid (value|date)", "toml-value"),
    (r"Cannot|Duplicate", "toml-twice"),
)
_PLACE = re.compile(r"at line (\d+), column (\d+)")


def read(file: Path, what: str) -> Written:
    """The profile of a file; raises ``FaultyGame``, where ``what`` is the name of the profile."""
    text = _text(file, what)
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaultyGame(what, [_toml_fault(file, error)]) from error
    except ValueError as error:
        # A number of more digits than Python reads.
        raise FaultyGame(what, [Fault("toml-number", file=str(file))]) from error
    except RecursionError as error:
        raise FaultyGame(what, [Fault("toml-deep", file=str(file))]) from error
    faults = list(_faults(told))
    if faults:
        raise FaultyGame(what, faults)
    return msgspec.convert(told, Written)


def _text(file: Path, what: str) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        facts = {"file": str(file), "line": str(line)}
        raise FaultyGame(what, [Fault("toml-letters", **facts)]) from error
    except OSError as error:
        raise FaultyGame(what, [Fault("file-closed", file=str(file))]) from error


def _toml_fault(file: Path, error: tomllib.TOMLDecodeError) -> Fault:
    """Where the text stops to be TOML, and what is wrong there."""
    text = str(error)
    name = next((name for pattern, name in _REASONS if re.match(pattern, text)), "toml-wrong")
    place = _PLACE.search(text)
    if place is None:
        return Fault("toml-cut", file=str(file))
    return Fault(name, file=str(file), line=place[1], column=place[2])


def _faults(told: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with the head of a profile."""
    fields = {field.name: field for field in msgspec.structs.fields(Written)}
    faults = [misfit.unknown(name, fields) for name in told if name not in fields]
    for name, field in fields.items():
        if name not in told:
            faults += [misfit.missing(name)] if field.required else []
            continue
        fault = misfit.misfit(field.type, told[name], name)
        faults += [] if fault is None else [fault]
    return faults
