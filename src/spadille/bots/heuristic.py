"""A player with sense and without search, for every game that has one."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol

from spadille.bots.player import Player
from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Action
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook

#: Each game's module and class; imported when a player is made, so that no move waits for it.
GAMES = {
    "lhombre": ("spadille.bots.lhombre.heuristic", "LHombreHeuristic"),
    "hearts": ("spadille.bots.hearts.heuristic", "HeartsHeuristic"),
    "solo": ("spadille.bots.solo.heuristic", "SoloHeuristic"),
}


class Estimating(Player, Protocol):
    """A player who can also say what he holds cards to be worth."""

    def merits(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, cards: CardSet
    ) -> dict[Card, float]:
        """What each of the cards that make sense is worth by estimate."""
        ...

    def calls(self, rulebook: Rulebook[Any], view: Any, seat: Seat) -> dict[Action, float]:
        """What each call that makes sense promises by estimate, in points."""
        ...


class HeuristicPlayer:
    """Judges hands and cards by simple estimates, in a few milliseconds."""

    def __init__(self) -> None:
        self._players: dict[str, Estimating] = {
            game: getattr(import_module(module), maker)() for game, (module, maker) in GAMES.items()
        }

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now; raises ``FaultyGame`` at a game this player does not know."""
        return self._player(rulebook.profile.game).choose(rulebook, view, seat, rng)

    def merits(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, cards: CardSet
    ) -> dict[Card, float]:
        """What each of the cards that make sense is worth by estimate, the more the better."""
        return self._player(rulebook.profile.game).merits(rulebook, view, seat, cards)

    def calls(self, rulebook: Rulebook[Any], view: Any, seat: Seat) -> dict[Action, float]:
        """What each call that makes sense promises by estimate, in points."""
        return self._player(rulebook.profile.game).calls(rulebook, view, seat)

    def _player(self, game: str) -> Estimating:
        if game not in self._players:
            raise FaultyGame("player heuristic", [Fault("game-unplayed", game=game)])
        return self._players[game]
