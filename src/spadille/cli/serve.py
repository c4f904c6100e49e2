"""``spadille serve``: the house opens."""

from __future__ import annotations

import math
from argparse import ArgumentParser, Namespace

from spadille.cli.refusal import Refusal, check_named
from spadille.locales import Messages
from spadille.server import app
from spadille.server.pace import Pace
from spadille.server.trouble import ServerTrouble

_HOST = "127.0.0.1"
_PORT = 8400


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    told = say("option-host", default=_HOST)
    add("--host", metavar=say("metavar-address"), default=_HOST, help=told)
    told = say("option-port", default=str(_PORT))
    add("--port", type=int, metavar=say("metavar-number"), default=_PORT, help=told)
    add("--database", metavar=say("metavar-file"), help=say("option-database"))
    add("--no-browser", action="store_true", help=say("option-no-browser"))
    for name, usual in (
        ("bot-delay", app.USUAL_PACE.bot_delay),
        ("patience", app.USUAL_PACE.patience),
    ):
        told = say(f"option-{name}", default=f"{usual:g}")
        add(f"--{name}", type=float, metavar=say("metavar-seconds"), default=usual, help=told)


def run(arguments: Namespace, _messages: Messages) -> int:
    """Open the server and stay until it is stopped."""
    _check(arguments)
    try:
        app.serve(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            open_browser=not arguments.no_browser,
            pace=Pace(arguments.bot_delay, arguments.patience),
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
    _check_seconds("--bot-delay", arguments.bot_delay)
    _check_seconds("--patience", arguments.patience)


def _check_seconds(option: str, seconds: float) -> None:
    if not (math.isfinite(seconds) and seconds >= 0):
        raise Refusal("not-seconds", option=option, value=str(seconds))
