"""Finding a game by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook

#: Each game's rulebook and its module of profiles; imported only when asked for.
_GAMES = {"lhombre": ("spadille.games.lhombre", "LHombre", "spadille.games.lhombre.profile")}
#: The profile meant where only a game is named.
_DEFAULTS = {"lhombre": "hjemme"}


@cache
def rulebook(name: str) -> Rulebook[Any]:
    """The rulebook of ``game/profile``, or of a game's usual profile.

    Raises ``FaultyGame`` when there is no such game or profile.

    >>> str(rulebook("lhombre/hjemme").profile)
    'lhombre/hjemme@1'
    """
    game, _, profile = name.partition("/")
    if game not in _GAMES:
        raise FaultyGame(f"game {game}", [f"there is none; known are {', '.join(_GAMES)}"])
    module, maker, profiles = _GAMES[game]
    loaded = import_module(profiles).load(profile or _DEFAULTS[game])
    book: Rulebook[Any] = getattr(import_module(module), maker)(loaded)
    return book


def names() -> tuple[str, ...]:
    """Every ``game/profile`` there is."""
    return tuple(
        f"{game}/{profile}"
        for game, (_, _, profiles) in _GAMES.items()
        for profile in import_module(profiles).names()
    )
