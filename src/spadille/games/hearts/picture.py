"""A deal of Hearts as it lies on the table for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spadille.cards import NO_CARDS, Seat, Trick, Viewer
from spadille.games.hearts import passing, settlement
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.cards import ORDER
from spadille.games.hearts.event import Way
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, Phase, State
from spadille.rules.legal import NOTHING
from spadille.rules.picture import (
    Account,
    Barred,
    FinishedTrick,
    HandCard,
    Laid,
    Picture,
    Place,
    Prospect,
)

if TYPE_CHECKING:
    from spadille.games.hearts.rulebook import Hearts

_WAYS: dict[str, Way] = {
    "moon_subtracted": "subtracted",
    "sun_subtracted": "subtracted",
    "moon_added": "added",
    "sun_added": "added",
}


def picture(book: Hearts, options: Options, state: State, viewer: Viewer) -> Picture:
    """What ``viewer`` has before him; ``state`` must be his view."""
    return Picture(
        phase=state.phase.value,
        dealer=state.dealer,
        places=tuple(_place(options, state, Seat(seat)) for seat in range(SEATS)),
        to_act=tuple(sorted(book.to_act(state))),
        hand=_hand(book, options, state, viewer),
        drawn=NO_CARDS if viewer is None else state.received[viewer].known,
        discards=NO_CARDS if viewer is None else passing.given(options, state, viewer),
        legal=NOTHING if viewer is None else book.legal(state, viewer),
        said=("broken",) if state.is_broken else (),
        leader=state.leader,
        trick=_laid(state.trick),
        last_trick=_last_trick(state),
        tricks_played=len(state.tricks),
        account=_account(options, state),
        to=_to(options, state, viewer),
        prospects=_prospects(options, state, viewer),
    )


def _place(options: Options, state: State, seat: Seat) -> Place:
    if not state.hands:
        return Place(0, 0, penalty=0)
    has_passed = state.passed[seat] or state.received[seat]
    return Place(
        cards=len(state.hands[seat]),
        tricks=state.tricks_by_seat[seat],
        exchanged=passing.PASSED if has_passed else None,
        penalty=settlement.points(options, state.captured[seat]),
    )


def _hand(book: Hearts, options: Options, state: State, viewer: Viewer) -> tuple[HandCard, ...]:
    if viewer is None or not state.hands:
        return ()
    is_passing = book.legal(state, viewer).exchange is not None
    barred = passing.barred(options, state, viewer) if is_passing else book.barred(state, viewer)
    led = {"led": state.trick.led.text} if state.trick else {}
    return tuple(
        HandCard(
            card,
            Barred(barred[card].section, barred[card].name, {"card": card.text, **led})
            if card in barred
            else None,
        )
        for card in ORDER.sort(state.hands[viewer].known)
    )


def _laid(trick: Trick) -> tuple[Laid, ...]:
    return tuple(Laid(seat, card) for seat, card in trick.plays)


def _last_trick(state: State) -> FinishedTrick | None:
    if not state.tricks:
        return None
    return FinishedTrick(state.taken[-1], _laid(state.tricks[-1]))


def _account(options: Options, state: State) -> Account | None:
    settled = state.settled
    if settled is None:
        return None
    lines = settlement.account(options, state, _WAYS.get(settled.outcome))
    return Account(settled.outcome, settled.scores, lines)


def _to(options: Options, state: State, viewer: Viewer) -> Seat | None:
    if viewer is None or not passing.is_passing(options, state):
        return None
    return passing.receiver(options, state, viewer)


def _prospects(options: Options, state: State, viewer: Viewer) -> tuple[Prospect, ...]:
    """Both tables of points that the shooter of a moon chooses between (5.2)."""
    if state.phase != Phase.MOON or viewer != state.shooter:
        return ()
    return (
        Prospect(SubtractOwn(), settlement.scores(options, state, "subtracted")),
        Prospect(AddToOthers(), settlement.scores(options, state, "added")),
    )
