"""Advice to those who sit at a table, and what there is to learn from a deal that is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from spadille.analysis.handmeter import Meter
from spadille.analysis.hint import Hint
from spadille.analysis.luck import Luck, split
from spadille.analysis.review import Review
from spadille.cards import Seat
from spadille.locales import Messages
from spadille.rules.rulebook import has_contracts
from spadille.server import people, teaching
from spadille.server.answers import Answers
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

#: So many answers of a kind are kept, for those who look twice, and so many deals looked over.
KEPT, DEALS_KEPT = 64, 8192
#: An evening is looked over in pieces of so many deals, between which others get their turn.
PIECE = 8

T = TypeVar("T")


class School:
    """Answers one question of a kind of a seat at a time; all of it comes from that seat's view.

    Whoever asks the same again meanwhile gets the same answer. Nothing of it is written down, and
    it keeps no table waiting.
    """

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house, self._lobby = house, lobby
        self._busy: set[tuple[str, Seat, str]] = set()
        self._hints: Answers[tuple[str, Seat, int], Hint | None] = Answers(KEPT)
        self._meters: Answers[tuple[str, Seat, int], Meter] = Answers(KEPT)
        self._reviews: Answers[tuple[str, Seat, int], Review] = Answers(KEPT)
        self._lucks: Answers[tuple[str, int], tuple[Luck, ...]] = Answers(KEPT)
        self._deals: Answers[tuple[str, int], LookedOver] = Answers(DEALS_KEPT)

    async def hint(self, table: str, asked: AskAdvice, language: Language) -> HintTold:
        """What the asker had best do now; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view = live.state.number, live.state.views.of(seat).deal
        rules, seed = live.state.rules, f"{table} {number} {seat}"

        async def find() -> Hint | None:
            with self._one_at_a_time(table, seat, "hint"):
                desk = self._house.bots.advice
                return await self._asked(desk, teaching.advise, rules, view, seat, seed)

        told = await self._hints.of((table, seat, number), find)
        return HintTold(number, told, _tutor(live, language).hint(told))

    async def meter(self, table: str, asked: AskAdvice, language: Language) -> MeterTold:
        """What the asker's hand promises; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        _check_help(live, seat)
        number, view, rules = live.state.number, live.state.views.of(seat).deal, live.state.rules

        async def find() -> Meter:
            with self._one_at_a_time(table, seat, "meter"):
                desk = self._house.bots.advice
                return await self._asked(desk, teaching.weigh_hand, rules, view, seat)

        told = await self._meters.of((table, seat, number), find)
        return MeterTold(number, told, _tutor(live, language).meter(told))

    async def review(self, table: str, asked: AskReview, language: Language) -> ReviewTold:
        """What the asker may learn from a deal that is over; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        live.check_over(asked.deal, "review_open")
        rules, dealer = live.state.rules, live.state.first_dealer

        async def find() -> Review:
            with self._one_at_a_time(table, seat, "review"):
                desk, journal = self._house.bots.study, await self._journal(table)
                facts = (rules, dealer, journal, asked.deal, seat)
                return await self._asked(desk, teaching.look_back, *facts)

        found = await self._reviews.of((table, seat, asked.deal), find)
        self._deals.keep((table, asked.deal), LookedOver(found.scores, found.par))
        return ReviewTold(asked.deal, seat, found, _tutor(live, language).review(found, seat))

    async def luck(self, table: str, asked: AskAdvice, language: Language) -> LuckTold:
        """What of the score so far the cards brought; raises ``Refusal``."""
        live, seat = await self._asker(table, asked.token)
        truth = live.state.views.truth
        over = truth.dealt if live.state.views.evening.may_deal(truth) else truth.dealt - 1
        book, dealer = rulebook_of(live.state.rules), live.state.first_dealer
        found: tuple[Luck, ...] = ()

        async def find() -> tuple[Luck, ...]:
            return split(await self._looked_over(table, live.state.rules, dealer, over), book.seats)

        if has_contracts(book):
            found = await self._lucks.of((table, over), find)
        return LuckTold(found, _tutor(live, language).luck(found, over, seat))

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

    async def close(self) -> None:
        """Let go of whatever is being thought about."""
        every = (self._hints, self._meters, self._reviews, self._lucks, self._deals)
        await asyncio.gather(*(answers.close() for answers in every))

    async def _looked_over(
        self, table: str, rules: str, dealer: Seat, over: int
    ) -> list[LookedOver]:
        """The first deals, which are over; only those that nobody has looked at are looked over."""
        found = {deal: self._deals.kept((table, deal)) for deal in range(1, over + 1)}
        unknown = [deal for deal, known in found.items() if known is None]
        desk, journal = self._house.bots.study, await self._journal(table) if unknown else []
        for begin in range(0, len(unknown), PIECE):
            piece = unknown[begin : begin + PIECE]
            told = await self._asked(desk, teaching.look_over, rules, dealer, journal, piece)
            for deal, each in zip(piece, told, strict=True):
                self._deals.keep((table, deal), each)
                found[deal] = each
        return [each for each in found.values() if each is not None]

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
    def _one_at_a_time(self, table: str, seat: Seat, what: str) -> Iterator[None]:
        """Another question of the kind is refused; those of other kinds stand in nobody's way."""
        key = (table, seat, what)
        if key in self._busy:
            raise Refusal("too_fast")
        self._busy.add(key)
        try:
            yield
        finally:
            self._busy.discard(key)


def _tutor(table: Table, language: Language) -> Tutor:
    game = rulebook_of(table.state.rules).profile.game
    return Tutor(Messages(language, game=game), [chair.name for chair in table.state.chairs])


def _check_help(table: Table, seat: Seat) -> None:
    if not table.state.has_help(seat):
        raise Refusal("no_help")


def _rows(table: str, entries: Sequence[tuple[str, float]]) -> Iterator[EntryRow]:
    """The rows of a new table, after that of who sits there."""
    for number, (body, when) in enumerate(entries, 2):
        yield EntryRow(table, number, None, None, "game", body, when)
