"""Advice to those who sit at a table, and what there is to learn from a deal that is over."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from spadille.analysis.luck import Luck, split
from spadille.analysis.review import Review
from spadille.cards import Seat
from spadille.locales import Messages
from spadille.rules.rulebook import has_contracts
from spadille.server import people, teaching
from spadille.server.desk import Desk, WorkFailed
from spadille.server.key import lock_for, new_token
from spadille.server.lobby import House, Lobby, new_table
from spadille.server.people import SatDown
from spadille.server.protocol import (
    AskAdvice,
    AskReview,
    HintTold,
    Language,
    LuckTold,
    MeterTold,
    ReviewTold,
    TableOpened,
    TryAgain,
)
from spadille.server.refusal import Refusal
from spadille.server.rows import EntryRow, TableRow
from spadille.server.rulebooks import rulebook_of
from spadille.server.state import Note, TableState
from spadille.server.store import StoreFailed
from spadille.server.table import Table
from spadille.server.teaching import LookedOver
from spadille.server.tutor import Tutor

#: So many answers of a kind are kept, for those who look twice.
KEPT = 64

T = TypeVar("T")
K = TypeVar("K")


@dataclass(slots=True)
class _Evening:
    """The deals of a table that have been looked over; one question at a time looks over more."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    deals: tuple[LookedOver, ...] = ()


class School:
    """Answers one question of a seat at a time; everything comes from that seat's view.

    Nothing of it is written down, and it keeps no table waiting.
    """

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house, self._lobby = house, lobby
        self._busy: set[tuple[str, Seat, str]] = set()
        self._reviews: OrderedDict[tuple[str, Seat, int], Review] = OrderedDict()
        self._evenings: OrderedDict[str, _Evening] = OrderedDict()

    async def hint(self, table: str, asked: AskAdvice, language: Language) -> HintTold:
        """What the asker had best do now; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view = live.state.number, live.state.views.of(seat).deal
        with self._one_at_a_time(table, seat):
            seed = f"{table} {number} {seat}"
            told = await self._asked(
                self._house.bots.advice, teaching.advise, live.state.rules, view, seat, seed
            )
        return HintTold(number, told, _tutor(live, language).hint(told))

    async def meter(self, table: str, asked: AskAdvice, language: Language) -> MeterTold:
        """What the asker's hand promises; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view = live.state.number, live.state.views.of(seat).deal
        with self._one_at_a_time(table, seat, "meter"):
            told = await self._asked(
                self._house.bots.advice, teaching.weigh_hand, live.state.rules, view, seat
            )
        return MeterTold(number, told, _tutor(live, language).meter(told))

    async def review(self, table: str, asked: AskReview, language: Language) -> ReviewTold:
        """What the asker may learn from a deal that is over; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        live.check_over(asked.deal, "review_open")
        key = (table, seat, asked.deal)
        if key not in self._reviews:
            rules, dealer = live.state.rules, live.state.first_dealer
            with self._one_at_a_time(table, seat):
                journal = await self._journal(table)
                told = await self._asked(
                    self._house.bots.study,
                    teaching.look_back,
                    rules,
                    dealer,
                    journal,
                    asked.deal,
                    seat,
                )
            _keep(self._reviews, key, told)
        found = self._reviews[key]
        return ReviewTold(asked.deal, seat, found, _tutor(live, language).review(found, seat))

    async def luck(self, table: str, asked: AskAdvice, language: Language) -> LuckTold:
        """What of the score so far the cards brought; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        truth = live.state.views.truth
        over = truth.dealt if live.state.views.evening.may_deal(truth) else truth.dealt - 1
        found: tuple[Luck, ...] = ()
        book = rulebook_of(live.state.rules)
        if has_contracts(book):
            with self._one_at_a_time(table, seat, "luck"):
                found = split(await self._looked_over(table, live, over), book.seats)
        return LuckTold(found, _tutor(live, language).luck(found, over))

    async def again(self, table: str, asked: TryAgain) -> TableOpened:
        """A new table at which a finished deal stands as before one step of the asker's.

        Bots sit at the other seats. Where the match tells what a deal begins with, its earlier
        deals are on the sheet too. Raises ``Refusal``.
        """
        live, seat = await self._asker(table, asked.token)
        live.check_over(asked.deal, "again_open")
        old, journal = live.state, await self._journal(table)
        asked_of = (old.rules, old.first_dealer, journal, asked.deal, asked.step, seat)
        with self._one_at_a_time(table, seat, "again"):
            begun = await self._asked(self._house.bots.again, teaching.begin_again, *asked_of)
        if begun is None:
            raise Refusal.at("step")
        row = TableRow(new_table(), old.rules, begun.dealer, time.time(), old.strength, "on")
        token = new_token()
        sat = Note(SatDown(seat, old.chairs[seat].name, lock_for(token)))
        rows = [TableState(row).row_of(sat), *_rows(row.id, begun.entries)]
        try:
            await self._house.store.append(row, *rows)
        except StoreFailed as error:
            raise Refusal("storage") from error
        return TableOpened(row.id, seat, token)

    async def _looked_over(self, table: str, live: Table, over: int) -> tuple[LookedOver, ...]:
        """The deals that are over; each is looked over once, whoever asks and however often."""
        if table not in self._evenings:
            _keep(self._evenings, table, _Evening())
        evening = self._evenings[table]
        async with evening.turn:
            known = len(evening.deals)
            if known < over:
                facts = (live.state.rules, live.state.first_dealer, await self._journal(table))
                more = await self._asked(
                    self._house.bots.study, teaching.look_over, *facts, over, known
                )
                evening.deals = (*evening.deals, *more)
        return evening.deals[:over]

    async def _asker(self, table: str, token: str) -> tuple[Table, Seat]:
        live = await self._lobby.table(table)
        seat = people.seat_of(live.state.chairs, token)
        if seat is None:
            raise Refusal("token")
        return live, seat

    async def _journal(self, table: str) -> list[str]:
        """What happened in the game, as it was written; it may be long, and is not read here."""
        try:
            return await self._house.store.game(table)
        except StoreFailed as error:
            raise Refusal("storage") from error

    async def _asked(self, desk: Desk, work: Callable[..., T], *facts: Any) -> T:
        try:
            return await desk.ask(work, *facts)
        except WorkFailed as error:
            raise Refusal("no_advice") from error

    @contextmanager
    def _one_at_a_time(self, table: str, seat: Seat, what: str = "") -> Iterator[None]:
        """What is asked for without a word, or looked at beside, stands in no other's way."""
        key = (table, seat, what)
        if key in self._busy:
            raise Refusal("too_fast")
        self._busy.add(key)
        try:
            yield
        finally:
            self._busy.discard(key)


def _tutor(table: Table, language: Language) -> Tutor:
    return Tutor(Messages(language), [chair.name for chair in table.state.chairs])


def _keep(answers: OrderedDict[K, T], key: K, told: T) -> None:
    answers[key] = told
    if len(answers) > KEPT:
        answers.popitem(last=False)


def _check_help(table: Table, seat: Seat) -> None:
    if not table.state.has_help(seat):
        raise Refusal("no_help")


def _rows(table: str, entries: Sequence[tuple[str, float]]) -> Iterator[EntryRow]:
    """The rows of a new table, after that of who sits there."""
    for number, (body, when) in enumerate(entries, 2):
        yield EntryRow(table, number, None, None, "game", body, when)
