"""The bot whose turn it is: it thinks in a process, waits as people do, then asks to move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.event import Dealt, Event, TrickTaken
from spadille.server.bots import BEST, PLAIN, BotFailed, Bots

_log = logging.getLogger(__name__)

#: People look at a full trick, and at a new hand, longer than at a card: times the usual delay.
LOOKING = 2.5
RETRY_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a bot wants to do at ``seat``; ``moved`` is the game's last entry when it was asked."""

    seat: Seat
    moved: int
    action: Action


class BotSeat:
    """Asks the processes for one bot's move at a time.

    ``post`` takes the move to the table; ``delay`` is in seconds.
    """

    def __init__(
        self, bots: Bots, rules: str, post: Callable[[BotMove], Awaitable[None]], delay: float
    ) -> None:
        self._bots = bots
        self._rules = rules
        self._post = post
        self._delay = delay
        self._asked: tuple[Seat, int] | None = None
        self._thinking: asyncio.Task[None] | None = None

    def pause_after(self, events: Sequence[Event]) -> float:
        """How many seconds pass before a bot acts on what happened."""
        is_long = any(isinstance(event, TrickTaken | Dealt) for event in events)
        return self._delay * (LOOKING if is_long else 1)

    def wake(self, seat: Seat, moved: int, view: Any, pause: float) -> None:
        """Let the bot at ``seat`` move, unless it is already at it."""
        if self._asked == (seat, moved):
            return
        self.stop()
        self._asked = (seat, moved)
        self._thinking = asyncio.create_task(self._think(seat, moved, view, pause, BEST))

    def wake_again(self, seat: Seat, moved: int, view: Any, *, is_barred: bool) -> None:
        """Let it move again after its move was not taken; a plain bot, if it was barred."""
        self.stop()
        self._asked = (seat, moved)
        name = PLAIN if is_barred else BEST
        self._thinking = asyncio.create_task(self._think(seat, moved, view, RETRY_SECONDS, name))

    def stop(self) -> None:
        """No bot has the turn any more."""
        self._asked = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, seat: Seat, moved: int, view: Any, pause: float, name: str) -> None:
        slept = asyncio.create_task(asyncio.sleep(pause))
        try:
            action = await self._chosen(seat, view, name)
            await slept
        finally:
            slept.cancel()
        await self._post(BotMove(seat, moved, action))

    async def _chosen(self, seat: Seat, view: Any, name: str) -> Action:
        while True:
            try:
                return await self._bots.choose(self._rules, view, seat, name)
            except BotFailed:
                _log.error("no bot could move for seat %d, asking %s", seat, PLAIN)
                name = PLAIN
                await asyncio.sleep(RETRY_SECONDS)
