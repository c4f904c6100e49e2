"""What the server says to people, in their language."""

from __future__ import annotations

from functools import cache
from typing import get_args

from spadille.cards import Card
from spadille.locales import FALLBACK, Messages
from spadille.locales import language_of as spoken
from spadille.rules.faults import in_words
from spadille.server.protocol import Language, Refused
from spadille.server.refusal import Refusal

LANGUAGES: tuple[Language, ...] = get_args(Language)


def refused(refusal: Refusal, language: Language, command: str | None = None) -> Refused:
    """The message that tells somebody why his request was refused."""
    rule, messages = refusal.rule, _messages(language)
    facts = {name: _named(messages, value) for name, value in refusal.evidence.items()}
    if refusal.faults:
        facts["faults"] = "; ".join(in_words(each, messages) for each in refusal.faults)
    if rule is None:
        text = messages.say(f"refused-{refusal.reason.replace('_', '-')}", **facts)
        return Refused(refusal.reason, text, command)
    text = (
        messages.say(f"rule-{rule.name}", **facts)
        if messages.knows(f"rule-{rule.name}")
        else f"{rule.name} ({rule.section})"
    )
    return Refused(refusal.reason, text, command, rule.section)


def language_of(accepted: str) -> Language:
    """The first language of an ``Accept-Language`` header that is spoken here.

    >>> language_of("fr-CH, nn;q=0.9, da;q=0.7, *;q=0.5"), language_of("")
    ('nb', 'en')
    """
    asked = (spoken(part.partition(";")[0].strip()) for part in accepted.split(","))
    known = next(filter(None, asked), FALLBACK)
    return next(language for language in LANGUAGES if language == known)


def _named(messages: Messages, value: str | int) -> str | int:
    """What evidence names by its letters, as people call it."""
    if not isinstance(value, str):
        return value
    for message in (f"suit-{value}", f"contract-{value}"):
        if value.isidentifier() and messages.knows(message):
            return messages.say(message)
    try:
        card = Card(value)
    except ValueError:
        return value
    return messages.say("card-name", suit=card.suit.value, rank=card.rank.value)


@cache
def _messages(language: Language) -> Messages:
    return Messages(language)
