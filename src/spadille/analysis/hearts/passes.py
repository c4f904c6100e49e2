"""What the passes come to that a seat may make in Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from spadille.analysis.asked import Asked
from spadille.analysis.moment import Hands
from spadille.bots.hearts import passing as estimates
from spadille.bots.hearts.layouts import Known
from spadille.bots.hearts.searcher import PASSES, TEMPER
from spadille.bots.hearts.sight import Sight
from spadille.bots.hearts.trials import Trials
from spadille.cards import CardSet, Seat
from spadille.games.hearts import passing
from spadille.games.hearts.state import State
from spadille.rules.rulebook import Rulebook

#: Play-outs of each pass in each of many ways to deal the cards; and as they lay.
_TRIED = 150
_TRIED_OPEN = 2000


@dataclass(frozen=True, slots=True)
class Passes:
    """Ways to deal the other cards, in heaps, and how often each is played out."""

    likely: Sequence[CardSet]
    dealt: Sequence[Trials]
    tries: int

    @classmethod
    def imagined(
        cls, rulebook: Rulebook[Any], view: State, seat: Seat, worlds: int, count: int, rng: Random
    ) -> Passes:
        """Ways that a seat may imagine, in so many heaps."""
        hidden, dealt = rulebook.hidden(view), []
        for _ in range(min(count, worlds)):
            options = rulebook.profile.options
            heap = Trials(Known(), TEMPER, options, view, seat, for_match=True)
            heap.deal(hidden, worlds // min(count, worlds), rng)
            dealt.append(heap)
        return cls(_likely(rulebook, view, seat), dealt, _TRIED)

    @classmethod
    def opened(cls, rulebook: Rulebook[Any], asked: Asked) -> Passes:
        """The truth, in which the others pass what they did; cards must have been played."""
        options, view, seat = rulebook.profile.options, asked.view, asked.seat
        hands = [hand.known for hand in asked.truth.hands]
        given = [passing.given(options, asked.begun, Seat(other)) for other in range(len(hands))]
        heap = Trials(Known(), TEMPER, options, view, seat, for_match=True)
        heap.lay([own | three for own, three in zip(hands, given, strict=True)], given)
        return cls(_likely(rulebook, view, seat), [heap], _TRIED_OPEN)

    def best(self, seed: int) -> CardSet:
        """The three cards, of those worth a thought, with which most is to be had."""
        return max(self.likely, key=lambda three: fmean(self.values(three, seed)))

    def values(self, choice: CardSet, seed: int) -> list[float]:
        """What a pass comes to, in each heap for itself."""
        return [heap.worth(choice, self.tries, seed + at)[0] for at, heap in enumerate(self.dealt)]

    def hands(self) -> tuple[Hands, ...]:
        """The hands by seat before the pass, in each of the ways."""
        return tuple(hands for heap in self.dealt for hands in heap.hands())


def _likely(rulebook: Rulebook[Any], view: State, seat: Seat) -> list[CardSet]:
    selection = rulebook.legal(view, seat).exchange
    assert selection is not None
    return estimates.ranked(Sight(rulebook, view, seat), selection)[:PASSES]
