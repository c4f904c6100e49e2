"""``spadille replay``: judge written deals again."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spadille.cli import interruption
from spadille.cli.judging import cases
from spadille.cli.output import tell
from spadille.cli.refusal import check_named
from spadille.locales import Messages


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    told = messages.say("option-replay-file")
    parser.add_argument("file", metavar=messages.say("metavar-file"), help=told)


def run(arguments: Namespace, messages: Messages) -> int:
    """Judge every deal of the file and print how it ended, one a line."""
    interruption.heed_requests()
    check_named(messages.say("metavar-file"), arguments.file)
    for number, case in enumerate(cases(arguments.file), 1):
        tell(f"{number}: {case.judge()}")
    return 0
