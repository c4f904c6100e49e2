"""What keeps the house from opening, told to whoever runs it."""

from __future__ import annotations


class ServerTrouble(Exception):
    """Raised when the server cannot start: one line with what, where and what to do.

    >>> str(ServerTrouble("port 8400 is taken", "127.0.0.1", "choose another with --port"))
    '127.0.0.1: port 8400 is taken; choose another with --port'
    """

    def __init__(self, what: str, where: str, remedy: str) -> None:
        self.what, self.where, self.remedy = what, where, remedy
        super().__init__(f"{where}: {what}; {remedy}")
