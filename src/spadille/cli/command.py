"""What every command is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Protocol

from spadille.locales import Messages


class Command(Protocol):
    """A module of this package: it declares its options, then runs."""

    @property
    def declare(self) -> Callable[[ArgumentParser, Messages], None]:
        """Add the command's options to its parser."""
        ...

    @property
    def run(self) -> Callable[[Namespace, Messages], int]:
        """Do it; the answer is the exit code. Raises ``Refusal``."""
        ...
