"""What tells in a deal of L'Hombre where hidden cards lie: who has bid, played and exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots import reading
from spadille.bots.reading import Reading
from spadille.cards import Card, Seat
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import State
from spadille.rules.hidden import Place

#: How many numbers a habit has.
KINDS = 12
#: By place among the trumps: the matadors one by one, then two by two, then all others.
_TRUMPS = (0, 1, 2, 3, 3, 4, 4)
_LOW_TRUMPS = 5
#: By place in a side suit: king, queen and jack, then two others, then the lowest.
_SIDE = (6, 7, 8, 9, 9)
_LOW = 10
#: Exchanges of as many cards or fewer are alike.
_FEW = (0, 2, 4, 6, 9)


def role(view: State, place: Place) -> str | None:
    """The habit that a place shows; the talon shows none."""
    contract = view.contract
    if contract is None or place.seat is None or place.seat == view.sitter:
        return None
    side = "declarer" if place.seat in view.declarers else "defender"
    game = "turned" if contract.trump == "turned" else contract.family
    said = "bid" if _has_bid(view, place.seat) else "passed"
    return f"lhombre/{game}/{contract.exchange}/{place.kind}/{side}/{said}/{_changed(view, place)}"


def kind(view: State, card: Card) -> int:
    """Which number of a habit is a card's."""
    contract, order = view.contract, view.order
    assert contract is not None
    where = order.place(card)
    if contract.family == "nolo":
        return where
    if order.lane(card) == 0:
        is_grand_ace = contract.family == "grand" and card in BLACK_ACES
        return 0 if is_grand_ace else _TRUMPS[where] if where < len(_TRUMPS) else _LOW_TRUMPS
    return _SIDE[where] if where < len(_SIDE) else _LOW


def _has_bid(view: State, seat: Seat) -> bool:
    return any(who == seat and call in CONTRACTS for who, call in view.auction.calls)


def _changed(view: State, place: Place) -> str:
    assert place.seat is not None
    count = view.exchanged[place.seat]
    if count is None:
        return "dealt"
    return f"to{next(most for most in _FEW if count <= most)}"


def readings(view: State) -> Iterator[Reading]:
    """What each card that was played is, and of whom it tells."""
    contract = view.contract
    if contract is None:
        return iter(())
    return reading.readings(
        f"lhombre/plays/{contract.family}",
        (*view.tricks, view.trick),
        view.order,
        lambda seat: "declarer" if seat in view.declarers else "defender",
    )
