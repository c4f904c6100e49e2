"""Deals that bots play among themselves, made from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from spadille.bots import registry
from spadille.bots.options import split
from spadille.bots.player import Player
from spadille.bots.random import RandomPlayer
from spadille.cards import Card, Seat
from spadille.cli.refusal import Refusal, shortened
from spadille.notation import simulation
from spadille.rules.action import Action
from spadille.rules.event import Event
from spadille.rules.match import Evening
from spadille.rules.rulebook import Rulebook
from spadille.rules.shuffle import mix

#: How often a player without a plan acts where he may as well wait.
EAGERNESS = 0.2


def player_asked_for(name: str) -> Player:
    """The bot of that name; raises ``Refusal`` when there is none.

    Raises ``FaultyGame`` where the options behind the name cannot be.
    """
    head, _ = split(name)
    if head not in registry.names():
        raise Refusal("unknown-player", name=shortened(head), known=", ".join(registry.names()))
    return registry.player(name)


def lines(rulebook: Rulebook[Any], player: Player, seed: int, deals: int) -> Iterator[bytes]:
    """Deals 1 to ``deals`` of a seed as lines of JSON, all seats in the hands of one player.

    The decks and the chance of a deal hang on seed and number alone; seat 0 deals the first. Who
    deals the next, and when a match ends and another begins, is for the rules to say.
    """
    evening = Evening(rulebook)
    match = evening.start(Seat(0))
    for number in range(1, deals + 1):
        dealer, standing = evening.dealer(match, Seat(0)), evening.standing(match)
        deck = deck_of(rulebook, seed, number)
        party = _Party(rulebook, player, rulebook.start(dealer, standing), f"{seed} {number}")
        events: list[Event] = []

        def see(event: Event, party: _Party = party, events: list[Event] = events) -> None:
            party.see(event)
            events.append(event)

        deal, _ = simulation.simulated(
            rulebook, dealer, deck, party.choose, see, standing, party.is_eager
        )
        yield simulation.write(deal)
        for event in events:
            match = evening.evolve(match, event)


def deck_of(rulebook: Rulebook[Any], seed: int, number: int) -> tuple[Card, ...]:
    """The deck of one deal of a seed."""
    secret = sha256(f"spadille simulate {seed} {number}".encode()).digest()
    return mix(rulebook.pack, secret, b"", [])


class _Party:
    """The seats of one deal, each with its view and its own source of chance."""

    def __init__(self, rulebook: Rulebook[Any], player: Player, begun: Any, chance: str) -> None:
        self._rulebook = rulebook
        self._player = player
        self._is_random = isinstance(player, RandomPlayer)
        self._views = [begun] * rulebook.seats
        self._rngs = [Random(f"{chance} {seat}") for seat in range(rulebook.seats)]

    def choose(self, seat: Seat) -> Action:
        return self._player.choose(self._rulebook, self._views[seat], seat, self._rngs[seat])

    def is_eager(self, seat: Seat) -> bool:
        """Only who plays without a plan does what nobody waits for, and seldom."""
        return self._is_random and self._rngs[seat].random() < EAGERNESS

    def see(self, event: Event) -> None:
        for seat, view in enumerate(self._views):
            self._views[seat] = self._rulebook.evolve(view, event.seen_by(Seat(seat)))
