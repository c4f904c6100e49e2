"""Judging what is written in a file again, whichever of the forms of deals and games it has."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from spadille.cli.reading import Line, lines, opened
from spadille.cli.recorded import is_simulated
from spadille.cli.refusal import Refusal, Unsound, faulty, file_refusal, shortened, text_refusal
from spadille.games.registry import rulebook
from spadille.notation import jsonl, record, simulation
from spadille.notation.audit import audit
from spadille.notation.difference import Difference, IllegalStep
from spadille.notation.error import NotationError
from spadille.notation.replay import replayed, result_words
from spadille.notation.ruleset import rulebook_named
from spadille.notation.word import Word
from spadille.rules.journal import Entry
from spadille.rules.rule import FaultyGame


@dataclass(frozen=True, slots=True)
class Case:
    """A deal, or the evening of a journal.

    ``judge`` answers how it ended, in words. It raises ``Unsound`` where the rules say otherwise,
    ``Refusal`` where it cannot be read.
    """

    judge: Callable[[], str]


def cases(file: str, by_today: bool = False) -> Iterator[Case]:
    """Everything to judge in a file, in turn; raises ``Refusal`` where the file cannot be read.

    A text must name the version of its rule set known here, but for a journal, and but when the
    rules of today are to judge whatever it was played by.
    """
    is_empty = True
    try:
        with opened(file) as stream:
            for case in _cases(file, lines(stream), by_today):
                is_empty = False
                yield case
    except NotationError as error:
        raise text_refusal(file, error) from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise file_refusal(file, error) from error
    if is_empty:
        raise Refusal("file-empty", file=file)


def evening(file: str, entries: Iterable[Entry[Any, Any]]) -> str:
    """How the evening of a journal stands at its end; raises ``Unsound``, ``Refusal``."""
    try:
        match = audit(entries, rulebook)
    except NotationError as error:
        raise text_refusal(file, error) from error
    except Difference as error:
        raise _difference(error, "entry", file=file) from error
    except FaultyGame as error:
        raise faulty("faulty-journal", error.faults, file=file) from error
    if match is None:
        return "deals 0"
    return _told([("deals", str(match.dealt)), ("points", " ".join(map(str, match.ledger)))])


def _cases(file: str, told: Iterator[Line], by_today: bool) -> Iterator[Case]:
    """Which form a file has shows at its first letter, and at the first names behind a brace."""
    blank: list[Line] = []
    for line in told:
        if text := line[1].lstrip():
            form = _journal if _is_entry(text) else _simulated if is_simulated(text) else _recorded
            yield from form(file, chain(blank, [line], told), by_today)
            return
        blank.append(line)


def _is_entry(text: str) -> bool:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(told, dict) and "rules" in told and "profile" not in told


def _journal(file: str, told: Iterable[Line], _by_today: bool) -> Iterator[Case]:
    text = "".join(each for _, each in told)
    yield Case(partial(evening, file, jsonl.read(text, rulebook)))


def _simulated(file: str, told: Iterable[Line], by_today: bool) -> Iterator[Case]:
    for number, text in told:
        if text.strip():
            yield Case(partial(_deal, file, number, text, by_today))


def _deal(file: str, number: int, text: str, by_today: bool) -> str:
    try:
        book, deal = simulation.read(text, number, rulebook, by_today)
        simulation.verify(book, deal)
    except NotationError as error:
        raise text_refusal(file, error) from error
    except Difference as error:
        raise _difference(error, "step", file=file, line=str(number)) from error
    except FaultyGame as error:
        raise faulty("faulty-deal", error.faults, file=file, line=str(number)) from error
    return _told((fact, _words(value)) for fact, value in deal.result.items())


def _recorded(file: str, told: Iterable[Line], by_today: bool) -> Iterator[Case]:
    for draft in record.drafts("".join(text for _, text in told)):
        yield Case(partial(_record, file, draft, by_today))


def _record(file: str, draft: record.Draft, by_today: bool) -> str:
    try:
        read = draft.judged(rulebook, by_today)
        _, result = replayed(read, rulebook_named(Word(read.rules), rulebook))
    except NotationError as error:
        raise text_refusal(file, error) from error
    return _told(result_words(result)) if result is not None else "unfinished"


def _difference(error: Difference, kind: str, **place: str) -> Refusal:
    """``kind`` is what the number counts: the steps of a deal, or the entries of a journal."""
    place |= {kind: str(error.step)}
    if isinstance(error, IllegalStep):
        refused = Unsound(f"illegal-{kind}", found=shortened(error.found), **place)
        refused.broken = error.refusal
        return refused
    told = {"what": error.what, "found": error.found, "expected": error.expected}
    return Unsound(f"differs-in-{kind}" if error.step else "differs", **place, **told)


def _words(value: object) -> str:
    values = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(str(each) for each in values) or "-"


def _told(facts: Iterable[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {words}" for name, words in facts)
