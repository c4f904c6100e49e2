"""Playing the cards: what a card wins now against what it costs later, whoever is with whom."""

from __future__ import annotations

from spadille.bots.solo.chances import winners
from spadille.bots.solo.lead import bonus
from spadille.bots.solo.price import price
from spadille.bots.solo.prospects import chance_to_make
from spadille.bots.solo.sight import Sight
from spadille.bots.solo.world import World, worlds
from spadille.cards import Card, CardSet
from spadille.games.solo.state import SEATS

#: What a trick weighs when the game is made or lost already.
_WHEN_DECIDED = 0.001


def choose(sight: Sight, cards: CardSet) -> Card:
    """The card that leaves the most for this side."""
    if len(cards) == 1:
        return next(iter(cards))
    found = merits(sight, cards)
    return max(found, key=found.__getitem__)


def merits(sight: Sight, cards: CardSet) -> dict[Card, float]:
    """What each card that makes sense is worth, the highest first."""
    known = list(worlds(sight))
    cards = _left_to_friends(sight, cards, [world for _, world in known])
    found = dict.fromkeys(sight.order.sort(cards), 0.0)
    for odds, world in known:
        for card, merit in _merits(world, cards).items():
            found[card] += odds * merit
    return found


def _left_to_friends(sight: Sight, cards: CardSet, known: list[World]) -> CardSet:
    """The cards that leave the trick to a friend who has it for certain, where there are any."""
    trick = sight.view.trick
    if len(trick) < SEATS - 1:
        return cards
    best = sight.order.winning(trick.cards)
    holder = next(seat for seat, card in trick.plays if card is best)
    if not all(world.are_allied(sight.seat, holder) for world in known):
        return cards
    leaving = CardSet(card for card in cards if not sight.order.beats(card, best))
    return leaving or cards


def _merits(world: World, cards: CardSet) -> dict[Card, float]:
    """What each card is worth if the sides are so."""
    sight = world.sight
    sign = 1.0 if sight.seat in world.side else -1.0
    worth = {card: _later(world, card) for card in cards}
    usual = sum(worth.values()) / len(worth)
    merits = {}
    for card in cards:
        more = sign * (worth[card] - usual)
        by_side = {
            is_side: chance_to_make(world, seat, more)
            for seat in (sight.seat, *sight.others)
            for is_side in (seat in world.side,)
        }
        taken = winners(world, card)
        made = sum(chance * by_side[seat in world.side] for seat, chance in taken.items())
        own = sum(chance for seat, chance in taken.items() if world.are_allied(seat, sight.seat))
        merits[card] = sign * made + _WHEN_DECIDED * (own + worth[card])
    return merits


def _later(world: World, card: Card) -> float:
    """The tricks to come that a card brings when it is led, less those it would bring later."""
    lead = 0.0 if world.view.trick else bonus(world, card)
    return lead - price(world, card)
