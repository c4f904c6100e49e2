"""A bot's own process: what it is started with, and what runs in it."""

from __future__ import annotations

import os
from functools import cache
from random import Random
from typing import Any

from spadille.bots import registry as players
from spadille.bots.arena import Table
from spadille.bots.player import Player
from spadille.bots.process import end_with_parent
from spadille.bots.registry import PLAIN
from spadille.cards import Seat
from spadille.games import registry
from spadille.rules.action import Action
from spadille.rules.shuffle import SECRET_BYTES, mix
from spadille.server.rulebooks import rulebook_of

NICENESS = 10
BEST = next(name for name in ("heuristic", PLAIN) if name in players.names())


# --- in the process -----------------------------------------------------------------------------


def settle_down() -> None:
    """Step back behind the server, end with it even when it is killed, and get ready to play."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()
    _rehearse()


def choose(name: str, rules: str, view: Any, seat: Seat, seed: int) -> Action:
    """What the bot of that name does."""
    return _move(name, rulebook_of(rules), view, seat, Random(seed))


def ready() -> None:
    """Nothing; whoever waits for it knows that a process has started."""


def _move(name: str, book: Any, view: Any, seat: Seat, rng: Random) -> Action:
    player = _player(name)
    if not players.plays(name, book.profile.game):
        player = _player(PLAIN)
    return player.choose(book, view, seat, rng)


def _rehearse() -> None:
    """Play a deal of every game, so that the first move for somebody is as quick as any other."""
    for game in registry.games():
        book = registry.rulebook(game)
        table = Table(book, mix(book.pack, bytes(SECRET_BYTES), b"", ()), Seat(0))
        rng = Random(0)
        while (seat := table.turn) is not None:
            table.act(seat, _move(BEST, book, table.views[seat], seat, rng))


@cache
def _player(name: str) -> Player:
    return players.player(name)
