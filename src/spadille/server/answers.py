"""Answers that take long, each found once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Answers(Generic[K, T]):
    """Keeps so many answers at most; the one that was wanted longest ago goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, T] = OrderedDict()
        self._sought: dict[K, asyncio.Task[T]] = {}

    def kept(self, key: K) -> T | None:
        """The answer, where it is known."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: K, answer: T) -> None:
        """Keep an answer that was found on the way to another."""
        self._kept[key] = answer
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    async def of(self, key: K, find: Callable[[], Awaitable[T]]) -> T:
        """The answer, sought only where nobody has found it or seeks it now.

        What ``find`` raises is raised for all who wait for it, and kept for nobody.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._sought:
            self._sought[key] = asyncio.create_task(self._found(key, find))
        # Whoever asks and goes takes the answer from nobody.
        return await asyncio.shield(self._sought[key])

    async def close(self) -> None:
        """Seek no more, and wait until nothing is sought."""
        sought = tuple(self._sought.values())
        for each in sought:
            each.cancel()
        await asyncio.gather(*sought, return_exceptions=True)

    async def _found(self, key: K, find: Callable[[], Awaitable[T]]) -> T:
        try:
            answer = await find()
        finally:
            del self._sought[key]
        self.keep(key, answer)
        return answer
