"""Calls and exchanges looked back at: what they cost, and that nothing leaks."""

from __future__ import annotations

from random import Random

import pytest

from spadille.analysis.asked import Asked
from spadille.analysis.handmeter import measure, share_won
from spadille.analysis.judging import judged
from spadille.analysis.moment import COSTLY, SHOWN, SURE, Moment
from spadille.analysis.review import review
from spadille.analysis.thinker import thinker
from spadille.analysis.wording import chances_in_words
from spadille.bots import model, registry
from spadille.bots.model import ModelFault
from spadille.cards import CardSet, Seat, Suit
from spadille.games.lhombre.action import NameTrump
from spadille.games.solo.action import Declare
from spadille.locales import Messages
from spadille.rules.action import Action, Bid, Exchange, Pass
from spadille.table import Table
from tests.analysis.deals import choices, hands, others_shuffled, played, recorded
from tests.conformance.rulesets import NAMES

TRICK_GAMES = ("lhombre/hjemme", "lhombre/wpt", "solo/american")
FEW = 12
#: A hand that wins a Solo in spades whatever lies where, one for nolos, one that wins nothing.
STRONG = "SA S2 CA SK SQ SJ S7 HK DK"
WEAK = "H6 H5 H4 D6 D5 D4 C5 C4 C3"
POOR = "HQ HJ H2 DQ DJ D2 CJ C7 C6"
MIDDLING = "SA CA SK SQ S7 H6 H5 D6 D5"


def asked(at: Table, seat: Seat, action: Action) -> Asked:
    return Asked(at.truth, at.view(seat), seat, action, 0)


def moment(at: Table, seat: Seat, action: Action, worlds: int = 40) -> Moment:
    return judged(at.rulebook, asked(at, seat, action), Random(1), worlds)


@pytest.mark.parametrize("rules", TRICK_GAMES)
def test_what_could_be_known_does_not_hang_on_cards_that_were_hidden(rules: str) -> None:
    compared = 0
    for seed in range(5):
        for at, seat, action in choices(played(rules, seed)):
            twin = others_shuffled(at, seat, seed)
            one, other = (
                judged(
                    at.rulebook,
                    Asked(truth, at.view(seat), seat, action, 0),
                    Random(seed),
                    worlds=4,
                )
                for truth in (at.truth, twin)
            )
            compared += hands(twin) != hands(at.truth)
            assert (one.known, one.doubt, one.better) == (other.known, other.doubt, other.better)
            assert one.worlds == other.worlds
            assert len(set(one.worlds)) == len(one.worlds)
            assert (one.chances, one.better_chances) == (other.chances, other.better_chances)
    assert compared > 15


def test_to_pass_with_a_hand_that_wins_is_an_error() -> None:
    table = Table.of_hands("lhombre", [STRONG, "*", "*"], dealer=2)
    told = moment(table, Seat(0), Pass())
    assert told.verdict == "error"
    assert isinstance(told.better, Bid)
    assert told.known > 2
    assert told.trick == 0
    assert told.open > 0
    assert not told.chances
    (promised,) = (
        each.chances
        for each in measure(table.rulebook, table.view(0), Seat(0)).estimates
        if each.contract == told.better.contract
    )
    assert told.better_chances == promised
    assert chances_in_words(told, Messages("en")) == (
        f"Such a hand wins the better bid in {share_won(promised)} of 100 deals.",
    )


def test_to_bid_with_a_hand_that_wins_nothing_is_an_error() -> None:
    table = Table.of_hands("lhombre", [POOR, "*", "*"], dealer=2)
    told = moment(table, Seat(0), Bid("solo"))
    assert told.verdict == "error"
    assert told.better != told.done
    assert told.known > SURE * told.doubt
    assert share_won(told.chances) < 50
    won = f"Such a hand wins the bid in {share_won(told.chances)} of 100 deals"
    assert chances_in_words(told, Messages("en"))[0].startswith(won)


def test_to_play_alone_at_spanish_solo_what_cannot_be_made_is_an_error() -> None:
    hands = ["S8 S9 H8 H9 D8 D9 C8 C9", "*", "*", "*"]
    table = Table.of_hands("solo/american", hands, dealer=3, seed=1)
    told = moment(table, Seat(0), Bid("solo_suit"), worlds=20)
    assert (told.verdict, told.better) == ("error", Pass())
    table.act("solo_suit").act("pass").act("pass").act("pass")
    told = moment(table, Seat(0), Declare("solo_colour", Suit.CLUBS), worlds=20)
    assert told.verdict == "error"
    assert isinstance(told.better, Declare)
    assert told.better.contract == "solo_suit"


