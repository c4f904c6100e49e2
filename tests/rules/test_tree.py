"""Counting the tree: nothing is left out, and nothing is counted twice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from spadille.bots.random import draw
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games import registry
from spadille.rules.action import Action, Deal
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import IllegalAction
from spadille.rules.rulebook import awaited
from spadille.rules.tree import actions, choices, leaves
from tests.conformance.playing import Book


def conceivable(book: Book, hand: CardSet) -> Iterator[Action]:
    """Everything that somebody could say or lay down, by the types of the game alone."""
    values: dict[Any, tuple[Any, ...]] = {
        str: (*(offer.contract for offer in book.offers()), "pass", "join", "hold"),
        Suit: tuple(Suit),
        Card: book.pack,
        Card | None: (None, *book.pack),
        CardSet: tuple(
            # Of a large hand nobody lays many away.
            CardSet(some)
            for count in range(1 + min(len(hand), 9 if len(hand) <= 10 else 4))
            for some in combinations(hand, count)
        ),
    }
    for kind in set(get_args(book.actions)) - {Deal}:
        fields = msgspec.structs.fields(kind)
        for chosen in product(*(values[field.type] for field in fields)):
            yield kind(*chosen)


def accepted(book: Book, state: Any, seat: Seat, action: Action) -> Any:
    """The state after an action, or nothing where it is refused."""
    try:
        events = book.decide(state, seat, action)
    except IllegalAction:
        return None
    for event in events:
        state = book.evolve(state, event)
    return state


def naive(book: Book, state: Any, depth: int) -> int:
    """The same count by trying everything that can be thought of."""
    if depth == 0:
        return 1
    total = 0
    waiting = awaited(book, state)
    for seat in sorted(book.to_act(state)):
        if seat in waiting and seat != min(waiting):
            continue
        for action in conceivable(book, state.hands[seat].known):
            after = accepted(book, state, seat, action)
            if after is not None:
                total += naive(book, after, depth - 1)
    return total


def states(book: Book, seed: int) -> list[Any]:
    """The states of a deal by chance."""
    chance = Random(seed)
    deck = list(book.pack)
    chance.shuffle(deck)
    dealer = Seat(seed % book.seats)
    state = book.start(dealer)
    found: list[Any] = []
    action: Action = Deal(dealer, tuple(deck))
    seat: Seat | None = None
    while True:
        for event in book.decide(state, seat, action):
            state = book.evolve(state, event)
        if book.is_over(state):
            return found
        found.append(state)
        seat = chance.choice(sorted(book.to_act(state)))
        action = draw(book.legal(state, seat), chance)


@pytest.mark.parametrize("name", registry.names())
def test_the_tree_has_everything_that_is_accepted(name: str) -> None:
    book = registry.rulebook(name)
    deal = states(book, 8)
    for state in deal:
        assert leaves(book, state, 1) == naive(book, state, 1)
    assert leaves(book, deal[-2], 2) == naive(book, deal[-2], 2)


def test_after_the_end_there_are_no_leaves() -> None:
    book = registry.rulebook("lhombre")
    ends = (states(book, seed)[-1] for seed in range(50))
    last = next(state for state in ends if sum(map(len, state.hands)) <= 6)
    assert leaves(book, last, 60) == 0
    assert leaves(book, last, 0) == 1


@pytest.mark.parametrize(("minimum", "maximum"), [(0, 0), (0, 9), (1, 3), (5, 9), (9, 9)])
def test_exchanges_are_counted_as_they_would_be_made(minimum: int, maximum: int) -> None:
    hand = CardSet.read("SA S2 S3 H4 H5 D6 D7 CJ CQ")
    legal = Legal(exchange=Selection(minimum, maximum, hand), play=CardSet.read("SA"))
    made = list(actions(legal))
    assert len(made) == len(set(made)) == choices(legal)
    assert all(legal.allows(action) for action in made)
