"""Moments of deals of any game, as somebody who sits there has them before him."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from spadille.bots.random import draw
from spadille.cards import Seat
from spadille.cli.table.narration import Narrator
from spadille.games import registry
from spadille.locales import Messages
from spadille.rules.action import Action, Deal
from spadille.rules.event import Event
from spadille.rules.picture import Picture
from tests.conformance.playing import Book

NAMES = ("Spadille", "Manille", "Basta", "Ponto")


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a deal, and what led to it."""

    book: Book
    state: Any
    action: Action
    events: tuple[Event, ...]

    def picture(self, seat: Seat) -> Picture:
        """What the seat has before it."""
        picture: Picture = self.book.picture(self.state, seat)
        return picture


def moments(rules: str, seed: int) -> Iterator[Moment]:
    """A deal by chance, from the dealing to its end."""
    book, chance = registry.rulebook(rules), Random(seed)
    deck = list(book.pack)
    chance.shuffle(deck)
    dealer = Seat(seed % book.seats)
    state = book.start(dealer)
    seat: Seat | None = None
    action: Action = Deal(dealer, tuple(deck))
    while True:
        events = book.decide(state, seat, action)
        for event in events:
            state = book.evolve(state, event)
        yield Moment(book, state, action, events)
        if book.is_over(state):
            return
        seat = chance.choice(sorted(book.to_act(state)))
        action = draw(book.legal(state, seat), chance)


def narrator(book: Book, me: Seat, language: str = "en") -> Narrator:
    """Somebody who tells it in that language."""
    return Narrator(Messages(language), NAMES[: book.seats], me)
