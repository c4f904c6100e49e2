"""How likely the worlds are that fit what a seat sees."""

from __future__ import annotations

from functools import partial
from typing import Any

from spadille.cards import Card
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.hidden import Hidden
from spadille.rules.order import TrickOrder
from spadille.rules.rulebook import Rulebook

#: How much readier a declarer's hand is than another place to hold one of the three highest trumps,
#: and another trump: whoever bids holds such.
_DECLARERS = {"lhombre": (5.0, 2.0), "solo": (8.0, 4.5)}
#: The same for a low card in a nolo.
_LOW = 1.6
#: How readily a card is laid away, against 1 for a card that stays in hand: what wins tricks, or in
#: a nolo what takes none, nearly never.
_TREASURE, _LOSER = 0.02, 3.0
#: So many trumps are the highest, and from this place in its suit on a card is low in a nolo.
_HIGHEST_PLACES, _LOW_PLACE = 3, 5


def worlds(rulebook: Rulebook[Any], view: Any, hidden: Hidden) -> Worlds:
    """The worlds that fit a view, weighted by what players bid on and by what they lay away.

    Against worlds that are all alike, these weights told the true places of the hidden cards 6.3
    bits better in L'Hombre, and 0.6 in Spanish Solo, at 300 moments of each.
    """
    game = rulebook.profile.game
    is_weighted = game in _DECLARERS and view.contract is not None
    return Worlds(
        hidden, _weights(game, view, rulebook.order(view), hidden) if is_weighted else None
    )


def _weights(game: str, view: Any, order: TrickOrder, hidden: Hidden) -> Weights:
    is_nolo = getattr(view.contract, "family", "") == "nolo"
    told = []
    for place in hidden.places:
        weights: dict[Card, float] = {}
        if place.kind == "heap":
            thrown = _nolo_thrown if is_nolo else _thrown
            weights = {card: thrown(order, card) for card in place.cards}
        elif place.seat in view.declarers:
            held = _nolo_held if is_nolo else partial(_held, *_DECLARERS[game])
            weights = {card: held(order, card) for card in place.cards}
        told.append(weights)
    return told


def _held(highest: float, trump: float, order: TrickOrder, card: Card) -> float:
    if order.lane(card):
        return 1.0
    return highest if order.place(card) < _HIGHEST_PLACES else trump


def _thrown(order: TrickOrder, card: Card) -> float:
    return _LOSER if order.lane(card) and order.place(card) else _TREASURE


def _nolo_held(order: TrickOrder, card: Card) -> float:
    return _LOW if order.place(card) >= _LOW_PLACE else 1.0 / _LOW


def _nolo_thrown(order: TrickOrder, card: Card) -> float:
    return _TREASURE if order.place(card) >= _LOW_PLACE else _LOSER
