"""Taking a call back before the next has spoken (section 3.2)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import Correct, Join, NameContract
from spadille.games.lhombre.event import Corrected
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.rulebook import awaited
from tests.games.lhombre.table import (
    PROFILES,
    B,
    F,
    M,
    Table,
    cards,
    deck_of,
    lines,
    play_out,
    rules,
)

PRIVAT = rules("privat")
DECK = deck_of({F: cards("SA"), M: cards("CA")})


def calls(*said: str, profile: str = "privat") -> Table:
    """A table after these calls: a contract, or ``pass``."""
    table = Table(DECK, book=rules(profile))
    return table.do(*(Pass() if word == "pass" else Bid(word) for word in said))


def test_lhombre_3_2_a_call_may_be_corrected_until_the_next_has_spoken() -> None:
    table = calls("game")
    assert table.book.to_act(table.state) == {F, M}
    table.act(F, Correct("solo"))
    assert table.events[-1] == Corrected(F, "solo")
    assert table.state.auction.calls == ((F, "solo"),)
    assert table.turn == M
    assert "solo" not in table.bids
    table.do(Pass(), Pass())
    assert (table.state.declarers, table.state.contract_name) == ((F,), "solo")


def test_lhombre_3_2_nobody_waits_for_a_correction() -> None:
    table = calls("game")
    assert PRIVAT.legal(table.state, F).may_wait
    assert not PRIVAT.legal(table.state, M).may_wait
    assert awaited(PRIVAT, table.state) == {M}
    assert table.book.picture(table.view(B), B).to_act == (M,)


def test_lhombre_3_2_a_call_is_final_once_the_next_has_spoken() -> None:
    table = calls("game", "pass")
    assert table.corrections(F) == []
    assert table.refusal(Correct("solo"), F).rule == rule.TURN
    assert table.turn == B
    assert table.corrections(M)


def test_lhombre_3_2_nobody_goes_from_spil_to_solo_when_the_others_have_passed() -> None:
    table = calls("game", "pass", "pass")
    assert (table.phase, table.turn) == (Phase.CONTRACT, F)
    assert table.refusal(Correct("solo")).rule == rule.CONTRACT


def test_lhombre_3_2_it_may_be_anything_that_could_have_been_said_but_the_same() -> None:
    table = calls("game", "solo")
    could = calls("game")
    assert set(table.corrections(M)) == {"pass", *could.bids} - {"solo"}
    assert "game" not in table.corrections(M)
    assert table.refusal(Correct("solo"), M).rule == rule.CORRECTION
    assert table.refusal(Correct("grand_tourne"), M).rule == rule.CORRECTION, "one ace only"


def test_lhombre_3_2_a_call_is_corrected_once() -> None:
    table = calls("game")
    table.act(F, Correct("pass"))
    assert table.corrections(F) == []
    assert table.refusal(Correct("game"), F).rule == rule.TURN
    table.do(Bid("solo"))
    assert table.corrections(M), "the next call is another"


@pytest.mark.parametrize(
    ("said", "seat", "call", "turn"),
    [
        (("pass",), F, "game", M),
        (("game",), F, "pass", M),
        (("game", "pass"), M, "solo", F),
        (("game", "solo"), M, "pass", B),
        (("game", "solo", "pass"), F, "spade_solo", M),
        (("pass", "pass"), M, "game", B),
        (("game", "pass", "solo"), B, "nolo_ouvert", F),
    ],
)
def test_lhombre_3_2_the_auction_goes_on_from_the_corrected_call(
    said: tuple[str, ...], seat: Seat, call: str, turn: Seat
) -> None:
    table = calls(*said)
    table.act(seat, Correct(call))
    plain = calls(*said[:-1], call)
    assert table.turn == plain.turn == turn
    assert table.state.auction == plain.state.auction


def test_lhombre_3_2_a_correction_may_end_the_auction() -> None:
    table = calls("solo", "pass", "nolo_ouvert")
    table.act(B, Correct("pass"))
    assert (table.state.declarers, table.phase) == ((F,), Phase.NAMING)


def test_lhombre_3_2_the_call_that_ends_the_auction_stands() -> None:
    """Nobody is left to speak, so nothing is left to wait for [own]."""
    table = calls("pass", "solo", "pass")
    assert table.phase == Phase.NAMING
    assert table.refusal(Correct("nolo_ouvert"), B).rule == rule.TURN
    assert calls("pass", "pass", "pass").settled.outcome == "washed_out"


def test_lhombre_3_2_who_won_with_spil_cannot_correct_it() -> None:
    table = calls("pass", "pass", "game")
    assert table.contracts
    assert table.refusal(Correct("solo")).rule == rule.CONTRACT
    assert table.do(NameContract("game")).state.declarers == (B,)


def test_lhombre_3_2_only_whoever_spoke_last_may_correct() -> None:
    table = calls("game", "pass")
    for action, seat in ((Correct("pass"), F), (Bid("solo"), M), (Pass(), M)):
        found = table.refusal(action, seat).rule
        assert found == rule.TURN
    assert table.refusal(Correct("solo")).rule == rule.CORRECTION, "the dealer has said nothing"


def test_lhombre_3_2_a_call_taken_back_costs_no_penalty() -> None:
    """What was said is what stands [own]."""
    table = calls("tourne", profile="union")
    table.act(F, Correct("game"))
    assert lines(play_out(table.do(Pass(), Pass())), "penalty") == []
    table = calls("game", profile="union")
    table.act(F, Correct("tourne"))
    assert lines(play_out(table.do(Pass(), Pass())), "penalty") == [("penalty", F, -1)]


@pytest.mark.parametrize("profile", [name for name in PROFILES if name not in ("privat", "union")])
def test_lhombre_3_2_elsewhere_what_is_said_is_said(profile: str) -> None:
    table = calls("game", profile=profile)
    assert table.book.to_act(table.state) == {M}
    assert table.refusal(Correct("pass"), F).rule == rule.TURN
    assert table.refusal(Correct("pass")).rule == rule.CORRECTION


@pytest.mark.parametrize("call", ["pass", "solo"])
def test_lhombre_3_2_and_3_3_joining_may_be_corrected_too(call: str) -> None:
    said: tuple[Action, ...] = (Bid("simple_nolo"), Join())
    table = Table(DECK, book=rules("hjemme+correction=true")).do(*said)
    assert set(table.corrections(M)) == {
        "pass",
        "grand",
        "solo",
        "pure_nolo",
        "spade_solo",
        "nolo_ouvert",
    }
    table.act(M, Correct(call))
    assert table.turn == (B if call == "pass" else F)
    table = Table(DECK, book=rules("hjemme+correction=true")).do(Bid("simple_nolo"), Pass())
    table.act(M, Correct("join"))
    assert table.do(Pass()).state.declarers == (F, M)
