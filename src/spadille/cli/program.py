"""From the words of a command line to a command and an exit code."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import cast

from spadille.bots.origin import version
from spadille.cli import interruption, output, ruleset
from spadille.cli.command import Command
from spadille.cli.refusal import Interrupted, Refusal, game_refusal
from spadille.cli.usage import Parser
from spadille.locales import Messages, language_in
from spadille.rules.rule import FaultyGame

#: Each command is the module of its name.
COMMANDS = (
    "serve",
    "play",
    "rules",
    "simulate",
    "arena",
    "replay",
    "verify",
    "audit",
    "check",
    "perft",
    "solve",
    "review",
    "bench",
    "doctor",
)
#: What a shell reports of a program whose reader went away.
READER_GONE = 141


def main(argv: list[str] | None = None) -> int:
    """Carry out one command and return the exit code of the process.

    0: done; 1: judged, and something did not hold; 2: not done. One line on standard error says
    what or why.
    """
    messages = Messages(language_in(os.environ))
    output.spell_out()
    try:
        code = _carried_out(sys.argv[1:] if argv is None else argv, messages)
        output.flush()
    except Refusal as refusal:
        _say(refusal.line(messages))
        return refusal.exit_code
    except FaultyGame as error:
        _say(game_refusal(error).line(messages))
        return 2
    except KeyboardInterrupt:
        _say(messages.say("stopped"))
        return Interrupted.exit_code
    except BrokenPipeError:
        output.abandon()
        return READER_GONE
    return code


def _carried_out(words: list[str], messages: Messages) -> int:
    try:
        parser = _parser(messages, words)
        interruption.release()
        arguments, unknown = parser.parse_known_args(words)
        if unknown:
            arguments.refuse(messages.say("usage-unknown", what=" ".join(unknown)))
    except SystemExit as ended:
        # The parser ends so when it told how a command is used, or that it is not used so.
        return int(ended.code or 0)
    ruleset.take_profiles(arguments)
    code: int = arguments.run(arguments, messages)
    return code


def _parser(messages: Messages, words: list[str]) -> Parser:
    """The parser of these words; only the command they name is loaded."""
    codes = messages.say("exit-codes")
    parser = Parser(messages, prog="spadille", description=messages.say("about"), epilog=codes)
    told = messages.say("usage-version")
    parser.add_argument("--version", action="version", version=f"spadille {version()}", help=told)
    commands = parser.add_subparsers(metavar=messages.say("metavar-command"), required=True)
    named = next((word for word in words if not word.startswith("-")), None)
    for name in COMMANDS:
        about = messages.say(f"about-{name}")
        own = commands.add_parser(
            name, messages=messages, help=about, description=about, epilog=codes
        )
        if name == named:
            command = cast(Command, import_module(f"spadille.cli.{name}"))
            command.declare(own, messages)
            ruleset.declare_profiles(own, messages)
            own.set_defaults(run=command.run, refuse=own.error)
    return parser


def _say(line: str) -> None:
    print(f"spadille: {line}", file=sys.stderr)
