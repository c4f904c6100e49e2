"""Every game: honesty, secrecy, and that a seat can judge from what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest
from hypothesis import given

from spadille.games import registry
from spadille.rules.agreement import contradictions
from spadille.rules.event import Event
from tests.conformance.playing import (
    Book,
    Run,
    at_random,
    often,
    pool_of,
    random_run,
    seen,
    viewers,
)
from tests.conformance.rulesets import NAMES
from tests.conformance.strategies import examples, prefixes
from tests.conformance.swap import Swap


@pytest.mark.parametrize("name", NAMES)
def test_honesty_a_view_never_contradicts_the_truth(name: str) -> None:
    book = registry.rulebook(name)

    @examples(book)
    @given(prefixes(book))
    def is_honest(run: Run) -> None:
        for viewer in viewers(book):
            truth = view = run.begun
            for event in run.events:
                truth = book.evolve(truth, event)
                view = book.evolve(view, event.seen_by(viewer))
                assert not list(contradictions(view, truth))

    is_honest()


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_judges_from_its_view_as_from_the_truth(name: str) -> None:
    book = registry.rulebook(name)

    @examples(book)
    @given(prefixes(book))
    def judges_alike(run: Run) -> None:
        for viewer in viewers(book):
            view = run.begun
            for step in run.steps:
                truth = step.before
                assert book.to_act(view) == book.to_act(truth)
                assert book.is_over(view) == book.is_over(truth)
                assert book.order(view) == book.order(truth)
                if viewer is not None:
                    assert book.legal(view, viewer) == book.legal(truth, viewer)
                    assert book.barred(view, viewer) == book.barred(truth, viewer)
                for event in step.events:
                    view = book.evolve(view, event.seen_by(viewer))

    judges_alike()


def test_seeing_twice_is_seeing_once(book: Book) -> None:
    for seed in range(often(book, 40)):
        for event in random_run(book, seed).events:
            for viewer in viewers(book):
                once = event.seen_by(viewer)
                assert once.seen_by(viewer) == once


def test_the_public_sees_no_more_than_any_seat(book: Book) -> None:
    for seed in range(often(book, 40)):
        events = random_run(book, seed).events
        for viewer in viewers(book):
            through = seen(seen(events, viewer), None)
            assert through == seen(events, None)


def compare_worlds(book: Book, seeds: Sequence[int]) -> int:
    """Play pairs of worlds until they must differ; the number of steps at which they were alike."""
    pool = pool_of(book, range(20))
    compared = 0
    for seed in seeds:
        for viewer in viewers(book):
            worlds = Swap(book, viewer, seed)
            choose = at_random(worlds.chance)
            is_alike = worlds.is_alike
            while is_alike and not book.is_over(worlds.states[0]):
                compared += 1
                worlds.ask(worlds.chance.choice(pool))
                seat = worlds.chance.choice(sorted(book.to_act(worlds.states[0])))
                is_alike = worlds.step(seat, choose(book.legal(worlds.states[0], seat)))
    return compared


def test_secrecy_two_unseen_cards_exchanged_leave_every_byte_the_same(book: Book) -> None:
    assert compare_worlds(book, range(often(book, 40))) > often(book, 800)


def hides(kind: type[Event]) -> bool:
    """Whether not everybody sees all of such an event."""
    return kind.seen_by is not Event.seen_by


def kinds_met(book: Book) -> set[type[Event]]:
    """The kinds of events that happen by this rule set."""
    return {type(event) for seed in range(60) for event in random_run(book, seed).events}


@pytest.mark.parametrize("game", registry.games())
def test_every_event_that_hides_something_happens_in_some_rule_set(game: str) -> None:
    books = [registry.rulebook(name) for name in NAMES if name.startswith(f"{game}/")]
    met = {kind for book in books for kind in kinds_met(book)}
    assert {kind for kind in get_args(books[0].events) if hides(kind)} <= met


def test_secrecy_is_lost_by_any_event_that_hides_nothing(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison itself can fail: each event that hides something is made to show it."""
    met = kinds_met(book)
    assert any(map(hides, met))
    for kind in filter(hides, met):
        with monkeypatch.context() as leak:
            leak.setattr(kind, "seen_by", Event.seen_by)
            with pytest.raises(AssertionError, match="differ"):
                compare_worlds(book, range(250))
