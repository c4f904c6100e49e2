"""Advice at the terminal, in the words of the browser."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from spadille.analysis.hint import hint
from spadille.cli.table.narration import Narrator
from spadille.cli.table.party import Party
from spadille.rules.action import Exchange
from spadille.server.tutor import Tutor


def counsel(party: Party, narrator: Narrator) -> Iterator[str]:
    """What the person had best do, why, and what to expect; from nothing but what he sees.

    The same moment brings the same advice, and the chance of the bots is left alone.
    """
    view, me = party.view.deal, party.me
    told = hint(party.book, view, me, Random(f"hint {len(party.deals)} {me}"))
    # Which cards go is told with the reason.
    if told is not None and not (isinstance(told.action, Exchange) and told.action.cards):
        yield narrator.action(told.action)
    for part in Tutor(narrator.messages, [name for _, name in narrator.seated()]).hint(told):
        yield from part.lines or (part.title,)
