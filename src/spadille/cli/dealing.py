"""Deals that bots play among themselves, made from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from spadille.bots import registry
from spadille.bots.player import Player
from spadille.cards import Card, Seat
from spadille.cli.refusal import Refusal
from spadille.notation import simulation
from spadille.rules.action import Action
from spadille.rules.event import Event
from spadille.rules.rulebook import Rulebook
from spadille.rules.shuffle import mix


def player_asked_for(name: str) -> Player:
    """The bot of that name; raises ``Refusal`` when there is none."""
    if name not in registry.names():
        raise Refusal("unknown-player", name=name, known=", ".join(registry.names()))
    return registry.player(name)


def lines(rulebook: Rulebook[Any], player: Player, seed: int, deals: int) -> Iterator[bytes]:
    """Deals 1 to ``deals`` of a seed as lines of JSON, all seats in the hands of one player.

    Deck and choices of a deal hang on seed and number alone; seat 0 deals the first, and who deals
    the next is for the rules to say.
    """
    dealer = Seat(0)
    for number in range(1, deals + 1):
        party = _Party(rulebook, player, dealer, f"{seed} {number}")
        deck = deck_of(rulebook, seed, number)
        deal, state = simulation.simulated(rulebook, dealer, deck, party.choose, party.see)
        yield simulation.write(deal)
        dealer = rulebook.next_dealer(state)


def deck_of(rulebook: Rulebook[Any], seed: int, number: int) -> tuple[Card, ...]:
    """The deck of one deal of a seed."""
    secret = sha256(f"spadille simulate {seed} {number}".encode()).digest()
    return mix(rulebook.pack, secret, b"", [])


class _Party:
    """The seats of one deal, each with its view and its own source of chance."""

    def __init__(self, rulebook: Rulebook[Any], player: Player, dealer: Seat, chance: str) -> None:
        self._rulebook = rulebook
        self._player = player
        self._views = [rulebook.start(dealer)] * rulebook.seats
        self._rngs = [Random(f"{chance} {seat}") for seat in range(rulebook.seats)]

    def choose(self, seat: Seat) -> Action:
        return self._player.choose(self._rulebook, self._views[seat], seat, self._rngs[seat])

    def see(self, event: Event) -> None:
        for seat, view in enumerate(self._views):
            self._views[seat] = self._rulebook.evolve(view, event.seen_by(Seat(seat)))
