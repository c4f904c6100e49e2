"""From a deck to the cards that lie at the table, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Deal
from spadille.rules.event import Dealt, Event
from spadille.rules.faults import Fault, deck_faults
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import FIRST, Standing


def dealt(rulebook: Rulebook[Any], dealer: Seat, deck: Sequence[Card]) -> Dealt:
    """What the dealer gives to whom; raises ``FaultyGame`` when the deck is not the pack."""
    events = dealing(rulebook, dealer, deck)
    return next(event for event in events if isinstance(event, Dealt))


def dealing(
    rulebook: Rulebook[Any], dealer: Seat, deck: Sequence[Card], standing: Standing = FIRST
) -> tuple[Event, ...]:
    """The deal with all that follows of itself; raises ``FaultyGame`` as ``dealt`` does."""
    begun = rulebook.start(dealer, standing)
    return rulebook.decide(begun, None, Deal(dealer, tuple(deck)))


def deck_of(
    rulebook: Rulebook[Any], dealer: Seat, hands: Sequence[CardSet], talon: Sequence[Card]
) -> tuple[Card, ...]:
    """A deck that gives these hands and this talon; the order inside a hand does not matter.

    Dealing the pack in its own order shows which place of a deck goes where. Raises ``FaultyGame``
    with everything that is wrong with the cards.
    """
    sample = dealt(rulebook, dealer, rulebook.pack)
    lying = [(card, f"hands {seat}") for seat, hand in enumerate(hands) for card in hand]
    lying += [(card, "talon") for card in talon]
    cards, places = [card for card, _ in lying], [place for _, place in lying]
    faults = deck_faults(rulebook.pack, cards, places)
    if len(hands) != rulebook.seats:
        faults.append(Fault("hand-count", count=len(hands), wanted=rulebook.seats))
    for seat, (given, wanted) in enumerate(zip(hands, sample.hands, strict=False)):
        if len(given) != len(wanted):
            faults.append(Fault("hand-size", seat=seat, count=len(given), wanted=len(wanted)))
    if len(talon) != len(sample.talon):
        faults.append(Fault("talon-size", count=len(talon), wanted=len(sample.talon)))
    if faults:
        raise FaultyGame("deal", faults)
    given_to = {
        place: card
        for hand, wanted in zip(hands, sample.hands, strict=True)
        for place, card in zip(wanted.known, hand, strict=True)
    }
    given_to |= dict(zip(sample.talon.cards, talon, strict=True))
    return tuple(given_to[place] for place in rulebook.pack)
