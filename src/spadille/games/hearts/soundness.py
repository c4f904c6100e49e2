"""What cannot be in a deal of Hearts that somebody set up."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card, CardSet, Seat, Trick, seats_from
from spadille.games.hearts import passing, play, settlement
from spadille.games.hearts.cards import CLUBS, ORDER, POINT_CARDS, TWO_OF_CLUBS
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, TRICKS, State
from spadille.rules.faults import Fault
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.revoke import revokes


def faults(options: Options, state: State) -> Iterator[Fault]:
    """Everything in a state that no deal leads to, one by one."""
    yield from _hands(state)
    yield from _pass(options, state)
    yield from _opening(options, state)
    yield from _tricks(state)
    yield from _plays(options, state)
    yield from _captured(state)
    yield from _sayings(options, state)
    if is_at_end(options, state) and state.settled is None:
        yield Fault("over-unmarked")


def is_at_end(options: Options, state: State) -> bool:
    """Whether nothing is left to do but to settle."""
    is_told = not POINT_CARDS - CardSet(card for heap in state.captured for card in heap)
    is_played_out = len(state.taken) == TRICKS
    return is_played_out and is_told and not settlement.is_waiting(options, state)


def _hands(state: State) -> Iterator[Fault]:
    played = [seat for seat, _ in state.trick.plays]
    for seat, (hand, laid) in enumerate(zip(state.hands, state.passed, strict=True)):
        wanted = TRICKS - len(state.tricks) - played.count(Seat(seat)) - len(laid)
        if len(hand) != wanted:
            yield Fault("hand-size", seat=seat, count=len(hand), wanted=wanted)


def _pass(options: Options, state: State) -> Iterator[Fault]:
    has_lain, has_gone = any(state.passed), any(state.received)
    if (has_lain or has_gone) and not passing.is_passing(options, state):
        yield Fault("pass-none", number=str(state.standing.number))
    for seat, (laid, got) in enumerate(zip(state.passed, state.received, strict=True)):
        if len(laid) not in (0, passing.PASSED) or len(got) not in (0, passing.PASSED):
            yield Fault("pass-count", seat=seat, wanted=passing.PASSED)
    if has_gone and not all(state.received):
        yield Fault("pass-together")
    if has_lain and (has_gone or state.leader is not None):
        yield Fault("pass-unfinished")
    if has_lain and not passing.waiting(state):
        yield Fault("pass-lying")
    for seat, cards in enumerate(state.received):
        yield from (
            Fault("pass-taken", card=card.text, seat=seat)
            for card in cards.known & _others(state, seat)
        )


def _others(state: State, seat: int) -> CardSet:
    """The cards that another seat than this one holds or has played."""
    plays = (each for trick in (*state.tricks, state.trick) for each in trick.plays)
    cards = CardSet(card for player, card in plays if player != seat)
    for other, hand in enumerate(state.hands):
        cards |= hand.known if other != seat else CardSet()
    return cards


def _opening(options: Options, state: State) -> Iterator[Fault]:
    first = state.tricks[0] if state.tricks else state.trick
    holders = {seat for seat, hand in enumerate(state.hands) if TWO_OF_CLUBS in hand.known}
    must_lead = options.two_of_clubs_leads
    if first and must_lead == "yes" and first.led is not TWO_OF_CLUBS:
        yield Fault("first-two", card=TWO_OF_CLUBS.text, found=str(first.led))
    if first and must_lead == "any_club" and first.led not in CLUBS:
        yield Fault("first-club", found=str(first.led))
    has_led = bool(state.trick or state.taken)
    if has_led and must_lead == "yes" and holders:
        yield Fault("two-held", card=TWO_OF_CLUBS.text)
    is_named = not has_led and state.opener is not None and must_lead != "no"
    if is_named and holders - {state.opener}:
        yield Fault("opener-without", seat=state.opener or 0, card=TWO_OF_CLUBS.text)
    if must_lead == "no" and state.opener not in (None, (state.dealer + 1) % SEATS):
        yield Fault("opener-other", seat=state.opener or 0)
    is_after_pass = any(state.received) or not passing.is_passing(options, state)
    if is_after_pass and state.leader is None:
        yield Fault("opener-untold")


def _tricks(state: State) -> Iterator[Fault]:
    if len(state.taken) > TRICKS:
        yield Fault("trick-too-many", count=len(state.taken), wanted=TRICKS)
    leader = state.opener
    for number, (trick, winner) in enumerate(zip(state.tricks, state.taken, strict=True), 1):
        if trick:
            yield from _in_turn(number, trick, leader)
            yield from _taken(number, trick, winner)
        leader = winner
    yield from _in_turn(len(state.taken) + 1, state.trick, leader)
    if len(state.trick) >= SEATS:
        yield Fault("trick-full")


def _plays(options: Options, state: State) -> Iterator[Fault]:
    """Cards that somebody may not have played, by what he is seen to have kept (4.2 to 4.5).

    What leads to the first trick is judged by itself. Behind a trick that is not told hearts count
    as broken.
    """
    law, tricks = play.laws(options), (*state.tricks, state.trick)

    def ladder(number: int, trick: Trick) -> Ladder:
        if number == 1 and not trick:
            return ()
        before = tricks[: number - 1]
        fallen = [card for each in (*before, trick) for card in each.cards]
        is_broken = not all(before) or any(play.breaks(options, card) for card in fallen)
        return law(Situation.of(trick, ORDER, is_first_trick=number == 1, latch=is_broken))

    yield from revokes(ORDER, ladder, tricks, [hand.known for hand in state.hands])


def _in_turn(number: int, trick: Trick, leader: Seat | None) -> Iterator[Fault]:
    seats = tuple(seat for seat, _ in trick.plays)
    if not seats or leader is None:
        return
    wanted = (seats_from(leader, SEATS) * 2)[: len(seats)]
    if seats != wanted:
        found, turn = (" ".join(map(str, each)) for each in (seats, wanted))
        yield Fault("trick-order", number=number, found=found, turn=turn)


def _taken(number: int, trick: Trick, winner: Seat) -> Iterator[Fault]:
    if len(trick) != SEATS:
        yield Fault("trick-size", number=number, count=len(trick), wanted=SEATS)
    best = ORDER.winning(trick.cards)
    taker = next(seat for seat, card in trick.plays if card is best)
    if taker != winner:
        yield Fault("trick-taker", number=number, taker=taker, found=winner)


def _captured(state: State) -> Iterator[Fault]:
    if all(state.tricks):
        return
    elsewhere = CardSet(card for hand in state.hands for card in hand.known)
    elsewhere |= CardSet(state.trick.cards)
    for seat, cards in enumerate(state.captured):
        yield from (Fault("taken-elsewhere", card=card.text) for card in cards & elsewhere)
        most = SEATS * state.taken.count(Seat(seat))
        if len(cards) > most:
            yield Fault("taken-too-many", seat=seat, count=len(cards), most=most)
    missing = POINT_CARDS - CardSet(card for heap in state.captured for card in heap)
    if len(state.taken) == TRICKS and missing:
        yield Fault("taken-missing", cards=str(missing))


def _sayings(options: Options, state: State) -> Iterator[Fault]:
    if state.is_broken and not _may_be_broken(options, state):
        yield Fault("hearts-unbroken")
    if state.way is not None and (options.moon != "choice" or state.shooter is None):
        yield Fault("moon-unchosen")


def _may_be_broken(options: Options, state: State) -> bool:
    """Whether a card that breaks hearts has been played, for all that is told."""
    cards: list[Card] = [card for trick in (*state.tricks, state.trick) for card in trick.cards]
    has_matter = options.must_break_hearts or options.qs_only_after_broken
    is_untold = not all(state.tricks)
    return has_matter and (is_untold or any(play.breaks(options, card) for card in cards))
