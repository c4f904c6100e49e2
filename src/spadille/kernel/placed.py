"""A position in the bits of its tables."""

from __future__ import annotations

from spadille.kernel.numbers import Numbers


class Placed(Numbers):
    """The hands, by player, and the trick in bits; ``cards`` gives the index of each bit's card.

    ``situation`` is 1 on the first trick, plus 2 where the latch is true; ``leader`` and ``taken``
    are the play's.
    """

    hands: tuple[int, ...]
    trick: tuple[int, ...]
    situation: int
    leader: int
    taken: tuple[int, ...]
    cards: dict[int, int]

    @property
    def on_turn(self) -> int:
        """The player who plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)
