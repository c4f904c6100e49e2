"""How the heuristic player plays his cards."""

import pytest

from spadille.bots.arena import Table
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, NameTrump, PlayOn
from spadille.rules.action import Bid, Exchange, Pass, Play
from tests.bots.dealing import chosen, dealt
from tests.games.lhombre.table import B, F, M


def _in_play(contract: str, declarer: Seat, hands: dict[Seat, str], trump: str = "") -> Table:
    """A table at which the cards are as given and nobody exchanged."""
    table = dealt(hands)
    while (turn := table.turn) is not None and table.truth.contract is None:
        table.act(turn, Bid(contract) if turn == declarer else Pass())
    if trump:
        table.act(declarer, NameTrump(Suit(trump)))
    while table.truth.exchanging:
        table.act(table.truth.exchanging[0], Exchange(CardSet()))
    return table


def _play(table: Table, *texts: str) -> None:
    for text in texts:
        seat = table.turn
        assert seat is not None
        table.act(seat, Play(Card(text)))


def test_a_defender_leaves_his_partners_trick() -> None:
    hands = {M: "DK D3 S6 S5 S4 HJ H2 H3 C3", B: "CK CJ S7 HK H5 DQ D4 D5 D6"}
    table = _in_play("solo", F, {**hands, F: "SA C2 CA CQ C7 D2 SK H4 HQ"}, "C")
    _play(table, "D2", "DK")
    assert chosen(table) == Play(Card("D6"))


def test_a_defender_takes_the_declarers_trick_with_the_cheapest_card() -> None:
    hands = {F: "SA C2 CQ CJ C6 S2 H4 H6 DJ", B: "DK DQ D5 SK SJ HK H2 C3 C4"}
    table = _in_play("solo", F, {**hands, M: "D3 D4 S3 S4 S5 H3 H5 C5 C7"}, "C")
    _play(table, "DJ", "D3")
    assert chosen(table) == Play(Card("DQ"))


def test_a_last_player_ruffs_with_his_lowest_trump() -> None:
    hands = {B: "SA C2 CQ CJ C6 S2 H4 H6 HK", F: "DK DQ D5 SK SJ HQ H2 C3 C4"}
    table = _in_play("solo", B, {**hands, M: "D2 D4 S3 S4 S5 H3 H5 C5 C7"}, "C")
    _play(table, "DK", "D2")
    assert chosen(table) == Play(Card("C6"))


def test_a_tout_is_announced_when_every_trick_is_sure() -> None:
    table = _in_play("spade_solo", F, {F: "SA S2 CA SK SQ SJ S7 S6 HK"})
    said = []
    while table.turn is not None and len(table.truth.tricks) < 5:
        said.append(chosen(table))
    assert AnnounceTout() in said
    while table.turn is not None:
        chosen(table)
    assert table.truth.settled.tout == "made"


def test_a_deal_that_is_decided_is_ended() -> None:
    table = _in_play("spade_solo", F, {F: "SA S2 CA SK SQ SJ H7 H6 D7"})
    said = []
    while table.turn is not None:
        said.append(chosen(table))
    assert EndPlay() in said


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("C4 C5 H5 H6 D7 D6 S3 S4 S5", GiveUp()), ("SA C2 CA CK CQ C7 HK DK S5", PlayOn())],
)
def test_a_hopeless_hand_is_given_up_after_the_first_lead(
    hand: str, answer: GiveUp | PlayOn
) -> None:
    table = _in_play("game", B, {B: hand}, "C")
    chosen(table)
    assert chosen(table) == answer


def test_a_nolo_declarer_ducks_with_his_most_dangerous_card() -> None:
    hands = {F: "SQ S5 H3 H4 D2 D3 C4 C5 C6", M: "S4 SK HJ HQ DJ DQ CJ CQ CK"}
    table = _in_play("pure_nolo", B, {**hands, B: "SA S3 S7 SJ H7 H6 D7 D6 CA"})
    _play(table, "SQ", "S4")
    assert chosen(table) == Play(Card("SJ"))


def test_a_nolo_declarer_throws_a_dangerous_card_on_another_suit() -> None:
    hands = {F: "DJ D3 S4 S5 S6 H3 C4 C5 C6", M: "DQ D4 S7 SQ H4 H5 C7 CJ CQ"}
    table = _in_play("pure_nolo", B, {**hands, B: "SA S2 S3 HK H7 H6 CA C2 C3"})
    _play(table, "DJ", "DQ")
    assert chosen(table) == Play(Card("HK"))


def test_defenders_of_an_open_nolo_lead_under_the_bare_high_card() -> None:
    hands = {F: "H3 HQ D4 D3 S4 S5 S6 C4 C5", B: "HK SA S2 S3 CA C2 C3 D7 D6"}
    table = _in_play("nolo_ouvert", B, hands)
    assert chosen(table) in (Play(Card("H3")), Play(Card("HQ")))
