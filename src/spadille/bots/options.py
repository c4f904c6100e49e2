"""What can be changed in a player, as it stands behind his name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar, get_origin

import msgspec

from spadille.rules import misfit
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - one letter, as all type variables here

#: The options with their new values, both as text.
Changes = Sequence[tuple[str, str]]


class Plain(msgspec.Struct, frozen=True):
    """Nothing can be changed."""


def split(name: str) -> tuple[str, Changes]:
    """A player's name, and the changes that stand behind it.

    >>> split("expert+without=exchange,weights+worlds=20")
    ('expert', (('without', 'exchange,weights'), ('worlds', '20')))
    """
    head, *changes = name.split("+")
    pairs = (change.partition("=") for change in changes)
    return head, tuple((option, value) for option, _, value in pairs)


def chosen(options: type[O], changes: Changes, player: str) -> O:
    """The options of a player with these changes; raises ``FaultyGame`` with all that is wrong.

    In a list, values stand between commas.

    >>> lists = tuple[str, ...]
    >>> fields = [("without", lists, ()), ("worlds", int, 80)]
    >>> Options = msgspec.defstruct("Options", fields, frozen=True)
    >>> chosen(Options, [("without", "weights"), ("worlds", "20")], "expert")
    Options(without=('weights',), worlds=20)
    >>> chosen(Options, [("wihtout", "weights")], "expert")
    Traceback (most recent call last):
    ...
    spadille.rules.rule.FaultyGame: player expert: wihtout is not an option; known are ...
    """
    fields = {field.name: field for field in msgspec.structs.fields(options)}
    if changes and not fields:
        raise FaultyGame(f"player {player}", [Fault("player-plain")])
    faults = [
        misfit.twice(name)
        for name, count in Counter(name for name, _ in changes).items()
        if count > 1
    ]
    values: dict[str, Any] = {}
    for name, text in changes:
        if name not in fields:
            faults.append(misfit.unknown(name, fields))
            continue
        values[name] = _value_of(text, fields[name].type)
        faults += _misfits(fields[name].type, values[name], name)
    if faults:
        raise FaultyGame(f"player {player}", faults)
    return options(**values)


def _misfits(wanted: Any, value: object, name: str) -> Iterator[Fault]:
    # A tuple stands for a list, which is what its faults speak of.
    told = list(value) if isinstance(value, tuple) else value
    fault = misfit.misfit(wanted, told, name)
    if fault is not None:
        yield fault


def _value_of(text: str, wanted: Any) -> object:
    """The value a text stands for; the text itself where it is none of that type."""
    if get_origin(wanted) is tuple:
        return tuple(text.split(","))
    for kind in (wanted, int):
        try:
            value: object = msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError:
            continue
        return value
    return text
