"""Numbers as a language writes them."""

from __future__ import annotations

from collections.abc import Callable

#: Says a message by its name.
Say = Callable[[str], str]


def number(say: Say, value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0").replace(".", say("decimal-mark"))


def points(say: Say, value: float) -> str:
    """Points with their sign; none where they are shown as nothing.

    >>> [points({"decimal-mark": ","}.__getitem__, each) for each in (0.25, -1.5, 0.01)]
    ['+0,2', '−1,5', '0']
    """
    told = number(say, abs(value))
    if told == number(say, 0):
        return told
    return f"+{told}" if value > 0 else f"−{told}"
