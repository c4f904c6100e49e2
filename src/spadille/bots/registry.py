"""Finding a player by name."""

from __future__ import annotations

from importlib import import_module

from spadille.bots import heuristic, tier
from spadille.bots.options import Plain, chosen, split
from spadille.bots.player import Player
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame

#: The strengths from which whoever plays against bots may choose, the weakest first.
TIERS = ("easy", "club", "expert")
#: Plays every game there is.
PLAIN = "random"
#: Each player's module and class; imported only when asked for.
_PLAYERS = {
    PLAIN: ("spadille.bots.random", "RandomPlayer"),
    "heuristic": ("spadille.bots.heuristic", "HeuristicPlayer"),
    "easy": ("spadille.bots.easy", "EasyPlayer"),
    "club": ("spadille.bots.tier", "ClubPlayer"),
    "expert": ("spadille.bots.tier", "ExpertPlayer"),
}


def player(name: str) -> Player:
    """The player of that name; raises ``FaultyGame`` when there is none.

    Options to be changed may stand behind it, ``name+option=value``, for players whose class names
    them in a struct ``Options`` and takes one of these.

    >>> type(player("random")).__name__
    'RandomPlayer'
    """
    head, changes = split(name)
    if head not in _PLAYERS:
        raise FaultyGame(f"player {head}", [Fault("none", known=", ".join(_PLAYERS))])
    module, maker = _PLAYERS[head]
    kind = getattr(import_module(module), maker)
    options = chosen(getattr(kind, "Options", Plain), changes, name)
    made: Player = kind() if isinstance(options, Plain) else kind(options)
    return made


def names() -> tuple[str, ...]:
    """Every player there is."""
    return tuple(_PLAYERS)


def plays(name: str, game: str) -> bool:
    """Whether the player of that name, with whatever options, knows a game."""
    head, _ = split(name)
    searching = head in ("club", "expert")
    return head == PLAIN or game in (tier.GAMES if searching else heuristic.GAMES)


def best(game: str) -> str:
    """The name of the best player there is for a game.

    >>> best("lhombre")
    'expert'
    """
    return next(name for name in (*reversed(TIERS), PLAIN) if plays(name, game))
