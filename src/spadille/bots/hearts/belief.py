"""How readily each of the others holds a hidden card, by what passing and play have shown."""

from __future__ import annotations

from collections import defaultdict
from math import exp
from typing import Any

from spadille.bots.hearts.leanings import LEANINGS
from spadille.bots.hearts.signs import signs
from spadille.cards import Card, Seat
from spadille.games.hearts.state import State
from spadille.inference.worlds import Weights
from spadille.rules.hidden import Hidden
from spadille.rules.rulebook import Rulebook

#: The same sign counts so often at most.
OFTEN = 3


def weights(rulebook: Rulebook[Any], view: State, seat: Seat, hidden: Hidden) -> Weights:
    """For each place, by card: how much likelier it lies there than without any sign."""
    seen: dict[tuple[Seat, Card], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for holder, card, name in signs(rulebook.profile.options, view, seat, hidden.cards):
        seen[holder, card][name] += 1
    return [
        {
            card: exp(_leaning(seen[place.seat, card]))
            for card in place.cards
            if place.seat is not None
        }
        for place in hidden.places
    ]


def _leaning(names: dict[str, int]) -> float:
    return sum(LEANINGS.get(name, 0.0) * min(count, OFTEN) for name, count in names.items())
