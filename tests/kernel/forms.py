"""The modules of the kernel in both their forms: as installed, and as ordinary Python."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import spadille.kernel

FOLDER = Path(spadille.kernel.__file__).parent


def interpreted(name: str) -> ModuleType:
    """A module of the kernel read from its Python source, whether or not it was compiled."""
    known = f"interpreted_{name}"
    if known not in sys.modules:
        spec = spec_from_file_location(known, FOLDER / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[known] = module
        spec.loader.exec_module(module)
    return sys.modules[known]
