"""Deals for players to show what they do."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.cards import SPANISH_40, Card, Seat
from spadille.games.lhombre import LHombre
from spadille.rules.action import Action
from tests.conformance.rulesets import NAMES
from tests.games.lhombre.table import HOME_RULES, cards, deck_of

HEURISTIC = HeuristicPlayer()
#: Every player, those who search with little effort.
PLAYERS = (
    "random",
    "heuristic",
    "easy",
    "club+worlds=5",
    "expert+worlds=8+trials=3+partner=3+errors=4+plays=90+tries=exchange,bidding",
)
#: Every rule set of the game for which the conformance kit runs.
RULES = tuple(name for name in NAMES if name.startswith("lhombre/"))


def random_deck(seed: str) -> tuple[Card, ...]:
    """A deck that is the same for the same seed."""
    deck = list(SPANISH_40)
    Random(seed).shuffle(deck)
    return tuple(deck)


def dealt(
    hands: Mapping[Seat, str],
    talon: str = "",
    dealer: Seat | None = None,
    book: LHombre = HOME_RULES,
) -> Table:
    """A table at which these hands and this talon were dealt; the last seat deals unless told."""
    named = {seat: cards(hand) for seat, hand in hands.items()}
    last = Seat(book.seats - 1) if dealer is None else dealer
    return Table(book, deck_of(named, cards(talon), last, book), last)


def chosen(table: Table) -> Action:
    """What the heuristic player does for the seat on turn, which acts so."""
    seat = table.turn
    assert seat is not None
    action = HEURISTIC.choose(table.rulebook, table.views[seat], seat, Random(0))
    table.act(seat, action)
    return action
