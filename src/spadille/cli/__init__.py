"""The command line."""

import argparse
from importlib.metadata import version


def main(argv: list[str] | None = None) -> int:
    """Carry out one command and return the exit code of the process."""
    parser = argparse.ArgumentParser(prog="spadille", description="L'Hombre and its family.")
    parser.add_argument("--version", action="version", version=f"spadille {version('spadille')}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
