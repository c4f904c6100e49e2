"""What is asked of the teacher, in a process of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from spadille.analysis.handmeter import Meter, measure
from spadille.analysis.hint import Hint, hint
from spadille.analysis.par import Par
from spadille.analysis.review import Review, looked_over, review
from spadille.cards import Seat
from spadille.rules.codec import encode
from spadille.server import lookback
from spadille.server.botprocess import Stumbled
from spadille.server.rulebooks import rulebook_of


class LookedOver(NamedTuple):
    """The points of a deal by seat, and its par if it has one."""

    scores: tuple[int, ...]
    par: Par | None


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
        record = lookback.recorded(book, first_dealer, journal, deal)
        return review(book, record, [seat])
    except Exception as error:  # noqa: BLE001
        raise Stumbled(type(error).__name__) from None


def look_over(
    rules: str, first_dealer: Seat, journal: Sequence[str], deals: Sequence[int]
) -> tuple[LookedOver, ...]:
    """The points and the par of some deals of a journal, from 1, in their order.

    They must be over.
    """
    try:
        book = rulebook_of(rules)
        told = enumerate(lookback.every(book, first_dealer, journal, max(deals)), 1)
        return tuple(LookedOver(*looked_over(book, each)) for deal, each in told if deal in deals)
    except Exception as error:  # noqa: BLE001
        raise Stumbled(type(error).__name__) from None


class Beginning(NamedTuple):
    """What a deal that is tried again begins with: its entries and when each was made."""

    dealer: Seat
    entries: tuple[tuple[str, float], ...]


def begin_again(
    rules: str, first_dealer: Seat, journal: Sequence[str], deal: int, step: int, seat: Seat
) -> Beginning | None:
    """All up to a step of a seat in one deal of a journal; nothing where it made no such step.

    The entries are numbered from 1. Where the match tells what a deal begins with, its earlier
    deals are among them.
    """
    try:
        entries, begun = lookback.up_to(rulebook_of(rules), first_dealer, journal, deal)
        now = begun + step + 1
        if not now < len(entries) or entries[now].seat != seat:
            return None
        told = (replace(entry, number=at) for at, entry in enumerate(entries[:now], 1))
        return Beginning(
            entries[0].action.dealer, tuple((encode(each).decode(), each.time) for each in told)
        )
    except Exception as error:  # noqa: BLE001
        raise Stumbled(type(error).__name__) from None
