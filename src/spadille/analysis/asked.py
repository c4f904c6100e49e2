"""A decision that is looked back at."""

from __future__ import annotations

from typing import Any, NamedTuple

from spadille.cards import Seat
from spadille.rules.action import Action


class Asked(NamedTuple):
    """What a seat did: the truth and the seat's view before it, and its place among all actions.

    ``begun`` is the truth when the cards began to be played; none where they were not.
    """

    truth: Any
    view: Any
    seat: Seat
    action: Action
    step: int
    begun: Any = None


class TooEarly(Exception):
    """What was decided cannot be judged, since the play is too hard to solve from there."""
