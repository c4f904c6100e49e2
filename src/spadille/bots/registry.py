"""Finding a player by name."""

from __future__ import annotations

from importlib import import_module

from spadille.bots.player import Player
from spadille.rules.rule import FaultyGame

#: Each player's module and class; imported only when asked for.
_PLAYERS = {
    "random": ("spadille.bots.random", "RandomPlayer"),
    "heuristic": ("spadille.bots.heuristic", "HeuristicPlayer"),
}


def player(name: str) -> Player:
    """The player of that name; raises ``FaultyGame`` when there is none.

    >>> type(player("random")).__name__
    'RandomPlayer'
    """
    if name not in _PLAYERS:
        raise FaultyGame(f"player {name}", [f"there is none; known are {', '.join(_PLAYERS)}"])
    module, maker = _PLAYERS[name]
    made: Player = getattr(import_module(module), maker)()
    return made


def names() -> tuple[str, ...]:
    """Every player there is."""
    return tuple(_PLAYERS)
