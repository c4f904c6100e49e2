"""A deal of L'Hombre as it lies on the table for somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spadille.cards import CardSet, Seat, Trick, Viewer
from spadille.games.lhombre import auction, exchange, settlement
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
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
)
from spadille.rules.rulebook import awaited

if TYPE_CHECKING:
    from spadille.games.lhombre.rulebook import LHombre


def picture(book: LHombre, options: Options, state: State, viewer: Viewer) -> Picture:
    """What ``viewer`` has before him; ``state`` must be his view."""
    return Picture(
        phase=book.phase(state).value,
        dealer=state.dealer,
        places=tuple(_place(state, Seat(seat)) for seat in range(state.seats)),
        to_act=tuple(sorted(awaited(book, state))),
        hand=_hand(book, state, viewer),
        drawn=CardSet() if viewer is None else state.drawn[viewer].known,
        discards=CardSet() if viewer is None else state.laid_away(viewer),
        legal=NOTHING if viewer is None else book.legal(state, viewer),
        talon=len(state.talon),
        turned=state.turned,
        contract=state.contract_name,
        trump=state.trump,
        said=_said(state),
        leader=state.leader if state.is_dealt else None,
        trick=_laid(state.trick),
        last_trick=_last_trick(state),
        tricks_played=len(state.tricks),
        account=_account(options, state),
        standing=state.auction.standing if state.contract_name is None else None,
    )


def offers(options: Options) -> tuple[Offer, ...]:
    """What each contract is worth, from the lowest to the highest (4.1)."""
    return tuple(_offer(options, name) for equals in options.ranking for name in equals)


def _offer(options: Options, name: str) -> Offer:
    contract = CONTRACTS[name]
    value = options.values[contract.name]
    losses, bonus = {"bet": value.bet}, {}
    if contract.has_codille:
        losses["codille"] = value.codille
    if value.give_up is not None:
        losses["give_up"] = value.give_up
    losses = {ending: -settlement.limited(value, -lost) for ending, lost in losses.items()}
    if value.further_trick:
        losses["further_trick"] = value.further_trick
    if contract.may_tout:
        bonus["tout"] = options.tout_bonus
        losses["tout"] = options.tout_penalty
    is_each = options.payment == "defenders"
    return Offer(name, value.win, losses, bonus, is_each)


def _place(state: State, seat: Seat) -> Place:
    if not state.is_dealt:
        return Place(0, 0)
    return Place(
        cards=len(state.hands[seat]),
        tricks=state.tricks_by_seat[seat],
        is_declarer=seat in state.declarers,
        opened=state.order.sort(_face_up(state, seat)),
        said=state.auction.last_call(seat),
        exchanged=state.exchanged[seat],
        is_out=seat == state.sitter and state.sitter_did != "plays",
    )


def _face_up(state: State, seat: Seat) -> CardSet:
    """What lies open before a seat: its whole hand, or aces that it shows for its bid."""
    if seat in state.opened:
        return state.hands[seat].known
    is_showing = seat in state.has_shown and not state.discards[seat] and not state.tricks
    return BLACK_ACES & state.hands[seat].known if is_showing else CardSet()


def _said(state: State) -> tuple[str, ...]:
    words = {"tout": state.is_tout, "ended": state.is_ended}
    return tuple(word for word, is_said in words.items() if is_said)


def _hand(book: LHombre, state: State, viewer: Viewer) -> tuple[HandCard, ...]:
    if viewer is None or not state.is_dealt:
        return ()
    is_exchanging = book.legal(state, viewer).exchange is not None
    barred = exchange.barred(state, viewer) if is_exchanging else book.barred(state, viewer)
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
    lines = (*_contract_lines(options, state, settled), *_other_lines(options, state))
    return Account(settled.outcome, settled.scores, lines)


def _contract_lines(options: Options, state: State, settled: DealSettled) -> Iterator[Line]:
    """What the contract brought each declarer, then those who pay him or are paid by him (7.24)."""
    if settled.contract is None:
        return
    name = settlement.valued_as(options, CONTRACTS[settled.contract].name, settled.trump)
    paid: dict[Seat, int] = {}
    for seat, outcome in zip(settled.declarers, settled.outcomes, strict=True):
        own = settled.tricks[seat]
        lines = settlement.account(options, name, outcome, own, settled.tout)
        payers = settlement.payers(options, state, seat)
        for payer in payers:
            paid[payer] = paid.get(payer, 0) + sum(lines.values())
        times = len(payers) if options.payment == "defenders" else 1
        yield from (Line(line, seat, amount * times) for line, amount in lines.items())
    yield from (Line("defence", payer, -paid[payer]) for payer in state.players if payer in paid)


def _other_lines(options: Options, state: State) -> Iterator[Line]:
    """What seats lose beside the contract: by naming too much, and by sitting out (3.2, 3.3)."""
    for seat, lost in enumerate(auction.penalties(options, state)):
        if lost:
            yield Line("penalty", Seat(seat), -lost)
    if state.sitter is not None and state.sitter_did == "out":
        yield Line("sat_out", state.sitter, -options.sitter_cost)
