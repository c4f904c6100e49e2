"""What a seat had best do now, what that promises, and why."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from spadille.analysis.asked import TooEarly
from spadille.analysis.handmeter import Chance, promised
from spadille.analysis.outlook import ENOUGH, Outlook
from spadille.analysis.reason import reason
from spadille.bots import registry
from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook, awaited

#: Who is asked, in turn, for each game; the first who knows it and searches answers.
ADVISERS = ("expert", "heuristic")


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Advice to a seat.

    ``reason`` is one of ``reason.REASONS``. ``points`` are what the deal promises the seat, which
    loses its part of what others win; before the play those of its own contract. ``chances`` tell
    how that contract ends. Both are absent where nothing but the hand's look speaks for the choice.
    """

    action: Action
    reason: str
    points: float | None = None
    chances: tuple[Chance, ...] = ()


def hint(
    rulebook: Rulebook[Any],
    view: Any,
    seat: Seat,
    rng: Random,
    worlds: int = ENOUGH,
    adviser: str | None = None,
) -> Hint | None:
    """What the seat had best do; nothing where it is not on turn. ``adviser`` names a player.

    Nothing but the ``view`` of the seat goes in: with the same state of ``rng`` the hint is the
    same whatever the cards are that lie hidden.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> told = hint(table.rulebook, table.view(0), Seat(0), Random(1))
    >>> told.action, told.reason
    (Bid(contract='spade_solo'), 'promises-most')
    """
    if seat not in awaited(rulebook, view):
        return None
    action = _adviser(rulebook, adviser).choose(rulebook, view, seat, rng)
    points, chances = _promised(rulebook, view, seat, action, rng, worlds)
    return Hint(action, reason(rulebook, view, seat, action), points, chances)


def _adviser(rulebook: Rulebook[Any], name: str | None) -> Player:
    game = rulebook.profile.game
    best = next(each for each in ADVISERS if registry.plays(each, game))
    return registry.player(name or best)


def _promised(
    rulebook: Rulebook[Any], view: Any, seat: Seat, action: Action, rng: Random, worlds: int
) -> tuple[float | None, tuple[Chance, ...]]:
    if not isinstance(action, Play):
        told = promised(rulebook, view, seat, action)
        return (None, ()) if told is None else (told.points, told.chances)
    if not getattr(view, "declarers", ()):
        # Nobody waits as long as it takes to solve an ending of Hearts in many worlds.
        return None, ()
    try:
        outlook = Outlook(rulebook, view, seat, rng, worlds)
    except TooEarly:
        return None, ()
    return outlook.points(action.card), outlook.chances(action.card)
