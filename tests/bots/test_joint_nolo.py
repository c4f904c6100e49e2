"""How the heuristic player joins a nolo, plays it beside others, and takes it up from the talon."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bench.dealing import decks
from spadille.bots.arena import Table
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.action import Join, StayOut
from spadille.games.lhombre.state import State
from spadille.rules.action import Bid, Exchange, Pass, Play
from tests.bots.dealing import HEURISTIC, chosen, dealt
from tests.games.lhombre.table import FOUR_F, FOUR_M, FOUR_O, B, F, M, rules

LOW = "SA S2 S3 H7 H6 H5 CA C2 D7"
ALSO_LOW = "S4 S5 H4 H3 H2 C3 C4 D6 D5"
HIGH = "SK SQ HK HQ CK CQ DK DQ DJ"


@pytest.mark.parametrize("contract", ["simple_nolo", "pure_nolo"])
@pytest.mark.parametrize("hand", [LOW, HIGH])
def test_a_nolo_that_stands_is_joined_with_a_hand_for_it(contract: str, hand: str) -> None:
    table = dealt({F: ALSO_LOW, M: hand})
    table.act(F, Bid(contract))
    # The low hand might also go higher, and kings and queens are good for a Grand.
    answer = chosen(table)
    may = (Join(), Bid("nolo_ouvert")) if hand == LOW else (Pass(), Bid("grand"))
    assert answer in may


def _in_play(hands: Mapping[Seat, str], *joining: Seat) -> Table:
    """A pure nolo of forehand's, which others play as well, before the first lead."""
    table = dealt(hands)
    table.act(F, Bid("pure_nolo"))
    while table.truth.contract is None:
        turn = table.turn
        assert turn is not None
        table.act(turn, Join() if turn in joining else Pass())
    return table


def _play(table: Table, *texts: str) -> None:
    for text in texts:
        turn = table.turn
        assert turn is not None
        table.act(turn, Play(Card(text)))


def test_beside_another_a_nolo_player_ducks_as_if_alone() -> None:
    hands = {F: "SQ S5 H3 H4 D2 D3 C4 C5 C6", M: "S4 SK HJ HQ DJ DQ CJ CQ CK"}
    table = _in_play({**hands, B: "SA S3 S7 SJ H7 H6 D7 D6 CA"}, B)
    _play(table, "SQ", "S4")
    assert chosen(table) == Play(Card("SJ"))


def test_three_nolo_players_play_without_a_defender() -> None:
    for number in range(20):
        deck = list(rules("hjemme").pack)
        Random(f"three {number}").shuffle(deck)
        table = Table(rules("hjemme"), deck, B)
        table.act(F, Bid("simple_nolo"))
        table.act(M, Join())
        table.act(B, Join())
        end: State = table.play([HEURISTIC] * 3, [Random(0)] * 3)
        assert end.settled is not None
        assert len(end.settled.outcomes) == 3


def test_the_defender_attacks_whoever_loses_more() -> None:
    """Forehand has taken a trick, middlehand none: a low spade hits him, a low heart the other."""
    hands = {
        F: "DK HK HQ HJ C2 C3 C4 D7 D6",
        M: "D5 SK SQ SJ CA C5 C6 D4 D3",
        B: "D2 S3 H3 H7 H6 SA S2 CK CQ",
    }
    table = _in_play(hands, M)
    _play(table, "DK", "D5", "D2")
    assert table.truth.tricks_by_seat == (1, 0, 0)
    _play(table, "C4", "C5", "CQ")
    lead = chosen(table)
    assert isinstance(lead, Play)
    assert lead.card.suit == "S"


def test_a_nolo_player_who_can_lose_no_more_attacks_the_other() -> None:
    """Forehand has taken two tricks: his low spade makes middlehand take one."""
    hands = {
        F: "DK CK SA S2 HK HQ HJ H2 H3",
        M: "D5 C5 SK SQ SJ D4 D3 CA C4",
        B: "D2 C2 S3 H7 H6 H5 H4 C3 CQ",
    }
    table = _in_play(hands, M)
    _play(table, "DK", "D5", "D2", "CK", "C5", "CQ")
    assert table.truth.tricks_by_seat == (2, 0, 0)
    lead = chosen(table)
    assert isinstance(lead, Play)
    assert lead.card in CardSet.read("SA S2")


def _before_the_sitter(talon: str) -> Table:
    """A table of four at which forehand plays a pure nolo, and the fourth has looked."""
    table = dealt({FOUR_F: "SK SQ SJ HK HQ HJ CK CQ CJ"}, talon, book=rules("hjemme+seats=4"))
    table.act(FOUR_F, Bid("pure_nolo"))
    while table.truth.contract is None:
        turn = table.turn
        assert turn is not None
        table.act(turn, Pass())
    assert table.turn == FOUR_O
    return table


def test_the_sitter_plays_the_nine_lowest_of_a_fine_heap() -> None:
    table = _before_the_sitter("SA S2 S3 H7 H6 H5 CA C2 D7 DK DQ DJ DA")
    assert chosen(table) == Exchange(CardSet.read("DK DQ DJ DA"))
    assert FOUR_O in table.truth.declarers


def test_the_sitter_stays_out_with_a_heap_of_high_cards() -> None:
    table = _before_the_sitter("DK DQ DJ DA D2 C7 C6 HA S7 S6 S5 C5 H2")
    assert chosen(table) == StayOut()


def test_the_sitter_plays_where_it_costs_more_to_stay_out() -> None:
    book = rules("hjemme+seats=4+sitter_cost=9")
    played = 0
    for deck, dealer, rng in decks(book, "costly", 10):
        table = Table(book, deck, dealer)
        table.act(table.truth.forehand, Bid("simple_nolo"))
        while table.truth.contract is None and table.turn is not None:
            table.act(table.turn, Pass())
        end: State = table.play([HEURISTIC] * 4, [rng] * 4)
        played += end.sitter_did == "plays"
    assert played == 10


def test_four_play_a_nolo_to_its_end() -> None:
    table = _before_the_sitter("SA S2 S3 H7 H6 H5 CA C2 D7 DK DQ DJ DA")
    end: State = table.play([HEURISTIC] * 4, [Random(0)] * 4)
    assert end.settled is not None
    assert end.declarers == (FOUR_F, FOUR_O)
    assert FOUR_M in end.defenders
