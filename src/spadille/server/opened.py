"""The deck of a deal that is over, opened for whoever doubts it."""

from __future__ import annotations

from spadille.rules.action import Deal
from spadille.rules.event import Dealt
from spadille.rules.journal import Entry
from spadille.server.protocol import DealOpened
from spadille.server.state import Fact


def opened(number: int, fact: Fact) -> DealOpened:
    """What a table's journal tells of its deal ``number``; the deal must be over."""
    assert isinstance(fact, Entry)
    assert isinstance(fact.action, Deal)
    told = fact.action.provenance
    assert told is not None
    return DealOpened(
        deal=number,
        rules=fact.rules,
        commitment=next(event for event in fact.events if isinstance(event, Dealt)).commitment,
        shuffle=told.rule,
        secret=told.secret,
        salt=told.salt,
        seeds=told.seeds,
        deck=fact.action.deck,
    )
