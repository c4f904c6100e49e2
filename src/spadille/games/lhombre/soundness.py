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
from spadille.games.lhombre.play import has_give_up, laws
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.settlement import is_certain
from spadille.games.lhombre.state import PLAYERS, TRICKS, State, from_seat, start
from spadille.rules.auction import JOINED, Auction
from spadille.rules.faults import Fault
from spadille.rules.obligation import Situation
from spadille.rules.revoke import revokes


def faults(options: Options, state: State) -> Iterator[Fault]:
    """Everything in a state that no deal leads to, one by one."""
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
    yield from _plays(options, state)
    if is_at_end(options, state) and state.settled is None:
        yield Fault("over-unmarked")


def is_at_end(options: Options, state: State) -> bool:
    """Whether nothing is left to do but to settle."""
    if state.contract_name is None:
        return state.auction.is_washed_out
    gave_up = state.is_given_up and has_give_up(options, state)
    return gave_up or state.is_ended or len(state.tricks) == TRICKS


def _hands(state: State) -> Iterator[Fault]:
    played = [seat for seat, _ in state.trick.plays]
    for number, hand in enumerate(state.hands):
        seat = Seat(number)
        wanted = _wanted(state, seat)
        if seat in state.players:
            wanted -= len(state.tricks) + played.count(seat)
        if len(hand) != wanted:
            yield Fault("hand-size", seat=seat, count=len(hand), wanted=wanted)
    if any(state.hands[seat].hidden for seat in state.opened):
        yield Fault("hand-open", seat=state.declarer)


def _wanted(state: State, seat: Seat) -> int:
    """How many cards the seat should have before any is played."""
    if seat == state.sitter and state.sitter_did != "plays":
        heaps = len(PACK) - TRICKS * PLAYERS
        return heaps if state.sitter_did == "looked" else 0
    is_exchanging = seat in state.exchanging and seat in state.declarers
    return TRICKS + (1 if state.kept is not None and is_exchanging else 0)


def _auction(options: Options, state: State) -> Iterator[Fault]:
    replayed = start(state.dealer, state.seats).auction
    for number, (seat, call) in enumerate(state.auction.calls, 1):
        if replayed.is_over:
            yield Fault("call-late", number=number)
            return
        if seat != replayed.turn:
            yield Fault("call-turn", number=number, turn=replayed.turn, seat=seat)
            return
        if call == JOINED and not may_join(options, replayed):
            yield Fault("call-join", number=number)
            return
        if call in options.bids and not is_enough(options, replayed, call):
            yield Fault("call-low", number=number, call=call, standing=replayed.standing or "")
        replayed = replayed.says(call)
    if state.auction.calls:
        yield from _contract(options, state, replayed)


def _contract(options: Options, state: State, won: Auction) -> Iterator[Fault]:
    """Whether the auction leads to the contract and its declarers."""
    is_umbrella = options.umbrella and won.standing == UMBRELLA
    may = options.bought if is_umbrella else (won.standing,)
    declarers = tuple(seat for seat in state.declarers if seat != state.sitter)
    is_named = state.contract_name in may and declarers == in_turn(state.players, won.winners)
    is_open = state.contract_name is None and (not won.winners or is_umbrella)
    if not (is_named or is_open):
        yield Fault("auction-contract")


def _before_the_contract(state: State) -> Iterator[Fault]:
    has_begun = state.exchanging or state.kept or state.turned or any(state.discards)
    if state.trump is not None or has_begun:
        yield Fault("early-exchange")
    if state.tricks or state.trick:
        yield Fault("early-play")


def _trump(options: Options, state: State, contract: Contract) -> Iterator[Fault]:
    fixed = contract.trump
    if isinstance(fixed, Suit) and state.trump != fixed:
        yield Fault("trump-fixed", contract=contract.name, suit=fixed.value)
    if fixed == "none" and state.trump is not None:
        yield Fault("trump-none", contract=contract.name)
    if fixed == "turned" and state.trump is None:
        yield Fault("turned-missing")
    shown = state.turned or state.kept
    if shown is not None and (fixed != "turned" or shown.suit != state.trump):
        yield Fault("turned-other", card=shown.text)
    if state.turned is not None and state.kept is not None:
        yield Fault("turned-kept")
    has_settled = state.is_turned_settled or state.turned is not None
    is_drawn = options.turned_card == "drawn"
    if fixed != "turned" and has_settled:
        yield Fault("turned-there")
    if fixed == "turned" and not has_settled and not (is_drawn and any(state.discards)):
        yield Fault("turned-absent")
    is_waiting = (fixed == "named" and state.trump is None) or is_turned_asked(options, state)
    if is_waiting and state.exchanging != all_exchangers(options, state):
        yield Fault("exchange-early")


def _exchange(options: Options, state: State) -> Iterator[Fault]:
    may = all_exchangers(options, state)
    still = state.exchanging
    if state.is_yielded and not (options.may_yield and set(may) - set(state.declarers)):
        yield Fault("yield-none")
    if still != may[len(may) - len(still) :]:
        yield Fault("exchange-order")
    for number, heap in enumerate(state.discards):
        seat = Seat(number)
        has_taken = seat == state.sitter and state.sitter_did in ("plays", "out")
        if heap and not has_taken and (seat in still or seat not in may):
            yield Fault("exchange-seat", seat=seat)
    if still and (state.trick or state.tricks):
        yield Fault("exchange-unfinished")
    if still and not state.drawable:
        yield Fault("exchange-empty")


