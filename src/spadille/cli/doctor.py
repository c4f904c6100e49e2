"""``spadille doctor``: what this installation is made of."""

from __future__ import annotations

import platform
import sys
from argparse import ArgumentParser, Namespace

from spadille.bots import model
from spadille.bots.origin import version
from spadille.cli.output import tell
from spadille.kernel.form import is_compiled
from spadille.locales import Messages


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The command has no options."""


def run(_arguments: Namespace, messages: Messages) -> int:
    """Print a line for each part; the exit code tells whether all is whole."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    tell(messages.say("doctor-python", python=python, place=sys.executable))
    tell(messages.say("doctor-version", version=version()))
    tell(messages.say("doctor-compiled" if is_compiled() else "doctor-interpreted"))
    try:
        model.load()
    except model.ModelFault as fault:
        tell(messages.say("doctor-unlearned", fault=str(fault)))
        return 1
    tell(messages.say("doctor-learned", hash=model.digest(model.FILE)))
    return 0
