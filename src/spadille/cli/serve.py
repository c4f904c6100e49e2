"""``spadille serve``: the house opens."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spadille.cli.refusal import Refusal
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
