"""``spadille arena``: players against each other, and who is better."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from spadille.bots import registry
from spadille.bots.arena import seating
from spadille.bots.arena.cluster import Cluster, ClusterAway, ClusterUnable, NoDask
from spadille.bots.arena.driver import played
from spadille.bots.arena.entrant import PIPE, command
from spadille.bots.arena.ledger import InUse, Keeper, Ledger, NoLedger, OtherPlan, OtherVersion
from spadille.bots.arena.plan import FOREVER, PATIENCE, Plan
from spadille.bots.arena.report import Report
from spadille.bots.arena.report import command as command_of
from spadille.bots.arena.workers import Processes, WorkerLost, Workers, cores
from spadille.cli import interruption, scoreboard
from spadille.cli.dealing import player_asked_for
from spadille.cli.laws import Book
from spadille.cli.output import tell
from spadille.cli.progress import Progress
from spadille.cli.refusal import (
    STREAM,
    Interrupted,
    Refusal,
    check_named,
    check_positive,
    file_refusal,
)
from spadille.cli.refusal import shortened as short
from spadille.cli.ruleset import rulebook_asked_for
from spadille.locales import Messages
from spadille.rules import codec

_SEATINGS = ("mixed", "each")


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number, known = say("metavar-number"), ", ".join(registry.names())
    players = say("option-arena-players", known=known)
    add("players", metavar=say("metavar-player"), nargs="+", help=players)
    add("--game", metavar=say("metavar-rules"), required=True, help=say("option-arena-game"))
    add("--deals", type=int, metavar=number, required=True, help=say("option-deals"))
    seed = say("option-arena-seed", default="0")
    add("--seed", type=int, metavar=number, default=0, help=seed)
    seatings = say("option-arena-seatings")
    add("--seatings", choices=_SEATINGS, default="mixed", help=seatings)
    add("--jobs", type=int, metavar=number, default=cores(), help=say("option-arena-jobs"))
    add("--cluster", metavar=say("metavar-address"), help=say("option-arena-cluster"))
    patience = say("option-arena-patience", default=f"{PATIENCE:g}")
    seconds = say("metavar-seconds")
    add("--patience", type=float, metavar=seconds, default=PATIENCE, help=patience)
    add("--keep", metavar=say("metavar-file"), help=say("option-arena-keep"))
    add("--json", action="store_true", help=say("option-arena-json"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Play, and print the figures, also of what was played when somebody stops it."""
    plan = _plan(arguments)
    interruption.heed_requests()
    ledger = Ledger(plan)
    try:
        with _kept(arguments.keep, ledger) as keeper:
            _play(arguments, ledger, keeper, messages)
    except OtherVersion as error:
        facts = {"player": error.player, "found": error.found or "?", "own": error.own}
        raise Refusal("arena-other-version", **facts) from error
    except KeyboardInterrupt:
        if not ledger.count:
            raise
        _tell(Report.of(ledger, arguments.deals), arguments, messages)
        raise Interrupted("arena-stopped", done=ledger.count, all=arguments.deals) from None
    report = Report.of(ledger, arguments.deals)
    _tell(report, arguments, messages)
    return 0 if report.is_sound else 1


def _plan(arguments: Namespace) -> Plan:
    for option in ("deals", "jobs"):
        check_positive(f"--{option}", getattr(arguments, option))
    if not arguments.patience > 0:
        raise Refusal("not-above-nothing", option="--patience", value=f"{arguments.patience:g}")
    for option in ("keep", "cluster"):
        check_named(f"--{option}", getattr(arguments, option))
    book = rulebook_asked_for(arguments.game)
    players = tuple(arguments.players)
    for name in players:
        _check_player(name, book, is_here=arguments.cluster is None)
    return Plan(
        rules=str(book.profile),
        players=players,
        seatings=_seatings(arguments.seatings, len(players), book.seats),
        seed=arguments.seed,
        patience=min(arguments.patience, FOREVER),
    )


def _seatings(asked: str, players: int, seats: int) -> tuple[seating.Seating, ...]:
    if players > seats:
        raise Refusal("arena-too-many", players=str(players), seats=str(seats))
    if asked == "mixed":
        return seating.mixed(players, seats)
    if players != 2:
        raise Refusal("arena-each-two")
    return seating.each(seats)


def _check_player(name: str, book: Book, *, is_here: bool) -> None:
    if not name.startswith(PIPE):
        player_asked_for(name)
        game = book.profile.game
        if not registry.plays(name, game):
            raise Refusal("play-bot", name=name, game=game, known=registry.best(game))
        return
    try:
        words = command(name)
    except ValueError:
        words = []
    if not words:
        raise Refusal("arena-no-command", name=short(name))
    if is_here and shutil.which(words[0]) is None:
        raise Refusal("arena-no-program", program=short(words[0]))


@contextmanager
def _kept(name: str | None, ledger: Ledger) -> Iterator[Keeper | None]:
    """What the file of that name keeps is in the ledger, and more is written to it."""
    if name is None:
        yield None
        return
    if name == STREAM:
        raise Refusal("arena-keep-none", file=name, line="1")
    keeper = Keeper(Path(name))
    try:
        with closing(keeper):
            keeper.read(ledger)
            yield keeper
    except InUse as error:
        raise Refusal("arena-keep-held", file=name) from error
    except OtherPlan as error:
        raise Refusal("arena-keep-other", file=name, found=command_of(error.found)) from error
    except NoLedger as error:
        message = "arena-keep-none" if error.line == 1 else "arena-keep-damaged"
        raise Refusal(message, file=name, line=str(error.line)) from error
    except OSError as error:
        raise file_refusal(name, error) from error


def _play(arguments: Namespace, ledger: Ledger, keeper: Keeper | None, messages: Messages) -> None:
    left = ledger.left(arguments.deals)
    if not left:
        return
    try:
        with (
            closing(_workers(arguments, ledger.plan)) as workers,
            Progress(messages, arguments.deals) as progress,
        ):
            progress.at(ledger.count)
            for each in played(workers, left):
                ledger.add(each)
                if keeper is not None:
                    keeper.keep(each)
                progress.at(ledger.count)
    except ClusterAway as error:
        raise Refusal("arena-cluster-away", address=short(arguments.cluster)) from error
    except ClusterUnable as error:
        facts = {"address": short(arguments.cluster), "fault": short(str(error), 200)}
        raise Refusal("arena-cluster-unable", **facts) from error
    except WorkerLost as lost:
        first, last = lost.task.numbers[0], lost.task.numbers[-1]
        raise Refusal("arena-worker-lost", first=str(first), last=str(last)) from lost


def _workers(arguments: Namespace, plan: Plan) -> Workers:
    if arguments.cluster is None:
        return Processes(plan, min(arguments.jobs, arguments.deals))
    try:
        return Cluster(plan, arguments.cluster)
    except NoDask as error:
        raise Refusal("arena-no-cluster", option="--cluster") from error


def _tell(report: Report, arguments: Namespace, messages: Messages) -> None:
    if arguments.json:
        tell(codec.encode(report).decode())
        return
    places = shutil.get_terminal_size().columns
    for line in scoreboard.lines(report, messages, places):
        tell(line)
