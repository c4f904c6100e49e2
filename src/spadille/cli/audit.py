"""``spadille audit``: would the rules of today have it so?"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from functools import partial

from spadille.cli import interruption
from spadille.cli.judging import Case, cases, evening
from spadille.cli.output import tell
from spadille.cli.refusal import Refusal, Unsound, check_named
from spadille.games.registry import rulebook
from spadille.locales import Messages
from spadille.notation import jsonl
from spadille.server.trouble import ServerTrouble


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    add("files", metavar=say("metavar-file"), nargs="*", help=say("option-audit-files"))
    add("--database", metavar=say("metavar-file"), help=say("option-audit-database"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Judge everything again; one line for what differs, and one for each file or table."""
    interruption.heed_requests()
    check_named("--database", arguments.database)
    for file in arguments.files:
        check_named(messages.say("metavar-file"), file)
    if arguments.database is not None:
        return _judged(_tables(arguments.database, arguments.files), messages)
    if not arguments.files:
        raise Refusal("audit-nothing")
    return _judged(((file, cases(file, by_today=True)) for file in arguments.files), messages)


def _judged(sources: Iterable[tuple[str, Iterable[Case]]], messages: Messages) -> int:
    code = 0
    for name, found in sources:
        code = max(code, _source(name, found, messages))
    return code


def _source(name: str, found: Iterable[Case], messages: Messages) -> int:
    """Judge a file or a table; what cannot be read keeps nobody from the next one."""
    judged = differing = 0
    try:
        for case in found:
            judged += 1
            try:
                case.judge()
            except Unsound as difference:
                differing += 1
                tell(difference.line(messages))
    except Refusal as refusal:
        print(f"spadille: {refusal.line(messages)}", file=sys.stderr)
        return refusal.exit_code
    tell(messages.say("audit-judged", name=name, judged=judged, differing=differing))
    return Unsound.exit_code if differing else 0


def _tables(database: str, wanted: list[str]) -> Iterator[tuple[str, Iterable[Case]]]:
    """The tables of a house, or those wanted, each with its evening."""
    # Databases take long to load.
    from spadille.server.archive import Archive  # noqa: PLC0415

    try:
        with Archive.open(database) as archive:
            known = archive.tables()
            for table in wanted:
                if table not in known:
                    raise Refusal("audit-no-table", table=table, database=database)
            for table in wanted or known:
                text = "".join(f"{body}\n" for body in archive.journal(table))
                yield table, [Case(partial(evening, table, jsonl.read(text, rulebook)))]
    except ServerTrouble as trouble:
        raise Refusal(trouble.message, **trouble.facts) from trouble
