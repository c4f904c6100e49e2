"""Cards dealt from a deck, in any game."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.cards import Card, CardSet, Hand, Pack, Talon
from spadille.rules.action import Deal
from spadille.rules.event import Dealt
from spadille.rules.faults import deck_faults
from spadille.rules.rule import FaultyGame
from spadille.rules.shuffle import commitment


def check(pack: Pack, deck: tuple[Card, ...]) -> None:
    """Raise ``FaultyGame`` with everything that is wrong with a deck of the pack."""
    faults = deck_faults(pack, deck)
    if faults:
        raise FaultyGame("deck", faults)


def dealt(deal: Deal, hands: Iterable[CardSet], talon: Talon) -> Dealt:
    """What the table sees of a deal: hands, talon, and the seal of its deck where it has one."""
    origin = deal.provenance
    seal = "" if origin is None else commitment(bytes.fromhex(origin.secret))
    return Dealt(deal.dealer, tuple(Hand(cards) for cards in hands), talon, seal)
