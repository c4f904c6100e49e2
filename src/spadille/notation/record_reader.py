"""Reading records: every action is judged while it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from spadille.cards import Card, CardSet, Seat
from spadille.notation import word
from spadille.notation.error import Expected, IllegalRecord
from spadille.notation.lexer import Tag, pieces
from spadille.notation.line import split
from spadille.notation.replay import Record, Replay, result_words
from spadille.notation.ruleset import Finder, rulebook_named
from spadille.notation.sections import (
    NEEDED_TAGS,
    NUMBER,
    OWN_TAGS,
    POINTS,
    RESULT,
    RESULT_TAGS,
    SECTIONS,
)
from spadille.notation.word import Word, words_of
from spadille.notation.words import ActionReader
from spadille.rules.action import Action
from spadille.rules.event import Settled
from spadille.rules.faults import Fault, Phrase, strange_cards
from spadille.rules.rule import FaultyGame, IllegalAction
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import Standing

_STEP = re.compile(r"[0-9]+:")
_NUMBERING = re.compile(r"[0-9]+\.")
_TALON = "talon:"

Tags = dict[str, Tag]


def read(text: str, find: Finder) -> Iterator[Record]:
    """The records of a text, one after the other.

    Raises ``NotationError`` at the first thing that is no record, or that the tags tell otherwise
    than the cards; ``IllegalRecord`` at the first action that the rules forbid.
    """
    for draft in drafts(text):
        yield draft.judged(find)


class Draft(msgspec.Struct, frozen=True):
    """The tags and words of a record that is not judged yet."""

    tags: Tags
    words: list[Word]

    def judged(self, find: Finder, by_today: bool = False) -> Record:
        """The record; raises as ``read`` does.

        It must name the version of its rule set known here, but when ``by_today``'s are to judge.
        """
        return _record(self.tags, self.words, find, by_today)


def drafts(text: str) -> Iterator[Draft]:
    """The records of a text, not judged; raises ``NotationError`` at what is no tag or word."""
    tags: Tags = {}
    words: list[Word] = []
    for piece in pieces(text):
        if isinstance(piece, Tag):
            name = piece.name
            if name.text == "Game" and tags:
                yield Draft(tags, words)
                tags, words = {}, []
            if words or (not tags and name.text != "Game"):
                raise name.error(Expected.GAME)
            if name.text in tags:
                raise name.error(Expected.TAG_ONCE)
            tags[name.text] = piece
        elif not tags:
            raise piece.error(Expected.GAME)
        else:
            words.append(piece)
    if tags:
        yield Draft(tags, words)


def _record(tags: Tags, words: list[Word], find: Finder, by_today: bool) -> Record:
    missing = [Fault("tag-missing", tag=name) for name in NEEDED_TAGS if name not in tags]
    if missing:
        raise tags["Game"].name.error(Expected.TAG, faults=missing)
    rulebook = rulebook_named(tags["Game"].value, find, is_judged=not by_today)
    dealer = word.seat(tags["Dealer"].value, rulebook.seats)
    hands, talon = _cards(tags["Deal"].value, rulebook)
    standing = _standing(tags, rulebook.seats)
    try:
        replay = Replay(rulebook, dealer, hands, talon, standing)
    except FaultyGame as error:
        raise tags["Deal"].value.error(Expected.DECK, faults=error.faults) from error
    told, results = _statements(words)
    steps = tuple(_steps(told, replay))
    _check_result(tags, results, replay.result)
    free = ((name, tag.value.text) for name, tag in tags.items() if name not in OWN_TAGS)
    return Record(str(rulebook.profile), dealer, hands, talon, steps, tuple(free), standing)


def _standing(tags: Tags, seats: int) -> Standing:
    """Where the match stood; the first deal of one where no tag tells otherwise."""
    number, points = 1, tuple[int, ...]()
    if NUMBER in tags:
        value = tags[NUMBER].value
        number = word.number(value)
        if number < 1:
            raise value.error(Expected.NUMBER)
    if POINTS in tags:
        value = tags[POINTS].value
        told = words_of(value.text, value.line, value.column)
        points = tuple(word.whole_number(each) for each in told)
        if len(points) not in (0, seats):
            raise value.error(Expected.NUMBER, Fault("points", count=len(points), wanted=seats))
    return Standing(number, points)


def _cards(value: Word, rulebook: Rulebook[Any]) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
    """The hands and the talon; raises with every word that is no card, and every card twice."""
    heaps: dict[str, list[Card]] = {}
    faults: list[Fault] = []
    for part in split(words_of(value.text, value.line, value.column), "|"):
        if not part or not part[0].text.endswith(":") or part[0].text in heaps:
            raise (part[0] if part else value).error(Expected.SEAT)
        head, *rest = part
        if head.text != _TALON:
            word.seat(Word(head.text[:-1], head.line, head.column), rulebook.seats)
        told = [word.tried(word.card, each, faults) for each in rest]
        heaps[head.text] = [card for card in told if card is not None]
    lying = [
        (card, name.rstrip(":") if name == _TALON else f"hands {name.rstrip(':')}")
        for name, heap in heaps.items()
        for card in heap
    ]
    is_twice = any(len(set(heap)) < len(heap) for heap in heaps.values())
    if faults or is_twice:
        faults += strange_cards(rulebook.pack, lying)
        raise value.error(Expected.DECK, faults=faults)
    hands = (CardSet(heaps.get(f"{seat}:", ())) for seat in range(rulebook.seats))
    return tuple(hands), tuple(heaps.get(_TALON, ()))


def _statements(words: Sequence[Word]) -> tuple[list[list[Word]], list[Word]]:
    """The steps, each with its words, and the words of the result."""
    steps: list[list[Word]] = []
    is_open = False
    for place, each in enumerate(words):
        if each.text == RESULT:
            return steps, list(words[place + 1 :])
        if each.text in SECTIONS or _NUMBERING.fullmatch(each.text):
            is_open = False
        elif _STEP.match(each.text):
            steps.append([each])
            is_open = True
        elif is_open:
            steps[-1].append(each)
        else:
            raise each.error(Expected.ACTION)
    return steps, []


def _steps(statements: list[list[Word]], replay: Replay) -> Iterator[tuple[Seat, Action]]:
    reader = ActionReader(replay.rulebook)
    for first, *others in statements:
        text, _, _ = first.text.partition(":")
        seat = word.seat(Word(text, first.line, first.column), replay.rulebook.seats)
        verb = first.after(len(text) + 1)
        words = [verb, *others] if verb.text else others
        if not words:
            raise first.error(Expected.ACTION)
        action = reader.read(words)
        try:
            replay.act(seat, action)
        except IllegalAction as refusal:
            shown = " ".join(each.text for each in (first, *others))
            raise IllegalRecord(refusal, shown, first.line, first.column) from refusal
        yield seat, action


def _check_result(tags: Tags, words: list[Word], result: Settled | None) -> None:
    facts = {} if result is None else dict(result_words(result))
    for name, fact in RESULT_TAGS.items():
        if name in tags:
            value = tags[name].value
            if " ".join(value.text.split()) != facts.get(fact):
                raise value.error(Expected.OUTCOME, facts.get(fact) or Phrase("unfinished"))
    _check_section(words, facts)


def _check_section(words: list[Word], facts: Mapping[str, str]) -> None:
    """The section must be made of facts and nothing else."""
    while words:
        name, *rest = words
        if name.text not in facts:
            raise name.error(Expected.FIELD, ", ".join(facts) or Phrase("unfinished"))
        wanted = facts[name.text].split()
        if [told.text for told in rest[: len(wanted)]] != wanted:
            raise name.error(Expected.OUTCOME, " ".join([name.text, *wanted]))
        words = rest[len(wanted) :]
