"""Where a person's own database lies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from spadille.server.trouble import ServerTrouble

NAME = "spadille.sqlite"


def own_database() -> Path:
    """The database in the person's data folder, which is made if need be."""
    folder = _data() / "spadille"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ServerTrouble("database-forbidden", file=str(folder), reason=reason) from error
    return folder / NAME


def _data() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
