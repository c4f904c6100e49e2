"""What the heuristic player bids, names and throws away."""

import pytest

from spadille.bots.arena import Table
from spadille.cards import CardSet, Seat, Suit
from spadille.games.lhombre.action import KeepTurned, NameTrump
from spadille.rules.action import Bid, Exchange, Pass
from tests.bots.dealing import chosen, dealt
from tests.games.lhombre.table import B, F, M


def _win(contract: str, table: Table) -> None:
    table.act(F, Bid(contract))
    table.act(M, Pass())
    table.act(B, Pass())


RUBBISH = "SJ S5 S3 HJ H3 CQ C6 DJ D4"


@pytest.mark.parametrize(
    ("hand", "bids"),
    [
        (RUBBISH, {"pass"}),
        ("H7 HA HQ H2 CK DK D4 S5 S6", {"game", "tourne"}),
        ("SA S2 SK SQ SJ S7 HK DK CK", {"spade_solo"}),
        ("SA H7 CA HA HK HQ DK CK SK", {"solo"}),
        ("SA CA DK D4 H5 S6 S4 C7 C3", {"grand_tourne"}),
        ("SA S2 S3 S4 CA C2 C3 H7 D7", {"nolo_ouvert"}),
    ],
)
def test_a_hand_is_bid_for_what_it_is(hand: str, bids: set[str]) -> None:
    action = chosen(dealt({F: hand}))
    assert (action.contract if isinstance(action, Bid) else "pass") in bids


def test_a_bid_that_stands_is_not_exceeded_with_rubbish() -> None:
    table = dealt({F: "SA S2 SK SQ SJ S7 HK DK CK", M: "S4 S6 HJ H3 CQ C6 C7 DJ D4"})
    chosen(table)
    assert chosen(table) == Pass()


def test_the_longest_and_highest_suit_becomes_trump() -> None:
    table = dealt({F: "SA H7 CA HA HK HQ DK CK SK"})
    _win("game", table)
    assert chosen(table) == NameTrump(Suit.HEARTS)


def test_a_turned_card_is_kept() -> None:
    table = dealt({F: "SA CA DK D4 H5 S6 S4 C7 C3"}, talon="D2 D3")
    _win("tourne", table)
    assert chosen(table) == KeepTurned()


def _after_game(hands: dict[Seat, str], talon: str = "") -> list[CardSet]:
    """What the seats throw, in turn, when forehand plays in clubs."""
    table = dealt(hands, talon)
    _win("game", table)
    table.act(F, NameTrump(Suit.CLUBS))
    thrown = []
    while table.truth.exchanging:
        action = chosen(table)
        assert isinstance(action, Exchange)
        thrown.append(action.cards)
    return thrown


def test_a_declarer_keeps_trumps_and_kings() -> None:
    thrown, *_ = _after_game({F: "SA C2 CQ C7 HK S7 S6 D3 H4"})
    assert thrown == CardSet.read("S7 S6 D3 H4")


def test_a_weak_first_defender_leaves_the_second_five_cards() -> None:
    hands = {F: "SA C2 CQ C7 HK S7 S6 D3 H4", M: "SJ S5 S3 HJ H3 H2 D6 DJ D4"}
    first, second, _ = _after_game(hands)
    assert len(first) == 4
    assert len(second) == 13 - 4 - 5


def test_a_strong_first_defender_draws_what_he_likes() -> None:
    hands = {F: "SA C2 CQ C7 HK S7 S6 D3 H4", M: "CA CK CJ DK H3 H2 D6 DJ D4"}
    _, second, third = _after_game(hands)
    assert second == CardSet.read("H3 H2 D6 DJ D4")
    assert len(third) <= 4


def test_a_nolo_player_keeps_low_runs_and_throws_high_cards() -> None:
    table = dealt({F: "SA S2 S3 HK H7 CA C2 D7 DK"})
    _win("simple_nolo", table)
    action = chosen(table)
    assert isinstance(action, Exchange)
    assert CardSet.read("HK DK") <= action.cards
    assert not CardSet.read("SA S2 S3 CA C2 H7 D7") & action.cards
