"""``spadille play``: an evening at the terminal, told line by line."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from random import Random

from spadille.bots import registry
from spadille.cards import Seat
from spadille.cli import interruption
from spadille.cli.dealing import player_asked_for
from spadille.cli.lacking import lacking_told
from spadille.cli.laws import Book
from spadille.cli.refusal import Refusal, check_named
from spadille.cli.ruleset import rulebook_asked_for
from spadille.cli.table.conversation import Left, tell
from spadille.cli.table.narration import Narrator
from spadille.cli.table.party import Party
from spadille.cli.table.recordbook import RecordBook
from spadille.cli.table.sitting import Sitting
from spadille.cli.table.source import Sealed, Seeded, Source
from spadille.locales import Messages
from spadille.server.people import BOT_NAMES


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("rules", metavar=say("metavar-rules"), help=say("option-rules"))
    add("--seat", type=int, metavar=number, default=0, help=say("option-play-seat"))
    add("--seed", type=int, metavar=number, help=say("option-play-seed"))
    told = say("option-play-bots", known=", ".join(registry.names()))
    add("--against", "--bots", dest="bots", metavar=say("metavar-name"), help=told)
    add("--record", metavar=say("metavar-file"), help=say("option-play-record"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Play until the person leaves, and write the record where one is wanted."""
    check_named("--record", arguments.record)
    book = rulebook_asked_for(arguments.rules)
    if not 0 <= arguments.seat < book.seats:
        last = str(book.seats - 1)
        raise Refusal("play-no-seat", value=str(arguments.seat), last=last)
    bots = _bots(arguments.bots, book)
    record = None if arguments.record is None else RecordBook(arguments.record)
    interruption.heed_requests()
    me = Seat(arguments.seat)
    places = book.picture(book.start(Seat(0)), me).places
    is_penal = any(place.penalty is not None for place in places)
    narrator = Narrator(messages, BOT_NAMES[: book.seats], me, is_penal)
    party = _party(book, me, bots, arguments.seed)
    source: Source = Sealed() if arguments.seed is None else Seeded(arguments.seed)
    sitting = Sitting(party, narrator, source)
    try:
        with lacking_told(book.profile.game, messages):
            sitting.play()
    except (Left, KeyboardInterrupt):
        sitting.leave()
    finally:
        if record is not None and party.deals:
            record.add(party.records(_tags(narrator, bots)))
    if record is not None and party.deals:
        tell([messages.say("play-recorded", file=arguments.record)])
    return 0


def _bots(asked: str | None, book: Book) -> str:
    """The bot that was asked for, or the best there is; raises ``Refusal``."""
    game = book.profile.game
    name = registry.best(game) if asked is None else asked
    player_asked_for(name)
    if not registry.plays(name, game):
        raise Refusal("play-bot", name=name, game=game, known=registry.best(game))
    return name


def _party(book: Book, me: Seat, bots: str, seed: int | None) -> Party:
    """Who sits down; with a seed everything hangs on it and on what the person does."""
    if seed is None:
        chance, first = Random(secrets.randbits(256)), Seat(secrets.randbelow(book.seats))
    else:
        chance, first = Random(f"play {seed}"), Seat(0)
    return Party(book, me, registry.player(bots), first, chance)


def _tags(narrator: Narrator, bots: str) -> list[tuple[str, str]]:
    """What the records say beside the cards: the day, and who sat where."""
    names = (
        (f"Seat{seat}", name if seat == narrator.me else f"{name} ({bots})")
        for seat, name in narrator.seated()
    )
    return [("Date", datetime.now(UTC).date().isoformat()), *names]
