"""What could be known at a moment: the same play in many worlds that fit what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from spadille.analysis.ends import chances
from spadille.analysis.handmeter import Chance
from spadille.analysis.moment import Hands
from spadille.analysis.openeyes import OpenEyes, Worth
from spadille.analysis.thinker import thinker
from spadille.cards import Card, CardSet, Seat
from spadille.inference.worlds import Worlds
from spadille.rules.rulebook import Rulebook

#: With so many worlds the mean of a card is known to about a tenth of what is at stake.
ENOUGH = 80


class Outlook:
    """The cards a seat may play, each solved in the same sampled worlds.

    ``view`` is what the seat sees, which must be on turn to play a card. Nothing else goes in, so
    hidden cards cannot change anything. Raises ``TooEarly`` where the play cannot be solved yet.
    """

    def __init__(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random, count: int = ENOUGH
    ) -> None:
        self._states = tuple(drawn(rulebook, view, seat, rng, count))
        self._eyes = OpenEyes(rulebook, seat)
        self._worths = [self._eyes.worths(state) for state in self._states]
        self._order = rulebook.order(view)
        self.cards = self._order.sort(CardSet(self._worths[0]))

    @cached_property
    def best(self) -> Card:
        """The card with the best mean; of several the lowest, which keeps what is strong."""
        return max(reversed(self.cards), key=lambda card: round(self.points(card), 9))

    def points(self, card: Card) -> float:
        """The mean of the points that a card counts for the seat."""
        return fmean(worth.points for worth in self._of(card))

    def cost(self, card: Card) -> float:
        """The points that a card gives away against the best one, by what could be known."""
        return self.points(self.best) - self.points(card)

    def doubt(self, card: Card) -> float:
        """The standard error of that cost, from the same worlds for both cards."""
        pairs = zip(self._of(self.best), self._of(card), strict=True)
        gaps = [best.points - own.points for best, own in pairs]
        return stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0

    @cached_property
    def at_stake(self) -> float:
        """The points between the best and the worst end that can still come about, 1 at least.

        Where but one way of ending is left, those between what came about in the sampled worlds.
        """
        told = self._eyes.at_stake(self._states[0])
        if not told:
            every = [worth.points for worths in self._worths for worth in worths.values()]
            told = max(every) - min(every)
        return max(told, 1.0)

    def chances(self, card: Card) -> tuple[Chance, ...]:
        """How often the contract ends which way for its declarer once the card is played."""
        return chances([worth.outcome for worth in self._of(card)])

    def hands(self) -> tuple[Hands, ...]:
        """The hands of all seats in each of the worlds."""
        return tuple(tuple(hand.known for hand in state.hands) for state in self._states)

    def _of(self, card: Card) -> Sequence[Worth]:
        return [worths[card] for worths in self._worths]


def drawn(rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random, count: int) -> Iterator[Any]:
    """So many worlds by chance, the likelier the more often; one where nothing lies hidden."""
    hidden = rulebook.hidden(view)
    if not hidden.places:
        yield rulebook.imagined(view, hidden, ())
        return
    thinking = thinker(rulebook, view, seat)
    possible = Worlds(hidden, None if thinking is None else thinking.readiness(hidden))
    for _ in range(count):
        yield rulebook.imagined(view, hidden, possible.sample(rng))
