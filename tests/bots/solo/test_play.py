"""How the heuristic player plays his cards."""

from __future__ import annotations

from random import Random

from spadille.games.solo.action import EndDeal
from spadille.rules.action import Play
from tests.bots.solo.dealing import HEURISTIC, chosen, in_play, play
from tests.games.solo.table import D, L, M, R, book, cards, set_up


def card(text: str) -> Play:
    """A card played."""
    return Play(cards(text)[0])


def test_a_declarer_alone_draws_trumps_first() -> None:
    table = in_play({L: "CQ H7 SQ HK HT SA DA C8"}, L, "Os", "H")
    assert chosen(table) in (card("CQ"), card("H7"), card("SQ"))


def test_a_defender_takes_the_declarers_trick_with_the_cheapest_card() -> None:
    hands = {
        L: "DJ D8 CQ H7 HA HK S8 C8",
        M: "DT D9 S9 SK C9 CT H8 H9",
        D: "DA DK DQ ST SJ CJ CK HT",
    }
    table = in_play(hands, L, "Os", "H")
    play(table, "DJ DT D7")
    assert chosen(table) == card("DQ")


def test_a_defender_leaves_the_trick_of_another_defender() -> None:
    hands = {
        L: "DJ D8 CQ H7 HA HK S8 C8",
        M: "D7 S9 SK C9 CT H8 H9 CJ",
        D: "DK DQ ST SJ CK HT SA CA",
    }
    table = in_play(hands, L, "Os", "H")
    play(table, "DJ D7 DA")
    assert chosen(table) == card("DQ")


#: Clubs are led, rearhand ruffs low, and the last player could ruff higher.
RUFFED = {
    L: "CK CA DA DK S8 S7 H8 C9",
    M: "C8 CT CJ C7 DQ SJ SQ HJ",
    R: "CQ H7 HA HK HQ H9 D7 D9",
    D: "SA SK S9 ST HT D8 DT DJ",
}


def test_a_secret_partner_leaves_the_declarer_his_trick() -> None:
    table = in_play(RUFFED, R, "Ss", "H", "SA")
    play(table, "CK C7 H9")
    assert chosen(table) != card("HT")


def test_a_defender_takes_it_from_him() -> None:
    table = in_play(RUFFED, R, "Ss", "H", "CA")
    play(table, "CK C7 H9")
    assert chosen(table) == card("HT")


def test_a_partner_whom_all_know_is_left_his_trick() -> None:
    hands = {
        L: "CQ H7 HA HQ S8 DA D8 C8",
        M: "S7 SJ DQ DJ CJ CK HJ HT",
        R: "SA SK DK DT C9 CT H8 H9",
        D: "S9 ST SQ HK D7 D9 C7 CA",
    }
    table = in_play(hands, L, "Ss", "H", "SA")
    play(table, "S8 S7 SA S9 DK D7")
    assert chosen(table) == card("D8")


def test_a_last_player_ruffs_with_his_lowest_trump() -> None:
    hands = {
        L: "CK CA DA DK S8 S7 H8 C9",
        M: "C8 CT CJ C7 DQ SJ S9 HJ",
        D: "CQ H7 HA HK H9 D7 D9 SA",
    }
    table = in_play(hands, D, "Os", "H")
    play(table, "CK C7 D8")
    assert chosen(table) == card("H9")


def test_a_deal_that_is_decided_is_ended() -> None:
    rules = book("solo/german-like")
    table = set_up(
        rules,
        hands="CQ S8 / C9 CT / CJ CK / S7 S9",
        contract="solo_suit",
        declarers="0",
        trump="H",
        taken="1 0 0 0 0 0",
        turn="0",
    )
    assert HEURISTIC.choose(rules, table.state, L, Random(0)) == EndDeal()
