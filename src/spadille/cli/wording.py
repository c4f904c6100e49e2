"""Rules in the words of the asker's language."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.cards import Card
from spadille.locales import Messages
from spadille.rules.rule import IllegalAction

#: The kinds of things that are refused with all their faults.
SUBJECTS = ("deal", "deck", "game", "player", "position", "profile", "rules")


def rule_in_words(refusal: IllegalAction, messages: Messages) -> str:
    """What the rule behind a refusal says to a player.

    >>> from spadille.rules.rule import Rule, Section
    >>> follow = IllegalAction(Rule(Section("5.3"), "follow-trump"), led="D2")
    >>> rule_in_words(follow, Messages("en")).partition(".")[0]
    'Trumps were led: the 2 of diamonds'
    """
    facts = {name: _named(value, messages) for name, value in refusal.evidence.items()}
    return messages.say(f"rule-{refusal.rule.name}", **facts)


def subject_in_words(what: str, messages: Messages) -> str:
    """What has faults: a kind of thing and perhaps its name.

    >>> subject_in_words("profile lhombre/ours", Messages("da"))
    'regelsættet lhombre/ours'
    """
    kind, _, name = what.partition(" ")
    return messages.say(f"what-{kind}", name=name) if kind in SUBJECTS else what


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


def signed(points: int) -> str:
    """Points with their sign.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '−2', '0')
    """
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """Points without a plus, where all are of one kind.

    >>> plain(26), plain(-10)
    ('26', '−10')
    """
    return str(points).replace("-", "−")


def _named(value: str | int, messages: Messages) -> str | int:
    """Cards, suits and contracts by their names, anything else as it is."""
    if isinstance(value, int):
        return value
    try:
        return card_in_words(Card(value), messages)
    except ValueError:
        known = (f"{kind}-{value}" for kind in ("suit", "contract"))
        found = (message for message in known if value and messages.knows(message))
        return next((messages.say(message) for message in found), value)
