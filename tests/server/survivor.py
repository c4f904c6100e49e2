"""A person whose connection may break at any moment, and who comes back as a browser does."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.player import Json, Player, join, new_id

RETRY_SECONDS = 0.1


@dataclass
class Survivor:
    """Plays random legal moves for ever; remembers what was acknowledged and all it was told.

    ``acknowledged`` maps a command's id to the number it got; ``told`` are the updates in order,
    ``resent`` counts commands that were sent again because no answer had come.
    """

    base: str
    table: str
    token: str
    rng: Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: list[Json] = field(default_factory=list)
    told: list[Json] = field(default_factory=list)
    resent: int = 0
    connections: int = 0
    _pending: Json | None = None

    @property
    def number(self) -> int:
        """The last number it was told."""
        return int(self.told[-1]["number"]) if self.told else 0

    async def live(self) -> None:
        """Play until cancelled, and come back whenever the connection is lost."""
        while True:
            try:
                async with join(self.base, self.table, self.token, self.number) as player:
                    self.connections += 1
                    player.rng = self.rng
                    self.told += player.updates
                    player.updates = self.told
                    await self._play(player)
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _play(self, player: Player) -> None:
        while True:
            if self._pending is not None:
                self.resent += 1
            else:
                self._pending = self._wanted(player)
            if self._pending is None:
                await player.next()
                continue
            await player.socket.send(json.dumps(self._pending))
            await self._answered(player, self._pending["id"])
            self._pending = None

    async def _answered(self, player: Player, command: str) -> None:
        answer = await player.until("done", "refused", "update")
        while answer["id"] != command:
            assert answer["type"] == "update"
            assert answer["id"] is None
            answer = await player.until("done", "refused", "update")
        if answer["type"] == "refused":
            self.refused.append(answer)
            return
        assert command not in self.acknowledged
        self.acknowledged[command] = answer["number"]
        while player.number < answer["number"]:
            await player.until("update")

    def _wanted(self, player: Player) -> Json | None:
        common: dict[str, Any] = {"id": new_id(), "version": player.number}
        if player.is_asked():
            return {"type": "act", "action": player.draw(), **common}
        if player.scene["may_deal"]:
            return {"type": "deal_next", **common}
        return None
