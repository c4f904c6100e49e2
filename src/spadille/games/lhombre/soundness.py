"""What cannot be in a deal of L'Hombre that somebody set up."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card, Seat, Suit, Trick
from spadille.games.lhombre.auction import UMBRELLA, in_turn, is_enough, may_join
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.contract import Contract
from spadille.games.lhombre.exchange import (
    SITTER_DISCARDS,
    all_exchangers,
    is_sitter_asked,
    is_turned_asked,
)
from spadille.games.lhombre.play import has_give_up
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.settlement import is_certain
from spadille.games.lhombre.state import PLAYERS, TRICKS, State, from_seat, start
from spadille.rules.auction import JOINED, Auction


def faults(options: Options, state: State) -> Iterator[str]:
    """Everything in a state that no deal leads to, each in a sentence."""
    yield from _hands(state)
    yield from _auction(options, state)
    if state.contract is None:
        yield from _before_the_contract(state)
    else:
        yield from _trump(options, state, state.contract)
        yield from _exchange(options, state)
        yield from _sitter(options, state)
        yield from _remembered(state)
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
    for number, hand in enumerate(state.hands):
        seat = Seat(number)
        wanted = _wanted(state, seat)
        if seat in state.players:
            wanted -= len(state.tricks) + played.count(seat)
        if len(hand) != wanted:
            yield f"seat {seat} holds {len(hand)} cards, not {wanted}"
    if any(state.hands[seat].hidden for seat in state.opened):
        yield f"seat {state.declarer} plays with an open hand, and some of it is hidden"


def _wanted(state: State, seat: Seat) -> int:
    """How many cards the seat should have before any is played."""
    if seat == state.sitter and state.sitter_did != "plays":
        heaps = len(PACK) - TRICKS * PLAYERS
        return heaps if state.sitter_did == "looked" else 0
    is_exchanging = seat in state.exchanging and seat in state.declarers
    return TRICKS + (1 if state.kept is not None and is_exchanging else 0)


def _auction(options: Options, state: State) -> Iterator[str]:
    replayed = start(state.dealer, state.seats).auction
    for number, (seat, call) in enumerate(state.auction.calls, 1):
        if replayed.is_over:
            yield f"the auction is over before call {number}"
            return
        if seat != replayed.turn:
            yield f"call {number} is the turn of seat {replayed.turn}, not of seat {seat}"
            return
        standing = replayed.standing
        if call == JOINED and not may_join(options, replayed):
            yield f"call {number}: nothing stands that can be joined"
            return
        if call in options.bids and not is_enough(options, replayed, call):
            yield f"call {number}, {call}, is not higher than {standing}"
        replayed = replayed.says(call)
    if state.auction.calls:
        yield from _contract(options, state, replayed)


def _contract(options: Options, state: State, won: Auction) -> Iterator[str]:
    """Whether the auction leads to the contract and its declarers."""
    is_umbrella = options.umbrella and won.standing == UMBRELLA
    may = options.bought if is_umbrella else (won.standing,)
    declarers = tuple(seat for seat in state.declarers if seat != state.sitter)
    is_named = state.contract_name in may and declarers == in_turn(state.players, won.winners)
    is_open = state.contract_name is None and (not won.winners or is_umbrella)
    if not (is_named or is_open):
        yield "the auction does not lead to the contract"


def _before_the_contract(state: State) -> Iterator[str]:
    has_begun = state.exchanging or state.kept or state.turned or any(state.discards)
    if state.trump is not None or has_begun:
        yield "nothing is exchanged or turned before there is a contract"
    if state.tricks or state.trick:
        yield "nothing is played before there is a contract"


def _trump(options: Options, state: State, contract: Contract) -> Iterator[str]:
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
    is_drawn = options.turned_card == "drawn"
    if fixed != "turned" and has_settled:
        yield "a turned card lies there, was kept or was left where none is turned"
    if fixed == "turned" and not has_settled and not (is_drawn and any(state.discards)):
        yield "a turned card lies there, was kept or was left exactly where one is turned"
    is_waiting = (fixed == "named" and state.trump is None) or is_turned_asked(options, state)
    if is_waiting and state.exchanging != all_exchangers(options, state):
        yield "nobody exchanges before trump is settled"


def _exchange(options: Options, state: State) -> Iterator[str]:
    may = all_exchangers(options, state)
    still = state.exchanging
    if state.is_yielded and not (options.may_yield and set(may) - set(state.declarers)):
        yield "nobody may let another exchange before him"
    if still != may[len(may) - len(still) :]:
        yield "the seats still to exchange are not the last of those who may"
    for number, heap in enumerate(state.discards):
        seat = Seat(number)
        has_taken = seat == state.sitter and state.sitter_did in ("plays", "out")
        if heap and not has_taken and (seat in still or seat not in may):
            yield f"seat {seat} has laid cards away, which it could not yet"
    if still and (state.trick or state.tricks):
        yield "nobody plays before all have exchanged"
    if still and not state.drawable:
        yield "nobody exchanges when nothing is left to draw"


def _sitter(options: Options, state: State) -> Iterator[str]:
    if state.sitter_did == "waits":
        if is_sitter_asked(options, state) and (state.trick or state.tricks):
            yield "nobody plays before the sitter has looked at the talon"
        return
    may = options.sitter_nolo and state.contract_name in options.joint_nolos
    if state.sitter is None or not may or state.exchanging:
        yield "nobody sits over who could have looked at the talon"
        return
    if (state.sitter in state.declarers) != (state.sitter_did == "plays"):
        yield f"seat {state.sitter} is a declarer exactly where it plays"
    heap = {"looked": 0, "plays": SITTER_DISCARDS, "out": SITTER_DISCARDS + TRICKS}
    if len(state.discards[state.sitter]) != heap[state.sitter_did] or len(state.talon):
        yield "the sitter has not all the cards of the talon"
    if state.sitter_did == "looked" and (state.trick or state.tricks):
        yield "nobody plays before the sitter has said whether he does"


def _remembered(state: State) -> Iterator[str]:
    """What was laid away before the sitter took it up lies with him, or he has played it."""
    if not state.remembered:
        return
    if state.sitter_did == "waits":
        yield "what was laid away has not been taken up by the sitter"
    found = {card for seat in state.players if seat != state.sitter for card in _had(state, seat)}
    for number, cards in enumerate(state.remembered):
        if cards and len(cards) != state.exchanged[number]:
            yield f"seat {number} did not lay {len(cards)} cards away"
        yield from (f"{card} was laid away by seat {number}" for card in cards if card in found)
        found.update(cards)


def _had(state: State, seat: Seat) -> Iterator[Card]:
    """The cards a seat holds or has played, as far as they are known."""
    yield from state.hands[seat].known
    for trick in (*state.tricks, state.trick):
        yield from (card for who, card in trick.plays if who == seat)


def _sayings(options: Options, state: State, contract: Contract) -> Iterator[str]:
    if state.is_tout and not contract.may_tout:
        yield f"there is no tout in {contract.name}"
    if (state.is_given_up or state.is_played_on) and not has_give_up(options, state):
        yield f"{contract.name} cannot be given up"
    if state.is_given_up and (state.is_tout or state.tricks or len(state.trick) > 1):
        yield "it is too late to give up"
    has_led = bool(state.trick or state.tricks)
    if state.is_played_on and not has_led and options.give_up == "first_lead":
        yield "nobody plays on before the first lead"
    is_full = len(state.taken) > TRICKS
    if state.is_ended and (state.trick or is_full or not is_certain(options, state)):
        yield "a deal ends early only between tricks, when its score is certain"


def _tricks(state: State) -> Iterator[str]:
    if len(state.taken) > TRICKS:
        yield f"there are {len(state.taken)} tricks, not {TRICKS}"
    leader, players = state.forehand, state.players
    for number, (trick, winner) in enumerate(zip(state.tricks, state.taken, strict=True), 1):
        if trick:
            yield from _in_turn(f"trick {number}", trick, players, leader)
            yield from _taken(state, number, trick, winner)
        leader = winner
    yield from _in_turn("the trick", state.trick, players, leader)
    if len(state.trick) >= len(players):
        yield "a full trick does not stay on the table"


def _in_turn(name: str, trick: Trick, players: tuple[Seat, ...], leader: Seat) -> Iterator[str]:
    if leader not in players:
        yield f"{name} was led by seat {leader}, which does not play"
        return
    seats = tuple(seat for seat, _ in trick.plays)
    wanted = (from_seat(players, leader) * 2)[: len(seats)]
    if seats != wanted:
        told, turn = (" ".join(map(str, each)) for each in (seats, wanted))
        yield f"{name} was played by seats {told}, not {turn}"


def _taken(state: State, number: int, trick: Trick, winner: Seat) -> Iterator[str]:
    wanted = len(state.players)
    if len(trick) != wanted:
        yield f"trick {number} has {len(trick)} cards, not {wanted}"
    known = {card for lane in state.order.lanes for card in lane}
    if known.issuperset(trick.cards):
        best = state.order.winning(trick.cards)
        taker = next(seat for seat, card in trick.plays if card is best)
        if taker != winner:
            yield f"trick {number} was taken by seat {taker}, not {winner}"
