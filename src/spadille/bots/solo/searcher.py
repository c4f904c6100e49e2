"""Spanish Solo by laying out the hidden cards in many ways and solving each."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots import cardsearch
from spadille.bots.effort import Effort
from spadille.bots.erring import Erring
from spadille.bots.knowing import Knowledge
from spadille.bots.model import Numbers
from spadille.bots.opencards import OpenCards
from spadille.bots.searching import Searching
from spadille.bots.solo import belief, tricks
from spadille.bots.solo.before import Before
from spadille.bots.solo.heuristic import SoloHeuristic
from spadille.bots.solo.sight import Sight
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.solo.state import State
from spadille.rules.rulebook import Rulebook


class SoloSearcher(Searching):
    """Plays Spanish Solo by any of its profiles, with so much effort."""

    def __init__(self, effort: Effort, numbers: Numbers) -> None:
        super().__init__(effort, numbers)
        self._estimates = SoloHeuristic()

    def weigh(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        legal = rulebook.legal(view, seat)
        if legal.choices or not legal.play:
            before = Before(self.effort, self.numbers, self._estimates, rulebook, view, seat)
            return tuple(before.weigh(legal, rng))
        knowledge = Knowledge(belief, self.effort, self.numbers)
        laid = knowledge.laid_out(rulebook, view, self.effort.worlds, rng)
        open_cards = OpenCards(rulebook, seat, cardsearch.MOST_NODES)
        points = cardsearch.worth(rulebook, view, open_cards, laid)
        merits = tricks.merits(Sight(rulebook, view, seat), legal.play)
        if not points or not self.effort.errors:
            return tuple(cardsearch.weighed(points, merits, laid.count))
        erring = Erring(rulebook, view, seat, open_cards, laid)
        thought = erring.presumed(points, self.effort.errors)
        even = cardsearch.NEARLY_EVEN
        return tuple(cardsearch.weighed(points, merits, laid.count, even, thought))
