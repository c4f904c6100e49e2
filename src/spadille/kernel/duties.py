"""What may be played and what takes the trick, at hand for all that plays by tables.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from spadille.kernel.tables import Tables

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import halves, words


class Duties:
    """The tables of a play, the places of whose arrays are known."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.width = len(tables.cards) + 1
        self.latching = tables.latching
        self.beats = words(tables.beats)
        self.ladders = halves(tables.ladders)
        self.rungs = words(tables.rungs)

    def adopt(self, other: Duties) -> None:
        """Take over the tables of another one."""
        self.tables = other.tables
        self.width = other.width
        self.latching = other.latching
        self.beats = other.beats
        self.ladders = other.ladders
        self.rungs = other.rungs
