"""Deals for players to show what they do."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.cards import SPANISH_40, Card, Seat
from spadille.rules.action import Action
from tests.games.lhombre.table import HOME_RULES, B, cards, deck_of

HEURISTIC = HeuristicPlayer()


def random_deck(seed: str) -> tuple[Card, ...]:
    """A deck that is the same for the same seed."""
    deck = list(SPANISH_40)
    Random(seed).shuffle(deck)
    return tuple(deck)


def dealt(hands: Mapping[Seat, str], talon: str = "", dealer: Seat = B) -> Table:
    """A table at which these hands and this talon were dealt."""
    named = {seat: cards(hand) for seat, hand in hands.items()}
    return Table(HOME_RULES, deck_of(named, cards(talon), dealer), dealer)


def chosen(table: Table) -> Action:
    """What the heuristic player does for the seat on turn, which acts so."""
    seat = table.turn
    assert seat is not None
    action = HEURISTIC.choose(HOME_RULES, table.views[seat], seat, Random(0))
    table.act(seat, action)
    return action
