"""Who sits where when players are compared: every deal is played by each of these seatings."""

from __future__ import annotations

from collections import Counter
from itertools import product

#: For each seat the number of the player who sits there.
Seating = tuple[int, ...]


def mixed(players: int, seats: int) -> tuple[Seating, ...]:
    """All ways to seat the players, each of them somewhere at the table.

    Two players at a table of an even number of seats have half of the seats each. One player has
    all the seats.

    >>> mixed(2, 3)
    ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0))
    >>> [len(mixed(players, 4)) for players in (1, 2, 3, 4)]
    [1, 6, 36, 24]
    """
    is_halved = players == 2 and seats % 2 == 0
    return tuple(
        seating
        for seating in product(range(players), repeat=seats)
        if len(set(seating)) == players
        and (not is_halved or len(set(Counter(seating).values())) == 1)
    )


def each(seats: int) -> tuple[Seating, ...]:
    """The first of two players against the second at all other seats, at every seat.

    >>> each(3)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    return tuple(tuple(int(seat != lone) for seat in range(seats)) for lone in range(seats))
