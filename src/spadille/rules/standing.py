"""What is carried from deal to deal."""

from __future__ import annotations

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands.

    ``number`` is that of a deal in its match, from 1; ``points`` are those of each seat, empty
    where nobody has any yet.
    """

    number: int = 1
    points: tuple[int, ...] = ()


#: Before the first deal of a match.
FIRST = Standing()
