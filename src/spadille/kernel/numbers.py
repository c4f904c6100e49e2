"""Whole numbers under names: all that crosses into the kernel, or into another process."""

from __future__ import annotations

from types import SimpleNamespace


class Numbers(SimpleNamespace):
    """Ints, and tuples, arrays and dictionaries of ints; the same only as itself.

    A process that is only to solve need not read msgspec, in which the rules are written.
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment] # a namespace has none
