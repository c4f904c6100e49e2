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

LHOMBRE = rulebook("lhombre/hjemme")


def shuffled(seed: int) -> tuple[Card, ...]:
    """A deck."""
    deck = list(LHOMBRE.pack)
    Random(seed).shuffle(deck)
    return tuple(deck)


@cache
def simulated(seed: int) -> simulation.SimulatedDeal[Any]:
    """A deal to its end, with what was legal at each step."""
    chance = Random(seed)
    states = [LHOMBRE.start(Seat(seed % 3))]

    def choose(seat: Seat) -> Action:
        return draw(LHOMBRE.legal(states[-1], seat), chance)

    def witness(event: Event) -> None:
        states.append(LHOMBRE.evolve(states[-1], event))

    return simulation.simulated(LHOMBRE, states[0].dealer, shuffled(seed), choose, witness)[0]


def states(seed: int) -> Iterator[Any]:
    """Every state of a deal at which the table rests, the truth and as everybody sees it."""
    viewers: list[Viewer] = [Seat(0), Seat(1), Seat(2), PUBLIC]
    seen = [LHOMBRE.start(Seat(seed % 3))] * (len(viewers) + 1)
    yield seen[0]
    for entry in journal(seed):
        for event in entry.events:
            told = [event, *(event.seen_by(viewer) for viewer in viewers)]
            seen = [LHOMBRE.evolve(state, each) for state, each in zip(seen, told, strict=True)]
        yield from seen


def recorded(seed: int, tags: tuple[tuple[str, str], ...] = ()) -> Record:
    """A deal as a record."""
    deal = simulated(seed)
    steps = ((step.seat, step.action) for step in deal.steps)
    return Record.of(LHOMBRE, deal.dealer, deal.deck, steps, tags)


def journal(seed: int) -> list[Entry[Any, Any]]:
    """A deal as the entries of a journal."""
    state = LHOMBRE.start(Seat(seed % 3))
    actions: list[tuple[Seat | None, Action]] = [(None, Deal(state.dealer, shuffled(seed)))]
    actions += [(step.seat, step.action) for step in simulated(seed).steps]
    entries = []
    for number, (seat, action) in enumerate(actions, 1):
        events = LHOMBRE.decide(state, seat, action)
        for event in events:
            state = LHOMBRE.evolve(state, event)
        rules = str(LHOMBRE.profile)
        entries.append(Entry(number, seat, action, events, rules, 1700000000.25 + number))
    return entries
