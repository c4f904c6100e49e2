"""``spadille review``: a recorded deal looked back at, told error from bad luck."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from spadille.analysis.luck import split
from spadille.analysis.par import Par
from spadille.analysis.review import Review, review
from spadille.cards import Seat
from spadille.cli import interruption
from spadille.cli.hindsight import Hindsight
from spadille.cli.lacking import tell_lacking
from spadille.cli.output import tell
from spadille.cli.progress import Progress
from spadille.cli.recorded import records
from spadille.cli.refusal import Refusal, check_named, check_positive
from spadille.games import registry
from spadille.locales import Messages
from spadille.notation.replay import Record
from spadille.rules.ruleset import RuleSet

#: The points of a deal by seat, and its par.
Deal = tuple[tuple[int, ...], Par | None]


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("file", metavar=say("metavar-file"), help=say("option-review-file"))
    add("--seat", type=int, metavar=number, help=say("option-review-seat"))
    add("--deal", type=int, metavar=number, help=say("option-review-deal"))
    add("--seed", type=int, metavar=number, default=0, help=say("option-review-seed"))
    add("--worlds", action="store_true", help=say("option-review-worlds"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Tell each deal's moments, then what of the evening was luck."""
    check_named(messages.say("metavar-file"), arguments.file)
    if arguments.deal is not None:
        check_positive("--deal", arguments.deal)
    interruption.heed_requests()
    seated: dict[int, list[Deal]] = {}
    is_lacking = False
    last: Hindsight | None = None
    for number, read in enumerate(records(arguments.file, arguments.deal), arguments.deal or 1):
        _check_seat(arguments.seat, len(read.hands))
        game = RuleSet.read(read.rules).game
        is_lacking = is_lacking or tell_lacking(game, messages)
        told = _reviewed(read, arguments, messages)
        last = Hindsight(messages, read, shows_worlds=arguments.worlds)
        for line in last.lines(number, told, _asked(arguments.seat, read)):
            tell(line)
        if told.scores:
            seated.setdefault(len(read.hands), []).append((told.scores, told.par))
    for seats, deals in seated.items():
        if last is not None and len(seated) == 1 < len(deals):
            for line in last.luck(split(deals, seats), deals, arguments.seat):
                tell(line)
    return 0


def _reviewed(read: Record, arguments: Namespace, messages: Messages) -> Review:
    book, seats = registry.rulebook(read.rules), _asked(arguments.seat, read)
    with Progress(messages, 0, "review-progress") as progress:

        def witness(done: int, every: int) -> None:
            progress.at(done, every)

        return review(book, read, seats, arguments.seed, witness=witness)


def _asked(seat: int | None, read: Record) -> Sequence[Seat]:
    return [Seat(each) for each in range(len(read.hands)) if seat in (None, each)]


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("play-no-seat", value=str(seat), last=str(seats - 1))
