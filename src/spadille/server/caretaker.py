"""Bots that play for people who have gone away without leaving, until they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from spadille.cards import Seat
from spadille.server.people import Chairs


class Caretaker:
    """Knows whose person is away for longer than ``patience``, in seconds.

    The seat stays the person's own. Where nobody at all is at the table nobody waits, so no bot
    plays for anybody. ``wake`` is called when somebody's patience has run out.
    """

    def __init__(self, patience: float, wake: Callable[[], None]) -> None:
        self._patience = patience
        self._wake = wake
        self._clocks: dict[Seat, asyncio.TimerHandle | None] = {}
        self._is_anybody_here = False

    def notice(self, chairs: Chairs, present: Collection[Seat]) -> None:
        """Take in who is here now."""
        self._is_anybody_here = bool(present)
        people = {Seat(seat) for seat, chair in enumerate(chairs) if not chair.is_bot}
        away = people - set(present)
        for seat in set(self._clocks) - away:
            self._back(seat)
        for seat in away - set(self._clocks):
            later = asyncio.get_running_loop().call_later
            self._clocks[seat] = later(self._patience, self._run_out, seat)

    def plays_for(self, seat: Seat) -> bool:
        """Whether a bot acts for the person of that seat now."""
        is_away = seat in self._clocks and self._clocks[seat] is None
        return is_away and self._is_anybody_here

    def stop(self) -> None:
        """Wait for nobody any more."""
        for seat in tuple(self._clocks):
            self._back(seat)

    def _run_out(self, seat: Seat) -> None:
        self._clocks[seat] = None
        self._wake()

    def _back(self, seat: Seat) -> None:
        clock = self._clocks.pop(seat)
        if clock is not None:
            clock.cancel()
