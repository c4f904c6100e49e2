"""Deals of every kind to write down: by chance, from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from spadille.bots.random import draw
from spadille.cards import PUBLIC, Card, Seat, Viewer
from spadille.games.registry import rulebook
from spadille.notation import simulation
from spadille.notation.replay import Record
from spadille.rules.action import Action, Deal
from spadille.rules.event import Event
from spadille.rules.journal import Entry
from spadille.rules.rulebook import Rulebook
from tests.conformance.playing import begun, standing

Book = Rulebook[Any]
LHOMBRE = rulebook("lhombre/hjemme")


def shuffled(seed: int, book: Book = LHOMBRE) -> tuple[Card, ...]:
    """A deck."""
    deck = list(book.pack)
    Random(seed).shuffle(deck)
    return tuple(deck)


def simulated(seed: int, book: Book = LHOMBRE) -> simulation.SimulatedDeal[Any]:
    """A deal to its end, with what was legal at each step."""
    return _simulated(seed, str(book.profile))


@cache
def _simulated(seed: int, rules: str) -> simulation.SimulatedDeal[Any]:
    book, chance = rulebook(rules), Random(seed)
    states = [begun(book, _dealer(book, seed), seed)]

    def choose(seat: Seat) -> Action:
        return draw(book.legal(states[-1], seat), chance)

    def witness(event: Event) -> None:
        states.append(book.evolve(states[-1], event))

    deck = shuffled(seed, book)
    told = standing(book, seed)
    return simulation.simulated(book, _dealer(book, seed), deck, choose, witness, told)[0]


def _dealer(book: Book, seed: int) -> Seat:
    return Seat(seed % book.seats)


def states(seed: int, book: Book = LHOMBRE) -> Iterator[Any]:
    """Every state at which the table rests: the truth, and as one after another sees it."""
    viewers: list[Viewer] = [*(Seat(seat) for seat in range(book.seats)), PUBLIC]
    seen = [begun(book, _dealer(book, seed), seed)] * (len(viewers) + 1)
    yield seen[0]
    for entry in journal(seed, book):
        for event in entry.events:
            told = [event, *(event.seen_by(viewer) for viewer in viewers)]
            seen = [book.evolve(state, each) for state, each in zip(seen, told, strict=True)]
        yield seen[0]
        yield seen[1 + entry.number % len(viewers)]


def recorded(seed: int, tags: tuple[tuple[str, str], ...] = (), book: Book = LHOMBRE) -> Record:
    """A deal as a record."""
    deal = simulated(seed, book)
    steps = ((step.seat, step.action) for step in deal.steps)
    return Record.of(book, deal.dealer, deal.deck, steps, tags, standing(book, seed))


def journal(seed: int, book: Book = LHOMBRE) -> list[Entry[Any, Any]]:
    """A deal as the entries of a journal."""
    state = begun(book, _dealer(book, seed), seed)
    actions: list[tuple[Seat | None, Action]] = [(None, Deal(state.dealer, shuffled(seed, book)))]
    actions += [(step.seat, step.action) for step in simulated(seed, book).steps]
    entries = []
    for number, (seat, action) in enumerate(actions, 1):
        events = book.decide(state, seat, action)
        for event in events:
            state = book.evolve(state, event)
        rules = str(book.profile)
        entries.append(Entry(number, seat, action, events, rules, 1700000000.25 + number))
    return entries
