"""The options of a game as data for forms and tables, drawn from where each is declared."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta

#: What the values of an option are: yes or no, a number, one of a few words, any word, or a list.
Kind = Literal["flag", "number", "choice", "text", "list"]

#: A value as it is written down. In a list of lists those that stand together are equals.
Value = bool | int | str | tuple[str | tuple[str, ...], ...] | None


class Declaration(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game, as it is declared.

    ``name`` is what the name of a rule set calls it, with a dot before each step into a table;
    ``place`` is the same without the rows of the table, so that all rows share their words.
    ``section`` is that of the game's rules. ``choices`` are all values of a choice; a number lies
    from ``minimum`` to ``maximum`` and is a multiple of ``step``. ``default`` is absent where each
    rule set says for itself; ``is_optional`` tells that there may be no value at all.
    """

    name: str
    place: str
    kind: Kind
    sentence: str = ""
    section: str = ""
    choices: tuple[str | int, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    step: int | None = None
    default: Value = None
    is_optional: bool = False

    @property
    def may_change(self) -> bool:
        """Whether the name of a rule set can change it: a list is for profiles alone."""
        return self.kind != "list"


class Setting(msgspec.Struct, frozen=True):
    """An option with its value in one rule set."""

    option: Declaration
    value: Value


def settings(options: msgspec.Struct) -> tuple[Setting, ...]:
    """All that a rule set says, in the order of the declaration; ``options`` are a profile's.

    >>> from spadille.games.registry import rulebook
    >>> said = {each.option.name: each for each in settings(rulebook("lhombre").profile.options)}
    >>> said["hold"].value, said["hold"].option.kind, said["hold"].option.section
    ('no', 'choice', '7.15')
    >>> said["values.grand.win"].value, said["values.grand.win"].option.place
    (3, 'values.win')
    """
    return tuple(_inside(options, "", ""))


def declaration(wanted: Any, name: str, place: str = "", default: Any = None) -> Declaration:
    """The option of that name whose type is ``wanted``; raises ``TypeError`` at a table's type."""
    bare, told, is_optional = _told(wanted)
    return Declaration(
        name=name,
        place=place or name,
        kind=_kind(bare, name),
        sentence=next((meta.description for meta in told if meta.description), ""),
        section=next((meta.extra["source"] for meta in told if meta.extra), ""),
        choices=get_args(bare) if get_origin(bare) is Literal else (),
        minimum=next((int(meta.ge) for meta in told if meta.ge is not None), None),
        maximum=next((int(meta.le) for meta in told if meta.le is not None), None),
        step=next((int(meta.multiple_of) for meta in told if meta.multiple_of is not None), None),
        default=_plain(default),
        is_optional=is_optional,
    )


def _inside(options: msgspec.Struct, name: str, place: str) -> Iterator[Setting]:
    """The settings of a rule set, or of the part of it that lies at ``name``."""
    for field in msgspec.structs.fields(options):
        default = None if field.default is NODEFAULT else field.default
        value = getattr(options, field.name)
        at, words = f"{name}{field.name}", f"{place}{field.name}"
        yield from _settings(field.type, value, default, at, words)


def _settings(wanted: Any, value: Any, default: Any, name: str, place: str) -> Iterator[Setting]:
    """The settings at one place: one, or those of the table that stands there."""
    bare, told, _ = _told(wanted)
    if get_origin(bare) is dict:
        _, row = get_args(bare)
        for key, item in value.items():
            # What is told about the table is told about each of its rows that says no more.
            yield from _settings(Annotated[row, *told], item, None, f"{name}.{key}", place)
    elif isinstance(value, msgspec.Struct):
        yield from _inside(value, f"{name}.", f"{place}.")
    else:
        yield Setting(declaration(wanted, name, place, default), _plain(value))


def _told(wanted: Any) -> tuple[Any, tuple[Meta, ...], bool]:
    """A type without what is told about it, all that is told, and whether it may be absent."""
    if get_origin(wanted) is Annotated:
        inner, *told = get_args(wanted)
        bare, more, is_optional = _told(inner)
        metas = tuple(each for each in told if isinstance(each, Meta))
        return bare, metas + more, is_optional
    if get_origin(wanted) in (Union, UnionType) and NoneType in get_args(wanted):
        (inner,) = (one for one in get_args(wanted) if one is not NoneType)
        bare, more, _ = _told(inner)
        return bare, more, True
    return wanted, (), False


def _kind(bare: Any, name: str) -> Kind:
    if get_origin(bare) is Literal:
        return "choice"
    if get_origin(bare) is tuple:
        return "list"
    kinds: dict[Any, Kind] = {bool: "flag", int: "number", str: "text"}
    if bare not in kinds:
        raise TypeError(f"the option {name} has no form: {bare}")
    return kinds[bare]


def _plain(value: Any) -> Value:
    plain: Value = msgspec.to_builtins(value)
    return plain
