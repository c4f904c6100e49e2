"""The virtual environment beside `dev.py`, and what is installed in it."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.workshop import frontend, kernel, node
from tools.workshop.places import PYTHON, REQUIREMENTS, ROOT, STAMPS, VENV
from tools.workshop.stamp import fingerprint, is_current, press
from tools.workshop.step import Trouble, step

NETWORK = "check the network and run it again"
MADE_BY = STAMPS / "python"


def install(requirements: str) -> None:
    """Bring the environment to the state that the locks and sources describe.

    `requirements` names a file in `requirements/`; a file holds everything that it stands on.
    """
    make()
    require(requirements)
    if frontend.is_wanted() and not frontend.is_built():
        frontend.build(node_at_hand())
    _install_project()


def make() -> None:
    """Make the environment, unless one of this Python and in this place is there."""
    maker = f"{sys.version} {VENV}"
    if is_current(MADE_BY, maker) and _answers():
        return
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    uv = shutil.which("uv")
    words: Sequence[str | Path] = (
        [uv, "venv", "--quiet", "--clear", "--seed", "--python", sys.executable, VENV]
        if uv
        else [sys.executable, "-m", "venv", "--clear", VENV]
    )
    step(
        f"making .venv with Python {version}",
        words,
        remedy=f"see that {ROOT} is writable and that Python's venv module is installed "
        f"(on Debian: apt-get install python{version}-venv)",
    )
    press(MADE_BY, maker)


def require(name: str) -> None:
    """Install one file of hashed requirements. A machine that offers other files is refused."""
    locked = REQUIREMENTS / f"{name}.txt"
    value, stamp = fingerprint([locked]), STAMPS / name
    if is_current(stamp, value):
        return
    step(
        f"installing requirements/{name}.txt",
        [*_installer(), "--require-hashes", "-r", locked],
        remedy=NETWORK,
    )
    press(stamp, value)


def node_at_hand() -> node.Node:
    """A Node.js: the machine's own, else one installed into the environment."""
    found = node.find()
    if found is None:
        require("node")
        found = node.find()
    if found is None:
        raise Trouble(
            "the Node.js wheel is installed and holds no program for this machine: "
            f"install Node.js 20.19 or newer, {frontend.LIBRARY_ONLY}"
        )
    return found


def _install_project() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    matter = (facts["build-system"], facts["project"], facts["tool"]["hatch"])
    value, stamp = _project_fingerprint(matter), STAMPS / "project"
    if is_current(stamp, value):
        return
    step(
        "installing Spadille itself",
        [*_installer(), "--no-deps", "--editable", ROOT],
        remedy=NETWORK,
    )
    press(stamp, value)


def _project_fingerprint(matter: object) -> str:
    hook, builder = ROOT / "hatch_build.py", ROOT / "tools" / "workshop" / "kernel.py"
    asked = f"kernel wanted: {kernel.is_wanted()}"
    return fingerprint([hook, builder, *kernel.sources()], repr(matter), asked)


def _installer() -> list[str | Path]:
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", PYTHON]
    return [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]


def _answers() -> bool:
    """Whether the environment's Python still runs; it stops when the one it was made from goes."""
    if not os.access(PYTHON, os.X_OK):
        return False
    return subprocess.run([PYTHON, "-c", ""], capture_output=True, check=False).returncode == 0
