"""Giving up (section 4.1)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat, Suit
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import AnnounceTout, GiveUp, PlayOn
from spadille.games.lhombre.event import GivenUp, PlayedOn
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Play
from tests.games.lhombre.script import Script, scripted
from tests.games.lhombre.table import HOME_CONTRACTS, B, F, M, Table, rules, win_auction

#: What giving up costs, where it is allowed.
PRICES = {"game": -1, "spade_game": -1, "tourne": -2, "grand_tourne": -3, "grand": -3}
WITHOUT = [contract for contract in HOME_CONTRACTS if contract not in PRICES]


def at_lead(contract: str, declarer: Seat) -> Script:
    """The table before the first lead; every trick would go to the declarer."""
    return scripted(contract, declarer, [declarer] * 9)


def at_window(contract: str, declarer: Seat) -> Table:
    """The table at which the declarer is asked, or may say it."""
    script = at_lead(contract, declarer)
    if declarer != F:
        script.table.do(Play(script.tricks[0][0]))
    return script.table


@pytest.mark.parametrize("contract", list(PRICES))
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_give_up_price(contract: str, declarer: Seat) -> None:
    table = at_window(contract, declarer)
    assert table.turn == declarer
    assert GiveUp() in table.legal.choices
    table.do(GiveUp())
    assert table.events[-2] == GivenUp(declarer)
    settled = table.settled
    assert settled.scores == tuple(PRICES[contract] if seat == declarer else 0 for seat in range(3))
    assert (settled.outcome, settled.contract) == ("given_up", contract)
    assert (settled.tricks, settled.tout) == ((0, 0, 0), "none")
    assert table.book.to_act(table.state) == frozenset()


@pytest.mark.parametrize("contract", WITHOUT)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_no_giving_up_without_exchange_or_in_a_nolo(
    contract: str, declarer: Seat
) -> None:
    script = at_lead(contract, declarer)
    for card in script.tricks[0]:
        assert script.table.phase == Phase.PLAY
        assert GiveUp() not in script.table.legal.choices
        assert script.table.refusal(GiveUp()).rule == rule.GIVE_UP
        script.table.do(Play(card))


def test_lhombre_4_1_give_up_forehand_decides_before_he_leads() -> None:
    script = at_lead("game", F)
    table = script.table
    assert table.legal.play == table.hand(F)
    assert GiveUp() in table.legal.choices
    assert PlayOn() not in table.legal.choices
    table.do(Play(script.tricks[0][0]))
    assert (table.phase, table.turn) == (Phase.PLAY, M)
    assert table.refusal(GiveUp(), F).rule == rule.TURN
    script.play(1)
    assert table.turn == F
    assert GiveUp() not in table.legal.choices
    assert table.refusal(GiveUp()).rule == rule.GIVE_UP


def test_lhombre_4_1_give_up_middlehand_sees_the_lead_and_decides_at_his_card() -> None:
    script = at_lead("game", M)
    table = script.table
    assert table.refusal(GiveUp(), M).rule == rule.TURN, "not before the lead"
    table.do(Play(script.tricks[0][0]))
    assert (table.phase, table.turn) == (Phase.PLAY, M)
    assert GiveUp() in table.legal.choices
    assert PlayOn() not in table.legal.choices
    assert table.legal.play
    table.do(Play(script.tricks[0][1]))
    assert table.refusal(GiveUp(), M).rule == rule.TURN
    script.play(1)
    assert table.refusal(GiveUp()).rule == rule.GIVE_UP


def test_lhombre_4_1_give_up_dealer_is_asked_after_the_lead() -> None:
    script = at_lead("game", B)
    table = script.table
    first, second, third = script.tricks[0]
    assert table.refusal(GiveUp(), B).rule == rule.TURN, "not before the lead"
    table.do(Play(first))
    assert (table.phase, table.turn) == (Phase.AFTER_LEAD, B)
    assert table.legal.choices == (PlayOn(), GiveUp())
    assert not table.legal.play
    assert table.refusal(Play(second), M).rule == rule.TURN, "middlehand waits for him"
    assert table.refusal(Play(third)).rule == rule.AFTER_LEAD, "an answer first"
    table.do(PlayOn())
    assert table.events[-1] == PlayedOn(B)
    assert (table.phase, table.turn) == (Phase.PLAY, M)
    table.do(Play(second))
    assert table.turn == B
    assert GiveUp() not in table.legal.choices
    assert table.refusal(GiveUp()).rule == rule.GIVE_UP
    assert table.refusal(PlayOn()).rule == rule.GIVE_UP


@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_no_defender_may_give_up(declarer: Seat) -> None:
    script = at_lead("game", declarer)
    for card in script.tricks[0]:
        script.table.answer_lead()
        if script.table.turn != declarer:
            assert GiveUp() not in script.table.legal.choices
            assert script.table.refusal(GiveUp()).rule == rule.GIVE_UP
        script.table.do(Play(card))


def test_lhombre_4_1_no_giving_up_before_the_exchange_is_done() -> None:
    table = win_auction(Table(), F, "spade_game")
    assert table.phase == Phase.EXCHANGE
    assert table.refusal(GiveUp()).rule == rule.EXCHANGE


def test_lhombre_4_1_no_giving_up_once_tout_is_announced() -> None:
    table = at_window("game", F).do(AnnounceTout())
    assert GiveUp() not in table.legal.choices
    assert table.refusal(GiveUp()).rule == rule.GIVE_UP


def test_lhombre_4_1_giving_up_costs_less_than_losing_a_grand() -> None:
    assert at_window("grand", F).do(GiveUp()).settled.scores == (-3, 0, 0)
    assert scripted("grand", F, [M] * 9).play().settled.scores == (-4, 0, 0)


# --- the other profiles (4.2 to 4.4, 7.23) ---

#: What giving up costs the declarer: from him alone, or to each of the two others.
ELSEWHERE = {
    "wpt": {"game": -2, "spade_game": -2, "tourne": -2, "grand_tourne": -4},
    "privat": {"game": -1, "spade_game": -1, "tourne": -2, "grand_tourne": -3},
    "union": {"game": -1, "spade_game": -1, "tourne": -2, "grand_tourne": -3},
    "icelandic": {"game": -2, "spade_game": -2, "tourne": -2, "grand_tourne": -4},
}
GIVEN_UP = [(profile, bid) for profile in ELSEWHERE for bid in rules(profile).profile.options.bids]


@pytest.mark.parametrize(("profile", "contract"), GIVEN_UP)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_7_23_give_up_in_every_profile(profile: str, contract: str, declarer: Seat) -> None:
    """Where all may exchange; never in a nolo, a Solo or a Grandissimo."""
    script = scripted(contract, declarer, [declarer] * 9, book=rules(profile))
    table, price = script.table, ELSEWHERE[profile].get(contract)
    if price is None:
        for card in script.tricks[0]:
            assert table.phase == Phase.PLAY
            assert table.refusal(GiveUp()).rule == rule.GIVE_UP
            table.do(Play(card))
        return
    if declarer != F and profile != "icelandic":
        table.do(Play(script.next_card))
    assert table.turn == declarer
    table.do(GiveUp())
    is_paid = profile in ("wpt", "icelandic")
    others = -price // 2 if is_paid else 0
    assert table.settled.scores == tuple(price if seat == declarer else others for seat in range(3))
    assert table.settled.outcome == "given_up"


@pytest.mark.parametrize("declarer", [M, B])
@pytest.mark.parametrize("name", ["icelandic", "hjemme+give_up=before"])
def test_lhombre_7_23_giving_up_before_the_lead_all_wait_for_the_declarer(
    name: str, declarer: Seat
) -> None:
    script = scripted("game", declarer, [declarer] * 9, book=rules(name))
    table = script.table
    assert (table.phase, table.turn) == (Phase.BEFORE_LEAD, declarer)
    assert table.legal.choices == (PlayOn(), GiveUp())
    assert not table.legal.play
    assert table.refusal(Play(script.next_card), F).rule == rule.TURN
    assert table.refusal(Play(next(iter(table.hand(declarer))))).rule == rule.AFTER_LEAD
    table.do(PlayOn())
    assert table.events[-1] == PlayedOn(declarer)
    assert (table.phase, table.turn) == (Phase.PLAY, F)
    for card in script.tricks[0]:
        assert table.phase == Phase.PLAY, "he is not asked again"
        assert GiveUp() not in table.legal.choices
        table.do(Play(card))


@pytest.mark.parametrize("name", ["icelandic", "hjemme+give_up=before"])
def test_lhombre_7_23_a_forehand_gives_up_instead_of_leading(name: str) -> None:
    script = scripted("game", F, [F] * 9, book=rules(name))
    table = script.table
    assert table.phase == Phase.PLAY
    assert GiveUp() in table.legal.choices
    assert table.legal.play == table.hand(F)
    table.do(Play(script.next_card))
    assert table.phase == Phase.PLAY
    assert table.refusal(GiveUp(), F).rule == rule.TURN


@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_7_23_toggle_give_up(declarer: Seat) -> None:
    before = scripted("game", declarer, [declarer] * 9, book=rules("privat+give_up=before")).table
    assert (before.phase == Phase.BEFORE_LEAD) == (declarer != F)
    script = scripted("game", declarer, [declarer] * 9, book=rules("icelandic+give_up=first_lead"))
    phases = [script.table.phase]
    script.table.do(Play(script.next_card))
    phases.append(script.table.phase)
    assert phases == [Phase.PLAY, Phase.AFTER_LEAD if declarer == B else Phase.PLAY]


def test_lhombre_4_1_toggle_a_contract_with_a_price_may_be_given_up() -> None:
    table = scripted("solo", F, [F] * 9, book=rules("hjemme+values.solo.give_up=3")).table
    assert table.do(GiveUp()).settled.scores == (-3, 0, 0)


def test_lhombre_11_5_toggle_a_solo_that_pays_as_spade_solo_is_given_up_as_one() -> None:
    """Its price is that of a Solo Kulør, and where that has none it is played."""
    solo = "privat+values.solo.give_up=3"
    for suit, name, scores in (
        (Suit.HEARTS, solo, (-3, 0, 0)),
        (Suit.SPADES, solo, None),
        (Suit.SPADES, f"{solo}+values.spade_solo.give_up=4", (-4, 0, 0)),
        (Suit.SPADES, f"{solo}+spade_solo_pays=false", (-3, 0, 0)),
    ):
        table = scripted("solo", F, [F] * 9, trump=suit, book=rules(name)).table
        if scores is None:
            assert table.refusal(GiveUp()).rule == rule.GIVE_UP
        else:
            assert table.do(GiveUp()).settled.scores == scores
