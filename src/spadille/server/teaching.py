"""What is asked of the teacher, in a process of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spadille.analysis.handmeter import Meter, measure
from spadille.analysis.hint import Hint, hint
from spadille.analysis.review import Review, review
from spadille.cards import Seat
from spadille.notation.replay import Record
from spadille.rules.action import Action, Deal
from spadille.rules.match import Evening
from spadille.server.botprocess import Stumbled
from spadille.server.rulebooks import rulebook_of
from spadille.server.state import entry_reader


def advise(rules: str, view: Any, seat: Seat, seed: str) -> Hint | None:
    """A hint from what a seat sees; raises ``Stumbled``, as all here do."""
    try:
        return hint(rulebook_of(rules), view, seat, Random(seed))
    except Exception as error:  # noqa: BLE001 - its text could name cards
        raise Stumbled(type(error).__name__) from None


def weigh_hand(rules: str, view: Any, seat: Seat) -> Meter:
    """What the hand promises that a seat holds."""
    try:
        return measure(rulebook_of(rules), view, seat)
    except Exception as error:  # noqa: BLE001
        raise Stumbled(type(error).__name__) from None


def look_back(
    rules: str, first_dealer: Seat, journal: Sequence[str], deal: int, seat: Seat
) -> Review:
    """The review of one deal of a journal, from 1, which must be over, for one seat."""
    try:
        book = rulebook_of(rules)
        return review(book, _recorded(book, first_dealer, journal, deal), [seat])
    except Exception as error:  # noqa: BLE001
        raise Stumbled(type(error).__name__) from None


def _recorded(book: Any, first_dealer: Seat, journal: Sequence[str], deal: int) -> Record:
    evening: Evening[Any] = Evening(book)
    match, reader = evening.start(first_dealer), entry_reader(book)
    steps: list[tuple[Seat, Action]] = []
    for body in journal:
        entry = reader.decode(body)
        if isinstance(entry.action, Deal):
            if match.dealt == deal:
                break
            dealt, standing = entry.action, evening.standing(match)
            steps = []
        else:
            steps.append((entry.seat, entry.action))
        for event in entry.events:
            match = evening.evolve(match, event)
    return Record.of(book, dealt.dealer, dealt.deck, steps, standing=standing)
