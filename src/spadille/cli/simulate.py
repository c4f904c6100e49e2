"""``spadille simulate``: deals without people."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from spadille.bots import registry
from spadille.cli import interruption
from spadille.cli.dealing import lines, player_asked_for
from spadille.cli.output import whole_file
from spadille.cli.progress import Progress
from spadille.cli.refusal import STREAM, Interrupted, Refusal, check_named
from spadille.cli.ruleset import rulebook_asked_for
from spadille.locales import Messages


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    parser.add_argument("rules", metavar="GAME[/PROFILE]", help=messages.say("option-rules"))
    parser.add_argument("--deals", type=int, required=True, help=messages.say("option-deals"))
    parser.add_argument("--seed", type=int, default=0, help=messages.say("option-seed"))
    parser.add_argument("--out", metavar="FILE", required=True, help=messages.say("option-out"))
    bots = messages.say("option-bots", known=", ".join(registry.names()), default="random")
    parser.add_argument("--bots", metavar="NAME", default="random", help=bots)


def run(arguments: Namespace, messages: Messages) -> int:
    """Play and write the deals, one a line."""
    if arguments.deals < 1:
        raise Refusal("not-positive", option="--deals", value=str(arguments.deals))
    check_named("--out", arguments.out)
    rulebook = rulebook_asked_for(arguments.rules)
    player = player_asked_for(arguments.bots)
    # A request to stop is an interruption like any other: nothing half-written stays.
    interruption.heed_requests()
    try:
        with whole_file(arguments.out) as file, Progress(messages, arguments.deals) as progress:
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
