"""Playing a nolo, for one's own account and against those who play it."""

from __future__ import annotations

from collections.abc import Mapping

from spadille.bots.lhombre.features import exposure
from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre import settlement
from spadille.games.lhombre.profile import Options
from spadille.rules.order import TrickOrder

#: Who plays a nolo weighs what a card would cost later against the risk of taking this trick, and
#: likes to see another who plays it take one.
_LATER = 0.03
_GIFT = 0.1
#: A defender weighs his best weapons against using them now.
_WEAPON = 0.05
#: A defender's worth of a suit that he can lead again, and of one in which somebody is exposed.
_AGAIN = 0.03
_EXPOSED = 0.05
#: What it is worth to have the better attacker of the defence on lead next.
_ON_LEAD = 0.25
#: Of two like cards a defender throws the higher.
_STEP = 0.004
#: How much more rarely a seat is forced over a card that it has not seen yet.
_UNSEEN = 0.5

#: What each seat loses by one more trick, the most that anybody loses being 1.
Stakes = Mapping[Seat, float]


def perils(order: TrickOrder, hand: CardSet) -> dict[Card, float]:
    """How much each card adds to what lies open in its suit, for one who wants no trick."""
    found: dict[Card, float] = {}
    for lane in order.lanes[1:]:
        cards = order.sort(hand & CardSet(lane))[::-1]
        for card in cards:
            rest = tuple(other for other in cards if other is not card)
            found[card] = exposure(lane, cards) - exposure(lane, rest)
    return found


def choose(options: Options, sight: Sight, cards: CardSet) -> Card:
    """Whoever can lose sheds dangerous cards under the trick; the others make him take it."""
    if len(cards) == 1:
        return next(iter(cards))
    found = merits(options, sight, cards)
    return max(found, key=found.__getitem__)


def merits(options: Options, sight: Sight, cards: CardSet) -> dict[Card, float]:
    """What each card is worth to whoever plays it, the highest first."""
    at_stake = stakes(options, sight)
    judge = _of_player if at_stake[sight.seat] else _of_attacker
    return {card: judge(sight, at_stake, card) for card in sight.order.sort(cards)}


def stakes(options: Options, sight: Sight) -> Stakes:
    """Nothing for a defender, nor for who plays the nolo and has lost all that can be lost."""
    view, contract = sight.view, sight.view.contract
    assert contract is not None
    losses = dict.fromkeys(view.players, 0.0)
    for seat in view.declarers:
        own = view.tricks_by_seat[seat]
        now, then = (
            settlement.points(
                options, contract.name, settlement.outcome(contract.name, n, 0), n, "none"
            )
            for n in (own, own + 1)
        )
        losses[seat] = float(now - then)
    most = max(losses.values()) or 1.0
    return {seat: lost / most for seat, lost in losses.items()}


def takers(sight: Sight, card: Card) -> dict[Seat, float]:
    """The chance of each seat to take the trick, when those who follow stay under if they can."""
    plays = (*sight.view.trick.plays, (sight.seat, card))
    best = sight.order.winning(tuple(fallen for _, fallen in plays))
    chances = dict.fromkeys((sight.seat, *sight.others), 0.0)
    after = sight.others[: len(chances) - len(plays)]
    left = 1.0
    for number, seat in enumerate(after):
        over = left * sight.must_beat(seat, best)
        left -= over
        for last in after[number + 1 :]:
            higher = over * _UNSEEN * sight.must_beat(last, best)
            chances[last] += higher
            over -= higher
        chances[seat] += over
    chances[next(seat for seat, fallen in plays if fallen is best)] += left
    return chances


def _of_player(sight: Sight, at_stake: Stakes, card: Card) -> float:
    """Not to take the trick, to be rid of a dangerous card, and to let another take it."""
    chances = takers(sight, card)
    own = at_stake[sight.seat]
    others = sum(chance * at_stake[seat] for seat, chance in chances.items() if seat != sight.seat)
    return own * (_LATER * peril(sight, card) - chances[sight.seat]) + _GIFT * others


def peril(sight: Sight, card: Card) -> float:
    """How much the card adds to what lies open in its suit, as far as others can still catch it."""
    lane = sight.order.lane(card)
    mine = sight.order.sort(sight.mine_in(lane))[::-1]
    rest = tuple(own for own in mine if own is not card)
    live = tuple(each for each in sight.order.lanes[lane] if each in sight.out or each in mine)
    return exposure(live, mine) - exposure(live, rest) + _STEP * (10 - sight.order.place(card))


def _of_attacker(sight: Sight, at_stake: Stakes, card: Card) -> float:
    """To make somebody take the trick, to prepare that, and to keep the weapons for it."""
    taken = sum(chance * at_stake[seat] for seat, chance in takers(sight, card).items())
    prepared = 0.0 if sight.view.trick else _prepares(sight, at_stake, card)
    lead = (1.0 - taken) * _ON_LEAD * _next_attack(sight, at_stake, card)
    cost = _WEAPON * _threat(sight, at_stake, card) + _STEP * sight.order.place(card)
    return taken + prepared + lead - cost


def _threat(sight: Sight, at_stake: Stakes, card: Card) -> float:
    """What a card, once led, makes others lose."""
    return sum(
        at_stake[seat] * sight.must_beat(seat, card) for seat in sight.others if at_stake[seat]
    )


def _next_attack(sight: Sight, at_stake: Stakes, card: Card) -> float:
    """What the next lead makes others lose, whichever attacker will have it."""
    plays = (*sight.view.trick.plays, (sight.seat, card))
    best = sight.order.winning(tuple(fallen for _, fallen in plays))
    left = sight.hand - CardSet((card,))
    leads = {sight.seat: max((_threat(sight, at_stake, own) for own in left), default=0.0)}
    for seat in sight.others:
        leads[seat] = 0.0 if at_stake[seat] else _threat_of(sight, at_stake, seat)
    value = next(leads[seat] for seat, fallen in plays if fallen is best)
    for seat in sight.others[: len(leads) - len(plays)]:
        if not at_stake[seat]:
            over = sight.has_any(seat, sight.above(best))
            value = over * max(value, leads[seat]) + (1.0 - over) * value
    return value


def _threat_of(sight: Sight, at_stake: Stakes, attacker: Seat) -> float:
    """What another attacker's best lead makes others lose."""
    return max(
        (
            sight.holds(attacker, card) * _threat(sight, at_stake, card)
            for card in sight.may_hold(attacker)
        ),
        default=0.0,
    )


def _prepares(sight: Sight, at_stake: Stakes, card: Card) -> float:
    lane = sight.order.lane(card)
    suit = CardSet(sight.order.lanes[lane])
    prepared = 0.0
    for seat in sight.others:
        theirs = sight.may_hold(seat) & suit
        if not at_stake[seat] or not theirs:
            continue
        worth = _AGAIN * (len(sight.mine_in(lane)) - 1)
        if not sight.view.hands[seat].hidden:
            live = tuple(each for each in sight.order.lanes[lane] if each not in sight.played)
            worth += _EXPOSED * exposure(live, sight.order.sort(theirs)[::-1])
        prepared = max(prepared, at_stake[seat] * worth)
    return prepared
