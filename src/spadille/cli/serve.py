"""``spadille serve``: the house opens."""

from __future__ import annotations

import math
from argparse import ArgumentParser, Namespace

from spadille.cli.refusal import Refusal, check_named
from spadille.locales import Messages
from spadille.server import app
from spadille.server.trouble import ServerTrouble

_HOST = "127.0.0.1"
_PORT = 8400


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    add("--host", default=_HOST, help=say("option-host", default=_HOST))
    add("--port", type=int, default=_PORT, help=say("option-port", default=str(_PORT)))
    add("--database", metavar="PATH", help=say("option-database"))
    add("--no-browser", action="store_true", help=say("option-no-browser"))
    usual = app.BOT_DELAY_SECONDS
    delay = say("option-bot-delay", default=str(usual))
    add("--bot-delay", type=float, metavar="SECONDS", default=usual, help=delay)


def run(arguments: Namespace, _messages: Messages) -> int:
    """Open the server and stay until it is stopped."""
    _check(arguments)
    try:
        app.serve(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            open_browser=not arguments.no_browser,
            bot_delay=arguments.bot_delay,
        )
    except ServerTrouble as trouble:
        raise Refusal(trouble.message, **trouble.facts) from trouble
    return 0


def _check(arguments: Namespace) -> None:
    check_named("--host", arguments.host)
    check_named("--database", arguments.database)
    try:
        arguments.host.encode("idna")
    except UnicodeError as error:
        port = str(arguments.port)
        raise Refusal("host-unknown", host=arguments.host, port=port) from error
    if not (math.isfinite(arguments.bot_delay) and arguments.bot_delay >= 0):
        raise Refusal("not-seconds", option="--bot-delay", value=str(arguments.bot_delay))
