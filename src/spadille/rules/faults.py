"""Everything that is wrong with something set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spadille.cards import Card, Pack
from spadille.locales import Messages


class Fault(str):
    """One fault: a text in English that keeps the name and the facts by which others word it."""

    __slots__ = ("evidence", "name")

    def __new__(cls, text: str, name: str, **evidence: str | int) -> Fault:
        """A fault; the languages word it by the message ``fault-`` and its name."""
        fault = super().__new__(cls, text)
        fault.name = name
        fault.evidence = evidence
        return fault

    name: str
    evidence: dict[str, str | int]


def in_words(fault: str, messages: Messages) -> str:
    """One fault in the asker's language; one that has no name stays as it is.

    >>> in_words(Fault("SA is missing", "card-missing", card="SA"), Messages("da"))
    'SA mangler'
    """
    if isinstance(fault, Fault):
        return messages.say(f"fault-{fault.name}", **fault.evidence)
    return fault


def deck_faults(pack: Pack, deck: Sequence[Card]) -> list[Fault]:
    """Why a deck is not the whole pack in some order; empty when it is.

    >>> from spadille.cards import SPANISH_40
    >>> deck_faults(SPANISH_40, (Card("S8"), Card("SA"), Card("SA"), *SPANISH_40[2:]))
    ['S8 does not belong to the pack', 'SA occurs 2 times', 'S2 is missing']
    """
    counts = Counter(deck)
    foreign = [_foreign(card) for card in counts if card not in pack]
    twice = [_repeated(card, count) for card, count in counts.items() if count > 1]
    missing = [_missing(card) for card in pack if card not in counts]
    return foreign + twice + missing


def _foreign(card: Card) -> Fault:
    return Fault(f"{card} does not belong to the pack", "card-foreign", card=card.text)


def _repeated(card: Card, count: int) -> Fault:
    return Fault(f"{card} occurs {count} times", "card-repeated", card=card.text, count=count)


def _missing(card: Card) -> Fault:
    return Fault(f"{card} is missing", "card-missing", card=card.text)
