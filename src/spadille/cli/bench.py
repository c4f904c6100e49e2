"""``spadille bench``: how fast the kernel is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spadille.cli import interruption
from spadille.cli.output import tell
from spadille.cli.refusal import Refusal
from spadille.kernel.form import is_compiled
from spadille.locales import Messages


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    parser.add_argument("--quick", action="store_true", help=messages.say("option-bench-quick"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Print a line for each measure as soon as it is taken, and the sum of all nodes."""
    interruption.heed_requests()
    if not is_compiled():
        raise Refusal("bench-interpreted")
    # The bench loads every game.
    from spadille.analysis.bench.measures import measures  # noqa: PLC0415

    nodes = 0
    for each in measures(arguments.quick):
        ratio = "" if each.ratio is None else f"{each.ratio:.2f} x"
        parts = (each.name, each.figure, each.peer, ratio, each.aim)
        tell(" | ".join(part for part in parts if part))
        nodes += each.nodes
    tell(messages.say("bench-signature", nodes=nodes))
    return 0
