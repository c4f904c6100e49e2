"""Write the browser's types from the message types: ``python -m tools.generate [--check]``.

The one source is ``spadille.server.protocol``; ``frontend/src/net/protocol.ts`` is made from it and
never edited by hand. With ``--check`` nothing is written: exit code 1 says that the file is stale.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Union

import msgspec
from msgspec import inspect

from spadille.cards import Card, CardSet
from spadille.games import registry
from spadille.rules.action import Action
from spadille.rules.event import Event
from spadille.server import protocol

TARGET = Path(__file__).parents[1] / "frontend" / "src" / "net" / "protocol.ts"

HEAD = """\
/**
 * What browser and server say to each other.
 *
 * Made from spadille/server/protocol.py by `python -m tools.generate`; do not edit.
 */

/** A card as its text, suit first: "SA", "H7". */
export type Card = string;
"""

#: Types that look the same wherever they stand; raw text is always an action's.
PLAIN: dict[type[inspect.Type], str] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: "Action",
}
#: How the types that have a text form of their own look in JSON.
CUSTOM = {Card: "Card", CardSet: "Card[]"}


class Unprintable(Exception):
    """Raised at a type for which there is no TypeScript form here yet."""


class Printer:
    """Prints types as TypeScript and remembers every named type it met on the way."""

    def __init__(self, bases: dict[type, str], sent: frozenset[type]) -> None:
        self._bases = bases
        self._sent = sent
        self._printed: dict[str, str] = {}

    @property
    def declarations(self) -> Iterator[str]:
        """Every named type met so far, in the order of their names."""
        return (text for _, text in sorted(self._printed.items()))

    def union(self, name: str, members: Any) -> str:
        """A named union of messages."""
        types = inspect.type_info(members)
        found = types.types if isinstance(types, inspect.UnionType) else (types,)
        return f"export type {name} =\n" + "\n".join(f"  | {self.form(one)}" for one in found) + ";"

    def form(self, kind: inspect.Type) -> str:
        """The TypeScript form of a type."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.CustomType(cls=cls) if cls in CUSTOM:
                return CUSTOM[cls]
            case inspect.EnumType(cls=cls):
                return self._enum(cls)
            case inspect.StructType(cls=cls) if cls in self._bases:
                return self._bases[cls]
            case inspect.StructType() | inspect.DataclassType():
                return self._record(kind)
        return self._compound(kind)

    def _compound(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return self.form(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(_quoted(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.form(one) for one in types)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return _array(self.form(item))
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.form(key)}, {self.form(value)}>"
        raise Unprintable(f"no TypeScript form for {kind}: add one to tools/generate.py")

    def _enum(self, cls: Any) -> str:
        values = " | ".join(_quoted(member.value) for member in cls)
        self._printed[cls.__name__] = f"export type {cls.__name__} = {values};"
        return str(cls.__name__)

    def _record(self, kind: inspect.StructType | inspect.DataclassType) -> str:
        name = kind.cls.__name__
        if name not in self._printed:
            self._printed[name] = ""  # a type may contain itself
            lines = [*self._tag(kind), *(self._field(kind, field) for field in kind.fields)]
            body = "".join(f"  {line};\n" for line in lines)
            self._printed[name] = f"{_comment(kind.cls)}export interface {name} {{\n{body}}}"
        return name

    def _tag(self, kind: inspect.StructType | inspect.DataclassType) -> list[str]:
        if isinstance(kind, inspect.DataclassType) or kind.tag is None:
            return []
        return [f"{kind.tag_field}: {_quoted(kind.tag)}"]

    def _field(self, kind: inspect.StructType | inspect.DataclassType, field: inspect.Field) -> str:
        may_be_left_out = isinstance(kind, inspect.StructType) and (
            kind.cls.__struct_config__.omit_defaults or kind.cls in self._sent
        )
        is_optional = may_be_left_out and not field.required
        return f"{field.encode_name}{'?' if is_optional else ''}: {self.form(field.type)}"


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(cls: type) -> str:
    first = (cls.__doc__ or "").partition("\n")[0]
    return f"/** {first} */\n" if first else ""


def typescript() -> str:
    """The whole file."""
    books = [registry.rulebook(name) for name in registry.names()]
    sent = frozenset(protocol.FromBrowser.__args__) | {protocol.OpenTable}
    printer = Printer({Action: "Action", Event: "Event"}, sent)
    unions = [
        printer.union("Action", Union[tuple(book.actions for book in books)]),  # noqa: UP007
        printer.union("Event", Union[tuple(book.events for book in books)]),  # noqa: UP007
        printer.union("Command", protocol.Command),
        printer.union("FromBrowser", protocol.FromBrowser),
        printer.union("FromServer", protocol.FromServer),
        f"export type Language = {printer.form(inspect.type_info(protocol.Language))};",
    ]
    for alone in (
        protocol.OpenTable,
        protocol.TableOpened,
        protocol.RulesOffered,
        protocol.RulesTold,
        protocol.DealOpened,
        protocol.TableSeen,
        protocol.CardOrder,
        protocol.HintTold,
        protocol.MeterTold,
        protocol.ReviewTold,
    ):
        printer.form(inspect.type_info(alone))
    return "\n\n".join([HEAD.rstrip(), *unions, *printer.declarations]) + "\n"


def main(words: list[str]) -> int:
    """Write the file, or say whether it is current."""
    reader = argparse.ArgumentParser(description="Write the browser's types.")
    reader.add_argument("--check", action="store_true", help="write nothing, fail when stale")
    wanted = typescript()
    if not reader.parse_args(words).check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    is_current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == wanted
    if not is_current:
        print(f"{TARGET.name} is stale: run python -m tools.generate", file=sys.stderr)
    return 0 if is_current else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
