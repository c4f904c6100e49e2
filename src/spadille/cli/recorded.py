"""Reading the records of a file."""

from __future__ import annotations

import re
from collections.abc import Iterator

from spadille.cli.reading import lines, opened
from spadille.cli.refusal import Refusal, file_refusal, text_refusal
from spadille.games import registry
from spadille.notation import record
from spadille.notation.error import NotationError
from spadille.notation.replay import Record

#: How an object of JSON begins, be it empty or broken, and no comment that somebody writes.
_OBJECT = re.compile(r'\s*\{\s*["{}]')


def records(file: str, number: int | None = None) -> Iterator[Record]:
    """The deals of a file of records in turn, or only that of a number, from 1.

    Raises ``Refusal`` where the file cannot be read, has nothing in it or no such deal.
    """
    found = 0
    try:
        with opened(file) as stream:
            text = "".join(line for _, line in lines(stream))
        if is_simulated(text):
            raise Refusal("records-simulated", file=file)
        for found, draft in enumerate(record.drafts(text), 1):
            if number in (None, found):
                yield draft.judged(registry.rulebook)
            if found == number:
                return
    except NotationError as error:
        raise text_refusal(file, error) from error
    except OSError as error:
        raise file_refusal(file, error) from error
    if not found:
        raise Refusal("records-empty", file=file)
    if number is not None and found < number:
        raise Refusal("solve-no-deal", file=file, number=str(number))


def is_simulated(text: str) -> bool:
    """Whether simulated deals begin so; a record may begin with a comment in braces.

    >>> is_simulated('{"rules": 1'), is_simulated("{by the fire} [Game")
    (True, False)
    """
    return _OBJECT.match(text) is not None
