"""Rules in the words of the asker's language."""

from __future__ import annotations

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


def _named(value: str | int, messages: Messages) -> str | int:
    """Cards and contracts by their names, anything else as it is."""
    if isinstance(value, int):
        return value
    try:
        card = Card(value)
    except ValueError:
        contract = f"contract-{value}"
        return messages.say(contract) if messages.knows(contract) else value
    return messages.say("card-name", suit=card.suit.value, rank=card.rank.value)