def _sitter(options: Options, state: State) -> Iterator[Fault]:
    if state.sitter_did == "waits":
        if is_sitter_asked(options, state) and (state.trick or state.tricks):
            yield Fault("sitter-unasked")
        return
    may = options.sitter_nolo and state.contract_name in options.joint_nolos
    if state.sitter is None or not may or state.exchanging:
        yield Fault("sitter-none")
        return
    if (state.sitter in state.declarers) != (state.sitter_did == "plays"):
        yield Fault("sitter-declarer", seat=state.sitter)
    heap = {"looked": 0, "plays": SITTER_DISCARDS, "out": SITTER_DISCARDS + TRICKS}
    if len(state.discards[state.sitter]) != heap[state.sitter_did] or len(state.talon):
        yield Fault("sitter-talon")
    if state.sitter_did == "looked" and (state.trick or state.tricks):
        yield Fault("sitter-silent")


def _remembered(state: State) -> Iterator[Fault]:
    """What was laid away before the sitter took it up lies with him, or he has played it."""
    if not state.remembered:
        return
    if state.sitter_did == "waits":
        yield Fault("sitter-laid")
    found = {card for seat in state.players if seat != state.sitter for card in _had(state, seat)}
    for number, cards in enumerate(state.remembered):
        if cards and len(cards) != state.exchanged[number]:
            yield Fault("exchange-count", seat=number, count=len(cards))
        yield from (_laid_away(card, number) for card in cards if card in found)
        found.update(cards)


def _laid_away(card: Card, seat: int) -> Fault:
    return Fault("exchange-laid", card=card.text, seat=seat)


def _had(state: State, seat: Seat) -> Iterator[Card]:
    """The cards a seat holds or has played, as far as they are known."""
    yield from state.hands[seat].known
    for trick in (*state.tricks, state.trick):
        yield from (card for who, card in trick.plays if who == seat)


def _sayings(options: Options, state: State, contract: Contract) -> Iterator[Fault]:
    if state.is_tout and not contract.may_tout:
        yield Fault("tout-none", contract=contract.name)
    if (state.is_given_up or state.is_played_on) and not has_give_up(options, state):
        yield Fault("give-up-none", contract=contract.name)
    if state.is_given_up and (state.is_tout or state.tricks or len(state.trick) > 1):
        yield Fault("give-up-late")
    has_led = bool(state.trick or state.tricks)
    if state.is_played_on and not has_led and options.give_up == "first_lead":
        yield Fault("play-on-early")
    is_full = len(state.taken) > TRICKS
    if state.is_ended and (state.trick or is_full or not is_certain(options, state)):
        yield Fault("end-early")


def _tricks(state: State) -> Iterator[Fault]:
    if len(state.taken) > TRICKS:
        yield Fault("trick-too-many", count=len(state.taken), wanted=TRICKS)
    leader, players = state.forehand, state.players
    for number, (trick, winner) in enumerate(zip(state.tricks, state.taken, strict=True), 1):
        if trick:
            yield from _in_turn(number, trick, players, leader)
            yield from _taken(state, number, trick, winner)
        leader = winner
    yield from _in_turn(len(state.taken) + 1, state.trick, players, leader)
    if len(state.trick) >= len(players):
        yield Fault("trick-full")


def _plays(options: Options, state: State) -> Iterator[Fault]:
    """Cards that somebody may not have played, by what he is seen to have kept (5)."""
    contract = state.contract
    if contract is None or (contract.family == "game" and state.trump is None):
        return
    law, order = laws(options, state), state.order
    yield from revokes(
        order,
        lambda number, trick: law(Situation.of(trick, order, is_first_trick=number == 1)),
        (*state.tricks, state.trick),
        [hand.known for hand in state.hands],
    )


def _in_turn(number: int, trick: Trick, players: tuple[Seat, ...], leader: Seat) -> Iterator[Fault]:
    if leader not in players:
        yield Fault("trick-leader", number=number, seat=leader)
        return
    seats = tuple(seat for seat, _ in trick.plays)
    wanted = (from_seat(players, leader) * 2)[: len(seats)]
    if seats != wanted:
        found, turn = (" ".join(map(str, each)) for each in (seats, wanted))
        yield Fault("trick-order", number=number, found=found, turn=turn)


def _taken(state: State, number: int, trick: Trick, winner: Seat) -> Iterator[Fault]:
    wanted = len(state.players)
    if len(trick) != wanted:
        yield Fault("trick-size", number=number, count=len(trick), wanted=wanted)
    known = {card for lane in state.order.lanes for card in lane}
    if known.issuperset(trick.cards):
        best = state.order.winning(trick.cards)
        taker = next(seat for seat, card in trick.plays if card is best)
        if taker != winner:
            yield Fault("trick-taker", number=number, taker=taker, found=winner)
