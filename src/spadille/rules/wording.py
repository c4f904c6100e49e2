"""Cards, calls and actions in the words of the asker's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from spadille.cards import Card, CardSet, Hand, Suit
from spadille.locales import Messages
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.event import Event

#: What a message may be told, by name.
Facts = dict[str, str | int]


def card_in_words(card: Card, messages: Messages) -> str:
    """A card by its name.

    >>> card_in_words(Card("SA"), Messages("en"))
    'ace of spades'
    """
    return messages.say("card-name", suit=card.suit.value, rank=card.rank.value)


def cards_in_words(cards: Iterable[Card], messages: Messages) -> str:
    """Cards by their names, in the order given."""
    return messages.say("list-comma").join(card_in_words(card, messages) for card in cards)


def call_in_words(call: str, messages: Messages) -> str:
    """What was said in an auction: a contract, or one of the few words beside.

    >>> call_in_words("pass", Messages("da")), call_in_words("solo", Messages("en"))
    ('Pas', 'Solo')
    """
    for message in (f"call-{call}", f"contract-{call}"):
        if messages.knows(message):
            return messages.say(message)
    return call


def action_in_words(action: Action, messages: Messages) -> str:
    """What somebody may do, by the message ``action-`` and the tag of the action.

    >>> action_in_words(Exchange(CardSet.read("H4 D3")), Messages("en"))
    'Exchange 2 cards'
    """
    facts: Facts = {"name": ""}
    for field in msgspec.structs.fields(action):
        facts = fact_of(field.name, getattr(action, field.name), messages) | facts
    return messages.say(message_of("action", action, messages), **facts)


def done_in_words(action: Action, messages: Messages) -> str:
    """What somebody did: a card by its name alone, an exchange with its cards.

    >>> done_in_words(Exchange(CardSet.read("H4")), Messages("en"))
    'Exchange 1 card (4 of hearts)'
    """
    if isinstance(action, Play):
        return card_in_words(action.card, messages)
    told = action_in_words(action, messages)
    if not isinstance(action, Exchange) or not action.cards:
        return told
    cards = cards_in_words(action.cards, messages)
    return messages.say("exchanged-cards", action=told, cards=cards)


def message_of(kind: str, told: Event | Action, messages: Messages) -> str:
    """The message that words an event or an action; one with a card that may be absent has two."""
    message = f"{kind}-{told.__struct_config__.tag}"
    for field in msgspec.structs.fields(told):
        is_there = isinstance(getattr(told, field.name), Card)
        variant = f"{message}-{field.name}"
        if is_there and field.type == Card | None and messages.knows(variant):
            return variant
    return message


def fact_of(name: str, value: Any, messages: Messages) -> Facts:
    """What a field tells, by its own name and by its kind."""
    if isinstance(value, Hand):
        return {"number": len(value), name: cards_in_words(value.known, messages)}
    if isinstance(value, CardSet):
        return {"number": len(value), name: cards_in_words(value, messages)}
    if isinstance(value, Suit):
        suit = messages.say(f"suit-{value.value}")
        return {"suit": suit, name: suit}
    if isinstance(value, Card):
        card, suit = card_in_words(value, messages), f"suit-{value.suit.value}"
        return {"card": card, name: card, "suit": messages.say(suit)}
    if isinstance(value, str):
        is_call = name in ("contract", "call")
        return {name: call_in_words(value, messages) if is_call else value}
    return {name: value} if isinstance(value, int) else {}
