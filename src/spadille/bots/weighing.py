"""What each choice is worth to whoever thinks about it."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.rules.action import Action


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice and the points of the deal that it promises whoever makes it, by a player's lights.

    ``worlds`` is in how many ways the hidden cards were laid out to find it; 0 where it is an
    estimate from the hand alone.
    """

    action: Action
    points: float
    worlds: int = 0
