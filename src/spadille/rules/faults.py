"""Everything that is wrong with something set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spadille.cards import Card, Pack


def deck_faults(pack: Pack, deck: Sequence[Card]) -> list[str]:
    """Why a deck is not the whole pack in some order; empty when it is.

    >>> from spadille.cards import SPANISH_40
    >>> deck_faults(SPANISH_40, (Card("S8"), Card("SA"), Card("SA"), *SPANISH_40[2:]))
    ['S8 does not belong to the pack', 'SA occurs 2 times', 'S2 is missing']
    """
    counts = Counter(deck)
    foreign = [f"{card} does not belong to the pack" for card in counts if card not in pack]
    twice = [f"{card} occurs {count} times" for card, count in counts.items() if count > 1]
    missing = [f"{card} is missing" for card in pack if card not in counts]
    return foreign + twice + missing
