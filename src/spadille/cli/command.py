"""What every command is."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, Protocol

from spadille.cli.output import tell
from spadille.locales import Messages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


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


class Parser(ArgumentParser):
    """A parser that says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        """End the program with exit code 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # The parser's own way keeps silent where standard output cannot be written.
        if file is sys.stdout:
            tell(message.rstrip("\n"))
        else:
            super()._print_message(message, file)
