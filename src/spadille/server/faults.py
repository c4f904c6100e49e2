"""Our own faults, logged without a word that could name a card."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections.abc import Mapping
from types import TracebackType
from typing import Any

_log = logging.getLogger(__name__)


def place_of(error: BaseException) -> str:
    """The kind of an error and the lines that led to it; never its text, which may hold cards.

    >>> try:
    ...     raise ValueError("SA")
    ... except ValueError as error:
    ...     "SA" in place_of(error), place_of(error).startswith("ValueError at ")
    (False, True)
    """
    frames = traceback.extract_tb(error.__traceback__)
    lines = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {lines}"


class DiscreetFormatter(logging.Formatter):
    """Writes of an exception only where it happened, whoever logs it."""

    def formatException(  # noqa: N802 - the name is logging's
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """The place of the exception."""
        return "" if ei[1] is None else place_of(ei[1])


def log_discreetly() -> None:
    """Set up the server's log: warnings and worse, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(DiscreetFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def log_task(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Log what went wrong in a task; the text that asyncio would write tells the error's own."""
    error = context.get("exception")
    place = "" if error is None else f": {place_of(error)}"
    _log.error("%s%s", context["message"], place)


def _is_news(record: logging.LogRecord) -> bool:
    # A browser cannot send it, and anybody else could fill the log with it.
    return not str(record.msg).startswith("Invalid UTF-8")
