"""How strong the bots of a table are, from the weakest up."""

from __future__ import annotations

from typing import Literal, get_args

from spadille.bots import registry

Strength = Literal["easy", "club", "expert"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
#: Of a table whose people did not choose.
USUAL: Strength = "club"
#: Takes the turn of a bot that cannot move.
EASIEST: Strength = STRENGTHS[0]


def player_of(strength: str, game: str) -> str:
    """The name of the player who sits at a table of that game and strength.

    Where there is none, the next weaker one sits down, and in the end the best that knows the game.
    Whatever is no strength is a player's own name.

    >>> player_of("random", "lhombre")
    'random'
    """
    if strength not in STRENGTHS:
        return strength
    fitting = reversed(STRENGTHS[: STRENGTHS.index(strength) + 1])
    known = registry.names()
    found = (name for name in fitting if name in known and registry.plays(name, game))
    return next(found, registry.best(game))
