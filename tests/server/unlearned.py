"""A server on a machine where the file of what bots have learned is missing.

Run as ``python -m tests.server.unlearned serve ...``; its bots' processes read this file as well.
"""

from __future__ import annotations

import sys
from pathlib import Path

from spadille.bots import model
from spadille.cli import main

# The bots' processes know this file by the second name; a test run only looks for doctests in it.
if __name__ in ("__main__", "__mp_main__"):
    model.load.__wrapped__.__defaults__ = (Path("missing.npz"),)

if __name__ == "__main__":
    sys.exit(main())
