"""A seat's bot: it thinks in a process, waits as people do, then asks to move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from spadille.bots.registry import PLAIN
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.event import Dealt, Event, TrickTaken
from spadille.server.bots import BotFailed, Bots

_log = logging.getLogger(__name__)

#: People look at a full trick, and at a new hand, longer than at a card: times the usual delay.
LOOKING = 2.5
RETRY_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a bot wants to do at ``seat``, which has been asked since entry ``since``."""

    seat: Seat
    since: int
    action: Action


class BotSeat:
    """Asks the processes for the moves of one seat, one at a time.

    ``post`` takes the move to the table; ``delay`` is in seconds.
    """

    def __init__(
        self,
        bots: Bots,
        rules: str,
        strength: str,
        seat: Seat,
        post: Callable[[BotMove], Awaitable[None]],
        delay: float,
    ) -> None:
        self._bots = bots
        self._rules = rules
        self._strength = strength
        self._seat = seat
        self._post = post
        self._delay = delay
        self._asked: int | None = None
        self._thinking: asyncio.Task[None] | None = None

    def pause_after(self, events: Sequence[Event]) -> float:
        """How many seconds pass before a bot acts on what happened."""
        is_long = any(isinstance(event, TrickTaken | Dealt) for event in events)
        return self._delay * (LOOKING if is_long else 1)

    def wake(self, since: int, view: Any, pause: float) -> None:
        """Let the bot move, unless it is already at it."""
        if self._asked == since:
            return
        self.stop()
        self._asked = since
        self._thinking = asyncio.create_task(self._think(since, view, pause, self._strength))

    def wake_again(self, since: int, view: Any, *, is_barred: bool) -> None:
        """Let it move again after its move was not taken; a plain bot, if it was barred."""
        self.stop()
        self._asked = since
        name = PLAIN if is_barred else self._strength
        self._thinking = asyncio.create_task(self._think(since, view, RETRY_SECONDS, name))

    def stop(self) -> None:
        """The seat is not asked any more, or not its bot."""
        self._asked = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, since: int, view: Any, pause: float, name: str) -> None:
        slept = asyncio.create_task(asyncio.sleep(pause))
        try:
            action = await self._chosen(view, name)
            await slept
        finally:
            slept.cancel()
        await self._post(BotMove(self._seat, since, action))

    async def _chosen(self, view: Any, name: str) -> Action:
        while True:
            try:
                return await self._bots.choose(self._rules, view, self._seat, name)
            except BotFailed:
                _log.error("no bot could move for seat %d, asking %s", self._seat, PLAIN)
                name = PLAIN
                await asyncio.sleep(RETRY_SECONDS)
