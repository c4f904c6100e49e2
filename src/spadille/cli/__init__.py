"""The command line: one file for each command."""

from spadille.cli.program import main

__all__ = ["main"]
