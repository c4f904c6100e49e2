"""Rule sets as people name them on the command line."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from spadille.cli.refusal import Refusal, check_named, faulty, shortened
from spadille.games import registry
from spadille.locales import Messages
from spadille.rules import outside
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet


def declare_profiles(parser: ArgumentParser, messages: Messages) -> None:
    """The option by which every command finds profiles outside the package."""
    told = messages.say("option-profiles", variable=outside.VARIABLE)
    parser.add_argument("--profiles", metavar=messages.say("metavar-folder"), help=told)


def take_profiles(arguments: Namespace) -> None:
    """Look for profiles where the option says, also in processes that are started later."""
    if arguments.profiles is not None:
        check_named("--profiles", arguments.profiles)
        os.environ[outside.VARIABLE] = str(Path(arguments.profiles).absolute())
    try:
        outside.folder()
    except FaultyGame as error:
        named = outside.VARIABLE if arguments.profiles is None else "--profiles"
        raise FaultyGame(named, error.faults) from error


def rulebook_asked_for(name: str) -> Rulebook[Any]:
    """The rulebook of ``game[/profile][@version][+option=value ...]``.

    Raises ``Refusal`` when there is none, or an option cannot be changed so; ``FaultyGame`` when
    the profile itself cannot be.
    """
    asked = RuleSet.read(name)
    known = registry.names()
    is_known = f"{asked.game}/{asked.profile}" in known
    if is_known or (asked.game in registry.games() and not asked.profile):
        registry.rulebook(str(RuleSet(asked.game, asked.profile)))
        try:
            return registry.rulebook(name)
        except FaultyGame as error:
            here = registry.rulebook(f"{asked.game}/{asked.profile}".rstrip("/")).profile
            if asked.version not in ("", str(here.version)):
                raise Refusal("other-version", name=shortened(name), known=str(here)) from error
            raise faulty("faulty-options", error.faults, name=shortened(name)) from error
    raise Refusal("unknown-rules", name=shortened(name), known=", ".join(known))
