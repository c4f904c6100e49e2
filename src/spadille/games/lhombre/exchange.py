"""Changing cards (sections 4.1 and 7.3)."""

from __future__ import annotations

from spadille.cards import CardSet, Hand, Seat, seats_from
from spadille.games.lhombre import rule
from spadille.games.lhombre.contract import Contract
from spadille.games.lhombre.event import Exchanged
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import SEATS, TRICKS, State
from spadille.rules.action import Action, Exchange
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import IllegalAction


def exchangers(contract: Contract, declarers: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that may exchange, in turn: the declarer, his right-hand neighbour, the last."""
    around = seats_from(declarers[0], SEATS)
    if contract.exchange == "nobody":
        return ()
    if contract.exchange == "declarer":
        return tuple(seat for seat in around if seat in declarers)
    if contract.exchange == "defenders":
        return tuple(seat for seat in around if seat not in declarers)
    return around


def legal_exchange(options: Options, state: State, seat: Seat) -> Legal:
    """How many cards the seat may lay away, and which: never the turned card it has kept.

    A hand that kept the turned card has ten cards and must come down to nine.
    """
    hand = state.hands[seat].known
    kept = _kept(state, seat)
    too_many = len(kept)
    minimum = max(_minimum(options, state, seat), too_many)
    maximum = min(TRICKS, state.drawable + too_many)
    return Legal(exchange=Selection(min(minimum, maximum), maximum, hand - kept))


def refused_exchange(options: Options, state: State, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of something that is no legal exchange: the card at fault, else the number."""
    chosen = legal_exchange(options, state, seat).exchange
    assert chosen is not None
    at_fault = list(action.cards - chosen.cards) if isinstance(action, Exchange) else []
    if at_fault:
        is_kept = at_fault[0] in _kept(state, seat)
        cited = rule.KEPT_CARD if is_kept else rule.CARD_TO_EXCHANGE
        return IllegalAction(cited, card=at_fault[0].text)
    return IllegalAction(rule.EXCHANGE, minimum=chosen.minimum, maximum=chosen.maximum)


def exchanged(state: State, seat: Seat, cards: CardSet) -> Exchanged:
    """The event of an exchange; the turned card, if it lies there, is drawn first."""
    wanted = len(cards) - len(_kept(state, seat))
    turned = state.turned if wanted and seat != state.declarer else None
    drawn = state.talon.top(wanted - (turned is not None))
    return Exchanged(seat, Hand(cards), drawn, turned)


def _minimum(options: Options, state: State, seat: Seat) -> int:
    contract = state.contract
    if contract is None or seat not in state.declarers:
        return 0
    return options.grand_minimum if contract.family == "grand" else options.exchange_minimum


def _kept(state: State, seat: Seat) -> CardSet:
    if state.kept is None or seat not in state.declarers:
        return CardSet()
    return CardSet((state.kept,))
