"""Where things lie in the source tree."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
LOG = ROOT / "build" / "last-failure.log"

REQUIREMENTS = ROOT / "requirements"
FRONTEND = ROOT / "frontend"
LOCALES = ROOT / "src" / "spadille" / "locales"
WEB = ROOT / "src" / "spadille" / "web"
KERNEL = ROOT / "src" / "spadille" / "kernel"


def shown(path: Path) -> str:
    """The path as a person standing in the source tree would write it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
