"""``spadille perft``: how many ways lead on, action by action."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from spadille.cards import Seat
from spadille.cli import interruption
from spadille.cli.dealing import deck_of
from spadille.cli.laws import Book
from spadille.cli.output import tell
from spadille.cli.refusal import Refusal, check_positive, text_refusal
from spadille.cli.ruleset import rulebook_asked_for
from spadille.games import registry
from spadille.locales import Messages
from spadille.notation import perft, position
from spadille.notation.error import NotationError
from spadille.notation.layout import dealt
from spadille.rules.tree import leaves

_DEPTH = 4


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("rules", metavar=say("metavar-rules"), nargs="?", help=say("option-rules"))
    add("--seed", type=int, metavar=number, default=0, help=say("option-perft-seed"))
    told = say("option-perft-depth", default=str(_DEPTH))
    add("--depth", type=int, metavar=number, default=_DEPTH, help=told)
    add("--from", dest="position", metavar=say("metavar-position"), help=say("option-perft-from"))
    add("--json", action="store_true", help=say("option-perft-json"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Count, and print each depth as soon as it is counted."""
    check_positive("--depth", arguments.depth)
    interruption.heed_requests()
    book, state = _begun(arguments)
    line = position.write(book, state)
    if not arguments.json:
        tell(line)
    counts = []
    for depth, (count, speed) in enumerate(_counted(book, state, arguments.depth), 1):
        counts.append(count)
        if not arguments.json:
            facts = {"depth": str(depth), "count": str(count), "speed": str(speed)}
            tell(messages.say("perft-counted", **facts))
    if arguments.json:
        tell(perft.write(perft.Perft(line, tuple(counts))))
    return 0


def _counted(book: Book, state: Any, depth: int) -> Iterator[tuple[int, int]]:
    """How many ways there are at each depth, and how many were counted in a second."""
    for each in range(1, depth + 1):
        begun = time.perf_counter()
        count = leaves(book, state, each)
        yield count, round(count / (time.perf_counter() - begun))


def _begun(arguments: Namespace) -> tuple[Book, Any]:
    if arguments.position is None:
        if arguments.rules is None:
            raise Refusal("perft-nothing")
        book = rulebook_asked_for(arguments.rules)
        dealer = Seat(0)
        deal = dealt(book, dealer, deck_of(book, arguments.seed, 1))
        return book, book.evolve(book.start(dealer), deal)
    try:
        book, state = position.read(arguments.position, registry.rulebook)
    except NotationError as error:
        raise text_refusal("--from", error) from error
    if arguments.rules is not None and rulebook_asked_for(arguments.rules) is not book:
        raise Refusal("perft-other-rules", rules=arguments.rules, found=str(book.profile))
    told = book.position(state)
    heaps = (*told.hands, *told.discards)
    if told.talon.hidden or any(heap.hidden for heap in heaps):
        raise Refusal("perft-hidden")
    if not book.to_act(state):
        raise Refusal("perft-nobody")
    return book, state
