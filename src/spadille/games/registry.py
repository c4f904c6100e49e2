"""Finding a game by its name."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from spadille.rules import outside
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet

#: Rulebooks kept at hand; there are as many as there are ways to change options.
KEPT = 256


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


@lru_cache(KEPT)
def rulebook(name: str) -> Rulebook[Any]:
    """The rulebook of ``game/profile``, or of a game's usual profile.

    A version may stand behind it, and options to be changed. Raises ``FaultyGame`` when there is no
    such game, profile, version or option.

    >>> str(rulebook("lhombre/hjemme").profile)
    'lhombre/hjemme@1'
    >>> str(rulebook("lhombre@1+seats=4+tout_bonus=1").profile)
    'lhombre/hjemme@1+seats=4'
    """
    asked = RuleSet.read(name)
    if asked.game not in _GAMES:
        raise FaultyGame(f"game {asked.game}", [Fault("none", known=", ".join(_GAMES))])
    game = _GAMES[asked.game]
    profiles = import_module(f"{game.folder}.profile")
    loaded = profiles.load(asked.profile or game.usual, asked.changes)
    if asked.version not in ("", str(loaded.version)):
        raise FaultyGame(f"rules {name}", [Fault("version", known=str(loaded))])
    maker = game.rulebook.rpartition(".")[2]
    book: Rulebook[Any] = getattr(import_module(game.folder), maker)(loaded)
    return book


def games() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(_GAMES)


def names() -> tuple[str, ...]:
    """Every ``game/profile`` there is, each game's usual one first, those outside last."""
    return tuple(f"{game}/{profile}" for game in _GAMES for profile in profiles(game))


def profiles(game: str) -> tuple[str, ...]:
    """Every profile of a game: its usual one, the others of the package, those outside."""
    own = own_profiles(game)
    return (*own, *(name for name in outside.files(game) if name not in own))


def own_profiles(game: str) -> tuple[str, ...]:
    """The profiles of a game that the package brings, its usual one first."""
    found = _GAMES[game]
    names: tuple[str, ...] = import_module(f"{found.folder}.profile").names()
    return tuple(sorted(names, key=lambda each: each != found.usual))


def rule_text(game: str, language: str) -> str:
    """The rules of a game for players, in Markdown, with the numbers that code and tests cite.

    >>> rule_text("solo", "en").splitlines()[0]
    '# Spanish Solo'
    """
    return (Path(__file__).parent / game / "rules" / f"{language}.md").read_text("utf-8")
