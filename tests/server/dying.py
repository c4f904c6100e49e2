"""A server that dies at the worst moment: a command is on the disk, its answer not yet sent.

Run as ``python -m tests.server.dying WORD serve ...``; it dies with the first entry that somebody's
command led to and in which ``WORD`` stands.
"""

from __future__ import annotations

import os
import signal
import sys
from unittest.mock import patch

from spadille.cli import main
from spadille.server.rows import EntryRow, TableRow
from spadille.server.store import Store


def serve_until(word: str) -> int:
    """Carry out the command, and let this process die as soon as such an entry is written."""
    append = Store.append

    async def append_and_die(store: Store, *rows: TableRow | EntryRow) -> None:
        await append(store, *rows)
        entries = [row for row in rows if isinstance(row, EntryRow) and row.command is not None]
        if any(word in entry.body for entry in entries):
            os.kill(os.getpid(), signal.SIGKILL)

    with patch.object(Store, "append", append_and_die):
        return main()


if __name__ == "__main__":
    sys.exit(serve_until(sys.argv.pop(1)))
