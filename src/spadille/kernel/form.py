"""In which form the kernel runs here: compiled to C, or as ordinary Python."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from spadille.kernel import (
    account,
    contest,
    duties,
    foresight,
    guided,
    memory,
    perft,
    play,
    playout,
    reference,
    rollout,
    search,
    uct,
)

#: The module whose class another one's is made from.
BENEATH = {
    "search": "foresight",
    "foresight": "memory",
    "memory": "duties",
    "account": "contest",
    "contest": "duties",
    "perft": "duties",
    "play": "duties",
    "playout": "duties",
    "rollout": "duties",
    "uct": "playout",
    "guided": "playout",
    "reference": "perft",
}


def is_compiled() -> bool:
    """Whether a C compiler has made the kernel of this installation.

    Where it has not, the same modules run as ordinary Python, and are right and slow.
    """
    modules = (
        account,
        contest,
        duties,
        foresight,
        guided,
        memory,
        perft,
        play,
        playout,
        reference,
        rollout,
        search,
        uct,
    )
    return all(Path(str(module.__file__)).suffix != ".py" for module in modules)


def interpreted(name: str) -> ModuleType:
    """A module of the kernel as ordinary Python, whether or not it was compiled.

    >>> interpreted("rollout").__file__.endswith("rollout.py")
    True
    """
    known = f"{__package__}._interpreted_{name}"
    if known not in sys.modules:
        spec = spec_from_file_location(known, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[known] = module
        with _beneath(name):
            spec.loader.exec_module(module)
    return sys.modules[known]


@contextmanager
def _beneath(name: str) -> Iterator[None]:
    """Let what a module builds on be ordinary Python too: the two forms do not mix."""
    if name not in BENEATH:
        yield
        return
    known = f"{__package__}.{BENEATH[name]}"
    compiled = sys.modules[known]
    sys.modules[known] = interpreted(BENEATH[name])
    try:
        yield
    finally:
        sys.modules[known] = compiled
