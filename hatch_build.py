"""Build hook: front-end and kernel go into the package, whichever tool builds it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A build backend is not started in the source tree, so the tree must be named.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.workshop import frontend, kernel, node


class PackageHook(BuildHookInterface[Any]):
    """Builds `src/spadille/web/` when its sources changed, and the kernel for this machine."""

    def dependencies(self) -> list[str]:
        """What the build needs: Node.js as a wheel of 200 MB only where there is none."""
        needed = [node.WHEEL] if self._has_pages_to_build() and node.find() is None else []
        return needed + kernel.BUILDERS if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build front-end and kernel before the files of the package are collected."""
        self._build_pages()
        kernel.clean()
        if self._compiles():
            compiled = kernel.build()
            build_data["artifacts"] += compiled
            if compiled:
                # The wheel is for this machine's Python alone.
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

    def _build_pages(self) -> None:
        if not self._has_pages_to_build():
            return
        program = node.find()
        if program is None:
            raise RuntimeError(
                "the front-end needs Node.js 20.19 or newer on PATH: install it, "
                + frontend.LIBRARY_ONLY
            )
        frontend.build(program)

    def _has_pages_to_build(self) -> bool:
        return frontend.is_wanted() and not frontend.is_built()

    def _compiles(self) -> bool:
        # A source distribution holds sources.
        return kernel.is_wanted() and self.target_name == "wheel"
