"""What cannot be in a deal of Spanish Solo that somebody set up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spadille.cards import Card, CardSet, Rank, Seat, Suit, Trick, seats_from
from spadille.games.solo import auction, declaring
from spadille.games.solo.action import Hold
from spadille.games.solo.contract import Contract
from spadille.games.solo.play import laws
from spadille.games.solo.profile import Options
from spadille.games.solo.settlement import is_certain
from spadille.games.solo.state import SEATS, TRICKS, State, start
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.auction import HELD, PASSED
from spadille.rules.faults import Fault
from spadille.rules.obligation import Situation
from spadille.rules.revoke import revokes


def faults(options: Options, state: State) -> Iterator[Fault]:
    """Everything in a state that no deal leads to, one by one."""
    yield from _hands(state)
    yield from _auction(options, state)
    if state.contract is None:
        yield from _before_the_game(state)
    else:
        yield from _game(options, state, state.contract)
        yield from _end(options, state)
    yield from _tricks(options, state)
    if is_at_end(state) and state.settled is None:
        yield Fault("over-unmarked")


def is_at_end(state: State) -> bool:
    """Whether nothing is left to do but to settle."""
    if state.contract is None:
        return state.auction.is_washed_out
    return state.is_ended or len(state.tricks) == TRICKS


def may_settle(state: State) -> bool:
    """Whether all that a settlement needs is there."""
    return is_at_end(state) and (state.called is None or state.partner is not None)


def _hands(state: State) -> Iterator[Fault]:
    played = [seat for seat, _ in state.trick.plays]
    for seat, hand in enumerate(state.hands):
        wanted = TRICKS - len(state.tricks) - played.count(Seat(seat))
        if len(hand) != wanted:
            yield Fault("hand-size", seat=seat, count=len(hand), wanted=wanted)


def _auction(options: Options, state: State) -> Iterator[Fault]:
    replayed = start(state.dealer).auction
    for number, (seat, call) in enumerate(state.auction.calls, 1):
        if replayed.is_over:
            yield Fault("call-late", number=number)
            return
        if seat != replayed.turn:
            yield Fault("call-turn", number=number, turn=replayed.turn, seat=seat)
            return
        asked = replace(state, auction=replayed)
        if not auction.legal_calls(options, asked).allows(_action(call)):
            yield Fault("call-unsaid", number=number, call=call)
            return
        replayed = replayed.says(call)
    if not state.auction.calls:
        if state.contract is None and state.declarers:
            yield Fault("declarer-early")
        return
    if replayed.winners != state.declarers:
        yield Fault("auction-declarer")


def _action(call: str) -> Action:
    return Pass() if call == PASSED else Hold() if call == HELD else Bid(call)


def _before_the_game(state: State) -> Iterator[Fault]:
    if state.trump is not None or state.called is not None or state.partner is not None:
        yield Fault("announced-early")
    if state.is_ended or state.tricks or state.trick:
        yield Fault("play-unannounced")


def _game(options: Options, state: State, contract: Contract) -> Iterator[Fault]:
    if not declaring.is_enough(state, contract.name):
        yield Fault("game-low", game=contract.name, standing=state.auction.standing or "")
    if state.trump not in contract.trumps:
        yield _strange_trump(contract, state.trump)
    elif contract.with_partner:
        yield from _called(options, state)
    elif state.called is not None or state.partner is not None:
        yield Fault("partner-none", game=contract.name)


def _strange_trump(contract: Contract, trump: Suit | None) -> Fault:
    if trump is None:
        return Fault("trump-missing", game=contract.name)
    return Fault("trump-wrong", game=contract.name, suit=trump.value)


def _called(options: Options, state: State) -> Iterator[Fault]:
    declarer, called, partner = state.declarer, state.called, state.partner
    if called is None:
        yield Fault("ace-missing")
        return
    owner = next((seat for seat, card in _played(state) if card is called), None)
    assert state.trump is not None
    if not declaring.may_be_called(options, state.trump, called):
        yield Fault("ace-uncallable", card=called.text)
    else:
        yield from _callable_instead(options, state, state.trump, called)
    if declarer in (owner, partner) or called in state.hands[declarer].known:
        yield Fault("ace-own", seat=declarer, card=called.text)
    if owner is not None and partner != owner:
        yield Fault("ace-played", seat=owner, card=called.text)
    holders = [seat for seat, hand in enumerate(state.hands) if called in hand.known]
    if partner is not None and holders and holders != [partner]:
        yield Fault("ace-held", seat=holders[0], card=called.text, partner=partner)
    is_unplayed = bool(holders) or (owner is None and all(state.tricks))
    if partner is not None and is_unplayed and not is_at_end(state):
        yield Fault("partner-unknown", seat=partner, card=called.text)
    if partner is None and is_at_end(state):
        yield Fault("partner-missing")
    elif partner is None and owner is None and not holders and _are_shown(state):
        yield Fault("ace-fallen", card=called.text)


def _callable_instead(options: Options, state: State, trump: Suit, called: Card) -> Iterator[Fault]:
    """The aces in other hands, one of which had to be called and no king."""
    if called.rank == Rank.ACE:
        return
    owners = {card: seat for seat, card in _played(state)}
    owners |= {card: Seat(seat) for seat, hand in enumerate(state.hands) for card in hand.known}
    for ace in declaring.callable_cards(options, CardSet(), trump):
        owner = owners.get(ace, state.declarer)
        if owner != state.declarer:
            yield Fault("ace-first", card=called.text, seat=owner, ace=ace.text)


def _are_shown(state: State) -> bool:
    """Whether every hand lies open."""
    return not any(hand.hidden for hand in state.hands)


def _played(state: State) -> Iterator[tuple[Seat, Card]]:
    for trick in (*state.tricks, state.trick):
        yield from trick.plays


def _end(options: Options, state: State) -> Iterator[Fault]:
    is_full = len(state.taken) > TRICKS
    if state.is_ended and options.early_end == "never":
        yield Fault("end-never")
    elif state.is_ended and (state.trick or is_full or not is_certain(state)):
        yield Fault("end-early")


def _tricks(options: Options, state: State) -> Iterator[Fault]:
    if len(state.taken) > TRICKS:
        yield Fault("trick-too-many", count=len(state.taken), wanted=TRICKS)
    leader = state.leadhand
    for number, (trick, winner) in enumerate(zip(state.tricks, state.taken, strict=True), 1):
        if trick:
            yield from _in_turn(number, trick, leader)
            yield from _taken(state, number, trick, winner)
        leader = winner
    yield from _in_turn(len(state.taken) + 1, state.trick, leader)
    if state.trump is not None:
        yield from _plays(options, state)
    if len(state.trick) >= SEATS:
        yield Fault("trick-full")


def _plays(options: Options, state: State) -> Iterator[Fault]:
    """Cards that somebody may not have played, by what he is seen to have kept (5.2, 5.4)."""
    law, order = laws(options, state), state.order
    yield from revokes(
        order,
        lambda number, trick: law(Situation.of(trick, order, is_first_trick=number == 1)),
        (*state.tricks, state.trick),
        [hand.known for hand in state.hands],
    )


def _in_turn(number: int, trick: Trick, leader: Seat) -> Iterator[Fault]:
    seats = tuple(seat for seat, _ in trick.plays)
    wanted = (seats_from(leader, SEATS) * 2)[: len(seats)]
    if seats != wanted:
        found, turn = (" ".join(map(str, each)) for each in (seats, wanted))
        yield Fault("trick-order", number=number, found=found, turn=turn)


def _taken(state: State, number: int, trick: Trick, winner: Seat) -> Iterator[Fault]:
    if len(trick) != SEATS:
        yield Fault("trick-size", number=number, count=len(trick), wanted=SEATS)
    known = {card for lane in state.order.lanes for card in lane}
    if known.issuperset(trick.cards):
        best = state.order.winning(trick.cards)
        taker = next(seat for seat, card in trick.plays if card is best)
        if taker != winner:
            yield Fault("trick-taker", number=number, taker=taker, found=winner)
