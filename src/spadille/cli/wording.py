"""Rules in the words of the asker's language."""

from __future__ import annotations

from spadille.cards import Card
from spadille.locales import Messages
from spadille.rules.rule import IllegalAction
from spadille.rules.wording import card_in_words

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
