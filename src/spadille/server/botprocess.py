"""A bot's own process: what it is started with, and what runs in it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from random import Random
from typing import Any

from spadille.bots import registry as players
from spadille.bots.arena import Table
from spadille.bots.player import Player
from spadille.bots.registry import PLAIN
from spadille.cards import Seat
from spadille.games import registry
from spadille.rules.action import Action
from spadille.rules.shuffle import SECRET_BYTES, mix
from spadille.server.rulebooks import rulebook_of

NICENESS = 10
BEST = next(name for name in ("heuristic", PLAIN) if name in players.names())


class _Process(SpawnProcess):
    """A process that never hears of Ctrl-C, not even while it starts: the server ends it."""

    def start(self) -> None:
        """Start with the interrupt blocked, which the process inherits."""
        with _interrupt_blocked():
            super().start()


class Context(SpawnContext):
    """Starts such processes."""

    Process = _Process


@contextmanager
def _interrupt_blocked() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the process -----------------------------------------------------------------------------


def settle_down() -> None:
    """Step back behind the server, end with it even when it is killed, and get ready to play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
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


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@cache
def _player(name: str) -> Player:
    return players.player(name)
