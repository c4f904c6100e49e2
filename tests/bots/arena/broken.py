"""Players of our own who fail."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.random import RandomPlayer
from spadille.cards import Card, Seat
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook


class Raising:
    """Raises an exception at its tenth decision and at each tenth after."""

    version = "raising 1"

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """A random action, nine times in ten."""
        self._asked += 1
        if self._asked % 10 == 0:
            raise ZeroDivisionError("nothing to share")
        return RandomPlayer().choose(rulebook, view, seat, rng)


class Cheating:
    """Always plays the same card."""

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """The card, whether it is there or not."""
        return Play(Card("SA"))
