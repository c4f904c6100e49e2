"""Advice to those who sit at a table, and what there is to learn from a deal that is over."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from spadille.analysis.review import Review
from spadille.cards import Seat
from spadille.locales import Messages
from spadille.rules.action import Deal
from spadille.rules.journal import Entry
from spadille.rules.match import Evening, Match
from spadille.server import people, teaching
from spadille.server.desk import WorkFailed
from spadille.server.key import lock_for, new_token
from spadille.server.lobby import House, Lobby, new_table
from spadille.server.people import SatDown
from spadille.server.protocol import (
    AskAdvice,
    AskReview,
    HintTold,
    Language,
    MeterTold,
    ReviewTold,
    TableOpened,
    TryAgain,
)
from spadille.server.refusal import Refusal
from spadille.server.rows import EntryRow, TableRow
from spadille.server.state import Fact, Note, TableState
from spadille.server.store import StoreFailed
from spadille.server.table import Table
from spadille.server.tutor import Tutor

#: So many reviews are kept, for those who look twice.
KEPT = 64

T = TypeVar("T")


class School:
    """Answers one question of a seat at a time; everything comes from that seat's view.

    Nothing of it is written down, and it keeps no table waiting.
    """

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house, self._lobby = house, lobby
        self._busy: set[tuple[str, Seat]] = set()
        self._reviews: OrderedDict[tuple[str, Seat, int], Review] = OrderedDict()

    async def hint(self, table: str, asked: AskAdvice, language: Language) -> HintTold:
        """What the asker had best do now; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view = live.state.number, live.state.views.of(seat).deal
        with self._one_at_a_time(table, seat):
            seed = f"{table} {number} {seat}"
            told = await self._asked(teaching.advise, live.state.rules, view, seat, seed)
        return HintTold(number, told, _tutor(live, language).hint(told))

    async def meter(self, table: str, asked: AskAdvice, language: Language) -> MeterTold:
        """What the asker's hand promises; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view = live.state.number, live.state.views.of(seat).deal
        with self._one_at_a_time(table, seat):
            told = await self._asked(teaching.weigh_hand, live.state.rules, view, seat)
        return MeterTold(number, told, _tutor(live, language).meter(told))

    async def review(self, table: str, asked: AskReview, language: Language) -> ReviewTold:
        """What the asker may learn from a deal that is over; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        live.check_over(asked.deal)
        key = (table, seat, asked.deal)
        if key not in self._reviews:
            rules, dealer = live.state.rules, live.state.first_dealer
            with self._one_at_a_time(table, seat):
                journal = [row.body for row in await self._journal(table)]
                told = await self._studied(
                    teaching.look_back, rules, dealer, journal, asked.deal, seat
                )
            self._reviews[key] = told
            if len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)
        found = self._reviews[key]
        return ReviewTold(asked.deal, seat, found, _tutor(live, language).review(found, seat))

    async def again(self, table: str, asked: TryAgain) -> TableOpened:
        """A new table at which a finished deal stands as before one step of the asker's.

        Bots sit at the other seats. Where the match tells what a deal begins with, its earlier
        deals are on the sheet too. Raises ``Refusal``.
        """
        live, seat = await self._asker(table, asked.token)
        live.check_over(asked.deal)
        old = live.state
        entries, begun = _up_to(old, await self._journal(table), asked.deal)
        now = begun + asked.step + 1
        if not now < len(entries) or entries[now].seat != seat:
            raise Refusal.at("step")
        deal = entries[0].action
        assert isinstance(deal, Deal)
        row = TableRow(new_table(), old.rules, deal.dealer, time.time(), old.strength, "on")
        state, token = TableState(row), new_token()
        sat = SatDown(seat, old.chairs[seat].name, lock_for(token))
        copied = (_copy(entry, at) for at, entry in enumerate(entries[:now], 1))
        rows: list[EntryRow] = []
        facts: list[Fact] = [sat, *copied]
        for fact in facts:
            rows.append(state.row_of(Note(fact)))
            state.take(Note(fact))
        try:
            await self._house.store.append(row, *rows)
        except StoreFailed as error:
            raise Refusal("storage") from error
        return TableOpened(row.id, seat, token)

    async def _asker(self, table: str, token: str) -> tuple[Table, Seat]:
        live = await self._lobby.table(table)
        seat = people.seat_of(live.state.chairs, token)
        if seat is None:
            raise Refusal("token")
        return live, seat

    async def _journal(self, table: str) -> list[EntryRow]:
        try:
            rows = await self._house.store.entries(table)
        except StoreFailed as error:
            raise Refusal("storage") from error
        return [row for row in rows if row.kind == "game"]

    async def _asked(self, work: Callable[..., T], *facts: Any) -> T:
        try:
            return await self._house.bots.advice.ask(work, *facts)
        except WorkFailed as error:
            raise Refusal("no_advice") from error

    async def _studied(self, work: Callable[..., T], *facts: Any) -> T:
        try:
            return await self._house.bots.study.ask(work, *facts)
        except WorkFailed as error:
            raise Refusal("no_advice") from error

    @contextmanager
    def _one_at_a_time(self, table: str, seat: Seat) -> Iterator[None]:
        key = (table, seat)
        if key in self._busy:
            raise Refusal("too_fast")
        self._busy.add(key)
        try:
            yield
        finally:
            self._busy.discard(key)


def _tutor(table: Table, language: Language) -> Tutor:
    return Tutor(Messages(language), [chair.name for chair in table.state.chairs])


def _check_help(table: Table, seat: Seat) -> None:
    """Whether advice may be had: as whoever opened the table chose, else among bots alone."""
    others = [chair for at, chair in enumerate(table.state.chairs) if at != seat]
    among_bots = all(chair.is_bot for chair in others)
    if table.state.help == "off" or (table.state.help == "among_bots" and not among_bots):
        raise Refusal("no_help")


def _copy(entry: Entry[Any, Any], number: int) -> Entry[Any, Any]:
    copied: Entry[Any, Any] = msgspec.structs.replace(entry, number=number)
    return copied


def _up_to(
    state: TableState, rows: list[EntryRow], number: int
) -> tuple[list[Entry[Any, Any]], int]:
    """All entries that a deal and what it begins with come from, and which of them deals it."""
    evening: Evening[Any] = Evening(state.rulebook)
    match, found, begun = evening.start(state.first_dealer), list[Entry[Any, Any]](), 0
    for row in rows:
        fact = state.note_of(row).fact
        assert isinstance(fact, Entry)
        if isinstance(fact.action, Deal):
            if match.dealt == number:
                break
            if _is_fresh(evening, match, fact.action.dealer):
                found = []
            begun = len(found)
        found.append(fact)
        for event in fact.events:
            match = evening.evolve(match, event)
    return found, begun


def _is_fresh(evening: Evening[Any], match: Match[Any], dealer: Seat) -> bool:
    """Whether the next deal begins as the first of a match does."""
    start = evening.rulebook.start
    return bool(start(dealer, evening.standing(match)) == start(dealer))
