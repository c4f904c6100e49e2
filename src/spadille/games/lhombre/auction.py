"""Bidding, naming what is played, and the turned card (sections 3.2, 3.3 and 4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spadille.cards import CardSet, Seat
from spadille.cards.suit import Suit
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import (
    Correct,
    Join,
    KeepTurned,
    LeaveTurned,
    NameContract,
    NameTrump,
)
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State, from_seat, start
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.auction import JOINED, PASSED, Auction
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction

#: What the declarer may do with the turned card (4.1).
TURNED = Legal(choices=(KeepTurned(), LeaveTurned()))
#: The trumps that may be named (4.1).
NAMING = Legal(choices=tuple(NameTrump(suit) for suit in Suit))
#: The plain game, which where there is an umbrella bid stands for every bought game (3.2).
UMBRELLA = "game"


def rank(options: Options, contract: str) -> int:
    """The height of a bid in the auction, from 0 (4)."""
    return next(level for level, equals in enumerate(options.ranking) if contract in equals)


def callers(options: Options, state: State) -> frozenset[Seat]:
    """The seat to speak, and where calls may be corrected the one that spoke last (3.2)."""
    turn = frozenset((state.auction.turn,))
    return turn | {state.auction.calls[-1][0]} if _corrections(options, state) else turn


def legal_calls(options: Options, state: State, seat: Seat) -> Legal:
    """What the seat may say, or what it may say instead of its last call (3.2)."""
    if seat == state.auction.turn:
        return Legal(choices=tuple(action_of(call) for call in _calls(options, state)))
    return Legal(choices=_corrections(options, state), may_wait=True)


def before_last_call(state: State) -> State:
    """The state as it was when the seat that spoke last was asked."""
    calls = [call for _, call in state.auction.calls[:-1]]
    auction = start(state.dealer, state.seats).auction.says_all(calls)
    return replace(state, auction=auction)


def _corrections(options: Options, state: State) -> tuple[Correct, ...]:
    """What the seat that spoke last may say instead; nothing once it has corrected itself."""
    calls = state.auction.calls
    if not options.correction or not calls or state.is_corrected:
        return ()
    may = _calls(options, before_last_call(state))
    return tuple(Correct(call) for call in may if call != calls[-1][1])


def _calls(options: Options, state: State) -> Iterator[str]:
    seat = state.auction.turn
    yield PASSED
    if may_join(options, state.auction):
        yield JOINED
    for bid in options.bids:
        if refusal(options, state, seat, bid) is None:
            yield bid


def action_of(call: str) -> Action:
    """What a seat does that says so."""
    if call == PASSED:
        return Pass()
    return Join() if call == JOINED else Bid(call)


def may_join(options: Options, auction: Auction) -> bool:
    """Whether what stands is a nolo that several may play (3.3)."""
    return auction.standing in options.joint_nolos


def in_turn(players: tuple[Seat, ...], winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those who play what stood, its holder first and the others to his right (3.3)."""
    if not winners:
        return ()
    return tuple(seat for seat in from_seat(players, winners[0]) if seat in winners)


def refusal(options: Options, state: State, seat: Seat, contract: str) -> IllegalAction | None:
    """Why the seat to speak may not make this bid, if it may not (3.2)."""
    if contract not in options.bids:
        return IllegalAction(rule.AUCTION, bid=contract)
    standing = state.auction.standing
    if standing is not None and not is_enough(options, state.auction, contract):
        return IllegalAction(rule.HIGHER_BID, bid=contract, standing=standing)
    if names_too_much(options, state.auction, contract) and not options.naming_penalty:
        return IllegalAction(rule.UMBRELLA, bid=contract)
    if not has_aces(state, seat, contract):
        return IllegalAction(rule.BLACK_ACES, bid=contract)
    return None


def is_enough(options: Options, auction: Auction, contract: str) -> bool:
    """Whether a bid exceeds what stands; a senior need only equal it where he may hold (3.2)."""
    standing = auction.standing
    if standing is None:
        return True
    height, needed = rank(options, contract), rank(options, standing)
    if height != needed or not auction.is_turn_senior:
        return height > needed
    return options.hold == "rank" or (options.hold == "same" and contract == standing)


def names_too_much(options: Options, auction: Auction, contract: str) -> bool:
    """Whether a bid names what the umbrella bid, or a plain Solo, would have done as well (3.2)."""
    if not options.umbrella:
        return False
    if contract == "spade_solo":
        return bool(options.naming_penalty) and _would_do(options, auction, "solo")
    is_bought = contract in options.bought and contract != UMBRELLA
    return is_bought and _would_do(options, auction, UMBRELLA)


def _would_do(options: Options, auction: Auction, contract: str) -> bool:
    return contract in options.bids and is_enough(options, auction, contract)


def has_aces(state: State, seat: Seat, contract: str) -> bool:
    """Whether the seat holds the black aces where the contract needs them (3.2)."""
    return needed_aces(contract) <= state.hands[seat].known


def penalties(options: Options, state: State) -> tuple[int, ...]:
    """The points each seat loses for having named too much (3.2)."""
    lost = [0] * state.seats
    if not options.naming_penalty:
        return tuple(lost)
    auction = start(state.dealer, state.seats).auction
    for seat, call in state.auction.calls:
        if call in options.bids and names_too_much(options, auction, call):
            lost[seat] += options.naming_penalty
        auction = auction.says(call)
    return tuple(lost)


def must_name_contract(options: Options, state: State) -> bool:
    """Whether the auction was won by an umbrella bid (3.2)."""
    return options.umbrella and state.auction.standing == UMBRELLA


def legal_contracts(options: Options, state: State) -> Legal:
    """The bought games that may stand behind the umbrella bid of who won with it (3.2)."""
    (winner,) = state.auction.winners
    may = (bid for bid in options.bought if has_aces(state, winner, bid))
    return Legal(choices=tuple(NameContract(contract) for contract in may))


def refused_call(options: Options, state: State, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of something that is no legal call."""
    if isinstance(action, Correct):
        return IllegalAction(rule.CORRECTION)
    if seat != state.auction.turn:
        return IllegalAction(rule.TURN)
    if isinstance(action, Join):
        return IllegalAction(rule.JOIN)
    found = refusal(options, state, seat, action.contract) if isinstance(action, Bid) else None
    return found or IllegalAction(rule.AUCTION)


def shown(options: Options, state: State, seat: Seat, call: str) -> CardSet:
    """The cards that a seat must show to all with its call (4.2)."""
    is_shown = options.shows_aces == "bid" and seat not in state.has_shown
    return needed_aces(call) if is_shown else CardSet()


def needed_aces(call: str) -> CardSet:
    """The cards that a bid needs in hand (3.2)."""
    contract = CONTRACTS.get(call)
    return BLACK_ACES if contract is not None and contract.needs_black_aces else CardSet()
