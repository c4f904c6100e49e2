"""Saying that what players have learned cannot be read."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from spadille.bots.tier import ExpertPlayer
from spadille.locales import Messages

#: Where players say the same, each for himself.
_LOG = logging.getLogger("spadille.bots")


def tell_lacking(game: str, messages: Messages) -> bool:
    """Say on standard error what of a game cannot be read, and tell whether anything cannot."""
    lacking = ExpertPlayer().learned(game).lacking
    if lacking:
        print(f"spadille: {messages.say('doctor-unlearned', fault=lacking)}", file=sys.stderr)
    return bool(lacking)


@contextmanager
def lacking_told(game: str, messages: Messages) -> Iterator[None]:
    """Say it before a game, so that no player need say it again."""
    level = _LOG.level
    if tell_lacking(game, messages):
        _LOG.setLevel(logging.ERROR)
    try:
        yield
    finally:
        _LOG.setLevel(level)
