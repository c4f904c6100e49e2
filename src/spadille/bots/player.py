"""Somebody who sits at a table and acts."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook


class Player(Protocol):
    """Chooses one of the actions that the rulebook allows a seat."""

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now; it must be among those that may act.

        ``view`` is the state of the deal as that seat sees it: what it may not see lies face down.
        The same view and the same state of ``rng`` always give the same action.
        """
        ...
