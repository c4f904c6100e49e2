"""``spadille verify``: was a deck made as promised before the deal?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.cli.output import tell
from spadille.cli.reading import lines, opened
from spadille.cli.refusal import (
    Refusal,
    Unsound,
    check_named,
    faulty,
    file_refusal,
    shortened,
    text_refusal,
)
from spadille.cli.ruleset import rulebook_asked_for
from spadille.games.registry import rulebook
from spadille.locales import Messages
from spadille.notation import jsonl, word
from spadille.notation.error import NotationError
from spadille.notation.ruleset import rulebook_named
from spadille.notation.word import Word
from spadille.rules.action import Deal, Provenance
from spadille.rules.event import Dealt
from spadille.rules.faults import in_words
from spadille.rules.shuffle import RULE, faults_of, mixed, provenance_faults

#: What describes one deal, and has no place beside a journal.
_DEAL_OPTIONS = ("rules", "commitment", "secret", "salt", "seed", "deck")


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    digits, told = say("metavar-hex"), say("option-seat-seed")
    add("file", metavar=say("metavar-file"), nargs="?", help=say("option-verify-file"))
    add("--rules", metavar=say("metavar-rules"), help=say("option-rules"))
    add("--commitment", metavar=digits, help=say("option-commitment"))
    add("--secret", metavar=digits, help=say("option-secret"))
    add("--salt", metavar=digits, default="", help=say("option-salt"))
    add("--seed", metavar=digits, action="append", default=[], help=told)
    add("--deck", metavar=say("metavar-cards"), help=say("option-deck"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Check the deals of a journal, or the one deal that the options tell."""
    if arguments.file is None:
        return _one_deal(arguments, messages)
    for option in _DEAL_OPTIONS:
        if getattr(arguments, option):
            raise Refusal("mixed-options", option=f"--{option}")
    check_named(messages.say("metavar-file"), arguments.file)
    number, is_honest = 0, True
    for number, faults in enumerate(_journal(arguments.file), 1):
        if faults is None:
            tell(messages.say("deal-unsealed", number=str(number)))
        elif faults:
            is_honest = False
            tell(messages.say("deal-false", number=str(number), faults=_worded(faults, messages)))
        else:
            tell(messages.say("deal-honest", number=str(number)))
    if not number:
        raise Refusal("journal-empty", file=arguments.file)
    return 0 if is_honest else Unsound.exit_code


def _one_deal(arguments: Namespace, messages: Messages) -> int:
    for option in ("commitment", "secret"):
        if getattr(arguments, option) is None:
            raise Refusal("missing-option", option=f"--{option}")
        _check_hex(f"--{option}", getattr(arguments, option))
    for option, value in [("--salt", arguments.salt), *(("--seed", s) for s in arguments.seed)]:
        _check_hex(option, value)
    pack = rulebook_asked_for(arguments.rules or "lhombre").pack
    told = Provenance(RULE, arguments.secret, arguments.salt, tuple(arguments.seed))
    impossible = provenance_faults(told)
    if impossible:
        raise faulty("false-deck", impossible, option="--secret")
    deck: tuple[Card, ...] = mixed(pack, told)
    if arguments.deck is not None:
        try:
            deck = tuple(word.card(each) for each in word.words_of(arguments.deck))
        except NotationError as error:
            raise text_refusal("--deck", error) from error
    faults = faults_of(pack, arguments.commitment.lower(), told, deck)
    if faults:
        raise Unsound("deal-false", number="1", faults=_worded(faults, messages))
    tell(messages.say("deck-made", deck=" ".join(card.text for card in deck)))
    tell(messages.say("deal-honest", number="1"))
    return 0


def _worded(faults: Sequence[str], messages: Messages) -> str:
    return "; ".join(in_words(fault, messages) for fault in faults)


def _check_hex(option: str, value: str) -> None:
    try:
        bytes.fromhex(value)
    except ValueError as error:
        raise Refusal("not-hex", option=option, value=shortened(value)) from error


def _journal(name: str) -> Iterator[tuple[str, ...] | None]:
    """The faults of each deal of a journal; none at all where no secret is told."""
    try:
        with opened(name) as file:
            text = "".join(line for _, line in lines(file))
        for entry in jsonl.read(text, rulebook):
            if not isinstance(entry.action, Deal):
                continue
            sealed = next(event for event in entry.events if isinstance(event, Dealt)).commitment
            told = entry.action.provenance
            pack = rulebook_named(Word(entry.rules), rulebook, is_judged=False).pack
            yield None if told is None else faults_of(pack, sealed, told, entry.action.deck)
    except NotationError as error:
        raise text_refusal(name, error) from error
    except OSError as error:
        raise file_refusal(name, error) from error
