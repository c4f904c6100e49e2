"""A player's choice must not change with cards he cannot see, those in the pass included."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.bots.player import Player
from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rule import IllegalAction
from tests.games.hearts.table import NORSK, SEATS, book_of, shuffled

Swapped = dict[Card, Card]
#: With a pass, and without one.
RULES = (NORSK, f"{NORSK}+pass_cards=false", "hearts/omnibus", "hearts/spot")


def _mirrored(action: Action, swap: Swapped) -> Action:
    """The same action in the world in which the hidden cards have changed places."""
    match action:
        case Play(card=card):
            return Play(swap.get(card, card))
        case Exchange(cards=cards):
            return Exchange(CardSet(swap.get(card, card) for card in cards))
    return action


def _worlds(rules: str, seed: str, viewer: Seat) -> tuple[Table, Table, Swapped]:
    """One deal, and the same with some of the cards shuffled that the viewer was not dealt."""
    chance, deck, book = Random(seed), shuffled(seed), book_of(rules)
    first = Table(book, deck, chance.choice(SEATS))
    hidden = [card for card in deck if card not in first.truth.hands[viewer].known]
    moved = hidden.copy()
    # Two cards change places, or many: with two, the worlds stay alike for longer.
    pick = chance.sample(range(len(hidden)), chance.choice((2, 4, len(hidden))))
    for place, other in zip(pick, pick[1:] + pick[:1], strict=True):
        moved[place] = hidden[other]
    swap = dict(zip(hidden, moved, strict=True))
    twin = Table(book, tuple(swap.get(card, card) for card in deck), first.truth.dealer)
    return first, twin, swap


def worlds_compared(player: Player, rules: str, seed: str) -> int:
    """Play a deal in both worlds while they look alike; the number of choices compared."""
    viewer, book = Random(seed).choice(SEATS), book_of(rules)
    first, twin, swap = _worlds(rules, seed, viewer)
    compared = 0
    while (seat := first.turn) is not None and first.views[viewer] == twin.views[viewer]:
        action = player.choose(book, first.views[seat], seat, Random(seed))
        if seat == viewer:
            other = player.choose(book, twin.views[seat], seat, Random(seed))
            assert action == other, f"{seed}: {action} and {other}"
            compared += 1
        try:
            twin.act(seat, action if seat == viewer else _mirrored(action, swap))
        except IllegalAction:
            break
        first.act(seat, action)
    return compared


#: Those who search are tried in test_searcher.py, where the clock does not cut them off.
NAMES = tuple(name for name in registry.names() if name not in ("club", "expert"))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_do_not_change_a_choice(name: str, rules: str) -> None:
    compared = [worlds_compared(registry.player(name), rules, f"leak {seed}") for seed in range(40)]
    assert sum(compared) > 60
