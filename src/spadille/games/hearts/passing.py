"""Passing three cards (section 3.2)."""

from __future__ import annotations

from typing import Literal

from spadille.cards import Card, CardSet, Hand, Seat, seats_from
from spadille.games.hearts import rule
from spadille.games.hearts.cards import HIGH_SPADES
from spadille.games.hearts.event import CardsPassed, CardsTakenUp
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.action import Action, Exchange
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import IllegalAction, Rule

#: The cards that each seat passes.
PASSED = 3

Direction = Literal["left", "right", "across", "none"]
#: How many seats on, in the direction of play, the cards go.
_STEPS: dict[str, int] = {"left": 1, "across": 2, "right": 3}


def direction(options: Options, number: int) -> Direction:
    """Where the cards go in deal ``number`` of the match, counted from 1.

    >>> from spadille.games.hearts.profile import load
    >>> [direction(load("norsk").options, number) for number in range(1, 6)]
    ['left', 'right', 'across', 'none', 'left']
    """
    if not options.pass_cards:
        return "none"
    order: list[Direction] = options.pass_order.split("-")  # type: ignore[assignment] # by its type
    return order[(number - 1) % len(order)]


def is_passing(options: Options, state: State) -> bool:
    """Whether cards are passed in this deal."""
    return direction(options, state.standing.number) != "none"


def receiver(options: Options, state: State, seat: Seat) -> Seat:
    """The seat that gets the cards ``seat`` passes; this must be a deal with a pass."""
    step = _STEPS[direction(options, state.standing.number)]
    return seats_from(seat, SEATS)[step]


def waiting(state: State) -> frozenset[Seat]:
    """The seats that have still to pass."""
    return frozenset(Seat(seat) for seat, cards in enumerate(state.passed) if not cards)


def legal_pass(options: Options, state: State, seat: Seat) -> Legal:
    """Three cards of the hand; where high spades are kept, none of these."""
    hand = state.hands[seat].known
    return Legal(exchange=Selection(PASSED, PASSED, hand - _kept(options)))


def refused_pass(options: Options, state: State, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of something that is no legal pass: the card at fault, else the number."""
    if not isinstance(action, Exchange):
        return IllegalAction(rule.PASS_THREE, number=PASSED)
    for card in action.cards - state.hands[seat].known:
        return IllegalAction(rule.PASS_OWN, card=card.text)
    for card in action.cards & _kept(options):
        return IllegalAction(rule.HIGH_SPADES, card=card.text)
    return IllegalAction(rule.PASS_THREE, number=PASSED)


def barred(options: Options, state: State, seat: Seat) -> dict[Card, Rule]:
    """The cards of the seat that it may not pass, each with the rule."""
    return dict.fromkeys(state.hands[seat].known & _kept(options), rule.HIGH_SPADES)


def passed(options: Options, state: State, seat: Seat, cards: CardSet) -> CardsPassed:
    """The event of a pass: the cards lie face down until everybody has passed."""
    return CardsPassed(seat, receiver(options, state, seat), Hand(cards))


def taken_up(options: Options, state: State) -> CardsTakenUp:
    """The event in which all passed cards change hands at once."""
    giver_of = {receiver(options, state, Seat(seat)): Seat(seat) for seat in range(SEATS)}
    givers = tuple(giver_of[Seat(seat)] for seat in range(SEATS))
    return CardsTakenUp(givers, tuple(state.passed[giver] for giver in givers))


def given(options: Options, state: State, seat: Seat) -> CardSet:
    """The cards a seat has passed on in this deal, as far as they are known."""
    if state.passed[seat]:
        return state.passed[seat].known
    if not is_passing(options, state):
        return CardSet()
    return state.received[receiver(options, state, seat)].known


def _kept(options: Options) -> CardSet:
    return HIGH_SPADES if options.keep_high_spades else CardSet()
