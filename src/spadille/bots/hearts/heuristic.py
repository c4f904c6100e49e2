"""Hearts by estimates: each question the table asks goes to the file that answers it."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.hearts import moon, passing, tricks
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.state import State
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rulebook import Rulebook


class HeartsHeuristic:
    """Plays Hearts sensibly, by any of its rule sets; it knows no chance and needs none."""

    def choose(self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        if legal.choices:
            return moon.choice(rulebook.profile.options, view, seat)
        sight = Sight(rulebook, view, seat)
        if legal.exchange is not None:
            return Exchange(passing.choose(sight, legal.exchange))
        return Play(tricks.choose(sight, legal.play))

    def merits(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, cards: CardSet
    ) -> dict[Card, float]:
        """What each of the cards that make sense is worth by estimate, in points."""
        return tricks.merits(Sight(rulebook, view, seat), cards)

    def calls(self, _rulebook: Rulebook[Any], _view: State, _seat: Seat) -> dict[Action, float]:
        """Nothing: nobody bids in Hearts."""
        return {}
