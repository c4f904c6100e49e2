"""Worlds: as many as there are, all alike likely, and each by its weight."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import prod
from random import Random

import pytest

from spadille.cards import Card, CardSet, Seat
from spadille.inference.worlds import NoWorld, Worlds
from spadille.rules.hidden import Hidden, Kind, Place, World

DRAWS = 6000


def drawn_up(seed: int) -> Hidden:
    """Seven cards in three places, some of which cannot take some of them."""
    rng = Random(f"worlds {seed}")
    cards = CardSet(rng.sample(Card.ALL, 7))
    sizes = (3, 2, 2)
    may = [CardSet(card for card in cards if rng.random() < 0.75) for _ in sizes]
    kinds: tuple[Kind, ...] = ("hand", "heap", "talon")
    return Hidden(
        cards,
        tuple(
            Place(kind, Seat(0), size, each)
            for kind, size, each in zip(kinds, sizes, may, strict=True)
        ),
    )


def tried(hidden: Hidden) -> set[World]:
    """Every world, found by trying every order of the cards."""
    found = set()
    for order in permutations(hidden.cards):
        left, world = iter(order), []
        for place in hidden.places:
            lying = tuple(next(left) for _ in range(place.size))
            if not CardSet(lying) <= place.cards:
                break
            world.append(tuple(sorted(lying, key=lambda card: card.index)))
        else:
            found.add(tuple(world))
    return found


def sorted_world(world: World) -> World:
    return tuple(tuple(sorted(heap, key=lambda card: card.index)) for heap in world)


def is_as_expected(counts: Counter[World], expected: dict[World, float]) -> bool:
    """Whether counts are within chi-square's mean and five standard deviations."""
    total = sum(counts.values())
    square = sum(
        (counts[world] - total * share) ** 2 / (total * share) for world, share in expected.items()
    )
    freedom = len(expected) - 1
    return set(counts) <= set(expected) and square < freedom + 5 * (2 * freedom + 1) ** 0.5


@pytest.mark.parametrize("seed", range(12))
def test_as_many_worlds_are_counted_and_listed_as_there_are(seed: int) -> None:
    hidden = drawn_up(seed)
    there = tried(hidden)
    if not there:
        with pytest.raises(NoWorld):
            Worlds(hidden)
        return
    worlds = Worlds(hidden)
    every = list(worlds.every())
    assert worlds.count == len(every) == len(there)
    assert set(every) == there


@pytest.mark.parametrize("seed", range(6))
def test_all_worlds_are_drawn_alike_often(seed: int) -> None:
    hidden = drawn_up(seed)
    there = tried(hidden)
    if not there:
        pytest.skip("no world")
    worlds, rng = Worlds(hidden), Random(seed)
    counts = Counter(sorted_world(worlds.sample(rng)) for _ in range(DRAWS))
    assert is_as_expected(counts, dict.fromkeys(there, 1 / len(there)))


@pytest.mark.parametrize("seed", range(6))
def test_worlds_are_drawn_by_their_weights(seed: int) -> None:
    hidden = drawn_up(seed)
    there, rng = tried(hidden), Random(seed)
    if not there:
        pytest.skip("no world")
    weights = [{card: rng.uniform(0.3, 3.0) for card in hidden.cards} for _ in hidden.places]
    worth = {
        world: prod(told[card] for told, heap in zip(weights, world, strict=True) for card in heap)
        for world in there
    }
    total = sum(worth.values())
    worlds = Worlds(hidden, weights)
    assert worlds.weight == pytest.approx(total)
    counts = Counter(sorted_world(worlds.sample(rng)) for _ in range(DRAWS))
    assert is_as_expected(counts, {world: each / total for world, each in worth.items()})
    for card, chances in worlds.chances().items():
        for place, chance in enumerate(chances):
            lies = sum(each for world, each in worth.items() if card in world[place])
            assert chance == pytest.approx(lies / total)


def test_the_order_within_a_place_is_by_chance() -> None:
    cards = CardSet.read("SA HK D2")
    worlds, rng = Worlds(Hidden(cards, (Place("talon", None, 3, cards),))), Random(1)
    counts = Counter(worlds.sample(rng) for _ in range(DRAWS))
    assert is_as_expected(counts, {(order,): 1 / 6 for order in permutations(cards)})


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    worlds = Worlds(Hidden(CardSet(), ()))
    assert worlds.count == 1
    assert worlds.sample(Random(1)) == ()
