"""What one seat saw at one moment, and how the cards truly lay."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import Any

from spadille.bots.habit import Kind, Role, weights
from spadille.bots.model import Numbers
from spadille.cards import Card, CardSet, Seat
from spadille.inference.worlds import Worlds
from spadille.rules.hidden import Hidden
from spadille.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Sighting:
    """Hidden cards with the habit that each place shows and the number that each card has."""

    hidden: Hidden
    roles: tuple[str | None, ...]
    kinds: dict[Card, int]
    truth: tuple[CardSet, ...]

    @classmethod
    def of(cls, rulebook: Rulebook[Any], view: Any, truth: Any, role: Role, kind: Kind) -> Sighting:
        """What a view shows and hides of the truth."""
        hidden = rulebook.hidden(view)
        return cls(
            hidden,
            tuple(role(view, place) for place in hidden.places),
            {card: kind(view, card) for card in hidden.cards},
            tuple(lying(truth, place.kind, place.seat) & hidden.cards for place in hidden.places),
        )

    def worlds(self, numbers: Numbers) -> Worlds:
        """The worlds by what was learned so far."""
        roles = iter(self.roles)
        return Worlds(
            self.hidden,
            weights(
                numbers,
                self,
                self.hidden,
                lambda _view, _place: next(roles),
                lambda _view, card: self.kinds[card],
            ),
        )

    def bits(self, numbers: Numbers) -> float:
        """How many bits likelier the truth is by these numbers than by none."""
        learned = self.worlds(numbers)
        told = sum(
            log2(numbers[role][self.kinds[card]])
            for role, cards in zip(self.roles, self.truth, strict=True)
            for card in cards
            if role is not None and role in numbers
        )
        return told - log2(learned.weight) + log2(self.worlds({}).weight)


def lying(truth: Any, kind: str, seat: Seat | None) -> CardSet:
    """What truly lies in a place."""
    if kind == "talon":
        return CardSet(truth.talon.cards)
    assert seat is not None
    heaps = truth.hands if kind == "hand" else truth.discards
    cards: CardSet = heaps[seat].known
    return cards
