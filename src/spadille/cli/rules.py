"""``spadille rules``: what a rule set says, and how it differs from the others."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from spadille.cli import page
from spadille.cli.laws import Book
from spadille.cli.output import tell
from spadille.cli.ruleset import rulebook_asked_for
from spadille.games import registry
from spadille.locales import Messages
from spadille.rules.ruleset import RuleSet

#: No line is longer on any terminal, nor cut shorter on a narrow one.
_WIDEST, _NARROWEST = 100, 30


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    told = messages.say("option-rules-rules")
    parser.add_argument("rules", metavar=messages.say("metavar-rules"), help=told)


def run(arguments: Namespace, messages: Messages) -> int:
    """Print the page of a rule set, or of a game the list of its rule sets."""
    asked = RuleSet.read(arguments.rules)
    places = max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))
    book = rulebook_asked_for(arguments.rules)
    is_whole = bool(asked.profile or asked.version or asked.changes)
    drawn = _of_profile(book, messages, places) if is_whole else _of_game(book, messages, places)
    for line in drawn:
        tell(line)
    return 0


def _of_profile(book: Book, messages: Messages, places: int) -> Iterator[str]:
    game = book.profile.game
    yield from page.head(book, messages, places)
    yield from page.bids(book, messages, places)
    yield from page.options(book, messages, places)
    for other in _others(book):
        yield from page.against(book, other, messages, places)
    yield from page.numbered(registry.rule_text(game, messages.language), places)


def _of_game(book: Book, messages: Messages, places: int) -> Iterator[str]:
    books = [book, *_others(book)]
    yield from page.listed(books, messages, places)
    yield from page.all_differences(books, messages, places)


def _others(book: Book) -> list[Book]:
    """The other rule sets of the game; one that is changed differs from its own plain form too."""
    profile = book.profile
    names = registry.profiles(profile.game)
    found = (registry.rulebook(f"{profile.game}/{name}") for name in names)
    return [other for other in found if str(other.profile) != str(profile)]
