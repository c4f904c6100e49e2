"""Looking back at a deal: at most three moments of each seat, told with what they cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.judging import judged, said
from spadille.analysis.moment import Moment
from spadille.analysis.outlook import ENOUGH
from spadille.analysis.par import Par, par
from spadille.cards import Seat
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook
from spadille.table import Table

#: More than three of one deal nobody remembers.
MOST = 3

#: Hears of each decision that has been judged, and of how many there are.
Witness = Callable[[int, int], None]


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal looked back at.

    ``moments`` are by seat, the weightiest first; ``decisions`` counts the cards, the calls and
    exchanges before the play, and what may be said in it, among which seats could choose,
    ``skipped`` those of them that cannot be judged, since the play is too hard to solve from there.
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
    course = _course(rulebook, record)
    asked = course.asked_of(tuple(map(Seat, range(rulebook.seats))) if seats is None else seats)
    found: list[Moment] = []
    for done, each in enumerate(asked, 1):
        with suppress(TooEarly):
            found.append(judged(rulebook, each, Random(f"{seed} {each.step} {each.seat}"), worlds))
        witness(done, len(asked))
    return Review(
        tuple(_weightiest(found, Seat(seat)) for seat in range(rulebook.seats)),
        len(asked),
        len(asked) - len(found),
        course.scores,
        _par(rulebook, course),
    )


def par_of(rulebook: Rulebook[Any], record: Record) -> Par | None:
    """The par of a recorded deal; none where it came to no first lead."""
    return _par(rulebook, _course(rulebook, record))


def looked_over(rulebook: Rulebook[Any], record: Record) -> tuple[tuple[int, ...], Par | None]:
    """The points of a recorded deal by seat, which must be over, and its par."""
    course = _course(rulebook, record)
    return course.scores, _par(rulebook, course)


def before(rulebook: Rulebook[Any], record: Record, step: int) -> Table:
    """The table after so many actions of a record, to go on from there."""
    table = _dealt(rulebook, record)
    for seat, action in record.steps[:step]:
        table.act(action, seat)
    return table


@dataclass(slots=True)
class _Course:
    """What happened in a deal: the decisions, and the truth when the cards began to be played."""

    begun: Any = None
    decisions: list[Asked] = field(default_factory=list)
    scores: tuple[int, ...] = ()

    def asked_of(self, seats: Sequence[Seat]) -> list[Asked]:
        """The decisions of some seats, each knowing how the play began."""
        return [each._replace(begun=self.begun) for each in self.decisions if each.seat in seats]


def _course(rulebook: Rulebook[Any], record: Record) -> _Course:
    course, table = _Course(), _dealt(rulebook, record)
    for step, (seat, action) in enumerate(record.steps):
        truth = table.truth
        is_playing = rulebook.card_play(truth) is not None
        if is_playing and course.begun is None:
            course.begun = truth
        asked = Asked(truth, table.view(seat), seat, action, step)
        if _is_asked(rulebook, asked, is_playing=is_playing, is_begun=course.begun is not None):
            course.decisions.append(asked)
        table.act(action, seat)
    if course.begun is None and rulebook.card_play(table.truth) is not None:
        course.begun = table.truth
    course.scores = table.scores or ()
    return course


def _is_asked(rulebook: Rulebook[Any], asked: Asked, *, is_playing: bool, is_begun: bool) -> bool:
    """Whether it was a decision: of a card, before the play, or of what may be said in it."""
    if is_begun and said.others(rulebook, asked.view, asked.seat, asked.action):
        return True
    is_one = is_playing if isinstance(asked.action, Play) else not is_begun
    return is_one and _is_free(rulebook, asked.truth, asked.seat, asked.action)


def _is_free(rulebook: Rulebook[Any], truth: Any, seat: Seat, action: Action) -> bool:
    """Whether the seat, which had to do something, could choose."""
    legal = rulebook.legal(truth, seat)
    if isinstance(action, Play):
        return len(legal.play) > 1
    exchange, ways = legal.exchange, len(legal.choices)
    if exchange is not None:
        ways += 1 + (exchange.minimum < max(exchange.maximum, len(exchange.cards)))
    return ways > 1 and not legal.may_wait


def _par(rulebook: Rulebook[Any], course: _Course) -> Par | None:
    return None if course.begun is None else par(rulebook, course.begun)


def _weightiest(found: Sequence[Moment], seat: Seat) -> tuple[Moment, ...]:
    own = [moment for moment in found if moment.seat == seat and moment.verdict != "fine"]
    return tuple(sorted(own, key=lambda each: -each.weight)[:MOST])


def _dealt(rulebook: Rulebook[Any], record: Record) -> Table:
    deck = deck_of(rulebook, record.dealer, record.hands, record.talon)
    return Table.dealt(rulebook, deck, record.dealer, record.standing)
