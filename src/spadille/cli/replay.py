"""``spadille replay``: judge written deals again."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from spadille.cli import interruption
from spadille.cli.output import tell
from spadille.cli.refusal import STREAM, Refusal, Unsound, file_refusal, text_refusal
from spadille.games.registry import rulebook
from spadille.locales import Messages
from spadille.notation import record, simulation
from spadille.notation.error import Expected, NotationError
from spadille.notation.replay import replayed, result_words

#: A line of a file and its number, from 1.
Line = tuple[int, str]


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=messages.say("option-replay-file"))


def run(arguments: Namespace, _messages: Messages) -> int:
    """Judge every deal of the file and print how it ended, one a line."""
    interruption.heed_requests()
    name = arguments.file
    number = 0
    try:
        with _opened(name) as file:
            for number, told in enumerate(_judged(name, _lines(file)), 1):
                tell(f"{number}: {told}")
    except NotationError as error:
        raise text_refusal(name, error) from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise file_refusal(name, error) from error
    if not number:
        raise Refusal("file-empty", file=name)
    return 0


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == STREAM:
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def _lines(file: BinaryIO) -> Iterator[Line]:
    for number, line in enumerate(file, 1):
        try:
            yield number, line.decode("utf-8")
        except UnicodeDecodeError as error:
            column = len(line[: error.start].decode("utf-8")) + 1
            raise NotationError(
                Expected.TEXT, f"\\x{line[error.start]:02x}", number, column
            ) from error


def _judged(name: str, lines: Iterator[Line]) -> Iterator[str]:
    """How each deal ended, in words; which form a file has shows at its first letter."""
    blank: list[Line] = []
    for line in lines:
        if text := line[1].lstrip():
            judge = _simulated if text.startswith("{") else _recorded
            yield from judge(name, chain(blank, [line], lines))
            return
        blank.append(line)


def _simulated(name: str, lines: Iterable[Line]) -> Iterator[str]:
    for number, text in lines:
        if not text.strip():
            continue
        book, deal = simulation.read(text, number, rulebook)
        try:
            simulation.verify(book, deal)
        except simulation.Difference as error:
            raise _difference(name, number, error) from error
        yield _told((fact, _words(value)) for fact, value in deal.result.items())


def _difference(name: str, number: int, error: simulation.Difference) -> Refusal:
    place = {"file": name, "line": str(number), "step": str(error.step)}
    told = {"what": error.what, "found": error.found, "expected": error.expected}
    return Unsound("differs-in-step" if error.step else "differs", **place, **told)


def _recorded(_name: str, lines: Iterable[Line]) -> Iterator[str]:
    for each in record.read("".join(text for _, text in lines), rulebook):
        _, result = replayed(each, rulebook(each.rules.partition("@")[0]))
        yield _told(result_words(result)) if result is not None else "unfinished"


def _words(value: object) -> str:
    values = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(str(each) for each in values) or "-"


def _told(facts: Iterable[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {words}" for name, words in facts)