def test_to_bid_what_the_hand_wins_costs_nothing() -> None:
    table = Table.of_hands("lhombre", [STRONG, "*", "*"], dealer=2)
    told = moment(table, Seat(0), Bid("spade_solo"))
    assert told.verdict == "fine"
    assert told.known <= COSTLY * told.at_stake


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "lhombre/icelandic", "lhombre/wpt"])
@pytest.mark.parametrize("hand", [STRONG, WEAK, MIDDLING])
def test_a_bid_is_worth_in_a_review_what_the_hand_meter_promised(rules: str, hand: str) -> None:
    """By the last to speak, whom nobody can overbid."""
    table = Table.of_hands(rules, ["*", "*", hand], dealer=2).act(Pass()).act(Pass())
    told = measure(table.rulebook, table.view(2), Seat(2)).estimates
    promised = {each.contract: each.points for each in told}
    differing = 0
    for bid in table.legal(Seat(2)).choices:
        if not isinstance(bid, Bid):
            continue
        judged_ = moment(table, Seat(2), bid, FEW)
        if isinstance(judged_.better, Bid):
            more = promised[judged_.better.contract] - promised[bid.contract]
            assert judged_.known == pytest.approx(more)
            differing += more > 0
    assert differing


def test_a_review_promises_what_the_hand_meter_does_without_what_was_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing() -> None:
        raise ModelFault("model.npz: missing")

    monkeypatch.setattr(model, "load", missing)
    test_a_bid_is_worth_in_a_review_what_the_hand_meter_promised("lhombre/hjemme", STRONG)


def exchanging() -> Table:
    table = Table.of_hands("lhombre", ["SA CA SK SQ S7 H6 H5 D6 D5", "*", "*"], dealer=2)
    table = table.act("game").act("pass").act("pass")
    return table.act("name_trump S") if table.legal().exchange is None else table


def test_to_throw_trumps_away_is_an_error_and_to_throw_losers_is_fine() -> None:
    table = exchanging()
    bad = moment(table, Seat(0), Exchange(CardSet.read("SK SQ S7")))
    good = moment(table, Seat(0), Exchange(CardSet.read("H6 H5 D6 D5")))
    assert bad.verdict == "error"
    assert isinstance(bad.better, Exchange)
    assert not bad.better.cards & CardSet.read("SA CA SK SQ S7")
    assert good.known <= COSTLY * good.at_stake
    assert bad.known > good.known


def test_a_call_that_cannot_be_told_from_another_is_no_error() -> None:
    for seed in range(4):
        for at, seat, action in choices(played("lhombre", seed)):
            told = moment(at, seat, action, FEW)
            if told.verdict in ("error", "lucky"):
                assert told.known > max(COSTLY * told.at_stake, SURE * told.doubt)
                assert told.better != told.done
            assert told.known >= 0
            assert told.open >= 0
            assert told.open <= told.at_stake


@pytest.mark.parametrize("rules", [name for name in NAMES if not name.startswith("hearts")])
def test_whatever_is_said_by_chance_can_be_judged(rules: str) -> None:
    """What nobody would say who thinks; so that all there is to say comes up."""
    judged_ = 0
    for seed in range(3):
        table, rng = Table.shuffled(rules, f"said {seed}"), Random(seed)
        player = registry.player("random")
        while (seat := table.turn) is not None and not table.legal(seat).play:
            table.act(player.choose(table.rulebook, table.view(seat), seat, rng), seat)
        told = review(table.rulebook, recorded(table), worlds=4)
        judged_ += told.decisions - told.skipped
        for own in told.moments:
            assert all(moment.trick == 0 for moment in own)
    assert judged_


def test_an_answer_is_the_same_whatever_was_asked_before() -> None:
    table = played("solo", 2)
    (at, seat, action) = next(choices(table))
    assert moment(at, seat, action, FEW) == moment(at, seat, action, FEW)


def test_a_seat_thinks_without_a_file_of_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise ModelFault("model.npz: missing")

    monkeypatch.setattr(model, "load", missing)
    table = Table.of_hands("lhombre", [STRONG, "*", "*"], dealer=2)
    found = thinker(table.rulebook, table.view(0), Seat(0))
    assert found is not None
    assert not found.numbers
    assert moment(table, Seat(0), Pass()).verdict == "error"


def test_of_a_hand_on_which_much_is_known_ten_different_worlds_are_shown() -> None:
    table = Table.of_hands("lhombre", [STRONG, "*", "*"], dealer=2).act("solo").act("pass")
    told = moment(table.act("pass"), Seat(0), NameTrump(Suit.SPADES), worlds=80)
    assert len(set(told.worlds)) == len(told.worlds) == SHOWN
