"""How readily cards lie here or there in a deal of L'Hombre, by what players are wont to do."""

from __future__ import annotations

from spadille.cards import Card
from spadille.games.lhombre.state import State
from spadille.inference.worlds import Weights
from spadille.rules.hidden import Hidden, Place

#: How much likelier than another seat a declarer is to hold a trump, and a low card of a nolo.
_DECLARER_TRUMPS = 1.6
_DECLARER_LOW = 1.6
#: How readily a card is thrown in the exchange, against 1 for a card drawn at random.
_TREASURE_THROWN = 0.05
_LOSER_THROWN = 1.3
#: From this place in its suit on, a card is low in a nolo.
_LOW_PLACE = 5


def weights(view: State, hidden: Hidden) -> Weights:
    """The weights of the cards in each place; there must be a contract."""
    return [{card: _weight(view, place, card) for card in place.cards} for place in hidden.places]


def _weight(view: State, place: Place, card: Card) -> float:
    contract = view.contract
    assert contract is not None
    is_nolo, is_trump = contract.family == "nolo", view.order.lane(card) == 0
    is_low = view.order.place(card) >= _LOW_PLACE
    if place.kind == "heap":
        is_treasure = is_low if is_nolo else is_trump or view.order.place(card) == 0
        return _TREASURE_THROWN if is_treasure else _LOSER_THROWN
    if place.kind == "hand" and place.seat in view.declarers:
        if is_nolo:
            return _DECLARER_LOW if is_low else 1.0 / _DECLARER_LOW
        return _DECLARER_TRUMPS if is_trump else 1.0
    return 1.0
