"""Playing a nolo, for and against."""

from __future__ import annotations

from spadille.bots.lhombre.features import exposure
from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, CardSet
from spadille.rules.order import TrickOrder

#: A declarer weighs what a card would cost later against the risk of taking this trick.
_LATER = 0.03
#: A defender weighs his best weapons against using them now.
_WEAPON = 0.05
#: A defender's worth of a suit that he can lead again, and of one in which the declarer is exposed.
_AGAIN = 0.03
_EXPOSED = 0.05
#: What it is worth to have the better attacker of the defence on lead next.
_ON_LEAD = 0.25
#: Of two like cards a defender throws the higher.
_STEP = 0.004


def perils(order: TrickOrder, hand: CardSet) -> dict[Card, float]:
    """How much each card adds to what lies open in its suit, for one who wants no trick."""
    found: dict[Card, float] = {}
    for lane in order.lanes[1:]:
        cards = order.sort(hand & CardSet(lane))[::-1]
        for card in cards:
            rest = tuple(other for other in cards if other is not card)
            found[card] = exposure(lane, cards) - exposure(lane, rest)
    return found


def choose(sight: Sight, cards: CardSet) -> Card:
    """The declarer sheds dangerous cards under the trick; the others make him take it."""
    sorted_cards = sight.order.sort(cards)
    if len(sorted_cards) == 1:
        return sorted_cards[0]
    if sight.is_declarer:
        return max(sorted_cards, key=lambda card: _LATER * peril(sight, card) - risk(sight, card))
    return max(sorted_cards, key=lambda card: _attack(sight, card) - _cost(sight, card))


def risk(sight: Sight, card: Card) -> float:
    """The chance that the card takes the trick, when those who follow play under it if they can."""
    cards = (*sight.view.trick.cards, card)
    if sight.order.winning(cards) is not card:
        return 0.0
    safe = 1.0
    for seat in sight.others[: len(sight.others) + 1 - len(cards)]:
        safe *= 1.0 - sight.must_beat(seat, card)
    return safe


def peril(sight: Sight, card: Card) -> float:
    """How much the card adds to what lies open in its suit, as far as others can still catch it."""
    lane = sight.order.lane(card)
    mine = sight.order.sort(sight.mine_in(lane))[::-1]
    rest = tuple(own for own in mine if own is not card)
    live = tuple(each for each in sight.order.lanes[lane] if each in sight.out or each in mine)
    return exposure(live, mine) - exposure(live, rest) + _STEP * (10 - sight.order.place(card))


def _attack(sight: Sight, card: Card) -> float:
    """The chance that the declarer takes the trick, and what the play prepares."""
    trick, declarer = sight.view.trick, sight.declarer
    fallen = (*trick.cards, card)
    best = sight.order.winning(fallen)
    played = dict(trick.plays)
    after = sight.others[: len(sight.others) + 1 - len(fallen)]
    if declarer in played:
        is_his = best is played[declarer]
        takes = 1.0 - sum(sight.must_beat(seat, best) for seat in after) if is_his else 0.0
    else:
        takes = sight.must_beat(declarer, best)
    prepared = _prepares(sight, card) if not trick else 0.0
    return takes + prepared + (1.0 - takes) * _ON_LEAD * _next_attack(sight, card, best)


def _next_attack(sight: Sight, card: Card, best: Card) -> float:
    """The chance that the next lead forces the declarer, whichever defender will have it."""
    declarer, partner = sight.declarer, sight.partner
    left = sight.hand - CardSet((card,))
    mine = max((sight.must_beat(declarer, own) for own in left), default=0.0)
    his = max(
        sight.holds(partner, other) * sight.must_beat(declarer, other)
        for other in sight.may_hold(partner)
    )
    if dict(sight.view.trick.plays).get(partner) is not None:
        return mine if best is card else his
    over = sight.has_any(partner, sight.above(best))
    return over * max(mine, his) + (1.0 - over) * (mine if best is card else his)


def _prepares(sight: Sight, card: Card) -> float:
    lane = sight.order.lane(card)
    theirs = sight.may_hold(sight.declarer) & CardSet(sight.order.lanes[lane])
    if not theirs:
        return 0.0
    again = len(sight.mine_in(lane)) - 1
    hand = sight.view.hands[sight.declarer]
    if hand.hidden:
        return _AGAIN * again
    live = tuple(each for each in sight.order.lanes[lane] if each not in sight.played)
    return _AGAIN * again + _EXPOSED * exposure(live, sight.order.sort(theirs)[::-1])


def _cost(sight: Sight, card: Card) -> float:
    """What a defender gives up with a card: a low one below the declarer's is a weapon."""
    weapon = sight.must_beat(sight.declarer, card)
    return _WEAPON * weapon + _STEP * sight.order.place(card)
