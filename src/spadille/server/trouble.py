"""What keeps the house from opening, told to whoever runs it."""

from __future__ import annotations

from spadille.locales import FALLBACK, Messages


class ServerTrouble(Exception):
    """Raised when the server cannot start: a message of the locales, and its facts.

    The message is one line with what, where and what to do.

    >>> str(ServerTrouble("database-folder-missing", folder="/nowhere"))
    'There is no folder /nowhere; make it, or name another database with --database.'
    """

    def __init__(self, message: str, **facts: str) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message, facts)

    def __str__(self) -> str:
        return Messages(FALLBACK).say(self.message, **self.facts)
