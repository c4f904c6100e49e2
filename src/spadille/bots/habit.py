"""Where players are wont to have their cards: weights for laying out what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spadille.bots.model import Numbers
from spadille.cards import Card
from spadille.inference.worlds import Weights
from spadille.rules.hidden import Hidden, Place

#: Which of the numbers of a habit is a card's.
Kind = Callable[[Any, Card], int]
#: Which habit a place shows, by name; none where any card is as likely as another.
Role = Callable[[Any, Place], str | None]


def weights(numbers: Numbers, view: Any, hidden: Hidden, role: Role, kind: Kind) -> Weights:
    """How readily each place takes each card; alike where nothing was learned."""
    found = []
    for place in hidden.places:
        name = role(view, place)
        habit = None if name is None else numbers.get(name)
        found.append(
            {} if habit is None else {card: float(habit[kind(view, card)]) for card in place.cards}
        )
    return found
