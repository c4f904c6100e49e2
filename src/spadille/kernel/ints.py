"""Arrays of whole numbers, as a type that can be asked for while a program runs."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Ints: TypeAlias = array[int]
else:
    # Before Python 3.12 an array takes no type of its numbers, and a struct tells its signature.
    Ints = array
