"""What the tricks that are still to come can change, as a small machine of states."""

from __future__ import annotations

from array import array

from spadille.kernel.numbers import Numbers

#: The states in which everything is decided: against the side that is asked about, and for it.
NO, YES = 0, 1

Tricks = tuple[int, ...]


class Outcomes(Numbers):
    """Whether a side comes to at least so many points, as far as tricks decide it.

    ``values`` are all points it can come to, in rising order; ``starts[k]`` gives the state for
    the question "at least ``values[k]``?" by the tricks each player has. From a state, the trick
    taken by a player leads to ``steps[state * players + player]``. ``prefers`` tells by state,
    player and other player whether a trick is better for the first's side with him than with the
    other, in place ``(state * players + player) * players + other``; ``keen`` by state and player
    whether his side likes a trick better with him than with any of the other side; ``alone`` by
    state and player how many tricks he must take in a row for the answer that his side is after, 0
    where he cannot bring it about so; ``idle`` whether his side has it if he takes none any more,
    however the others share them. ``dominates`` tells in place ``state * states + other`` whether
    the side is as well off in every way of sharing the tricks to come.
    """

    players: int
    values: tuple[int, ...]
    starts: tuple[dict[Tricks, int], ...]
    steps: array[int]
    prefers: array[int]
    keen: array[int]
    alone: array[int]
    idle: array[int]
    dominates: array[int]
