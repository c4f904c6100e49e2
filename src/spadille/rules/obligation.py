"""Which cards a hand may play now, and why not the others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spadille.cards import Card, CardSet, Trick
from spadille.rules.order import TrickOrder
from spadille.rules.rule import Rule


class Situation(msgspec.Struct, frozen=True):
    """All that a duty may depend on: the card led, the card winning so far, and two facts.

    ``led`` and ``winning`` are absent on lead; ``latch`` is a fact that stays once it is true, such
    as that hearts are broken.
    """

    led: Card | None
    winning: Card | None
    is_first_trick: bool = False
    latch: bool = False

    @classmethod
    def of(
        cls, trick: Trick, order: TrickOrder, is_first_trick: bool = False, latch: bool = False
    ) -> Situation:
        """The situation of whoever plays next to the trick."""
        if not trick:
            return cls(None, None, is_first_trick, latch)
        return cls(trick.led, order.winning(trick.cards), is_first_trick, latch)


class Obligation(msgspec.Struct, frozen=True):
    """A duty: a hand that holds any of ``needs`` must play one of ``allows``.

    For ordinary following the two are the same. They differ where a card compels others but need
    not fall itself, as with the matador privilege.
    """

    rule: Rule
    needs: CardSet
    allows: CardSet


#: Duties in the order in which they are asked; the first that binds decides.
Ladder = Sequence[Obligation]


def binding(hand: CardSet, ladder: Ladder) -> Obligation | None:
    """The duty that binds the hand, or none when it may play anything."""
    for obligation in ladder:
        if hand & obligation.needs:
            return obligation
    return None


def playable(hand: CardSet, ladder: Ladder) -> CardSet:
    """The cards the hand may play.

    >>> from spadille.rules.rule import Section
    >>> hearts = CardSet.read("HK H2")
    >>> follow = Obligation(Rule(Section("5.2"), "follow-suit"), hearts, hearts)
    >>> playable(CardSet.read("HK SA"), [follow]), playable(CardSet.read("SA C3"), [follow])
    (CardSet('HK'), CardSet('SA C3'))
    """
    obligation = binding(hand, ladder)
    return hand if obligation is None else hand & obligation.allows


def barred(hand: CardSet, ladder: Ladder) -> dict[Card, Rule]:
    """The cards the hand may not play, each with the rule that bars it.

    >>> from spadille.rules.rule import Section
    >>> hearts = CardSet.read("HK H2")
    >>> follow = Obligation(Rule(Section("5.2"), "follow-suit"), hearts, hearts)
    >>> barred(CardSet.read("HK SA"), [follow]).keys()
    dict_keys([Card('SA')])
    """
    obligation = binding(hand, ladder)
    return {} if obligation is None else dict.fromkeys(hand - obligation.allows, obligation.rule)
