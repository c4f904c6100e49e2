"""How somebody stops a command: by Ctrl-C, by a request to end, by closing the terminal.

Loaded before everything else, so that it brings nothing with it.
"""

from __future__ import annotations

import signal
from types import FrameType

#: Requests to stop other than Ctrl-C; not every system has both.
_REQUESTS = ("SIGTERM", "SIGHUP")

_held: list[int] = []


def hold() -> None:
    """Keep an interruption for later: in the middle of loading a module there are no words yet."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _keep)


def release() -> None:
    """From here on, an interruption is one; raises ``KeyboardInterrupt`` where one was kept."""
    if signal.getsignal(signal.SIGINT) is _keep:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if _held:
        _held.clear()
        raise KeyboardInterrupt


def heed_requests() -> None:
    """Make every request to stop an interruption like Ctrl-C; one that is ignored stays so."""
    for name in _REQUESTS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)


def _keep(number: int, _frame: FrameType | None) -> None:
    _held.append(number)
