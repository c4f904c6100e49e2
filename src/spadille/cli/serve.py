"""``spadille serve``: the house opens."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spadille.locales import Messages
from spadille.server import app

_HOST = "127.0.0.1"
_PORT = 8400
_BOT_DELAY = 0.8


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    add("--host", default=_HOST, help=say("option-host", default=_HOST))
    add("--port", type=int, default=_PORT, help=say("option-port", default=str(_PORT)))
    add("--database", metavar="PATH", help=say("option-database"))
    add("--no-browser", action="store_true", help=say("option-no-browser"))
    delay = say("option-bot-delay", default=str(_BOT_DELAY))
    add("--bot-delay", type=float, metavar="SECONDS", default=_BOT_DELAY, help=delay)


def run(arguments: Namespace, _messages: Messages) -> int:
    """Open the server and stay until it is stopped."""
    app.serve(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        opens_browser=not arguments.no_browser,
        bot_delay=arguments.bot_delay,
    )
    return 0
