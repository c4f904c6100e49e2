"""Everything that is wrong with something set up by hand."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards import Card, Pack
from spadille.locales import FALLBACK, Messages

#: What made a fault: names and counts, or phrases that are worded in turn.
Facts = dict[str, str | int]
#: Of one fact, as much as somebody may want to read.
_LONGEST = 600


class Phrase(str):
    """A text in English that keeps the message and the facts by which other languages word it.

    >>> Phrase("expected-number")
    'a number'
    """

    __slots__ = ("facts", "message")
    message: str
    facts: Facts

    def __new__(cls, message: str, **facts: str | int) -> Phrase:
        """The message with its facts, as English has it."""
        told = {name: _cut(fact) for name, fact in facts.items()}
        phrase = super().__new__(cls, Messages(FALLBACK).say(message, **told))
        phrase.message = message
        phrase.facts = told
        return phrase


class Fault(Phrase):
    """One fault: a phrase whose message is ``fault-`` and its name.

    >>> Fault("hand-count", count=2, wanted=3)
    'there are 2 hands, not 3'
    """

    __slots__ = ()

    def __new__(cls, name: str, **facts: str | int) -> Fault:
        """The fault of that name, with what made it."""
        fault = super().__new__(cls, f"fault-{name}", **facts)
        assert isinstance(fault, Fault)
        return fault


def in_words(told: str, messages: Messages) -> str:
    """A phrase in the asker's language; any other text stays as it is.

    >>> in_words(Fault("talon-none"), Messages("da")), in_words("SA", Messages("da"))
    ('der er ingen talon i dette spil', 'SA')
    """
    if not isinstance(told, Phrase):
        return told
    facts = {
        name: in_words(fact, messages) if isinstance(fact, str) else fact
        for name, fact in told.facts.items()
    }
    return messages.say(told.message, **facts)


def _cut(fact: str | int) -> str | int:
    if isinstance(fact, int | Phrase) or len(fact) <= _LONGEST:
        return fact
    return f"{fact[: _LONGEST - 1]}…"


def deck_faults(
    pack: Pack, deck: Sequence[Card], places: Sequence[str] | None = None
) -> list[Fault]:
    """Why a deck is not the whole pack in some order; empty when it is.

    ``places`` tell where each card lies; they are its numbers in the deck otherwise, from 1.

    >>> from spadille.cards import SPANISH_40
    >>> for fault in deck_faults(SPANISH_40, (Card("S8"), Card("SA"), Card("SA"), *SPANISH_40[2:])):
    ...     print(fault)
    there are 41 cards, not 40
    S8 does not belong to the pack (deck 1)
    SA occurs 2 times (deck 2, deck 3)
    S2 is missing
    """
    told = places or [f"deck {number}" for number in range(1, len(deck) + 1)]
    faults = [count_fault(len(deck), len(pack))] if len(deck) != len(pack) else []
    return [
        *faults,
        *strange_cards(pack, list(zip(deck, told, strict=True))),
        *missing_cards(pack, deck),
    ]


def count_fault(count: int, wanted: int) -> Fault:
    """So many cards, where there should be others."""
    return Fault("card-count", count=count, wanted=wanted)


def strange_cards(pack: Pack, lying: Sequence[tuple[Card, str]]) -> list[Fault]:
    """Cards not of the pack, and cards that are there more than once, with their places."""
    places: dict[Card, list[str]] = {}
    for card, place in lying:
        places.setdefault(card, []).append(place)
    foreign = [
        Fault("card-foreign", card=card.text, places=", ".join(found))
        for card, found in places.items()
        if card not in pack
    ]
    twice = [
        Fault("card-repeated", card=card.text, count=len(found), places=", ".join(found))
        for card, found in places.items()
        if len(found) > 1
    ]
    return foreign + twice


def missing_cards(pack: Pack, there: Sequence[Card]) -> list[Fault]:
    """The cards of the pack that are nowhere, in one fault."""
    absent = [card.text for card in pack if card not in there]
    return [Fault("card-missing", count=len(absent), cards=" ".join(absent))] if absent else []
