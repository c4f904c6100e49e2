"""A player's choice must not change with cards he cannot see, the called ace least of all."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.cards import Card, Seat
from spadille.games.solo.action import Declare
from spadille.games.solo.contract import CONTRACTS
from spadille.rules.action import Action, Bid, Pass, Play
from spadille.rules.rule import IllegalAction
from tests.bots.dealing import PLAYERS
from tests.games.solo.table import AMERICAN, SEATS, book
from tests.games.solo.worlds import Pair

Swapped = dict[Card, Card]


def _mirrored(action: Action, swap: Swapped) -> Action:
    """The same action in the world in which the hidden cards have changed places.

    The called ace keeps its name: that it may lie elsewhere is what must not be seen.
    """
    return Play(swap.get(action.card, action.card)) if isinstance(action, Play) else action


def _worlds(seed: str, viewer: Seat) -> tuple[Table, Table, Swapped]:
    """One deal, and the same with some of the cards shuffled that the viewer was not dealt."""
    chance = Random(seed)
    deck = list(AMERICAN.pack)
    chance.shuffle(deck)
    first = Table(AMERICAN, deck, Seat(chance.randrange(4)))
    hidden = [card for card in deck if card not in first.truth.hands[viewer].known]
    moved = hidden.copy()
    # Two cards change places, or many: with two, the worlds stay alike for longer.
    pick = chance.sample(range(len(hidden)), chance.choice((2, 4, len(hidden))))
    for place, other in zip(pick, pick[1:] + pick[:1], strict=True):
        moved[place] = hidden[other]
    swap = dict(zip(hidden, moved, strict=True))
    twin = Table(AMERICAN, tuple(swap.get(card, card) for card in deck), first.truth.dealer)
    return first, twin, swap


def _forced(table: Table, seat: Seat, declarer: Seat, game: str, chance: Random) -> Action | None:
    """What a seat does where the game is not left to the players."""
    if table.truth.contract is not None or not game:
        return None
    if table.truth.declarers:
        choices = AMERICAN.legal(table.truth, seat).choices
        wanted = [each for each in choices if isinstance(each, Declare) and each.contract == game]
        return chance.choice(wanted or choices)
    return Bid(game) if seat == declarer else Pass()


def _compared(name: str, seed: str, game: str) -> int:
    """Play a deal in both worlds while they look alike; the number of choices compared."""
    chance = Random(seed + game)
    viewer, declarer = chance.choice(SEATS), chance.choice(SEATS)
    player = registry.player(name)
    first, twin, swap = _worlds(seed, viewer)
    compared = 0
    while (seat := first.turn) is not None and first.views[viewer] == twin.views[viewer]:
        action = player.choose(AMERICAN, first.views[seat], seat, Random(seed))
        if seat == viewer:
            other = player.choose(AMERICAN, twin.views[seat], seat, Random(seed))
            assert action == other, f"{seed}: {action} and {other}"
            compared += 1
        action = _forced(first, seat, declarer, game, chance) or action
        try:
            twin.act(seat, action if seat == viewer else _mirrored(action, swap))
        except IllegalAction:
            break
        first.act(seat, action)
    return compared


@pytest.mark.parametrize("game", [*CONTRACTS, ""])
@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_change_a_choice(name: str, game: str) -> None:
    compared = [_compared(name, f"leak {seed}", game) for seed in range(40)]
    assert sum(compared) > 40


@pytest.mark.parametrize("rules", ["solo/american", "solo/german-like+must_play_called_ace=true"])
@pytest.mark.parametrize("name", PLAYERS)
def test_solo_4_3_where_the_called_ace_lies_does_not_change_a_choice(name: str, rules: str) -> None:
    player, own, compared = registry.player(name), book(rules), 0
    for seed in range(60):
        pair = Pair(own, seed)
        if not pair.begin():
            continue
        while not pair.is_over and (common := pair.common):
            seat = min(own.to_act(pair.worlds[0].truth))
            if seat == pair.viewer:
                one, two = (
                    player.choose(own, world.view, seat, Random(seed)) for world in pair.worlds
                )
                assert one == two
                compared += 1
            pair.both(Play(pair.chance.choice(common)))
    assert compared > 60
