"""Playing the cards: what a card wins now against what it costs later, whoever is with whom."""

from __future__ import annotations

from spadille.bots.solo.chances import winners
from spadille.bots.solo.lead import bonus
from spadille.bots.solo.price import price
from spadille.bots.solo.prospects import chance_to_make
from spadille.bots.solo.sight import Sight
from spadille.bots.solo.world import World, worlds
from spadille.cards import Card, CardSet


def choose(sight: Sight, cards: CardSet) -> Card:
    """The card that leaves the most for this side."""
    if len(cards) == 1:
        return next(iter(cards))
    merits = dict.fromkeys(sight.order.sort(cards), 0.0)
    for odds, world in worlds(sight):
        for card, merit in _merits(world, cards).items():
            merits[card] += odds * merit
    return max(merits, key=lambda card: merits[card])


def _merits(world: World, cards: CardSet) -> dict[Card, float]:
    """What each card is worth if the sides are so."""
    sight = world.sight
    sign = 1.0 if sight.seat in world.side else -1.0
    after = {seat: sign * chance_to_make(world, seat) for seat in (sight.seat, *sight.others)}
    stake = max(after.values()) - min(after.values())
    merits = {}
    for card in cards:
        gain = sum(chance * after[seat] for seat, chance in winners(world, card).items())
        lead = bonus(world, card) if not sight.view.trick else 0.0
        merits[card] = gain - stake * (price(world, card) - lead)
    return merits
