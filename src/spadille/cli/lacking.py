"""Saying that what players have learned cannot be read."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from spadille.bots.arena.entrant import learned
from spadille.bots.tier import ExpertPlayer
from spadille.locales import Messages

#: Where players say the same, each for himself.
_LOG = logging.getLogger("spadille.bots")


def tell_lacking(game: str, messages: Messages, name: str = ExpertPlayer.name) -> bool:
    """Say on standard error what a player cannot read for a game, and tell whether it is so."""
    lacking = learned(name, game).lacking
    if lacking:
        print(f"spadille: {messages.say('doctor-unlearned', fault=lacking)}", file=sys.stderr)
    return bool(lacking)


@contextmanager
def lacking_told(game: str, messages: Messages, name: str = ExpertPlayer.name) -> Iterator[None]:
    """Say it before a game, so that no player need say it again."""
    level = _LOG.level
    if tell_lacking(game, messages, name):
        _LOG.setLevel(logging.ERROR)
    try:
        yield
    finally:
        _LOG.setLevel(level)
