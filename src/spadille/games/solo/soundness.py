"""What cannot be in a deal of Spanish Solo that somebody set up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spadille.cards import Card, Seat, Trick, seats_from
from spadille.games.solo import auction, declaring
from spadille.games.solo.action import Hold
from spadille.games.solo.contract import Contract
from spadille.games.solo.profile import Options
from spadille.games.solo.settlement import is_certain
from spadille.games.solo.state import SEATS, TRICKS, State, start
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.auction import HELD, PASSED


def faults(options: Options, state: State) -> Iterator[str]:
    """Everything in a state that no deal leads to, each in a sentence."""
    yield from _hands(state)
    yield from _auction(options, state)
    if state.contract is None:
        yield from _before_the_game(state)
    else:
        yield from _game(options, state, state.contract)
        yield from _end(options, state)
    yield from _tricks(state)
    if is_at_end(state) and state.settled is None:
        yield "the deal is over, and not marked so"


def is_at_end(state: State) -> bool:
    """Whether nothing is left to do but to settle."""
    if state.contract is None:
        return state.auction.is_washed_out
    return state.is_ended or len(state.tricks) == TRICKS


def may_settle(state: State) -> bool:
    """Whether all that a settlement needs is there."""
    return is_at_end(state) and (state.called is None or state.partner is not None)


def _hands(state: State) -> Iterator[str]:
    played = [seat for seat, _ in state.trick.plays]
    for seat, hand in enumerate(state.hands):
        wanted = TRICKS - len(state.tricks) - played.count(Seat(seat))
        if len(hand) != wanted:
            yield f"seat {seat} holds {len(hand)} cards, not {wanted}"


def _auction(options: Options, state: State) -> Iterator[str]:
    replayed = start(state.dealer).auction
    for number, (seat, call) in enumerate(state.auction.calls, 1):
        if replayed.is_over:
            yield f"the auction is over before call {number}"
            return
        if seat != replayed.turn:
            yield f"call {number} is the turn of seat {replayed.turn}, not of seat {seat}"
            return
        asked = replace(state, auction=replayed)
        if not auction.legal_calls(options, asked).allows(_action(call)):
            yield f"call {number}, {call}, cannot be said there"
            return
        replayed = replayed.says(call)
    if not state.auction.calls:
        if state.contract is None and state.declarers:
            yield "without its calls an auction has no declarer before the game is announced"
        return
    if replayed.winners != state.declarers:
        yield "the auction does not lead to the declarer"


def _action(call: str) -> Action:
    return Pass() if call == PASSED else Hold() if call == HELD else Bid(call)


def _before_the_game(state: State) -> Iterator[str]:
    if state.trump is not None or state.called is not None or state.partner is not None:
        yield "trumps, ace and partner come after the game is announced"
    if state.is_ended or state.tricks or state.trick:
        yield "nothing is played before the game is announced"


def _game(options: Options, state: State, contract: Contract) -> Iterator[str]:
    if not declaring.is_enough(state, contract.name):
        yield f"{contract.name} is lower than {state.auction.standing}, which won the auction"
    if state.trump not in contract.trumps:
        told = "missing" if state.trump is None else state.trump.value
        yield f"trumps in {contract.name} cannot be {told}"
    elif contract.with_partner:
        yield from _called(options, state)
    elif state.called is not None or state.partner is not None:
        yield f"there is no partner in {contract.name}"


def _called(options: Options, state: State) -> Iterator[str]:
    declarer, called, partner = state.declarer, state.called, state.partner
    if called is None:
        yield "the called ace is missing"
        return
    owner = next((seat for seat, card in _played(state) if card is called), None)
    assert state.trump is not None
    if not declaring.may_be_called(options, state.trump, called):
        yield f"{called} cannot be called"
    if declarer in (owner, partner) or called in state.hands[declarer].known:
        yield f"the declarer, seat {declarer}, called {called} and cannot have it"
    if owner is not None and partner != owner:
        yield f"seat {owner} played {called} and is the partner"
    holders = [seat for seat, hand in enumerate(state.hands) if called in hand.known]
    if partner is not None and holders and holders != [partner]:
        yield f"seat {holders[0]} holds {called}, not seat {partner}"
    is_unplayed = bool(holders) or (owner is None and all(state.tricks))
    if partner is not None and is_unplayed and not is_at_end(state):
        yield f"nobody knows seat {partner} as the partner before {called} is played"
    if partner is None and is_at_end(state):
        yield "the deal is over, and its partner is missing"


def _played(state: State) -> Iterator[tuple[Seat, Card]]:
    for trick in (*state.tricks, state.trick):
        yield from trick.plays


def _end(options: Options, state: State) -> Iterator[str]:
    is_full = len(state.taken) > TRICKS
    if state.is_ended and options.early_end == "never":
        yield "a deal does not end early by these rules"
    elif state.is_ended and (state.trick or is_full or not is_certain(state)):
        yield "a deal ends early only between tricks, when its outcome is certain"


def _tricks(state: State) -> Iterator[str]:
    if len(state.taken) > TRICKS:
        yield f"there are {len(state.taken)} tricks, not {TRICKS}"
    leader = state.leadhand
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
