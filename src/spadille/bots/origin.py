"""Which Spadille this is."""

from __future__ import annotations

import shutil
from functools import cache
from importlib import metadata
from pathlib import Path

import spadille


def version() -> str:
    """The version that was installed."""
    try:
        return metadata.version("spadille")
    except metadata.PackageNotFoundError:  # running from a source tree that was never installed
        return "0+unknown"


@cache
def build() -> str:
    """The version, and the commit where it runs from a source tree; a plus tells of changes."""
    told = commit(Path(spadille.__path__[0]))
    return f"spadille {version()}" + (f" ({told})" if told else "")


def commit(package: Path) -> str:
    """The commit of the source tree in which a package lies; empty where it lies in none."""
    import subprocess  # noqa: PLC0415 - the start of every command would wait for it

    root = package.parent.parent
    git = shutil.which("git")
    if git is None or not (root / ".git").exists():
        return ""
    try:
        hashed, changed = (
            subprocess.run(
                [git, "-C", str(root), *words],
                capture_output=True,
                text=True,
                check=True,
                timeout=10,
            ).stdout
            for words in (("rev-parse", "--short=12", "HEAD"), ("status", "--porcelain", "-uno"))
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return hashed.strip() + ("+" if changed.strip() else "")
