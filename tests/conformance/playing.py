"""Deals and evenings of any game, played by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from spadille.cards import PUBLIC, Card, CardSet, Seat, Viewer
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.event import Event
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import Standing

Book = Rulebook[Any]
Chooser = Callable[[Legal], Action]
#: No deal of any game here has so many actions.
LONGEST = 500
#: After so many deals of a match at most, what hangs on their number comes round again.
LONGEST_CYCLE = 4


@dataclass(frozen=True, slots=True)
class Step:
    """One action, the truth before it, and what followed."""

    before: Any
    seat: Seat | None
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """A deal, or the beginning of one."""

    book: Book
    steps: tuple[Step, ...]

    @property
    def begun(self) -> Any:
        """The state before the cards were dealt."""
        return self.steps[0].before

    @property
    def events(self) -> tuple[Event, ...]:
        """All events in order."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def state(self) -> Any:
        """The truth at the end of it."""
        return fold(self.book, self.begun, self.events)


def fold(book: Book, state: Any, events: Sequence[Event]) -> Any:
    """The state that events leave."""
    for event in events:
        state = book.evolve(state, event)
    return state


def seen(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    """The events as somebody sees them."""
    return tuple(event.seen_by(viewer) for event in events)


def often(book: Book, times: int) -> int:
    """How often to try something; less often by a variation, as its profile has shown the most."""
    return times // 4 if book.profile.changes else times


def seats(book: Book) -> tuple[Seat, ...]:
    """Every seat of the table."""
    return tuple(Seat(seat) for seat in range(book.seats))


def viewers(book: Book) -> tuple[Viewer, ...]:
    """Every seat, and the public."""
    return (*seats(book), PUBLIC)


def at_random(chance: random.Random) -> Chooser:
    """Choose by chance, but often pass, and mostly play a card where one can be played."""

    def choose(legal: Legal) -> Action:
        if legal.exchange is not None and (not legal.choices or chance.random() < 0.8):
            chosen = legal.exchange
            most = min(chosen.maximum, len(chosen.cards))
            count = chance.randint(min(chosen.minimum, most), most)
            return Exchange(CardSet(chance.sample(list(chosen.cards), count)))
        if legal.play and (not legal.choices or chance.random() < 0.9):
            return Play(chance.choice(list(legal.play)))
        if Pass() in legal.choices and chance.random() < 0.4:
            return Pass()
        return chance.choice(legal.choices)

    return choose


def standing(book: Book, seed: int) -> Standing:
    """Somewhere in a match."""
    chance = random.Random(f"standing {seed}")
    points = tuple(chance.randint(-20, 90) for _ in range(book.seats))
    return Standing(1 + seed % LONGEST_CYCLE, points)


def begun(book: Book, dealer: Seat, seed: int) -> Any:
    """The state before a deal that is somewhere in a match."""
    return book.start(dealer, standing(book, seed))


def steps_of(
    book: Book, deck: Sequence[Card], state: Any, choose: Chooser, chance: random.Random
) -> Iterator[Step]:
    """Play a deal to its end, one step at a time."""
    dealer = state.dealer
    action: Action = Deal(dealer, tuple(deck))
    seat: Seat | None = None
    for _ in range(LONGEST):
        events = book.decide(state, seat, action)
        yield Step(state, seat, action, events)
        for event in events:
            state = book.evolve(state, event)
        if book.is_over(state):
            return
        seat = chance.choice(sorted(book.to_act(state)))
        action = choose(book.legal(state, seat))
    raise AssertionError("the deal does not end")


def random_run(book: Book, seed: int) -> Run:
    """A whole deal by chance; the same for the same seed."""
    return _random_run(cast(Hashable, book), seed)


@lru_cache(maxsize=160)
def _random_run(of: Hashable, seed: int) -> Run:
    book = cast(Book, of)
    chance = random.Random(seed)
    deck = list(book.pack)
    chance.shuffle(deck)
    dealer = Seat(seed % book.seats)
    state = begun(book, dealer, seed // book.seats)
    return Run(book, tuple(steps_of(book, deck, state, at_random(chance), chance)))


def pool_of(book: Book, seeds: Sequence[int]) -> tuple[Action, ...]:
    """Actions of the game's own, legal somewhere or other, and every card and some exchanges."""
    found: dict[str, Action] = {}
    for seed in seeds:
        for step in random_run(book, seed).steps:
            if not isinstance(step.action, Play):
                found[repr(step.action)] = step.action
    plays = (Play(card) for card in Card.ALL)
    return (*found.values(), *plays, Bid("no such contract"), Exchange(CardSet(Card.ALL)))
