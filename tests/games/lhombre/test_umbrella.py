"""Spil stands for every exchange game, and what naming too much costs (sections 3.2 and 7.17)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import NameContract
from spadille.games.lhombre.event import ContractMade
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Bid, Exchange, Pass
from tests.games.lhombre.table import B, F, M, Table, cards, deck_of, lines, play_out, rules

BORN = ["solo", "spade_solo", "pure_nolo", "nolo_ouvert"]
NAMED = ["spade_game", "tourne", "simple_nolo", "grand_tourne"]


def calls(*said: str, profile: str = "privat", aces: Seat = F) -> Table:
    """A table after these calls: a contract, or ``pass``."""
    book = rules(profile)
    table = Table(deck_of({aces: cards("SA CA")}, book=book), book=book)
    return table.do(*(Pass() if word == "pass" else Bid(word) for word in said))


@pytest.mark.parametrize("said", [(), ("pass",), ("pass", "pass")])
def test_lhombre_3_2_whoever_opens_says_spil_for_all_exchange_games(said: tuple[str, ...]) -> None:
    table = calls(*said, aces=Seat(len(said)))
    assert set(table.bids) == {"game", *BORN}
    for bid in NAMED:
        refused = table.refusal(Bid(bid))
        assert (refused.rule, refused.evidence) == (rule.UMBRELLA, {"bid": bid})


@pytest.mark.parametrize("said", [("game",), ("pass", "game"), ("game", "pass")])
def test_lhombre_3_2_over_spil_each_is_bid_by_its_own_name(said: tuple[str, ...]) -> None:
    """Over "Spil" one may say one's Tourné, and must not pass for want of a name."""
    table = calls(*said, aces=M if said == ("game",) else B)
    assert set(table.bids) == {*NAMED, *BORN}


def test_lhombre_3_2_the_senior_names_what_he_overbids_with() -> None:
    table = calls("game", "spade_game")
    assert table.turn == F
    assert set(table.bids) == {*NAMED, *BORN}, "spade_game by holding it"
    table.do(Bid("grand_tourne"), Pass(), Pass())
    assert (table.state.contract_name, table.phase) == ("grand_tourne", Phase.EXCHANGE)


@pytest.mark.parametrize("winner", [F, M, B])
def test_lhombre_3_2_who_wins_with_spil_says_which_game_it_is(winner: Seat) -> None:
    said = ["pass"] * 3
    said[winner] = "game"
    table = calls(*said, aces=winner)
    assert (table.phase, table.turn) == (Phase.CONTRACT, winner)
    assert not table.state.declarers
    assert table.contracts == ["game", *NAMED]
    for other in {F, M, B} - {winner}:
        assert table.refusal(NameContract("game"), other).rule == rule.TURN


def test_lhombre_3_2_without_the_black_aces_it_is_no_tourne_respect() -> None:
    table = calls("game", "pass", "pass", aces=M)
    assert table.contracts == ["game", "spade_game", "tourne", "simple_nolo"]
    assert table.refusal(NameContract("grand_tourne")).rule == rule.CONTRACT


@pytest.mark.parametrize("bid", BORN)
def test_lhombre_3_2_nobody_goes_from_spil_to_solo_of_his_own_will(bid: str) -> None:
    table = calls("game", "pass", "pass")
    assert table.refusal(NameContract(bid)).rule == rule.CONTRACT
    assert table.refusal(Bid(bid)).rule == rule.CONTRACT
    assert table.refusal(Exchange(table.hand(F))).rule == rule.CONTRACT


@pytest.mark.parametrize(
    ("contract", "phase"),
    [
        ("game", Phase.NAMING),
        ("spade_game", Phase.EXCHANGE),
        ("tourne", Phase.EXCHANGE),
        ("simple_nolo", Phase.EXCHANGE),
        ("grand_tourne", Phase.EXCHANGE),
    ],
)
def test_lhombre_3_2_the_game_behind_spil_is_played(contract: str, phase: Phase) -> None:
    table = calls("game", "pass", "pass").do(NameContract(contract))
    made = [event for event in table.events if isinstance(event, ContractMade)]
    assert [(event.contract, event.declarers) for event in made] == [(contract, (F,))]
    assert table.phase == phase


