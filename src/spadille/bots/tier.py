"""Players who search, in two strengths, for every game that has one."""

from __future__ import annotations

import logging
from importlib import import_module
from random import Random
from typing import Any, Protocol

import msgspec

from spadille.bots import model
from spadille.bots.effort import Effort, ExpertEffort
from spadille.bots.model import ModelFault, Numbers
from spadille.bots.player import Player
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook

_LOG = logging.getLogger(__name__)


class Searcher(Player, Protocol):
    """A player who can also say what his choices promise."""

    def weigh(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first."""
        ...


#: Each game's module and class; imported when a deal of it is played, so that nobody waits for it.
GAMES = {
    "hearts": ("spadille.bots.hearts.searcher", "HeartsSearcher"),
    "lhombre": ("spadille.bots.lhombre.searcher", "LHombreSearcher"),
    "solo": ("spadille.bots.solo.searcher", "SoloSearcher"),
}


class Learned(msgspec.Struct, frozen=True):
    """What a player has learned, by the name ``version``; ``lacking`` tells what cannot be read."""

    numbers: Numbers = {}
    version: str = ""
    lacking: str = ""


#: The version of whoever plays without what he should have learned.
UNLEARNED = "without learning"


class Tier:
    """Searches with a certain effort."""

    name: str
    Options: type[Effort]

    def __init__(self, effort: Effort | None = None) -> None:
        self._effort = self.Options() if effort is None else effort
        self._searchers: dict[str, Searcher] = {}

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now; raises ``FaultyGame`` at a game this player does not know."""
        return self._searcher(rulebook.profile.game).choose(rulebook, view, seat, rng)

    def weigh(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first; raises ``FaultyGame`` as ``choose`` does."""
        return self._searcher(rulebook.profile.game).weigh(rulebook, view, seat, rng)

    def learned(self, game: str) -> Learned:
        """What he knows when he plays this game; nothing where he needs nothing."""
        if not _kind(game).has_learned or "learning" in self._effort.without:
            return Learned()
        try:
            numbers = model.load()
        except ModelFault as fault:
            return Learned(version=UNLEARNED, lacking=str(fault))
        return Learned(numbers, f"model {model.digest(model.FILE)}")

    def _searcher(self, game: str) -> Searcher:
        if game not in GAMES:
            raise FaultyGame(f"player {self.name}", [Fault("game-unplayed", game=game)])
        if game not in self._searchers:
            self._searchers[game] = self._made(game)
        return self._searchers[game]

    def _made(self, game: str) -> Searcher:
        kind, learned, effort = _kind(game), self.learned(game), self._effort
        if learned.lacking:
            _LOG.warning("%s; %s plays as club+without=learning", learned.lacking, self.name)
            effort = _unlearned(effort)
        made: Searcher = kind(effort, learned.numbers) if kind.has_learned else kind(effort)
        return made


def _kind(game: str) -> Any:
    module, maker = GAMES[game]
    return getattr(import_module(module), maker)


def _unlearned(effort: Effort) -> Effort:
    """With what effort somebody plays who has learned nothing: a club player's at most."""
    known = Effort() if isinstance(effort, ExpertEffort) else effort
    without = dict.fromkeys((*known.without, "learning", "belief", "calls"))
    return msgspec.structs.replace(known, without=tuple(without))


class ClubPlayer(Tier):
    """Plays as a good member of a club does."""

    name = "club"
    Options = Effort


class ExpertPlayer(Tier):
    """Plays as well as we know how."""

    name = "expert"
    Options = ExpertEffort
