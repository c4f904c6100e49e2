"""Looking back at a deal: at most three moments of each seat, told with what they cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from spadille.analysis.moment import Asked, Moment, judged
from spadille.analysis.openeyes import TooEarly
from spadille.analysis.outlook import ENOUGH
from spadille.analysis.par import Par, par
from spadille.cards import Card, Seat
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record
from spadille.rules.action import Play
from spadille.rules.rulebook import Rulebook
from spadille.table import Table

#: More than three of one deal nobody remembers.
MOST = 3

#: Hears of each decision that has been judged, and of how many there are.
Witness = Callable[[int, int], None]


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal looked back at.

    ``moments`` are by seat, the weightiest first; ``decisions`` counts the cards among which seats
    could choose, ``skipped`` those of them that cannot be judged, since too many cards were left.
    ``par`` is what the deal was worth at the first lead, absent where no cards were played or where
    it cannot be told; ``scores`` are the points by seat, empty while the deal is not over.
    """

    moments: tuple[tuple[Moment, ...], ...]
    decisions: int
    skipped: int
    scores: tuple[int, ...]
    par: Par | None = None


def review(
    rulebook: Rulebook[Any],
    record: Record,
    seats: Sequence[Seat] | None = None,
    seed: int = 0,
    worlds: int = ENOUGH,
    witness: Witness = lambda _done, _all: None,
) -> Review:
    """Look back at a recorded deal, finished or not, for some seats or for all.

    The same record and seed give the same review. Raises ``IllegalAction`` where the record breaks
    the rules.

    >>> table = Table.shuffled("lhombre", seed=7)
    >>> len(review(table.rulebook, Record.of(table.rulebook, Seat(0), table.deck, ())).moments)
    3
    """
    asked = tuple(map(Seat, range(rulebook.seats))) if seats is None else tuple(seats)
    total = sum(seat in asked for _, seat, _ in _decisions(_dealt(rulebook, record), record))
    table = _dealt(rulebook, record)
    found: list[Moment] = []
    skipped = done = 0
    for step, seat, card in _decisions(table, record):
        if seat not in asked:
            continue
        try:
            rng = Random(f"{seed} {step} {seat}")
            asked_for = Asked(table.truth, table.view(seat), seat, card, step)
            found.append(judged(rulebook, asked_for, rng, worlds))
        except TooEarly:
            skipped += 1
        done += 1
        witness(done, total)
    return Review(
        tuple(_weightiest(found, Seat(seat)) for seat in range(rulebook.seats)),
        total,
        skipped,
        table.scores or (),
        par_of(rulebook, record),
    )


def _weightiest(found: Sequence[Moment], seat: Seat) -> tuple[Moment, ...]:
    own = [moment for moment in found if moment.seat == seat and moment.verdict != "fine"]
    return tuple(sorted(own, key=lambda each: -each.weight)[:MOST])


def _decisions(table: Table, record: Record) -> Iterator[tuple[int, Seat, Card]]:
    """Each card that was chosen among several, at the table as it was before; then it is played."""
    for step, (seat, action) in enumerate(record.steps):
        if isinstance(action, Play) and _is_free(table, seat):
            yield step, seat, action.card
        table.act(action, seat)


def _is_free(table: Table, seat: Seat) -> bool:
    legal = table.rulebook.legal(table.truth, seat)
    return len(legal.play) > 1 and table.rulebook.card_play(table.truth) is not None


def _dealt(rulebook: Rulebook[Any], record: Record) -> Table:
    deck = deck_of(rulebook, record.dealer, record.hands, record.talon)
    return Table.dealt(rulebook, deck, record.dealer, record.standing)


def par_of(rulebook: Rulebook[Any], record: Record) -> Par | None:
    """The par of a recorded deal; none where it came to no first lead."""
    table = _dealt(rulebook, record)
    for seat, action in record.steps:
        if rulebook.card_play(table.truth) is not None:
            break
        table.act(action, seat)
    return par(rulebook, table.truth)


def before(rulebook: Rulebook[Any], record: Record, step: int) -> Table:
    """The table after so many actions of a record, to go on from there."""
    table = _dealt(rulebook, record)
    for seat, action in record.steps[:step]:
        table.act(action, seat)
    return table
