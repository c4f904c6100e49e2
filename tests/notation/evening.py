"""Evenings of any game, played by chance, as the server's journal has them."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.random import draw
from spadille.cards import Seat
from spadille.games import registry
from spadille.rules.action import Action, Deal
from spadille.rules.journal import Entry
from spadille.rules.match import Evening


def journal(rules: str, seed: int, deals: int) -> list[Entry[Any, Any]]:
    """So many deals in turn; as at a table where people come and go, some numbers are left out."""
    book = registry.rulebook(rules)
    evening, chance = Evening(book), Random(seed)
    first = Seat(seed % book.seats)
    match = evening.start(first)
    entries: list[Entry[Any, Any]] = []
    number = 0

    def act(seat: Seat | None, action: Action) -> None:
        nonlocal match, number
        number += chance.choice((1, 1, 2))
        events = evening.decide(match, seat, action)
        entries.append(Entry(number, seat, action, events, str(book.profile), 1.5 * number))
        for event in events:
            match = evening.evolve(match, event)

    for _ in range(deals):
        deck = list(book.pack)
        chance.shuffle(deck)
        act(None, Deal(evening.dealer(match, first), tuple(deck)))
        while waiting := sorted(book.to_act(match.deal)):
            seat = chance.choice(waiting)
            act(seat, draw(book.legal(match.deal, seat), chance))
    return entries
