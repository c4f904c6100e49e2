"""A table where people play: one task owns its state and is its only writer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence

from spadille.cards import PUBLIC, Seat, Viewer
from spadille.rules.event import Event
from spadille.rules.order import TrickOrder
from spadille.server import decide, people
from spadille.server.bots import Bots
from spadille.server.botseat import BotMove, BotSeat
from spadille.server.caretaker import Caretaker
from spadille.server.faults import place_of
from spadille.server.feed import Feed
from spadille.server.key import lock_for, new_token
from spadille.server.opened import opened
from spadille.server.pace import Pace
from spadille.server.people import GotUp, SatDown, TokenChanged
from spadille.server.protocol import (
    Act,
    Command,
    DealNext,
    DealOpened,
    Done,
    Hello,
    Leave,
    Ledger,
    Scene,
    Seated,
    Sit,
    Sitter,
    Welcome,
)
from spadille.server.refusal import Reason, Refusal
from spadille.server.rows import EntryRow
from spadille.server.state import Note, TableState
from spadille.server.store import AlreadyWritten, NotWritten, Store, StoreFailed
from spadille.server.visitor import Visitor

_log = logging.getLogger(__name__)

#: How many requests may wait; who asks more has to wait to ask.
WAITING = 64
#: People who come and go within this time are told together.
PRESENCE_SECONDS = 0.05


class Overtaken(Exception):
    """Raised when the store knows more of the table than we: somebody else wrote to it."""


class Table:
    """One live table."""

    def __init__(self, state: TableState, store: Store, bots: Bots, pace: Pace) -> None:
        self.state = state
        self._store = store
        self.feed = Feed(self)
        self._inbox: asyncio.Queue[tuple[Visitor, Command] | BotMove | None] = asyncio.Queue(
            WAITING
        )
        self._bots = tuple(
            BotSeat(bots, state.rules, state.strength, Seat(seat), self._inbox.put, pace.bot_delay)
            for seat in range(state.rulebook.seats)
        )
        self._caretaker = Caretaker(pace.patience, self._wake_bots)
        self._presence: asyncio.TimerHandle | None = None
        self._is_busy = False
        self._is_closed = False
        self._left_at = time.monotonic()
        self._task = asyncio.create_task(self._run(), name=f"table {state.table}")

    @property
    def is_closed(self) -> bool:
        """Whether the table has stopped and must be read again from the store."""
        return self._is_closed

    def has_been_empty(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long, and nothing waits to be done."""
        is_quiet = not self.feed.visitors and self._inbox.empty() and not self._is_busy
        return is_quiet and time.monotonic() - self._left_at > seconds

    # --- people ---------------------------------------------------------------------------------

    def enter(self, hello: Hello) -> Visitor:
        """Somebody connects: he is told what is played, and what he missed."""
        seat = None if hello.token is None else people.seat_of(self.state.chairs, hello.token)
        visitor = Visitor(seat, hello.language)
        if hello.token is not None and seat is None:
            visitor.refuse(Refusal("token"))
        if seat is not None:
            self.state.chairs = people.used(self.state.chairs, seat)
        book = self.state.rulebook
        visitor.tell(Welcome(self.state.table, self.state.rules, book.is_clockwise, book.offers()))
        self.feed.visitors.add(visitor)
        try:
            visitor.tell(self.feed.since(seat, hello.since))
        except BaseException:
            self.feed.visitors.discard(visitor)
            raise
        self._tell_presence()
        self._wake_bots()
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """Somebody's connection has ended."""
        self.feed.visitors.discard(visitor)
        self._left_at = time.monotonic()
        self._tell_presence()

    async def ask(self, visitor: Visitor, command: Command) -> None:
        """Put a request to the table; the answer goes to the visitor."""
        if self._is_closed:
            raise Refusal("closing")
        await self._inbox.put((visitor, command))

    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return self.state.views.sitters(self.state.chairs, self.feed.present)

    def scenes(self, viewers: Collection[Viewer]) -> dict[Viewer, Scene]:
        """The table as each of them sees it."""
        sitters, watchers = self.sitters(), self.feed.watchers
        scene = self.state.views.scene
        return {
            viewer: scene(viewer, sitters, watchers, self.state.has_help(viewer))
            for viewer in viewers
        }

    def ledger(self, events: Sequence[Event] | None = None) -> Ledger | None:
        """What these last events changed in the ledger; the whole of it where none are given."""
        views = self.state.views
        return views.sheet.whole if events is None else views.ledger_after(events)

    def order(self) -> TrickOrder:
        """The order of the cards as everybody knows it so far."""
        return self.state.rulebook.order(self.state.views.of(PUBLIC).deal)

    async def close(self, why: Refusal | None = None) -> None:
        """Finish the request in hand, and part with everybody."""
        if not self._task.done():
            await self._inbox.put(None)
        await asyncio.gather(self._task, return_exceptions=True)
        self._stop(why or Refusal("closing"))

    def check_over(self, number: int, too_early: Reason) -> None:
        """Raise ``Refusal`` where there is no such deal, or ``too_early`` while it is played."""
        truth = self.state.views.truth
        if not 1 <= number <= truth.dealt:
            raise Refusal("no_deal")
        if number == truth.dealt and not self.state.views.evening.may_deal(truth):
            raise Refusal(too_early)

    async def deal(self, number: int) -> DealOpened:
        """All about the deck of a deal that is over; raises ``Refusal``."""
        state = self.state
        self.check_over(number, "deal_open")
        try:
            row = await self._store.deal(state.table, number)
        except StoreFailed as error:
            raise Refusal("storage") from error
        assert row is not None
        return opened(number, state.note_of(row).fact)

    # --- the task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while (request := await self._inbox.get()) is not None:
                self._is_busy = True
                if isinstance(request, BotMove):
                    await self._obey_bot(request)
                else:
                    await self._obey(*request)
                self._is_busy = False
        except Overtaken:
            _log.warning("table %s was written to by another; reading it again", self.state.table)
            self._stop(Refusal("closing"))
        except Exception as error:  # noqa: BLE001 - our fault: the journal is right, we are not
            _log.error("table %s stopped: %s", self.state.table, place_of(error))
            self._stop(Refusal("fault"))

    def _stop(self, why: Refusal) -> None:
        self._is_closed = True
        for bot in self._bots:
            bot.stop()
        self._caretaker.stop()
        if self._presence is not None:
            self._presence.cancel()
        for visitor in tuple(self.feed.visitors):
            visitor.drop(why)

    async def _obey(self, visitor: Visitor, command: Command) -> None:
        token = new_token() if isinstance(command, Sit) else ""
        try:
            note = self._decided(visitor.viewer, command, token)
            await self._write(note)
        except Refusal as refusal:
            if not await self._was_done(visitor, command):
                visitor.refuse(refusal, command.id)
            if refusal.reason == "stale":
                # What happened he was told when it happened; here is how the table looks now.
                visitor.tell(self.feed.since(visitor.viewer, self.feed.number))
            return
        if isinstance(note.fact, SatDown):
            self._seat(visitor, command.id, note.fact.seat, token)
            self._take(note, {visitor})
            return
        if isinstance(note.fact, GotUp):
            visitor.tell(Done(command.id, self.state.number + 1))
            self._take(note, self._unseat(note.fact.seat))
            return
        self._take(note)

    async def _obey_bot(self, move: BotMove) -> None:
        seat, state = move.seat, self.state
        if move.since != state.questions.since(seat) or not self._may_bot_act(seat):
            return
        try:
            note = Note(decide.move(state, seat, move.action))
            await self._write(note)
        except Refusal as refusal:
            _log.error("the bot at table %s was refused: %s", state.table, refusal.rule or refusal)
            is_barred = refusal.rule is not None
            view = state.views.of(seat).deal
            self._bots[seat].wake_again(move.since, view, is_barred=is_barred)
            return
        self._take(note)

    def _decided(self, viewer: Viewer, command: Command, token: str) -> Note:
        match command:
            case Act():
                return decide.act(self.state, viewer, command)
            case DealNext():
                return decide.deal_next(self.state, viewer, command)
            case Sit():
                return decide.sit(self.state, viewer, command, token)
            case Leave():
                return decide.leave(viewer, command)

    async def _write(self, note: Note) -> None:
        try:
            await self._store.append(self.state.row_of(note))
        except AlreadyWritten as error:
            if note.command is None or not await self._earlier(note.command):
                raise Overtaken from error
            raise Refusal("id_used") from error
        except NotWritten as error:
            raise Refusal("storage") from error

    def _take(self, note: Note, moved: Collection[Visitor] = ()) -> None:
        """Make a written note true and tell everybody; ``moved`` now see with other eyes."""
        events = self.state.take(note)
        self.feed.remember(self.state.number, events)
        self.feed.publish(events, moved, note.asker, note.command)
        for visitor in moved:
            visitor.tell(self.feed.since(visitor.viewer, 0))
        self._wake_bots(events)

    # --- commands that come again ----------------------------------------------------------------

    async def _earlier(self, command: str) -> EntryRow | None:
        """The entry that a command led to before; raises ``Overtaken`` if we do not know it."""
        try:
            row = await self._store.entry_of(self.state.table, command)
        except StoreFailed:
            return None
        if row is not None and row.number > self.state.number:
            raise Overtaken
        return row

    async def _was_done(self, visitor: Visitor, command: Command) -> bool:
        """Answer a command that was carried out before as it was answered then."""
        row = await self._earlier(command.id)
        if row is None:
            return False
        fact = self.state.note_of(row).fact
        if isinstance(fact, SatDown):
            return await self._seat_again(visitor, command.id, fact.seat)
        if row.asker != visitor.viewer and not isinstance(fact, GotUp):
            return False
        visitor.tell(Done(command.id, row.number))
        return True

    async def _seat_again(self, visitor: Visitor, command: str, seat: Seat) -> bool:
        """Give a token again to somebody who never used it: the same one, or a new one."""
        if visitor.viewer == seat and command in visitor.issued:
            visitor.tell(Seated(command, seat, visitor.issued[command]))
            return True
        if visitor.viewer is not None or self.state.chairs[seat].command != command:
            return False
        token = new_token()
        note = Note(TokenChanged(seat, lock_for(token)))
        await self._write(note)
        moved = self._unseat(seat)
        self._seat(visitor, command, seat, token)
        self._take(note, {*moved, visitor})
        return True

    def _seat(self, visitor: Visitor, command: str, seat: Seat, token: str) -> None:
        visitor.viewer = seat
        visitor.issued[command] = token
        visitor.tell(Seated(command, seat, token))

    def _unseat(self, seat: Seat) -> set[Visitor]:
        """All who looked from a seat now look on; the answer is who they are."""
        moved = {visitor for visitor in self.feed.visitors if visitor.viewer == seat}
        for visitor in moved:
            visitor.viewer = PUBLIC
        return moved

    # --- bots and presence -----------------------------------------------------------------------

    def _wake_bots(self, events: Sequence[Event] = ()) -> None:
        """Let every bot that is asked begin to think, and no other go on."""
        views, questions = self.state.views, self.state.questions
        for number, bot in enumerate(self._bots):
            seat = Seat(number)
            since = questions.since(seat)
            if since is not None and seat in views.awaited and self._may_bot_act(seat):
                bot.wake(since, views.of(seat).deal, bot.pause_after(events))
            else:
                bot.stop()

    def _may_bot_act(self, seat: Seat) -> bool:
        return self.state.chairs[seat].is_bot or self._caretaker.plays_for(seat)

    def _tell_presence(self) -> None:
        self._caretaker.notice(self.state.chairs, self.feed.present)
        if self._presence is None and not self._is_closed:
            later = asyncio.get_running_loop().call_later
            self._presence = later(PRESENCE_SECONDS, self._presence_told)

    def _presence_told(self) -> None:
        self._presence = None
        self.feed.publish(())
