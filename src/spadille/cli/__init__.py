"""The command line: one file for each command."""

from __future__ import annotations

from spadille.cli import interruption

__all__ = ["main"]


def main(argv: list[str] | None = None) -> int:
    """Carry out one command and return the exit code of the process."""
    interruption.hold()
    # Loading takes a while, in which somebody may already change his mind.
    from spadille.cli.program import main as carry_out  # noqa: PLC0415

    return carry_out(argv)
