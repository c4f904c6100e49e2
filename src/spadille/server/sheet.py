"""The sheet on which the points of the finished deals are written down."""

from __future__ import annotations

from array import array

from spadille.server.protocol import Ledger

#: How many deals stay on the sheet, more than an evening has; the sums are kept elsewhere.
KEPT = 500


class Sheet:
    """The points of the last finished deals of the present match by seat, packed closely.

    >>> sheet = Sheet(3)
    >>> sheet.write((4, -2, -2))
    >>> sheet.last, sheet.whole
    (Ledger(kept=0, points=((4, -2, -2),)), Ledger(kept=0, points=((4, -2, -2),)))
    """

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._points = array("q")
        self._gone = 0

    def __len__(self) -> int:
        return self._gone + len(self._points) // self._seats

    @property
    def whole(self) -> Ledger:
        """All that stands on the sheet."""
        return Ledger(self._gone, self._rows(self._points))

    @property
    def last(self) -> Ledger:
        """What was written last."""
        return Ledger(len(self) - 1, self._rows(self._points[-self._seats :]))

    def write(self, scores: tuple[int, ...]) -> None:
        """Write down a deal; the oldest goes when there is no more room."""
        self._points.extend(scores)
        if len(self._points) > KEPT * self._seats:
            del self._points[: self._seats]
            self._gone += 1

    def clear(self) -> None:
        """Take a new sheet."""
        del self._points[:]
        self._gone = 0

    def _rows(self, points: array[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(zip(*[iter(points)] * self._seats, strict=True))
