"""Our own faults, logged without a word that could name a card."""

from __future__ import annotations

import traceback


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
