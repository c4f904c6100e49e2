"""What a player of Hearts may do beyond passing cards on and playing."""

from __future__ import annotations

from spadille.rules.action import Action, Deal, Exchange, Play


class SubtractOwn(Action, frozen=True):
    """Whoever shot the moon takes the points off his own score."""


class AddToOthers(Action, frozen=True):
    """Whoever shot the moon adds the points to the score of each of the others."""


HeartsAction = Deal | Exchange | Play | SubtractOwn | AddToOthers
