"""A bot's own process: what it is started with, and what runs in it."""

from __future__ import annotations

import logging
import os
from functools import cache
from random import Random
from typing import Any

from spadille.bots import registry as players
from spadille.bots.arena import Table
from spadille.bots.player import Player
from spadille.bots.process import end_with_parent
from spadille.cards import Seat
from spadille.games import registry
from spadille.rules.action import Action
from spadille.rules.shuffle import SECRET_BYTES, mix
from spadille.server.rulebooks import rulebook_of
from spadille.server.strength import EASIEST, STRENGTHS, player_of

NICENESS = 10


class Stumbled(Exception):
    """Raised when a bot failed; told by its kind alone, since the text could name cards.

    An error of another kind might not come back whole from the process, and break the pool.
    """


# --- in the process -----------------------------------------------------------------------------


def settle_down() -> None:
    """Step back behind the server, end with it even when it is killed, and get ready to play."""
    bots = logging.getLogger("spadille.bots")
    bots.addHandler(_warnings)
    bots.propagate = False
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()
    _rehearse()


def choose(name: str, rules: str, view: Any, seat: Seat, seed: int) -> tuple[Action, list[str]]:
    """What the bot of that name, or that strength, does; raises ``Stumbled``.

    Beside it what the bots of this process have warned of since they were asked last.
    """
    try:
        action = _move(name, rulebook_of(rules), view, seat, Random(seed))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        raise Stumbled(type(error).__name__) from None
    return action, _warnings.taken()


def ready() -> list[str]:
    """What the bots warn of; whoever waits for it knows that a process has started."""
    return _warnings.taken()


class _Warnings(logging.Handler):
    """Keeps what bots warn of, such as a model that cannot be read, for the server's log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a warning."""
        self._texts.append(record.getMessage())

    def taken(self) -> list[str]:
        """What was kept, which is kept no longer."""
        taken, self._texts = self._texts, []
        return taken


_warnings = _Warnings()


def _move(name: str, book: Any, view: Any, seat: Seat, rng: Random) -> Action:
    return _player(player_of(name, book.profile.game)).choose(book, view, seat, rng)


def _rehearse() -> None:
    """Play a deal of every game, so that the first move for somebody is as quick as any other."""
    for game in registry.games():
        book = registry.rulebook(game)
        table = Table(book, mix(book.pack, bytes(SECRET_BYTES), b"", ()), Seat(0))
        rng, waiting = Random(0), list(STRENGTHS)
        while (seat := table.turn) is not None:
            # Each strength moves once, so that what it needs is loaded, and the easiest plays on.
            strength = waiting.pop() if waiting else EASIEST
            table.act(seat, _move(strength, book, table.views[seat], seat, rng))


@cache
def _player(name: str) -> Player:
    return players.player(name)
