"""Hearts."""

from spadille.games.hearts.rulebook import Hearts

__all__ = ["Hearts"]
