"""A player's choice must not change with cards he cannot see."""

from collections.abc import Iterator
from random import Random

import pytest

from bench.dealing import Book, giving
from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.cards import Card, CardSet, Seat
from spadille.games import registry as games
from spadille.games.lhombre.contract import CONTRACTS
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rule import IllegalAction
from tests.bots.dealing import PLAYERS, RULES, random_deck
from tests.games.lhombre.table import HOME_CONTRACTS

Swapped = dict[Card, Card]


def _mirrored(action: Action, swap: Swapped) -> Action:
    """The same action in the world in which the hidden cards have changed places."""
    match action:
        case Play(card=card):
            return Play(swap.get(card, card))
        case Exchange(cards=cards):
            return Exchange(CardSet(swap.get(card, card) for card in cards))
    return action


def _worlds(book: Book, seed: str, viewer: Seat) -> tuple[Table, Table, Swapped]:
    """One deal, and the same with all the cards shuffled that the viewer was not dealt."""
    deck, chance = random_deck(seed), Random(seed)
    first = Table(book, deck, Seat(chance.randrange(book.seats)))
    hidden = [card for card in deck if card not in first.truth.hands[viewer].known]
    moved = hidden.copy()
    # Two cards change places, or many: with two, the worlds stay alike for longer.
    pick = chance.sample(range(len(hidden)), chance.choice((2, 4, len(hidden))))
    for place, other in zip(pick, pick[1:] + pick[:1], strict=True):
        moved[place] = hidden[other]
    swap = dict(zip(hidden, moved, strict=True))
    twin = Table(book, tuple(swap.get(card, card) for card in deck), first.truth.dealer)
    return first, twin, swap


def _compared(book: Book, name: str, seed: str, contract: str) -> int:
    """Play a deal in both worlds while they look alike; the number of choices compared."""
    viewer, player = Seat(Random(seed).randrange(book.seats)), registry.player(name)
    first, twin, swap = _worlds(book, seed, viewer)
    declarer = Random(seed + contract).choice(first.truth.players)
    compared = 0
    while (seat := first.turn) is not None and first.views[viewer] == twin.views[viewer]:
        action = player.choose(book, first.views[seat], seat, Random(seed))
        if seat == viewer:
            other = player.choose(book, twin.views[seat], seat, Random(seed))
            assert action == other, f"{seed}: {action} and {other}"
            compared += 1
        if first.truth.contract is None and contract:
            action = giving(first, seat, declarer, contract)
        try:
            twin.act(seat, action if seat == viewer else _mirrored(action, swap))
        except IllegalAction:
            break
        first.act(seat, action)
    return compared


def _cases() -> Iterator[tuple[str, str]]:
    """Every contract of the home rules, and under every rule set whatever players bid."""
    for contract in HOME_CONTRACTS:
        if not CONTRACTS[contract].needs_black_aces:
            yield "lhombre/hjemme", contract
    for rules in RULES:
        yield rules, ""
    yield from ((rules, "simple_nolo") for rules in RULES if "seats=4" in rules)
    yield "lhombre/icelandic", "grandissimo"


@pytest.mark.parametrize(("rules", "contract"), list(_cases()))
@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_change_a_choice(name: str, rules: str, contract: str) -> None:
    book = games.rulebook(rules)
    deals = range(8 if "worlds" in name else 30)
    compared = [_compared(book, name, f"leak {seed}", contract) for seed in deals]
    assert sum(compared) > len(deals) // 2
