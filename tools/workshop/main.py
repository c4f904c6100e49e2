"""The commands of `dev.py`."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.workshop import browsers, checks, frontend, locks, venv
from tools.workshop.places import BIN, PYTHON, ROOT
from tools.workshop.step import Trouble, say

HELP = """\
usage: python3 dev.py COMMAND [arguments]

  install   make .venv and install Spadille in it, front-end included
  serve     install, then run the server: [--port N] [--no-browser] and all else that
            'spadille serve' understands
  test      install what tests need, then run pytest with your arguments
  screenshots
            make the README's pictures from the running product, or with --all FOLDER
            pictures of every state to look at
  check     style, types, floors, front-end and generated files
  docs      build the documentation for programmers into build/docs
  lock      write requirements/*.txt and frontend/package-lock.json anew (needs uv):
            [--upgrade] [--upgrade-package NAME]

SPADILLE_NO_FRONTEND=1 leaves the front-end out: library and command line only.
SPADILLE_NO_KERNEL=1 leaves the kernel as ordinary Python, as it is where no C compiler is.
CI=true has 'test' install Firefox and WebKit too, where it may."""


def main(words: Sequence[str]) -> int:
    """Carry out one command; the exit code is 2 where a person has something to mend."""
    command, rest = (words[0], words[1:]) if words else ("help", ())
    if command in ("help", "-h", "--help"):
        print(HELP)
        return 0
    try:
        if command not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise Trouble(f"there is no command {command!r}: use one of {known}")
        return COMMANDS[command](list(rest))
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _install(words: list[str]) -> int:
    _refuse(words, "install")
    venv.install("runtime")
    say("Spadille is installed; start it with: python3 dev.py serve")
    return 0


def _serve(words: list[str]) -> int:
    venv.install("runtime")
    return _become([BIN / "spadille", "serve", *words])


def _test(words: list[str]) -> int:
    venv.install("test")
    browsers.provide(with_others=os.environ.get("CI", "") not in ("", "0", "false"))
    return _become([PYTHON, "-m", "pytest", *words])


def _screenshots(words: list[str]) -> int:
    venv.install("test")
    browsers.provide(with_others=False)
    return _become([PYTHON, "-m", "tools.screenshots", *words])


def _check(words: list[str]) -> int:
    _refuse(words, "check")
    venv.install("check")
    node = None
    if frontend.is_wanted():
        node = venv.node_at_hand()
        frontend.install_modules(node)
        if not frontend.is_built():
            frontend.build(node)
    failed = checks.failures(node)
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def _docs(words: list[str]) -> int:
    _refuse(words, "docs")
    venv.install("check")
    target = ROOT / "build" / "docs"
    if not checks.Check("documentation", checks.documentation(target)).passes():
        return 1
    say(f"the documentation is in {target / 'index.html'}")
    return 0


def _lock(words: list[str]) -> int:
    venv.make()
    locks.refresh(*words)
    return 0


def _refuse(words: Sequence[str], command: str) -> None:
    if words:
        raise Trouble(f"'{command}' takes no arguments, and was given {' '.join(words)}")


def _become(words: Sequence[str | Path]) -> int:
    """Hand the terminal, and every signal, to another program."""
    command = [str(word) for word in words]
    os.chdir(ROOT)
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "install": _install,
    "serve": _serve,
    "test": _test,
    "screenshots": _screenshots,
    "check": _check,
    "docs": _docs,
    "lock": _lock,
}
