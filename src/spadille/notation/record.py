"""The record for people: tags, the cards, and what was said and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from spadille.notation.lexer import tag_text
from spadille.notation.record_reader import Draft, drafts, read
from spadille.notation.replay import Record, Turn, replayed, result_words
from spadille.notation.ruleset import Finder, rulebook_named
from spadille.notation.sections import (
    AUCTION,
    EXCHANGE,
    NUMBER,
    OWN_TAGS,
    PLAY,
    POINTS,
    RESULT,
    RESULT_TAGS,
)
from spadille.notation.word import Word
from spadille.notation.words import action_text
from spadille.rules.action import Pass
from spadille.rules.event import Settled, TrickTaken
from spadille.rules.standing import FIRST

__all__ = ["OWN_TAGS", "Draft", "Record", "drafts", "read", "write"]


def write(records: Iterable[Record], find: Finder) -> str:
    """The records as text, a blank line between two.

    Raises ``IllegalAction`` or ``FaultyGame`` when a record breaks the rules it names.
    """
    return "\n".join(_written(record, find) for record in records)


def _written(record: Record, find: Finder) -> str:
    turns, result = replayed(record, rulebook_named(Word(record.rules), find))
    lines = [tag_text(name, value) for name, value in _tags(record, result)]
    for section, part in groupby(turns, _Sections(turns).of):
        write_section = _LAYOUT[section]
        lines += ["", section, *(f"  {line}" for line in write_section(list(part)))]
    if result is not None:
        facts = [fact for fact in result_words(result) if fact[0] not in _TOLD_IN_TAGS]
        lines += ["", RESULT, *(f"  {name} {words}" for name, words in facts)]
    return "\n".join(lines) + "\n"


#: What the result section need not repeat.
_TOLD_IN_TAGS = {"contract", "declarers", "trump"}


def _tags(record: Record, result: Settled | None) -> Iterator[tuple[str, str]]:
    yield "Game", record.rules
    yield from record.tags
    yield "Dealer", str(record.dealer)
    if record.standing != FIRST:
        yield NUMBER, str(record.standing.number)
        yield POINTS, " ".join(map(str, record.standing.points))
    parts = [f"{seat}: {hand}" for seat, hand in enumerate(record.hands)]
    if record.talon:
        parts.append("talon: " + " ".join(card.text for card in record.talon))
    yield "Deal", " | ".join(parts)
    if result is not None:
        facts = dict(result_words(result))
        yield from ((tag, facts[name]) for tag, name in RESULT_TAGS.items() if name in facts)


class _Sections:
    """Sorts turns: calls to the auction; from the first chance to play a card on, to the play.

    What is said between the two belongs to the exchange, and where nobody exchanges to the auction.
    """

    def __init__(self, turns: list[Turn]) -> None:
        self._now = AUCTION
        self._has_exchange = any(turn.legal.exchange is not None for turn in turns)

    def of(self, turn: Turn) -> str:
        is_call = Pass() in turn.legal.choices or turn.legal.may_wait
        if self._has_exchange and self._now == AUCTION and not is_call:
            self._now = EXCHANGE
        if turn.legal.play:
            self._now = PLAY
        return self._now


def _in_one_line(turns: list[Turn]) -> Iterator[str]:
    yield " ".join(_step(turn) for turn in turns)


def _one_a_line(turns: list[Turn]) -> Iterator[str]:
    for turn in turns:
        # A game in which cards are drawn tells by this name which.
        drawn = [str(event.drawn.known) for event in turn.events if hasattr(event, "drawn")]
        yield " ".join([_step(turn), *(f"{{draws {cards}}}" for cards in drawn if cards)])


def _trick_by_trick(turns: list[Turn]) -> Iterator[str]:
    number, steps = 1, []
    for turn in turns:
        steps.append(_step(turn))
        if any(isinstance(event, TrickTaken) for event in turn.events):
            yield f"{number}. {' '.join(steps)}"
            number, steps = number + 1, []
    if steps:
        yield f"{number}. {' '.join(steps)}"


_LAYOUT = {AUCTION: _in_one_line, EXCHANGE: _one_a_line, PLAY: _trick_by_trick}


def _step(turn: Turn) -> str:
    return f"{turn.seat}:{action_text(turn.action)}"
