"""``spadille simulate``: deals without people."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from spadille.bots import registry
from spadille.cli import interruption
from spadille.cli.dealing import lines, player_asked_for
from spadille.cli.lacking import lacking_told
from spadille.cli.output import whole_file
from spadille.cli.progress import Progress
from spadille.cli.refusal import STREAM, Interrupted, check_named, check_positive
from spadille.cli.ruleset import rulebook_asked_for
from spadille.locales import Messages


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("rules", metavar=say("metavar-rules"), help=say("option-rules"))
    add("--deals", type=int, metavar=number, required=True, help=say("option-deals"))
    add("--seed", type=int, metavar=number, default=0, help=say("option-seed"))
    add("--out", metavar=say("metavar-file"), required=True, help=say("option-out"))
    bots = say("option-bots", known=", ".join(registry.names()), default="random")
    add("--bots", metavar=say("metavar-name"), default="random", help=bots)


def run(arguments: Namespace, messages: Messages) -> int:
    """Play and write the deals, one a line."""
    check_positive("--deals", arguments.deals)
    check_named("--out", arguments.out)
    rulebook = rulebook_asked_for(arguments.rules)
    player = player_asked_for(arguments.bots)
    # A request to stop is an interruption like any other: nothing half-written stays.
    interruption.heed_requests()
    try:
        with (
            lacking_told(rulebook.profile.game, messages, arguments.bots),
            whole_file(arguments.out) as file,
            Progress(messages, arguments.deals) as progress,
        ):
            made = lines(rulebook, player, arguments.seed, arguments.deals)
            for done, line in enumerate(made, 1):
                file.write(line)
                progress.at(done)
    except KeyboardInterrupt:
        if arguments.out == STREAM:
            raise
        raise Interrupted("stopped-unwritten", file=arguments.out) from None
    if sys.stderr.isatty() and arguments.out != STREAM:
        told = messages.say("simulated", deals=arguments.deals, file=arguments.out)
        print(told, file=sys.stderr)
    return 0
