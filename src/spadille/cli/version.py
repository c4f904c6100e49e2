"""Which Spadille this is."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The version that was installed."""
    try:
        return metadata.version("spadille")
    except metadata.PackageNotFoundError:  # running from a source tree that was never installed
        return "0+unknown"