def test_lhombre_3_2_a_game_that_was_named_is_not_named_again() -> None:
    table = calls("game", "tourne", "pass", "pass")
    assert (table.state.contract_name, table.state.declarers) == ("tourne", (M,))


def test_lhombre_3_2_without_the_umbrella_each_game_is_bid_by_its_name() -> None:
    for profile in ("hjemme", "wpt", "icelandic", "privat+umbrella=false"):
        table = calls(profile=profile)
        assert {*NAMED, *BORN, "game"} <= set(table.bids)
        table.do(Bid("game"), Pass(), Pass())
        assert table.phase == Phase.NAMING


# --- the union: naming too much costs a point ---


def test_lhombre_3_2_the_union_lets_one_name_too_much_at_a_price() -> None:
    assert set(calls(profile="union").bids) == {"game", *NAMED, *BORN}


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        (("game", "pass", "pass"), (0, 0, 0)),
        (("solo", "pass", "pass"), (0, 0, 0)),
        (("spade_game", "pass", "pass"), (1, 0, 0)),
        (("tourne", "pass", "pass"), (1, 0, 0)),
        (("simple_nolo", "pass", "pass"), (1, 0, 0)),
        (("grand_tourne", "pass", "pass"), (1, 0, 0)),
        (("pass", "tourne", "pass"), (0, 1, 0)),
        (("pass", "pass", "tourne"), (0, 0, 1)),
        # Over Spil the name is needed.
        (("game", "tourne", "pass", "pass"), (0, 0, 0)),
        (("game", "pass", "tourne", "pass"), (0, 0, 0)),
        # Whoever names too much pays, also when he does not get the game.
        (("tourne", "solo", "pass", "pass"), (1, 0, 0)),
        (("tourne", "solo", "pass", "spade_solo", "pass"), (1, 0, 0)),
        # Solo Kulør where Solo would have done.
        (("spade_solo", "pass", "pass"), (1, 0, 0)),
        (("game", "spade_solo", "pass", "pass"), (0, 1, 0)),
        (("game", "solo", "spade_solo", "pass", "pass"), (1, 0, 0)),
        (("solo", "spade_solo", "pass", "pass"), (0, 0, 0)),
        # The other born games are bid by their names alone.
        (("pure_nolo", "pass", "pass"), (0, 0, 0)),
        (("nolo_ouvert", "pass", "pass"), (0, 0, 0)),
    ],
)
def test_lhombre_3_2_penalties_of_the_union(said: tuple[str, ...], lost: tuple[int, ...]) -> None:
    """Forehand who answers a Solo could have held it: his Solo Kulør says too much [own]."""
    table = play_out(calls(*said, profile="union"))
    expected = [("penalty", seat, -1) for seat in (F, M, B) if lost[seat]]
    assert lines(table, "penalty") == expected
    (declarer,) = table.settled.declarers
    for seat in (F, M, B):
        own = sum(points for _, who, points in lines(table) if who == seat)
        assert table.settled.scores[seat] == own
        assert seat == declarer or own == -lost[seat]


def test_lhombre_3_2_penalties_come_beside_the_points_of_the_game() -> None:
    """The same deal, once bid as Spil and once named too early."""
    quiet = calls("game", "pass", "pass", profile="union").do(NameContract("simple_nolo"))
    loud = calls("simple_nolo", "pass", "pass", profile="union")
    for table in (quiet, loud):
        play_out(table)
    assert quiet.settled.tricks == loud.settled.tricks
    assert loud.settled.scores == (quiet.settled.scores[F] - 1, 0, 0)


def test_lhombre_3_2_toggle_naming_penalty() -> None:
    table = play_out(calls("tourne", "pass", "pass", profile="privat+naming_penalty=3"))
    assert lines(table, "penalty") == [("penalty", F, -3)]
    assert calls("tourne", "pass", "pass", profile="union+umbrella=false").state.declarers == (F,)


@pytest.mark.parametrize("bid", ["spade_solo", "pure_nolo"])
def test_lhombre_3_2_in_private_play_a_born_game_is_named_at_once(bid: str) -> None:
    table = play_out(calls(bid, "pass", "pass"))
    assert lines(table, "penalty") == []
    assert table.settled.contract == bid


def test_lhombre_3_2_penalties_are_paid_to_nobody() -> None:
    table = play_out(calls("tourne", "pass", "pass", profile="union+payment=defenders"))
    assert sum(table.settled.scores) == -1
