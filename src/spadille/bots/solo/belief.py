"""What tells in a deal of Spanish Solo where hidden cards lie: who has bid, and what is played."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots import reading
from spadille.bots.reading import Reading
from spadille.cards import Card
from spadille.games.solo.state import State
from spadille.rules.auction import PASSED
from spadille.rules.hidden import Place

#: How many numbers a habit has.
KINDS = 12
#: By place among the trumps: the three black and low matadors, ace and king, then all others.
_TRUMPS = (0, 1, 2, 3, 4)
_LOW_TRUMPS = 5
#: By place in a side suit: the ace, the next two, then all others; more in the suit called.
_SIDE = (6, 7, 7)
_LOW = 8
_CALLED = 3


def role(view: State, place: Place) -> str | None:
    """The habit that a hand shows."""
    contract = view.contract
    if contract is None or place.seat is None:
        return None
    side = "declarer" if place.seat in view.declarers else "other"
    if place.seat == view.partner:
        side = "partner"
    last = view.auction.last_call(place.seat)
    has_bid = any(who == place.seat and call != PASSED for who, call in view.auction.calls)
    said = "bid" if has_bid or last not in (PASSED, "") else "passed"
    return f"solo/{contract.name.split('_')[0]}/{side}/{said}"


def kind(view: State, card: Card) -> int:
    """Which number of a habit is a card's."""
    order = view.order
    where = order.place(card)
    if order.lane(card) == 0:
        return _TRUMPS[where] if where < len(_TRUMPS) else _LOW_TRUMPS
    is_called = view.called is not None and order.lane(view.called) == order.lane(card)
    plain = _SIDE[where] if where < len(_SIDE) else _LOW
    return plain + (_CALLED if is_called else 0)


def readings(view: State) -> Iterator[Reading]:
    """What each card that was played is, and of whom it tells."""
    return reading.readings(
        "solo/plays",
        (*view.tricks, view.trick),
        view.order,
        lambda seat: "declarer" if seat in view.declarers else "other",
    )
