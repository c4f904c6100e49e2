"""Players who search, in two strengths, for every game that has one."""

from __future__ import annotations

import logging
from importlib import import_module
from random import Random
from typing import Any, Protocol

from spadille.bots.easy import EasyPlayer
from spadille.bots.effort import Effort, ExpertEffort
from spadille.bots.model import ModelFault, load
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

    def _searcher(self, game: str) -> Searcher:
        if game not in GAMES:
            raise FaultyGame(f"player {self.name}", [Fault("game-unplayed", game=game)])
        if game not in self._searchers:
            self._searchers[game] = self._made(*GAMES[game])
        return self._searchers[game]

    def _made(self, module: str, maker: str) -> Searcher:
        kind = getattr(import_module(module), maker)
        made: Searcher
        if not kind.has_learned:
            made = kind(self._effort)
            return made
        try:
            numbers = {} if "learning" in self._effort.without else load()
        except ModelFault as fault:
            _LOG.warning("%s; %s plays as easy", fault, self.name)
            return EasyPlayer()
        made = kind(self._effort, numbers)
        return made


class ClubPlayer(Tier):
    """Plays as a good member of a club does."""

    name = "club"
    Options = Effort


class ExpertPlayer(Tier):
    """Plays as well as we know how."""

    name = "expert"
    Options = ExpertEffort
