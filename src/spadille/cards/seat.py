"""Places at the table, and who looks at it."""

from functools import cache
from typing import Final, NewType

#: A place at the table, counted from 0 in the direction of play: the next number acts next.
Seat = NewType("Seat", int)

#: Whoever looks at the table: a seat, or the public, who sees no hand at all.
Viewer = Seat | None

#: The viewer who holds no seat.
PUBLIC: Final[Viewer] = None


@cache
def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats of a table in turn, beginning with ``first``.

    >>> seats_from(Seat(2), 3)
    (2, 0, 1)
    """
    return tuple(Seat((first + step) % seats) for step in range(seats))
