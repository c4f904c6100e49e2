"""Deals of L'Hombre to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from bench.dealing import give
from bench.fit_bots import Task, dealt, without_giving_up
from spadille.bots import registry as players
from spadille.bots.arena.table import Table
from spadille.bots.lhombre import belief
from spadille.bots.lhombre.par import estimated, unit
from spadille.bots.opencards import OpenCards
from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.games import registry
from spadille.games.lhombre.state import State
from spadille.kernel.problem import LimitHit
from spadille.rules.rulebook import Rulebook
from tools.training.sighting import Sighting

#: The rule sets by which deals are bid and exchanged, and how often each.
RULES = ("hjemme", "hjemme", "hjemme", "icelandic", "wpt", "privat", "union")
#: A seat is asked what it sees when the play begins and after so many tricks.
TRICKS = (0, 3)
#: Hands to which a contract is given win it by estimates with such a chance or more: as poor
#: as those with which a bid may be thought of.
FLOOR = 0.05
#: The contracts of which it is learned what they come to, and by which rules they are played.
CONTRACTS = {
    "game": "hjemme",
    "spade_game": "hjemme",
    "tourne": "hjemme",
    "grand_tourne": "hjemme",
    "grand": "hjemme",
    "grandissimo": "icelandic",
    "solo": "hjemme",
    "spade_solo": "hjemme",
    "simple_nolo": "hjemme",
    "pure_nolo": "hjemme",
    "nolo_ouvert": "hjemme",
}


class Par(msgspec.Struct, frozen=True):
    """What a contract came to, a win being 1, and what foretells it.

    That is what it would have come to with open cards, and in L'Hombre what estimates hold of the
    declarer's own cards.
    """

    contract: str
    points: float
    open_cards: float
    estimated: float | None = None


@cache
def _player(name: str) -> Player:
    return players.player(name)


def sightings(seed: int, number: int) -> list[Sighting]:
    """What the players saw of a deal that estimates bid and played."""
    book = registry.rulebook(rules_of(number))
    return list(_seen(*shuffled(book, "habits", seed, number)))


def played(seed: int, number: int) -> tuple[Table, Random]:
    """A deal of which it is learned what plays tell, and a source for the rest."""
    return shuffled(registry.rulebook(rules_of(number)), "plays", seed, number)


def rules_of(number: int) -> str:
    """The rule set by which the deal of that number is played."""
    return f"lhombre/{RULES[number % len(RULES)]}"


def shuffled(book: Rulebook[Any], name: str, seed: int, number: int) -> tuple[Table, Random]:
    """A deal that is the same for the same name, seed and number, and a source for the rest."""
    rng = Random(f"{name} {seed} {number}")
    deck = list(book.pack)
    rng.shuffle(deck)
    return Table(book, deck, Seat(number % book.seats)), rng


def _seen(table: Table, rng: Random) -> Iterator[Sighting]:
    told: set[int] = set()
    while (seat := table.turn) is not None and len(told) < len(TRICKS):
        truth, book = table.truth, table.rulebook
        done = len(truth.tricks)
        if done in TRICKS and done not in told and book.legal(truth, seat).play:
            told.add(done)
            for viewer in truth.players:
                view = table.views[viewer]
                yield Sighting.of(book, view, truth, belief.role, belief.kind)
        table.act(seat, _player("heuristic").choose(book, table.views[seat], seat, rng))


def par(seed: int, number: int, contract: str, player: str) -> Par:
    """What a contract came to that was given to a seat fit for it; nobody gives up."""
    book = without_giving_up(f"lhombre/{CONTRACTS[contract]}")
    rng = Random(f"par {seed} {contract} {number}")
    table, seats = dealt(book, Task(f"lhombre/{CONTRACTS[contract]}", contract), rng, FLOOR)
    give(table, seats[0], contract)
    (found,) = _played(table, player, rng)
    return found


def bid_par(seed: int, number: int, player: str) -> list[Par]:
    """What a contract came to that somebody bid, if one did; nobody gives up."""
    table, rng = shuffled(without_giving_up(rules_of(number)), "bid", seed, number)
    return _played(table, player, rng)


def _played(table: Table, player: str, rng: Random) -> list[Par]:
    """What the deal came to, played on; nothing where nobody plays, or several do, or too long."""
    book, foretold = table.rulebook, None
    while (seat := table.turn) is not None:
        truth = table.truth
        if foretold is None and book.card_play(truth) is not None:
            if len(truth.declarers) > 1:
                return []
            try:
                foretold = _foretold(book, truth)
            except LimitHit:
                return []
        table.act(seat, _player(player).choose(book, table.views[seat], seat, rng))
    if foretold is None:
        return []
    truth = table.truth
    points = truth.settled.scores[truth.declarer] / unit(book.profile.options, truth)
    return [Par(truth.contract_name, points, *foretold)]


def _foretold(book: Rulebook[Any], truth: State) -> tuple[float, float]:
    """What open cards promise the declarer, and what his own cards do, a win being 1."""
    options = book.profile.options
    won = unit(options, truth)
    return OpenCards(book, truth.declarer).value(truth) / won, estimated(options, truth) / won
