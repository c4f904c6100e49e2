"""Profiles that a club keeps in a folder of its own, beside those of the package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame

#: The variable of the environment that names the folder, so that processes started later have it
#: too. In it lies a folder for each game: ``lhombre/ours.toml`` is played as ``lhombre/ours``.
VARIABLE: Final = "SPADILLE_PROFILES"


def folder() -> Path | None:
    """The folder, where one is named; raises ``FaultyGame`` when it is none."""
    named = os.environ.get(VARIABLE)
    if not named:
        return None
    found = Path(named)
    # What may not be looked into would seem to be empty, or none.
    if not _may_enter(found.parent):
        raise FaultyGame(VARIABLE, [Fault("profiles-closed", folder=named)])
    if not found.is_dir():
        raise FaultyGame(VARIABLE, [Fault("profiles-folder", folder=named)])
    for place in (found, *filter(Path.is_dir, _inside(found))):
        if not (_may_enter(place) and os.access(place, os.R_OK)):
            raise FaultyGame(VARIABLE, [Fault("profiles-closed", folder=str(place))])
    return found


def files(game: str) -> dict[str, Path]:
    """The files of a game's profiles in that folder, by name."""
    place = folder()
    found = sorted((place / game).glob("*.toml")) if place is not None else []
    return {file.stem: file for file in found}


def _may_enter(place: Path) -> bool:
    return os.access(place, os.X_OK) or not os.access(place, os.F_OK)


def _inside(place: Path) -> list[Path]:
    return list(place.iterdir()) if _may_enter(place) and os.access(place, os.R_OK) else []
