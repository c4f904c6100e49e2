"""Deals of Spanish Solo to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from spadille.bots import registry as players
from spadille.bots.arena.table import Table
from spadille.bots.opencards import OpenCards
from spadille.bots.player import Player
from spadille.bots.solo import belief
from spadille.bots.solo.par import family, unit
from spadille.cards import Seat
from spadille.games import registry
from tools.training.lhombre import Par
from tools.training.sighting import Sighting

#: A seat is asked what it sees when the play begins and after so many tricks.
TRICKS = (0, 3)


@cache
def _player(name: str) -> Player:
    return players.player(name)


def sightings(seed: int, number: int) -> list[Sighting]:
    """What the players saw of a deal that estimates bid and played."""
    table, rng = _dealt("habits", seed, number)
    return list(_seen(table, rng))


def played(seed: int, number: int) -> tuple[Table, Random]:
    """A deal of which it is learned what plays tell, and a source for the rest."""
    return _dealt("plays", seed, number)


def _dealt(name: str, seed: int, number: int) -> tuple[Table, Random]:
    book = registry.rulebook("solo/american")
    rng = Random(f"{name} {seed} {number}")
    deck = list(book.pack)
    rng.shuffle(deck)
    return Table(book, deck, Seat(number % book.seats)), rng


def _seen(table: Table, rng: Random) -> Iterator[Sighting]:
    told: set[int] = set()
    book = table.rulebook
    while (seat := table.turn) is not None and len(told) < len(TRICKS):
        truth = table.truth
        done = len(truth.tricks)
        if done in TRICKS and done not in told and book.legal(truth, seat).play:
            told.add(done)
            for viewer in range(book.seats):
                view = table.views[viewer]
                yield Sighting.of(book, view, truth, belief.role, belief.kind)
        table.act(seat, _player("heuristic").choose(book, table.views[seat], seat, rng))


def par(seed: int, number: int, player: str) -> Par | None:
    """What a game came to that estimates bid, if it was played at all."""
    table, rng = _dealt("par", seed, number)
    book, promised = table.rulebook, None
    side: tuple[Seat, ...] = ()
    while (seat := table.turn) is not None:
        play = book.card_play(table.truth)
        if promised is None and play is not None:
            side = play.sides[0]
            promised = OpenCards(book, side[0]).value(table.truth)
        chosen = _player(player).choose(book, table.views[seat], seat, rng)
        table.act(seat, chosen)
    if promised is None:
        return None
    won = unit(book.profile.options, table.truth, side)
    return Par(family(table.truth), table.truth.settled.scores[side[0]] / won, promised / won)
