"""A rule set: what one text says a game is, as differences from the declared options."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, cast, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo

from spadille.rules import misfit, outside, written
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame
from spadille.rules.ruleset import changes_text
from spadille.rules.written import Written

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - O for options, as S for state


def option(sentence: str, source: str, **limits: Any) -> Meta:
    """Declare an option beside its type: a sentence for players, and the section it comes from."""
    return Meta(description=sentence, extra={"source": source}, **limits)


class Profile(msgspec.Struct, Generic[O], frozen=True):
    """One rule set of one game, with everything it says spelt out in ``options``.

    ``changes`` are the options in which it departs from the profile of that name, with their values
    as text.
    """

    game: str
    name: str
    version: int
    source: str
    options: O
    changes: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.game}/{self.name}@{self.version}{changes_text(self.changes)}"


def load(
    folder: Path,
    game: str,
    name: str,
    options: type[O],
    changes: Iterable[tuple[str, str]] = (),
) -> Profile[O]:
    """Read profile ``name`` of a game from its folder of TOML files, and change options in it.

    A profile that the folder has not is looked for in the one outside the package.

    An option inside a table is named after a dot; its value is written as in the file, a text
    without quotes. Raises ``FaultyGame`` with every fault: an unknown profile, option or value,
    each by name.
    """
    file = _read(folder, game, name)
    settings = _inherited(folder, game, name)
    faults = list(_faults(settings, options, ""))
    if faults:
        raise FaultyGame(f"profile {game}/{name}", faults)
    plain = msgspec.convert(settings, options)
    wanted = [(path, _value_of(text)) for path, text in changes]
    for path, value in wanted:
        settings = _merged(settings, _nested(path, value))
    faults = list(_change_faults(plain, [path for path, _ in wanted]))
    faults = faults or list(_faults(settings, options, ""))
    if faults:
        raise FaultyGame(f"profile {game}/{name}{changes_text(changes)}", faults)
    changed = msgspec.convert(settings, options)
    different = tuple(
        (path, text_of(_at(changed, path)))
        for path, _ in sorted(wanted)
        if _at(plain, path) != _at(changed, path)
    )
    return Profile(game, name, file.version, file.source, changed, different)


def text_of(value: object) -> str:
    """The value of an option as text, as it stands in the name of a rule set.

    >>> text_of(True), text_of(4), text_of("left")
    ('true', '4', 'left')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def names(folder: Path) -> tuple[str, ...]:
    """The profiles that a game's folder holds."""
    return tuple(sorted(file.stem for file in folder.glob("*.toml")))


def _read(folder: Path, game: str, name: str) -> Written:
    files = _files(folder, game)
    if name not in files:
        known = ", ".join(f"{game}/{each}" for each in sorted(files))
        raise FaultyGame(f"profile {game}/{name}", [Fault("none", known=known)])
    return written.read(files[name], f"profile {game}/{name}")


def _files(folder: Path, game: str) -> dict[str, Path]:
    # What the package calls by a name stays so called: records name it.
    return {**outside.files(game), **{each: folder / f"{each}.toml" for each in names(folder)}}


def _inherited(folder: Path, game: str, name: str) -> dict[str, Any]:
    lineage = [name]
    while (parent := _read(folder, game, lineage[-1]).extends) is not None:
        if parent in lineage:
            raise FaultyGame(f"profile {game}/{name}", [Fault("extends-itself", parent=parent)])
        known = _files(folder, game)
        if parent not in known:
            told = Fault("extends-none", parent=parent, known=", ".join(sorted(known)))
            raise FaultyGame(f"profile {game}/{lineage[-1]}", [told])
        lineage.append(parent)
    settings: dict[str, Any] = {}
    for ancestor in reversed(lineage):
        settings = _merged(settings, _read(folder, game, ancestor).options)
    return settings


def _value_of(text: str) -> object:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        # No value, or one of more digits than Python reads.
        return text


def _nested(path: str, value: object) -> dict[str, Any]:
    for name in reversed(path.split(".")):
        value = {name: value}
    return cast(dict[str, Any], value)


def _at(options: object, path: str) -> object:
    """The value of an option that may stand inside a table; none where there is no such table."""
    for name in path.split("."):
        options = options.get(name) if isinstance(options, dict) else getattr(options, name, None)
    return options


def _merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in changes.items():
        old = merged.get(key)
        both_tables = isinstance(old, Mapping) and isinstance(value, Mapping)
        merged[key] = _merged(old, value) if both_tables else value  # type: ignore[arg-type] # both are mappings
    return merged


def _change_faults(options: msgspec.Struct, paths: Sequence[str]) -> Iterator[Fault]:
    """What is wrong with changes in a name, whatever the new values are."""
    for path, count in Counter(paths).items():
        if count > 1:
            yield misfit.twice(path)
        if isinstance(_at(options, path), tuple | dict | msgspec.Struct):
            yield misfit.fixed(path)


def _faults(
    settings: Mapping[str, Any], options: type[msgspec.Struct], where: str
) -> Iterator[Fault]:
    fields = _fields(options)
    for key in settings:
        if key not in fields:
            yield misfit.unknown(f"{where}{key}", fields)
    for name, field in fields.items():
        if name not in settings:
            if field.required:
                yield misfit.missing(f"{where}{name}")
            continue
        yield from _value_faults(settings[name], field.type, f"{where}{name}")


@lru_cache
def _fields(options: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(options)}


def _value_faults(value: Any, wanted: Any, where: str) -> Iterator[Fault]:
    """The faults of one value; those inside a table are named by their place in it."""
    bare = get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted
    if isinstance(value, Mapping) and get_origin(bare) is dict:
        key_type, item_type = get_args(bare)
        for key, item in value.items():
            if misfit.misfit(key_type, key, where):
                yield misfit.unknown(f"{where}.{key}", map(str, get_args(key_type)))
                continue
            yield from _value_faults(item, item_type, f"{where}.{key}")
    elif isinstance(value, Mapping) and isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        yield from _faults(value, bare, f"{where}.")
    else:
        fault = misfit.misfit(wanted, value, where)
        if fault is not None:
            yield fault
