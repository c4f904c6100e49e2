"""What cannot be in a deal of L'Hombre that somebody set up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spadille.cards import Seat, Suit, Trick, seats_from
from spadille.games.lhombre.auction import is_enough
from spadille.games.lhombre.contract import Contract
from spadille.games.lhombre.exchange import exchangers
from spadille.games.lhombre.play import has_give_up
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.settlement import is_certain
from spadille.games.lhombre.state import SEATS, TRICKS, State, start
from spadille.rules.auction import PASSED


def faults(options: Options, state: State) -> Iterator[str]:
    """Everything in a state that no deal leads to, each in a sentence."""
    yield from _hands(state)
    yield from _auction(options, state)
    if state.contract is None:
        yield from _before_the_contract(state)
    else:
        yield from _trump(state, state.contract)
        yield from _exchange(state, state.contract)
        yield from _sayings(options, state, state.contract)
    yield from _tricks(state)
    if is_at_end(options, state) and state.settled is None:
        yield "the deal is over, and not marked so"


def is_at_end(options: Options, state: State) -> bool:
    """Whether nothing is left to do but to settle."""
    if state.contract_name is None:
        return state.auction.is_washed_out
    gave_up = state.is_given_up and has_give_up(options, state)
    return gave_up or state.is_ended or len(state.tricks) == TRICKS


def _hands(state: State) -> Iterator[str]:
    played = [seat for seat, _ in state.trick.plays]
    for seat, hand in enumerate(state.hands):
        is_exchanging = seat in state.exchanging and seat in state.declarers
        too_many = 1 if state.kept is not None and is_exchanging else 0
        wanted = TRICKS + too_many - len(state.tricks) - played.count(Seat(seat))
        if len(hand) != wanted:
            yield f"seat {seat} holds {len(hand)} cards, not {wanted}"
    if any(state.hands[seat].hidden for seat in state.opened):
        yield f"seat {state.declarer} plays with an open hand, and some of it is hidden"


def _auction(options: Options, state: State) -> Iterator[str]:
    replayed = start(state.dealer).auction
    for number, (seat, call) in enumerate(state.auction.calls, 1):
        if replayed.is_over:
            yield f"the auction is over before call {number}"
            return
        if seat != replayed.turn:
            yield f"call {number} is the turn of seat {replayed.turn}, not of seat {seat}"
            return
        standing, asked = replayed.standing, replace(state, auction=replayed)
        is_bid = call != PASSED
        if is_bid and standing is not None and not is_enough(options, asked, call, standing):
            yield f"call {number}, {call}, is not higher than {standing}"
        replayed = replayed.passes() if call == PASSED else replayed.bid(call)
    if not state.auction.calls:
        return
    won = () if replayed.winner is None else (replayed.winner,)
    contract = replayed.standing if won else None
    if (won, contract) != (state.declarers, state.contract_name):
        yield "the auction does not lead to the contract"


def _before_the_contract(state: State) -> Iterator[str]:
    has_begun = state.exchanging or state.kept or state.turned or any(state.discards)
    if state.trump is not None or has_begun:
        yield "nothing is exchanged or turned before there is a contract"
    if state.tricks or state.trick:
        yield "nothing is played before there is a contract"


def _trump(state: State, contract: Contract) -> Iterator[str]:
    fixed = contract.trump
    if isinstance(fixed, Suit) and state.trump != fixed:
        yield f"trump in {contract.name} is {fixed.value}"
    if fixed == "none" and state.trump is not None:
        yield f"there is no trump in {contract.name}"
    if fixed == "turned" and state.trump is None:
        yield "the trump that was turned is missing"
    shown = state.turned or state.kept
    if shown is not None and (fixed != "turned" or shown.suit != state.trump):
        yield f"{shown} was not turned as trump"
    if state.turned is not None and state.kept is not None:
        yield "a card that was kept does not lie on the talon"
    has_settled = state.is_turned_settled or state.turned is not None
    if (fixed == "turned") != has_settled:
        yield "a turned card lies there, was kept or was left exactly where one is turned"
    is_waiting = (fixed == "named" and state.trump is None) or (
        fixed == "turned" and not state.is_turned_settled
    )
    if is_waiting and state.exchanging != exchangers(contract, state.declarers):
        yield "nobody exchanges before trump is settled"


def _exchange(state: State, contract: Contract) -> Iterator[str]:
    may = exchangers(contract, state.declarers)
    still = state.exchanging
    if still != may[len(may) - len(still) :]:
        yield "the seats still to exchange are not the last of those who may"
    for seat, heap in enumerate(state.discards):
        if heap and (seat in still or seat not in may):
            yield f"seat {seat} has laid cards away, which it could not yet"
    if still and (state.trick or state.tricks):
        yield "nobody plays before all have exchanged"
    if still and not state.drawable:
        yield "nobody exchanges when nothing is left to draw"


def _sayings(options: Options, state: State, contract: Contract) -> Iterator[str]:
    if state.is_tout and not contract.may_tout:
        yield f"there is no tout in {contract.name}"
    if (state.is_given_up or state.is_played_on) and not has_give_up(options, state):
        yield f"{contract.name} cannot be given up"
    if state.is_given_up and (state.is_tout or state.tricks or len(state.trick) > 1):
        yield "it is too late to give up"
    if state.is_played_on and not (state.trick or state.tricks):
        yield "nobody plays on before the first lead"
    is_full = len(state.taken) > TRICKS
    if state.is_ended and (state.trick or is_full or not is_certain(options, state)):
        yield "a deal ends early only between tricks, when its score is certain"


def _tricks(state: State) -> Iterator[str]:
    if len(state.taken) > TRICKS:
        yield f"there are {len(state.taken)} tricks, not {TRICKS}"
    leader = state.forehand
    for number, (trick, winner) in enumerate(zip(state.tricks, state.taken, strict=True), 1):
        if trick:
            yield from _in_turn(f"trick {number}", trick, leader)
            yield from _taken(state, number, trick, winner)
        leader = winner
    yield from _in_turn("the trick", state.trick, leader)
    if len(state.trick) >= SEATS:
        yield "a full trick does not stay on the table"


def _in_turn(name: str, trick: Trick, leader: Seat) -> Iterator[str]:
    seats = tuple(seat for seat, _ in trick.plays)
    wanted = (seats_from(leader, SEATS) * 2)[: len(seats)]
    if seats != wanted:
        told, turn = (" ".join(map(str, each)) for each in (seats, wanted))
        yield f"{name} was played by seats {told}, not {turn}"


def _taken(state: State, number: int, trick: Trick, winner: Seat) -> Iterator[str]:
    if len(trick) != SEATS:
        yield f"trick {number} has {len(trick)} cards, not {SEATS}"
    known = {card for lane in state.order.lanes for card in lane}
    if known.issuperset(trick.cards):
        best = state.order.winning(trick.cards)
        taker = next(seat for seat, card in trick.plays if card is best)
        if taker != winner:
            yield f"trick {number} was taken by seat {taker}, not {winner}"
