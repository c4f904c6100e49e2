"""Deals of Spanish Solo for players to show what they do."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.cards import Seat
from spadille.rules.action import Action, Bid, Pass, Play
from tests.games.solo.table import AMERICAN, SHORT, D, cards, deck_of, declare

HEURISTIC = HeuristicPlayer()


def dealt(hands: Mapping[Seat, str]) -> Table:
    """A table at which these hands were dealt by the last seat."""
    return Table(AMERICAN, deck_of(hands), D)


def chosen(table: Table) -> Action:
    """What the heuristic player does for the seat on turn, which acts so."""
    seat = table.turn
    assert seat is not None
    action = HEURISTIC.choose(AMERICAN, table.views[seat], seat, Random(0))
    table.act(seat, action)
    return action


def in_play(
    hands: Mapping[Seat, str], declarer: Seat, short: str, trump: str, ace: str = ""
) -> Table:
    """A table at which a seat plays a game, with these trumps and this called ace."""
    table = dealt(hands)
    while not table.truth.declarers:
        turn = table.turn
        assert turn is not None
        table.act(turn, Bid(SHORT[short]) if turn == declarer else Pass())
    table.act(declarer, declare(short, trump, ace))
    return table


def play(table: Table, text: str) -> None:
    """Let whoever is on turn play these cards."""
    for card in cards(text):
        seat = table.turn
        assert seat is not None
        table.act(seat, Play(card))
