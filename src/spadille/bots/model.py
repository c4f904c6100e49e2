"""What players have learned: one file of numbers, with a card that tells where it comes from."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

FILE = Path(__file__).with_name("model.npz")
#: The number of the layout that this version reads.
LAYOUT = 2


class ModelCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a model comes from: the command and seed, what it was made from, how good it is.

    ``hash`` are the first 16 hex digits of the SHA-256 of the file. Of the ``figures`` the bits
    gained are measured on deals that it was not made from; the means are of the very deals from
    which it was learned what contracts come to.
    """

    layout: int
    hash: str
    command: str
    deals: dict[str, int]
    seed: int
    commit: str
    figures: dict[str, float]


class ModelFault(Exception):
    """A file of what players have learned that cannot be read; the text tells what is wrong."""


Numbers = Mapping[str, NDArray[np.float64]]


def card_of(file: Path) -> Path:
    """Where the card of a model lies: beside it."""
    return file.with_suffix(".json")


def digest(file: Path) -> str:
    """What a card calls the hash of a file."""
    return sha256(file.read_bytes()).hexdigest()[:16]


@lru_cache(maxsize=4)
def load(file: Path = FILE) -> Numbers:
    """The numbers of a model by name; raises ``ModelFault``."""
    try:
        card = _card(card_of(file))
        if card.layout != LAYOUT:
            raise ModelFault(f"{file}: layout {card.layout}, and this version reads {LAYOUT}")
        if card.hash != digest(file):
            raise ModelFault(f"{file}: not the file that its card describes")
        with np.load(file, allow_pickle=False) as found:
            return {name: found[name].astype(np.float64) for name in found.files}
    except FileNotFoundError as fault:
        raise ModelFault(f"{fault.filename}: missing") from fault
    except (OSError, ValueError, zipfile.BadZipFile) as fault:
        raise ModelFault(f"{file}: damaged ({fault})") from fault


def _card(file: Path) -> ModelCard:
    try:
        return msgspec.json.decode(file.read_bytes(), type=ModelCard)
    except FileNotFoundError:
        raise
    except (OSError, UnicodeError, msgspec.MsgspecError) as fault:
        raise ModelFault(f"{file}: damaged ({fault})") from fault
