"""A deal of Spanish Solo as it lies on the table for somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spadille.cards import Seat, Trick, Viewer
from spadille.games.solo import settlement
from spadille.games.solo.action import EndDeal
from spadille.games.solo.contract import CONTRACTS, Contract
from spadille.games.solo.event import SoloSettled
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, State
from spadille.rules.legal import NOTHING
from spadille.rules.picture import (
    Account,
    Barred,
    FinishedTrick,
    HandCard,
    Laid,
    Line,
    Offer,
    Picture,
    Place,
    Prospect,
)

if TYPE_CHECKING:
    from spadille.games.solo.rulebook import Solo


def picture(book: Solo, state: State, viewer: Viewer) -> Picture:
    """What ``viewer`` has before him; ``state`` must be his view."""
    return Picture(
        phase=book.phase(state).value,
        dealer=state.dealer,
        places=tuple(_place(state, Seat(seat)) for seat in range(SEATS)),
        to_act=tuple(sorted(book.to_act(state))),
        hand=_hand(book, state, viewer),
        legal=NOTHING if viewer is None else book.legal(state, viewer),
        contract=state.contract_name,
        trump=state.trump,
        said=("ended",) if state.is_ended else (),
        leader=state.leader if state.hands else None,
        trick=_laid(state.trick),
        last_trick=_last_trick(state),
        tricks_played=len(state.tricks),
        account=None if state.settled is None else _account(state.settled),
        standing=state.auction.standing if state.contract_name is None else None,
        called=state.called,
        prospects=_prospects(book, state, viewer),
    )


def offers(options: Options) -> tuple[Offer, ...]:
    """What each game brings from each defender, from the lowest to the highest (4.1)."""
    return tuple(_offer(options, contract) for contract in CONTRACTS.values())


def _offer(options: Options, contract: Contract) -> Offer:
    value = options.values[contract.name]
    return Offer(contract.name, value, {"lost": value}, is_each=True, trumps=contract.trumps)


def _place(state: State, seat: Seat) -> Place:
    if not state.hands:
        return Place(0, 0)
    return Place(
        cards=len(state.hands[seat]),
        tricks=state.tricks_by_seat[seat],
        is_declarer=seat in state.declarers,
        said=state.auction.last_call(seat),
        is_partner=seat == state.partner,
    )


def _hand(book: Solo, state: State, viewer: Viewer) -> tuple[HandCard, ...]:
    if viewer is None or not state.hands:
        return ()
    barred = book.barred(state, viewer)
    led = {"led": state.trick.led.text} if state.trick else {}
    return tuple(
        HandCard(
            card,
            Barred(barred[card].section, barred[card].name, {"card": card.text, **led})
            if card in barred
            else None,
            is_trump=state.trump is not None and card in state.order.trumps,
        )
        for card in state.order.sort(state.hands[viewer].known)
    )


def _prospects(book: Solo, state: State, viewer: Viewer) -> tuple[Prospect, ...]:
    """What ending the deal would bring, once all know who plays with whom."""
    if viewer is None or EndDeal() not in book.legal(state, viewer).choices:
        return ()
    if state.called is not None and state.partner is None:
        return ()
    return (Prospect(EndDeal(), settlement.settle(book.profile.options, state).scores),)


def _laid(trick: Trick) -> tuple[Laid, ...]:
    return tuple(Laid(seat, card) for seat, card in trick.plays)


def _last_trick(state: State) -> FinishedTrick | None:
    if not state.tricks:
        return None
    return FinishedTrick(state.taken[-1], _laid(state.tricks[-1]))


def _account(settled: SoloSettled) -> Account:
    return Account(settled.outcome, settled.scores, tuple(_lines(settled)))


def _lines(settled: SoloSettled) -> Iterator[Line]:
    """What the players got or paid, then what each defender did."""
    if settled.contract is None:
        return
    players = settlement.players(settled.declarers[0], settled.partner)
    for player in players:
        yield Line(f"game_{settled.outcome}", player, settled.scores[player])
    for seat, points in enumerate(settled.scores):
        if seat not in players:
            yield Line("defence", Seat(seat), points)
