"""Spanish Solo by estimates: each question the table asks goes to the file that answers it."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.solo import bidding, tricks
from spadille.bots.solo.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.solo.action import Declare, EndDeal
from spadille.games.solo.state import State
from spadille.rules.action import Action, Pass, Play
from spadille.rules.rulebook import Rulebook


class SoloHeuristic:
    """Plays Spanish Solo sensibly, by any of its profiles; it knows no chance and needs none."""

    def choose(self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        options = rulebook.profile.options
        offered = {type(choice) for choice in legal.choices}
        if Pass in offered:
            return bidding.choose(options, legal, view, seat)
        if Declare in offered:
            return bidding.declare(options, legal, view, seat)
        if EndDeal in offered:
            return EndDeal()
        return Play(tricks.choose(Sight(rulebook, view, seat), legal.play))

    def merits(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, cards: CardSet
    ) -> dict[Card, float]:
        """What each of the cards that make sense is worth by estimate, in chances to win."""
        return tricks.merits(Sight(rulebook, view, seat), cards)

    def calls(self, rulebook: Rulebook[Any], view: State, seat: Seat) -> dict[Action, float]:
        """What each call that makes sense promises by estimate, in points."""
        legal = rulebook.legal(view, seat)
        return bidding.weigh(rulebook.profile.options, legal, view, seat)
