"""How readily seats hold cards in a deal of Spanish Solo, by what players are wont to do."""

from __future__ import annotations

from spadille.games.solo.state import State
from spadille.inference.worlds import Weights
from spadille.rules.hidden import Hidden

#: How much likelier than another seat a declarer is to hold a trump.
_DECLARER_TRUMPS = 1.8


def weights(view: State, hidden: Hidden) -> Weights:
    """The weights of the cards in each hand; there must be a game."""
    trumps = view.order.trumps
    return [
        dict.fromkeys(place.cards & trumps, _DECLARER_TRUMPS)
        if place.seat in view.declarers
        else {}
        for place in hidden.places
    ]
