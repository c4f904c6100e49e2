"""Changing cards (sections 4.1, 7.3 and 7.4), and what the sitter takes (3.3)."""

from __future__ import annotations

from spadille.cards import Card, CardSet, Hand, Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import StayOut, YieldExchange
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import Exchanged, SitterLooked, SitterPlayed
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import TRICKS, State, from_seat, players_of
from spadille.rules.action import Action, Exchange
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import IllegalAction, Rule

#: Cards the sitter lays away before he plays (3.3).
SITTER_DISCARDS = 4


def exchangers(
    options: Options, players: tuple[Seat, ...], contract: str, declarers: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The seats that may exchange, in turn: the declarer, then one neighbour after the other.

    Several nolo players always exchange to the right, the holder first (3.3).
    """
    first, *others = from_seat(players, declarers[0])
    may = CONTRACTS[contract].exchange
    if may == "nobody":
        return ()
    if may == "declarer":
        return (first, *(seat for seat in others if seat in declarers))
    if options.exchange_order == "left":
        others.reverse()
    return tuple(others) if may == "defenders" else (first, *others)


def all_exchangers(options: Options, state: State) -> tuple[Seat, ...]:
    """The seats that may exchange in a deal, those that have done so too, in turn.

    A first defender who yielded comes last (7.3); the sitter, who plays later, is not among them.
    """
    assert state.contract_name is not None
    players = players_of(state.dealer, state.seats)
    declarers = tuple(seat for seat in state.declarers if seat in players)
    may = exchangers(options, players, state.contract_name, declarers)
    return (*may[:-2], *may[:-3:-1]) if state.is_yielded else may


def legal_exchange(options: Options, state: State, seat: Seat) -> Legal:
    """How many cards the seat may lay away, and which: never the turned card it has kept.

    A hand that kept the turned card has ten cards and must come down to nine.
    """
    hand = state.hands[seat].known
    kept = _kept(state, seat)
    too_many = len(kept)
    maximum = min(TRICKS, state.drawable + too_many)
    minimum = min(_minimum(options, state, seat) + too_many, maximum)
    choices = (YieldExchange(),) if may_yield(options, state, seat) else ()
    return Legal(choices=choices, exchange=Selection(minimum, maximum, hand - kept))


def may_yield(options: Options, state: State, seat: Seat) -> bool:
    """Whether the seat may let the other defender exchange before it (7.3)."""
    is_first_of_two = state.exchanging[:-1] == (seat,) and seat not in state.declarers
    return options.may_yield and is_first_of_two and not state.is_yielded


def refused_exchange(options: Options, state: State, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of something that is no legal exchange: the card at fault, else the number."""
    if isinstance(action, YieldExchange):
        return IllegalAction(rule.YIELD)
    chosen = legal_exchange(options, state, seat).exchange
    assert chosen is not None
    at_fault = list(action.cards - chosen.cards) if isinstance(action, Exchange) else []
    if at_fault:
        is_kept = at_fault[0] in _kept(state, seat)
        cited = rule.KEPT_CARD if is_kept else rule.CARD_TO_EXCHANGE
        return IllegalAction(cited, card=at_fault[0].text)
    return IllegalAction(rule.EXCHANGE, minimum=chosen.minimum, maximum=chosen.maximum)


def barred(state: State, seat: Seat) -> dict[Card, Rule]:
    """The cards that the seat, asked to exchange, may not lay away, each with the rule (4.1)."""
    return dict.fromkeys(_kept(state, seat), rule.KEPT_CARD)


def exchanged(options: Options, state: State, seat: Seat, cards: CardSet) -> Exchanged:
    """The event of an exchange; the turned card, if it lies there, is drawn first."""
    wanted = len(cards) - len(_kept(state, seat))
    turned = state.turned if wanted and draws_turned(options, state, seat) else None
    drawn = state.talon.top(wanted - (turned is not None))
    return Exchanged(seat, Hand(cards), drawn, turned)


def draws_turned(options: Options, state: State, seat: Seat) -> bool:
    """Whether the first card that the seat draws lies face up (7.5).

    Only a declarer who was free to take it, and left it, draws others.
    """
    has_left_it = seat in state.declarers and options.turned_card == "optional"
    return state.turned is not None and not has_left_it


def is_turned_asked(options: Options, state: State) -> bool:
    """Whether the declarer has to say if he takes the turned card (4.1)."""
    contract = state.contract
    is_turning = contract is not None and contract.trump == "turned"
    return is_turning and options.turned_card == "optional" and not state.is_turned_settled


def is_turned_taken(options: Options, state: State) -> bool:
    """Whether the turned card goes to the declarer by rule (7.5)."""
    return options.turned_card == "taken" and not state.is_turned_settled


def is_sitter_asked(options: Options, state: State) -> bool:
    """Whether whoever sits out may now look at the talon, to play the nolo as well (3.3)."""
    return (
        options.sitter_nolo
        and state.sitter is not None
        and state.sitter_did == "waits"
        and state.contract_name in options.joint_nolos
        and not state.exchanging
    )


def looked(state: State) -> SitterLooked:
    """The sitter takes up what is left of the talon and all that was laid away (3.3)."""
    assert state.sitter is not None
    heap = state.talon.top(len(state.talon))
    for discards in state.discards:
        heap = heap.with_(discards)
    return SitterLooked(state.sitter, heap)


def legal_for_sitter(state: State, seat: Seat) -> Legal:
    """Lay four cards away and play the other nine, or stay out (3.3)."""
    cards = state.hands[seat].known
    chosen = Selection(SITTER_DISCARDS, SITTER_DISCARDS, cards)
    return Legal(choices=(StayOut(),), exchange=chosen)


def sitter_played(seat: Seat, cards: CardSet) -> SitterPlayed:
    """The event of the sitter's choice to play."""
    return SitterPlayed(seat, Hand(cards))


def _minimum(options: Options, state: State, seat: Seat) -> int:
    contract = state.contract
    if contract is None or seat not in state.declarers:
        return 0
    least = {"grand": options.grand_minimum, "nolo": options.nolo_minimum}
    return least.get(contract.family, options.exchange_minimum)


def _kept(state: State, seat: Seat) -> CardSet:
    if state.kept is None or seat not in state.declarers:
        return CardSet()
    return CardSet((state.kept,))
