"""The front-end: made from `frontend/` into `src/spadille/web/`, only when something changed.

Used by `dev.py` and by the build hook, so that a wheel and a working copy get the same files.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from tools.workshop.node import Node
from tools.workshop.places import FRONTEND, LOCALES, WEB
from tools.workshop.stamp import fingerprint, is_current, press
from tools.workshop.step import step

STAMP = WEB / ".stamp"
MODULES_STAMP = FRONTEND / "node_modules" / ".stamp"

# npm's own patience with a dead network is 1 min 43 s.
IMPATIENT = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
UNBUILT = {"node_modules", "tests"}
LIBRARY_ONLY = "or set SPADILLE_NO_FRONTEND=1 to install only the library and the command line"


def is_wanted() -> bool:
    """Whether the front-end is to be built at all."""
    return os.environ.get("SPADILLE_NO_FRONTEND", "") in ("", "0")


def is_built() -> bool:
    """Whether the front-end that lies there was made from the sources that lie there."""
    return is_current(STAMP, _fingerprint())


def build(node: Node) -> None:
    """Build the front-end. Raises Trouble when npm or Vite refuses."""
    made_from = _fingerprint()
    install_modules(node)
    STAMP.unlink(missing_ok=True)
    step(
        "building the front-end",
        [*node.npm, "run", "build"],
        cwd=FRONTEND,
        env=node.env(),
        remedy=f"mend what Vite names under frontend/, {LIBRARY_ONLY}",
    )
    press(STAMP, made_from)


def install_modules(node: Node) -> None:
    """Install exactly the packages that the lock names, unless they are there."""
    locked = fingerprint(FRONTEND / name for name in ("package.json", "package-lock.json"))
    if is_current(MODULES_STAMP, locked):
        return
    step(
        "installing the front-end's packages (npm ci)",
        [*node.npm, "ci", *IMPATIENT],
        cwd=FRONTEND,
        env=node.env(),
        remedy=f"check the network and run it again, {LIBRARY_ONLY}",
    )
    press(MODULES_STAMP, locked)


def _fingerprint() -> str:
    return fingerprint(_sources())


def _sources() -> Iterator[Path]:
    for entry in FRONTEND.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in UNBUILT:
            yield from filter(Path.is_file, entry.rglob("*"))
    yield from LOCALES.rglob("*.ftl")
