"""The locks: hashed requirements of every kind of machine, and npm's own."""

import os
import shutil
import tempfile
from pathlib import Path

from tools.workshop import node, venv
from tools.workshop.frontend import IMPATIENT
from tools.workshop.places import FRONTEND, REQUIREMENTS, ROOT
from tools.workshop.step import Trouble, step

# Each file holds everything that it stands on, so that one install brings a whole state.
EXTRAS = {"runtime": (), "test": ("test",), "check": ("test", "check")}
STANDS_ON = {"test": "runtime", "check": "test"}
# Settings of one machine must not find their way into a file for all.
PRIVATE = ("UV_", "PIP_")


def refresh(*words: str) -> None:
    """Write all locks anew, keeping the pinned versions that still fit.

    `words` go to uv: `--upgrade`, or `--upgrade-package NAME`.
    """
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("lock: there is no uv on PATH: install it (pip install uv), run it again")
    for name, extras in EXTRAS.items():
        options = [f"--extra={extra}" for extra in extras]
        if name in STANDS_ON:
            options.append(f"--constraint={REQUIREMENTS / STANDS_ON[name]}.txt")
        _compile(uv, name, ["pyproject.toml", *options, *words])
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "node.in"
        wanted.write_text(node.WHEEL, encoding="ascii")
        _compile(uv, "node", [str(wanted), "--no-annotate", *words])
    found = venv.node_at_hand()
    step(
        "locking the front-end's packages",
        [*found.npm, "install", "--package-lock-only", *IMPATIENT],
        cwd=FRONTEND,
        env=found.env(),
        remedy=venv.NETWORK,
    )


def _compile(uv: str, name: str, words: list[str]) -> None:
    env = {key: value for key, value in os.environ.items() if not key.startswith(PRIVATE)}
    step(
        f"locking requirements/{name}.txt",
        [
            uv,
            "pip",
            "compile",
            "--no-config",
            "--quiet",
            "--universal",
            "--python-version=3.11",
            "--generate-hashes",
            "--no-emit-index-url",
            "--custom-compile-command=python3 dev.py lock",
            f"--output-file={REQUIREMENTS / name}.txt",
            *words,
        ],
        cwd=ROOT,
        env=env,
        remedy="read the versions that uv names; they are wanted in pyproject.toml",
    )
