"""Spanish Solo."""

from spadille.games.solo.rulebook import Solo

__all__ = ["Solo"]
