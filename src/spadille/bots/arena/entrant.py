"""A player as he enters a comparison: by his name, or by the command of an outside program."""

from __future__ import annotations

import shlex
import time
from random import Random
from typing import Any

import msgspec

from spadille.bots import registry
from spadille.bots.arena.failure import Failed
from spadille.bots.arena.pipe import Pipe
from spadille.bots.arena.times import Times
from spadille.bots.player import Player
from spadille.bots.random import draw
from spadille.bots.tier import Learned, Tier
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook

#: Before the command of an outside program.
PIPE = "pipe:"
#: Play for whoever loses his turn: the first that there is and that knows the game.
STAND_INS = ("easy", "heuristic", registry.PLAIN)
#: So many mishaps of each player are told one by one.
TOLD = 5


class Mishap(msgspec.Struct, frozen=True):
    """A turn that was lost: in which deal and seating, both from 1, at which seat, and how."""

    deal: int
    seating: int
    seat: Seat
    kind: str
    detail: str


class Conduct(msgspec.Struct):
    """How a player has behaved so far, apart from the points.

    ``times`` are of the processor for our own players, by the clock for outside programs.
    ``faults`` counts lost turns by kind; the first few are told in ``mishaps``. ``lacking`` tells
    what one of our own could not read and plays without.
    """

    version: str = ""
    lacking: str = ""
    times: Times = msgspec.field(default_factory=Times)
    faults: dict[str, int] = {}
    mishaps: list[Mishap] = []

    def join(self, later: Conduct) -> None:
        """Take in what came later."""
        self.version = later.version or self.version
        self.lacking = later.lacking or self.lacking
        self.times.join(later.times)
        for kind, count in later.faults.items():
            self.faults[kind] = self.faults.get(kind, 0) + count
        self.mishaps = [*self.mishaps, *later.mishaps][:TOLD]


class Entrant:
    """A player with his conduct since it was last taken."""

    def __init__(self, name: str, patience: float, game: str) -> None:
        self._player: Player
        self._pipe: Pipe | None = None
        if name.startswith(PIPE):
            self._player = self._pipe = Pipe(command(name), patience)
        else:
            self._player = registry.player(name)
        self._learned = _learned(self._player, game)
        self._conduct = Conduct()

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What he does; raises ``Failed`` and nothing else."""
        begun = time.thread_time()
        try:
            return self._player.choose(rulebook, view, seat, rng)
        except Failed:
            raise
        except Exception as error:  # the others play on, and it is told
            raise Failed("broken", f"{type(error).__name__}: {error}") from error
        finally:
            spent = time.thread_time() - begun
            self.took(spent if self._pipe is None else self._pipe.seconds)

    def took(self, seconds: float) -> None:
        """Keep how long a decision took."""
        self._conduct.times.add(seconds)

    def lost_turn(self, mishap: Mishap) -> None:
        """Keep that he has lost a turn."""
        faults = self._conduct.faults
        faults[mishap.kind] = faults.get(mishap.kind, 0) + 1
        if len(self._conduct.mishaps) < TOLD:
            self._conduct.mishaps.append(mishap)

    def take_conduct(self) -> Conduct:
        """His conduct, which begins afresh."""
        taken, self._conduct = self._conduct, Conduct()
        taken.version = self._learned.version or str(getattr(self._player, "version", ""))
        taken.lacking = self._learned.lacking
        return taken

    def close(self) -> None:
        """He leaves."""
        if self._pipe is not None:
            self._pipe.close()


class StandIn:
    """Plays for whoever loses his turn; always has something to do."""

    def __init__(self, game: str) -> None:
        self.name = stand_in(game)
        self._player = registry.player(self.name)

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What he does, and anything that may be done where he fails too."""
        legal = rulebook.legal(view, seat)
        try:
            action = self._player.choose(rulebook, view, seat, rng)
        except Exception:  # noqa: BLE001 - nobody is left to ask
            return draw(legal, rng)
        return action if legal.allows(action) else draw(legal, rng)


def learned(name: str, game: str) -> Learned:
    """What a player of our own knows when he plays a game; nothing is known of anybody else."""
    if name.split("+", maxsplit=1)[0] not in registry.names():
        return Learned()
    return _learned(registry.player(name), game)


def _learned(player: Player, game: str) -> Learned:
    return player.learned(game) if isinstance(player, Tier) else Learned()


def command(name: str) -> list[str]:
    """The words of the command behind ``pipe:``; raises ``ValueError`` where quotes stay open.

    >>> command("pipe:./player --depth '3 or 4'")
    ['./player', '--depth', '3 or 4']
    """
    return shlex.split(name.removeprefix(PIPE))


def stand_in(game: str) -> str:
    """The name of the player who plays for whoever loses his turn."""
    known = registry.names()
    return next(name for name in STAND_INS if name in known and registry.plays(name, game))
