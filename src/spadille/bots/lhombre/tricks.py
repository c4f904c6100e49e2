"""Playing for tricks, as declarer or defender: what a card wins now against what it costs later."""

from __future__ import annotations

from spadille.bots.lhombre.chances import winners
from spadille.bots.lhombre.price import price
from spadille.bots.lhombre.prospects import Prospects
from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, CardSet
from spadille.games.lhombre.profile import Options

#: The share of the tricks to come that a declarer takes, in round figures.
_SHARE = 0.5


def choose(options: Options, sight: Sight, cards: CardSet) -> Card:
    """The card that leaves the most for this side."""
    if len(cards) == 1:
        return next(iter(cards))
    found = merits(options, sight, cards)
    return max(found, key=found.__getitem__)


def merits(options: Options, sight: Sight, cards: CardSet) -> dict[Card, float]:
    """What each card leaves for this side, the highest card of the contract first."""
    prospects = Prospects(options, sight.view, _SHARE)
    sign = 1.0 if sight.is_declarer else -1.0
    after = {seat: sign * prospects.after(seat) for seat in (sight.seat, *sight.others)}
    stake = max(after.values()) - min(after.values())

    def merit(card: Card) -> float:
        gain = sum(chance * after[seat] for seat, chance in winners(sight, card).items())
        return gain - stake * (price(sight, card) - lead_bonus(sight, card))

    return {card: merit(card) for card in sight.order.sort(cards)}


def lead_bonus(sight: Sight, card: Card) -> float:
    """What a lead does beyond its own trick, in tricks."""
    if sight.view.trick:
        return 0.0
    return _declarer_lead(sight, card) if sight.is_declarer else _defender_lead(sight, card)


#: What a trump drawn from the defenders is worth to a declarer for each side card it protects,
#: when so many of his own trumps are sure.
_PROTECTS = 0.1
_SURE_TRUMPS = 2
#: Who has announced a tout draws every trump before he plays his side cards.
_TOUT_DRAWS = 1.0


def _declarer_lead(sight: Sight, card: Card) -> float:
    if sight.order.lane(card) != 0 or sight.above(card):
        return 0.0
    if sight.view.is_tout and sight.out_in(0):
        return _TOUT_DRAWS
    sure = [own for own in sight.mine_in(0) if not sight.above(own)]
    if len(sure) < _SURE_TRUMPS:
        return 0.0
    falls = sum(sight.has_any(seat, sight.out_in(0)) for seat in sight.others)
    masters = [own for own in sight.hand - sight.order.trumps if not sight.above(own)]
    return falls * _PROTECTS * len(masters)


#: What it costs a defender to lead a trump, which helps the declarer, and a sure one.
_LEADS_TRUMP = -0.1


def _defender_lead(sight: Sight, card: Card) -> float:
    if sight.order.lane(card) == 0:
        return _LEADS_TRUMP
    return 0.0
