"""Which cards to throw away."""

from __future__ import annotations

from typing import Any

import msgspec

from spadille.bots.lhombre.nolo import perils
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.action import YieldExchange
from spadille.games.lhombre.exchange import draws_turned
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Exchange
from spadille.rules.legal import Legal, Selection
from spadille.rules.order import TrickOrder
from spadille.rules.rulebook import Rulebook

#: A card is kept that is worth so many tricks; one drawn is worth about as much.
_KEPT = 0.3
#: A weak first defender leaves the other so many.
_LEFT_TO_PARTNER = 5
#: So many sure cards make a defender strong enough to draw what he likes.
_STRONG = 2.0
#: A defender with fewer lets the other exchange first, where that may be.
_YIELDS = 1.5
#: A nolo card is kept when it is no more dangerous than one drawn.
_PERIL_KEPT = 2.0


def choose(
    rulebook: Rulebook[Any], legal: Legal, selection: Selection, view: State, seat: Seat
) -> Action:
    """Throw the losers, as many as may be drawn; a weak defender lets the other go first."""
    contract = view.contract
    assert contract is not None
    order = rulebook.order(view)
    hand = view.hands[seat].known
    if contract.family == "nolo":
        peril = perils(order, hand)
        worth = {card: _PERIL_KEPT - peril[card] for card in hand}
        return _throw(selection, worth, 0.0, selection.maximum)
    worth = {card: keep_value(order, hand, card) for card in hand}
    if YieldExchange() in legal.choices and _strength(order, hand) < _YIELDS:
        return YieldExchange()
    most = selection.maximum
    if seat not in view.declarers and len(view.exchanging) == 2:
        most = _share(view, order, hand, most)
    least = selection.minimum
    if draws_turned(rulebook.profile.options, view, seat) and selection.maximum:
        least = max(least, 1)
    return _throw(msgspec.structs.replace(selection, minimum=least), worth, _KEPT, most)


def keep_value(order: TrickOrder, hand: CardSet, card: Card) -> float:
    """What a card promises, in tricks, to one who may exchange it."""
    place, lane = order.place(card), order.lane(card)
    if lane == 0:
        return 1.5 - 0.05 * place
    suit = CardSet(order.lanes[lane]) & hand
    if place == 0:
        return 0.8
    if place == 1:
        has_king = order.lanes[lane][0] in hand
        return 0.5 if has_king else 0.2 if len(suit) > 1 else 0.1
    return 0.1 - 0.01 * place


def _share(view: State, order: TrickOrder, hand: CardSet, most: int) -> int:
    """How many a first defender draws: all he wants if strong, else he leaves some."""
    if _strength(order, hand) >= _STRONG:
        return most
    return min(most, max(0, view.drawable - _LEFT_TO_PARTNER))


def _strength(order: TrickOrder, hand: CardSet) -> float:
    """The sure cards of a defender, and what other trumps count beside them."""
    return sum(
        1.0 if order.place(card) == 0 or (order.lane(card) == 0 and order.place(card) < 4) else 0.3
        for card in hand
        if order.place(card) == 0 or order.lane(card) == 0
    )


def _throw(selection: Selection, worth: dict[Card, float], threshold: float, most: int) -> Exchange:
    ranked = sorted(selection.cards, key=lambda card: worth[card])
    losers = sum(worth[card] < threshold for card in ranked)
    count = max(selection.minimum, min(losers, most, selection.maximum))
    return Exchange(CardSet(ranked[:count]))


def variants(chosen: Exchange, order: TrickOrder, selection: Selection) -> list[Exchange]:
    """Exchanges that are near a chosen one: a card more or less, or another instead of one.

    Of a suit a card is never kept, nor thrown, before a higher one that lies in the same way.
    """
    found = {chosen.cards.bits: chosen}
    thrown, kept = chosen.cards, selection.cards - chosen.cards
    more = [order.sort(kept & CardSet(lane))[-1:] for lane in order.lanes]
    less = [order.sort(thrown & CardSet(lane))[:1] for lane in order.lanes]
    nothing: tuple[Card, ...] = ()
    for added in (nothing, *more):
        for spared in (nothing, *less):
            cards = (thrown | CardSet(added)) - CardSet(spared)
            if selection.minimum <= len(cards) <= selection.maximum:
                found.setdefault(cards.bits, Exchange(cards))
    return list(found.values())
