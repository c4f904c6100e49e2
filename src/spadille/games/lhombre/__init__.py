"""L'Hombre."""

from spadille.games.lhombre.rulebook import LHombre

__all__ = ["LHombre"]
