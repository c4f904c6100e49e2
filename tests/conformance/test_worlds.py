"""The law of worlds: the truth is one of those a view leaves open, and each of them could be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spadille.cards import CardSet, Hand, Seat
from spadille.games import registry
from spadille.inference.worlds import Worlds
from spadille.rules.agreement import contradictions
from spadille.rules.hidden import Place
from tests.conformance.playing import Book, often, random_run, seats, seen
from tests.conformance.rulesets import NAMES

#: Deals by a profile of which every moment is looked at.
DEALS = 12


def moments(book: Book, seed: int) -> Iterator[tuple[Seat, Any, Any]]:
    """Every seat at every moment of a deal by chance: its view and the truth."""
    run = random_run(book, seed)
    for seat in seats(book):
        truth = view = run.begun
        for step in run.steps:
            for event in step.events:
                truth = book.evolve(truth, event)
            for event in seen(step.events, seat):
                view = book.evolve(view, event)
            yield seat, view, truth


def lying(place: Place, view: Any, truth: Any) -> CardSet:
    """What truly lies face down in a place."""
    if place.kind == "talon":
        return CardSet(truth.talon.cards)
    assert place.seat is not None
    heap, shown = (_heap(state, place) for state in (truth, view))
    return heap.known - shown.known


def _heap(state: Any, place: Place) -> Hand:
    """The hand, or what was laid away or passed on."""
    laid = "discards" if hasattr(state, "discards") else "passed"
    heaps: tuple[Hand, ...] = getattr(state, "hands" if place.kind == "hand" else laid)
    assert place.seat is not None
    return heaps[place.seat]


@pytest.mark.parametrize("name", NAMES)
def test_the_truth_is_among_the_worlds_that_a_view_leaves_open(name: str) -> None:
    book = registry.rulebook(name)
    for seed in range(often(book, DEALS)):
        for _seat, view, truth in moments(book, seed):
            hidden = book.hidden(view)
            found = CardSet()
            for place in hidden.places:
                cards = lying(place, view, truth)
                assert len(cards) == place.size
                assert cards <= place.cards
                assert not cards & found
                found |= cards
            assert found == hidden.cards


@pytest.mark.parametrize("name", NAMES)
def test_every_world_could_be_the_truth(name: str) -> None:
    book = registry.rulebook(name)
    for seed in range(often(book, DEALS) // 2):
        rng = Random(f"worlds {seed}")
        for seat, view, _truth in moments(book, seed):
            if rng.random() < 0.7 or book.is_over(view):
                continue
            found = book.hidden(view)
            worlds = Worlds(found)
            for _ in range(2):
                state = book.imagined(view, found, worlds.sample(rng))
                assert not list(contradictions(view, state))
                assert book.legal(state, seat) == book.legal(view, seat)
                assert book.hidden(state).cards == CardSet()
                book.set_up(book.position(state))
