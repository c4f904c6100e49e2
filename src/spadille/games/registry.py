"""Finding a game by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet


class _Game(NamedTuple):
    """Where a game is found, and the profile meant where only the game is named."""

    rulebook: str
    usual: str

    @property
    def folder(self) -> str:
        return self.rulebook.rpartition(".")[0]


#: Imported only when asked for.
_GAMES = {
    "lhombre": _Game("spadille.games.lhombre.LHombre", "hjemme"),
    "hearts": _Game("spadille.games.hearts.Hearts", "norsk"),
    "solo": _Game("spadille.games.solo.Solo", "american"),
}


@cache
def rulebook(name: str) -> Rulebook[Any]:
    """The rulebook of ``game/profile``, or of a game's usual profile.

    A version may stand behind it, and options to be changed. Raises ``FaultyGame`` when there is no
    such game, profile, version or option.

    >>> str(rulebook("lhombre/hjemme").profile)
    'lhombre/hjemme@1'
    >>> str(rulebook("lhombre@1+hold=true+tout_bonus=1").profile)
    'lhombre/hjemme@1+hold=true'
    """
    asked = RuleSet.read(name)
    if asked.game not in _GAMES:
        raise FaultyGame(f"game {asked.game}", [f"there is none; known are {', '.join(_GAMES)}"])
    game = _GAMES[asked.game]
    profiles = import_module(f"{game.folder}.profile")
    loaded = profiles.load(asked.profile or game.usual, asked.changes)
    if asked.version not in ("", str(loaded.version)):
        raise FaultyGame(f"rules {name}", [f"here is {loaded}"])
    maker = game.rulebook.rpartition(".")[2]
    book: Rulebook[Any] = getattr(import_module(game.folder), maker)(loaded)
    return book


def games() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(_GAMES)


def names() -> tuple[str, ...]:
    """Every ``game/profile`` there is, each game's usual one first."""
    return tuple(
        f"{name}/{profile}"
        for name, game in _GAMES.items()
        for profile in sorted(
            import_module(f"{game.folder}.profile").names(), key=lambda each: each != game.usual
        )
    )
