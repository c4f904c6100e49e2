"""``spadille replay``: judge written deals again."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import chain

from spadille.cli import interruption
from spadille.cli.output import tell
from spadille.cli.reading import Line, lines, opened
from spadille.cli.refusal import (
    Refusal,
    Unsound,
    check_named,
    faulty,
    file_refusal,
    shortened,
    text_refusal,
)
from spadille.games.registry import rulebook
from spadille.locales import Messages
from spadille.notation import record, simulation
from spadille.notation.error import NotationError
from spadille.notation.replay import replayed, result_words
from spadille.rules.rule import FaultyGame


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    told = messages.say("option-replay-file")
    parser.add_argument("file", metavar=messages.say("metavar-file"), help=told)


def run(arguments: Namespace, messages: Messages) -> int:
    """Judge every deal of the file and print how it ended, one a line."""
    interruption.heed_requests()
    name = arguments.file
    check_named(messages.say("metavar-file"), name)
    number = 0
    try:
        with opened(name) as file:
            for number, told in enumerate(_judged(name, lines(file)), 1):
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


def _judged(name: str, told: Iterator[Line]) -> Iterator[str]:
    """How each deal ended, in words; which form a file has shows at its first letter."""
    blank: list[Line] = []
    for line in told:
        if text := line[1].lstrip():
            judge = _simulated if text.startswith("{") else _recorded
            yield from judge(name, chain(blank, [line], told))
            return
        blank.append(line)


def _simulated(name: str, told: Iterable[Line]) -> Iterator[str]:
    for number, text in told:
        if not text.strip():
            continue
        book, deal = simulation.read(text, number, rulebook)
        try:
            simulation.verify(book, deal)
        except simulation.Difference as error:
            raise _difference(name, number, error) from error
        except FaultyGame as error:
            raise faulty("faulty-deal", error.faults, file=name, line=str(number)) from error
        yield _told((fact, _words(value)) for fact, value in deal.result.items())


def _difference(name: str, number: int, error: simulation.Difference) -> Refusal:
    place = {"file": name, "line": str(number), "step": str(error.step)}
    if isinstance(error, simulation.IllegalStep):
        refused = Unsound("illegal-step", found=shortened(error.found), **place)
        refused.broken = error.refusal
        return refused
    told = {"what": error.what, "found": error.found, "expected": error.expected}
    return Unsound("differs-in-step" if error.step else "differs", **place, **told)


def _recorded(_name: str, told: Iterable[Line]) -> Iterator[str]:
    for each in record.read("".join(text for _, text in told), rulebook):
        _, result = replayed(each, rulebook(each.rules.partition("@")[0]))
        yield _told(result_words(result)) if result is not None else "unfinished"


def _words(value: object) -> str:
    values = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(str(each) for each in values) or "-"


def _told(facts: Iterable[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {words}" for name, words in facts)
