"""One at a time at a file: whoever comes second is told so at once."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    #: Windows lets nobody else read what is locked: so this lies behind all that is ever written.
    _BEHIND = 1 << 40

    def lock(file: BinaryIO) -> None:
        """Hold the file until it is closed; raises ``OSError`` where somebody else holds it."""
        at = file.tell()
        file.seek(_BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(at)

else:
    import fcntl

    def lock(file: BinaryIO) -> None:
        """Hold the file until it is closed; raises ``OSError`` where somebody else holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: What Windows and the others say of a file that somebody else holds.
IN_USE = (BlockingIOError, PermissionError)
