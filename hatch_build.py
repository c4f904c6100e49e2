"""Build hook: the front-end goes into the package, whichever tool builds it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A build backend is not started in the source tree, so the tree must be named.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.workshop import frontend, node


class FrontendHook(BuildHookInterface[Any]):
    """Builds `src/spadille/web/` when its sources changed since it was last built."""

    def dependencies(self) -> list[str]:
        """Node.js as a wheel, 200 MB unpacked: only where it is needed and the machine has none."""
        return [node.WHEEL] if self._has_work() and node.find() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front-end before the files of the package are collected."""
        if not self._has_work():
            return
        program = node.find()
        if program is None:
            raise RuntimeError(
                "the front-end needs Node.js 20.19 or newer on PATH: install it, "
                + frontend.LIBRARY_ONLY
            )
        frontend.build(program)

    def _has_work(self) -> bool:
        return frontend.is_wanted() and not frontend.is_built()
