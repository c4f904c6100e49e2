"""The checks that need no test run: style, types, floors, front-end, generated files."""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.workshop.node import Node
from tools.workshop.places import BIN, FRONTEND, PYTHON, ROOT
from tools.workshop.step import say

#: What npm is to run of the front-end, which must be built.
SCRIPTS = {"svelte-check": "check", "vitest": "test", "size of the front-end": "size"}


@dataclass(frozen=True)
class Check:
    """One command that is content (exit code 0) or has something to say."""

    name: str
    words: Sequence[str | Path]
    cwd: Path = ROOT
    env: Mapping[str, str] = field(default_factory=lambda: os.environ)

    def passes(self) -> bool:
        """Run it; what it said is printed only where it is not content."""
        start = time.monotonic()
        done = subprocess.run(
            [str(word) for word in self.words],
            cwd=self.cwd,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        passed = done.returncode == 0
        if not passed:
            print(done.stdout, flush=True)
        verdict = "ok" if passed else "FAILED"
        say(f"{self.name}: {verdict} ({time.monotonic() - start:.1f} s)")
        return passed


def failures(node: Node | None) -> list[str]:
    """The names of the checks that failed; without a Node those of the front-end are left out."""
    return [check.name for check in _all(node) if not check.passes()]


def documentation(target: Path) -> Sequence[str | Path]:
    """The command that builds the documentation; whatever Sphinx warns of is a failure."""
    words: Sequence[str | Path] = ["--fail-on-warning", "--keep-going", "--quiet"]
    return [PYTHON, "-m", "sphinx", *words, "-b", "html", ROOT / "docs", target]


def _all(node: Node | None) -> Iterator[Check]:
    yield Check("ruff check", [BIN / "ruff", "check", "."])
    yield Check("ruff format", [BIN / "ruff", "format", "--check", "."])
    yield Check("mypy", [PYTHON, "-m", "mypy"])
    yield Check("import-linter", [BIN / "lint-imports"])
    yield Check("documentation", documentation(Path(tempfile.mkdtemp(prefix="spadille-docs-"))))
    if (ROOT / "tools" / "generate.py").is_file():
        yield Check("generated files", [PYTHON, "-m", "tools.generate", "--check"])
    if node is not None:
        for name, script in SCRIPTS.items():
            yield Check(name, [*node.npm, "run", script], cwd=FRONTEND, env=node.env())
