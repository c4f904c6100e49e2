"""The kernel: made from ordinary Python into C, where this machine has a compiler for it.

Used by the build hook, in the environment that the build has made for itself.
"""

import os
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.workshop.places import KERNEL, ROOT

#: What the build needs beside hatchling; only where the kernel is wanted.
BUILDERS = ["cython>=3.1", "setuptools>=77"]
#: What is compiled: every module that has types beside it.
MODULES = (
    "account",
    "contest",
    "duties",
    "foresight",
    "guided",
    "memory",
    "perft",
    "play",
    "playout",
    "reference",
    "rollout",
    "search",
    "uct",
)
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "initializedcheck": False,
    "wraparound": False,
}


def is_wanted() -> bool:
    """Whether the kernel is to be compiled at all."""
    return os.environ.get("SPADILLE_NO_KERNEL", "") in ("", "0")


def sources() -> list[Path]:
    """All that the compiled kernel is made from."""
    return [*KERNEL.glob("*.pxd"), *(KERNEL / f"{name}.py" for name in MODULES)]


def clean() -> None:
    """Remove what was compiled before: it would be taken instead of the source it came from."""
    for name in MODULES:
        for suffix in ("so", "pyd"):
            for built in KERNEL.glob(f"{name}.*{suffix}"):
                built.unlink()


def build() -> list[str]:
    """Compile the kernel beside its sources.

    The answer is the files that were made; none where there is no compiler that can do it.
    """
    clean()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(ROOT)
        try:
            _compile(_translated(folder), folder)
        finally:
            os.chdir(before)
    built = [path for name in MODULES for path in KERNEL.glob(f"{name}.*") if _is_compiled(path)]
    return [path.relative_to(ROOT).as_posix() for path in built]


def _translated(folder: str) -> list[Any]:
    """The modules as extensions in C; only a build has what translates them."""
    cython, setuptools = import_module("Cython.Build"), import_module("setuptools")
    extensions: list[Any] = cython.cythonize(
        [
            setuptools.Extension(f"spadille.kernel.{name}", [f"src/spadille/kernel/{name}.py"])
            for name in MODULES
        ],
        build_dir=folder,
        compiler_directives=DIRECTIVES,
        include_path=["src"],
        quiet=True,
    )
    # cythonize() forgets it where it is said of the extension.
    for extension in extensions:
        extension.optional = True
    return extensions


def _compile(extensions: list[Any], folder: str) -> None:
    facts = {
        "name": "spadille",
        "package_dir": {"": "src"},
        "packages": ["spadille.kernel"],
        "ext_modules": extensions,
    }
    build_ext = import_module("setuptools.command.build_ext").build_ext
    command = build_ext(import_module("setuptools").Distribution(facts))
    command.inplace = True
    command.build_lib = command.build_temp = folder
    command.ensure_finalized()
    command.run()


def _is_compiled(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")
