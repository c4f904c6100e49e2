"""``spadille check``: does a rule set hold together?"""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spadille.cli import interruption
from spadille.cli.laws import Book, Broken
from spadille.cli.output import tell
from spadille.cli.progress import Progress
from spadille.cli.refusal import Refusal, Unsound, check_positive, game_refusal, shortened
from spadille.cli.ruleset import rulebook_asked_for
from spadille.cli.trial import Trial
from spadille.games import registry
from spadille.locales import Messages
from spadille.rules import outside
from spadille.rules.rule import FaultyGame

_DEALS = 50
_SUFFIX = ".toml"
#: Where a game keeps its own profiles.
_OWN_FOLDER = "profiles"
#: What can stand in the name of a rule set.
_NAME = re.compile(r"[\w-]+")


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("rules", metavar=say("metavar-rules"), nargs="?", help=say("option-check-rules"))
    told = say("option-check-deals", default=str(_DEALS))
    add("--deals", type=int, metavar=number, default=_DEALS, help=told)
    add("--seed", type=int, metavar=number, default=0, help=say("option-check-seed"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Load each rule set and try it by deals of chance; one line for each that holds."""
    check_positive("--deals", arguments.deals)
    interruption.heed_requests()
    names = _asked_for(arguments.rules)
    with Progress(messages, len(names) * arguments.deals) as progress:
        for place, name in enumerate(names):
            book = _loaded(name)
            _try(book, arguments, progress, place * arguments.deals)
            progress.clear()
            rules = str(book.profile)
            tell(messages.say("check-holds", rules=rules, deals=arguments.deals))
    return 0


def _asked_for(rules: str | None) -> tuple[str, ...]:
    if rules is None:
        _check_outside()
        return registry.names()
    return (_of_file(Path(rules)),) if rules.endswith(_SUFFIX) else (rules,)


def _of_file(path: Path) -> str:
    """The name of the rule set in a file, which lies in a folder named after its game."""
    if path.is_dir():
        raise Refusal("file-folder", file=str(path))
    if not path.is_file():
        raise Refusal("file-missing", file=str(path))
    place = path.resolve().parent
    is_own = place.name == _OWN_FOLDER
    game = place.parent.name if is_own else place.name
    if game not in registry.games():
        known = ", ".join(registry.games())
        raise Refusal("profile-place", file=str(path), known=known)
    if not is_own:
        os.environ[outside.VARIABLE] = str(place.parent)
        _check_name(game, path.stem)
    return f"{game}/{path.stem}"


def _check_outside() -> None:
    """Everything in the folder outside the package can be found by its name."""
    folder = outside.folder()
    if folder is None:
        return
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and entry.name not in registry.games():
            known = ", ".join(registry.games())
            raise Unsound("profile-astray", folder=str(entry), known=known)
        for name in outside.files(entry.name):
            _check_name(entry.name, name)


def _check_name(game: str, name: str) -> None:
    file = str(outside.files(game)[name])
    if not _NAME.fullmatch(name):
        raise Unsound("profile-name", file=file)
    if name in registry.own_profiles(game):
        raise Unsound("profile-shadowed", file=file, name=f"{game}/{name}")


def _loaded(name: str) -> Book:
    try:
        return rulebook_asked_for(name)
    except FaultyGame as error:
        raise game_refusal(error, Unsound) from error


def _try(book: Book, arguments: Namespace, progress: Progress, before: int) -> None:
    trial = Trial(book, arguments.seed)
    done = 0
    try:
        for done in trial.deals(arguments.deals):
            progress.at(before + done)
    except Broken as error:
        facts, message = error.facts, error.message
    except Exception as error:  # noqa: BLE001 - a profile may bring the rules down in any way
        facts, message = {"kind": type(error).__name__, "reason": str(error)}, "broken-down"
    else:
        return
    place = {"seed": str(arguments.seed), "deal": str(done + 1), "step": str(trial.step)}
    shown = {name: shortened(str(fact), 200) for name, fact in facts.items()}
    refused = Unsound("check-broken", rules=str(book.profile), **place)
    refused.told = (message, shown)
    raise refused
