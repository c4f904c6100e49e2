"""A position in which somebody is seen to have revoked is refused, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet, Hand, Trick
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.rule import FaultyGame
from spadille.table import Table
from tests.kernel.plays import step, table


def revoked(dealt: Table) -> Any:
    """The same deal with another card in the first trick, or nothing where none would be a revoke.

    The trick is still won by the same card: who followed suit is made to throw off a plain card.
    """
    state = dealt.truth
    order, trick = dealt.rulebook.order(state), state.tricks[0]
    best = order.winning(trick.cards)
    for place, (seat, card) in enumerate(trick.plays):
        if place == 0 or card is best or order.lane(card) != order.lane(trick.led):
            continue
        for other in state.hands[seat].known:
            if order.lane(other) not in (0, order.lane(card)):
                return swapped(state, place, other)
    return None


def swapped(state: Any, place: int, other: Card) -> Any:
    seat, card = state.tricks[0].plays[place]
    plays = list(state.tricks[0].plays)
    plays[place] = (seat, other)
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat].known - CardSet((other,)) | CardSet((card,)))
    tricks = (Trick(tuple(plays)), *state.tricks[1:])
    return replace(state, tricks=tricks, hands=tuple(hands))


@pytest.mark.parametrize(
    "rules", ["lhombre/hjemme", "lhombre/wpt", "hearts/norsk", "solo/american"]
)
def test_a_revoke_in_a_told_trick_is_refused(rules: str) -> None:
    refused = 0
    for seed in range(30):
        dealt, chance = table(rules, seed), random.Random(seed)
        while dealt.result is None and not dealt.truth.tricks:
            step(dealt, chance)
        if dealt.result is not None:
            continue
        line = position.write(dealt.rulebook, dealt.truth)
        assert position.read(line, rulebook)[1] == dealt.truth
        wrong = revoked(dealt)
        if wrong is None or not is_compelled(dealt, wrong):
            continue
        with pytest.raises(FaultyGame) as error:
            position.read(position.write(dealt.rulebook, wrong), rulebook)
        assert any("may not play" in str(fault) for fault in error.value.faults)
        refused += 1
    assert refused > 3


def is_compelled(dealt: Table, wrong: Any) -> bool:
    """Whether the card kept back is none that need not fall, as a matador."""
    state = dealt.truth
    order = dealt.rulebook.order(state)
    for seat, card in state.tricks[0].plays:
        if card in wrong.hands[seat].known:
            return order.lane(card) != 0
    return False
