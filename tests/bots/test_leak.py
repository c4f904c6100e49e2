"""A player's choice must not change with cards he cannot see."""

from random import Random

import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.contract import CONTRACTS
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.rule import IllegalAction
from tests.bots.dealing import random_deck
from tests.games.lhombre.table import HOME_CONTRACTS, HOME_RULES

Swapped = dict[Card, Card]


def _mirrored(action: Action, swap: Swapped) -> Action:
    """The same action in the world in which the hidden cards have changed places."""
    match action:
        case Play(card=card):
            return Play(swap.get(card, card))
        case Exchange(cards=cards):
            return Exchange(CardSet(swap.get(card, card) for card in cards))
    return action


def _worlds(seed: str, viewer: Seat) -> tuple[Table, Table, Swapped]:
    """One deal, and the same with all the cards shuffled that the viewer was not dealt."""
    deck, chance = random_deck(seed), Random(seed)
    first = Table(HOME_RULES, deck, Seat(chance.randrange(3)))
    hidden = [card for card in deck if card not in first.truth.hands[viewer].known]
    moved = hidden.copy()
    # Two cards change places, or many: with two, the worlds stay alike for longer.
    pick = chance.sample(range(len(hidden)), chance.choice((2, 4, len(hidden))))
    for place, other in zip(pick, pick[1:] + pick[:1], strict=True):
        moved[place] = hidden[other]
    swap = dict(zip(hidden, moved, strict=True))
    twin = Table(HOME_RULES, tuple(swap.get(card, card) for card in deck), first.truth.dealer)
    return first, twin, swap


def _compared(name: str, seed: str, contract: str) -> int:
    """Play a deal in both worlds while they look alike; the number of choices compared."""
    viewer, player = Seat(Random(seed).randrange(3)), registry.player(name)
    declarer = Seat(Random(seed + contract).randrange(3))
    first, twin, swap = _worlds(seed, viewer)
    compared = 0
    while (seat := first.turn) is not None and first.views[viewer] == twin.views[viewer]:
        action = player.choose(HOME_RULES, first.views[seat], seat, Random(seed))
        if seat == viewer:
            other = player.choose(HOME_RULES, twin.views[seat], seat, Random(seed))
            assert action == other, f"{seed}: {action} and {other}"
            compared += 1
        if first.truth.contract is None and contract:
            action = Bid(contract) if seat == declarer else Pass()
        try:
            twin.act(seat, action if seat == viewer else _mirrored(action, swap))
        except IllegalAction:
            break
        first.act(seat, action)
    return compared


CASES = [name for name in HOME_CONTRACTS if not CONTRACTS[name].needs_black_aces]


@pytest.mark.parametrize("contract", [*CASES, ""])
@pytest.mark.parametrize("name", registry.names())
def test_hidden_cards_do_not_change_a_choice(name: str, contract: str) -> None:
    compared = [_compared(name, f"leak {seed}", contract) for seed in range(30)]
    assert sum(compared) > 20
