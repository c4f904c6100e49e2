"""What hands are promised, and what contracts usually come to, as it was learned."""

from __future__ import annotations

import pytest

from spadille.analysis.handmeter import Estimate, measure
from spadille.analysis.lhombre import promise
from spadille.analysis.par import par
from spadille.bots import model
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.model import ModelFault, load
from spadille.cards import CardSet, Seat
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.profile import load as rules
from spadille.rules.action import Bid, Pass
from spadille.table import Table

#: A hand that wins a Solo in spades whatever lies where, and one that wins nothing.
STRONG = "SA S2 CA SK SQ SJ S7 HK DK"
WEAK = "H6 H5 H4 D6 D5 D4 C5 C4 C3"


def estimates(hand: str) -> dict[str, Estimate]:
    table = Table.of_hands("lhombre", [hand, "*", "*"], dealer=2)
    return {
        each.contract: each for each in measure(table.rulebook, table.view(0), Seat(0)).estimates
    }


def won(told: Estimate) -> float:
    return sum(each.chance for each in told.chances if each.outcome == "win")


def test_something_was_learned_of_every_contract() -> None:
    assert {promise.name_of(name) for name in CONTRACTS} <= load().keys()


@pytest.mark.parametrize("contract", ["grand", "game", "solo", "tourne"])
def test_a_weak_hand_is_not_told_that_it_may_well_win(contract: str) -> None:
    weak, strong = estimates(WEAK), estimates(STRONG)
    assert won(weak[contract]) < 0.3
    assert won(strong[contract]) > won(weak[contract])
    assert weak[contract].points < 0


def test_the_meter_tells_estimates_where_nothing_was_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing() -> None:
        raise ModelFault("model.npz: missing")

    monkeypatch.setattr(model, "load", missing)
    appraised = Appraisal(rules("hjemme").options, CardSet.read(WEAK), is_leading=True)
    for name, told in estimates(WEAK).items():
        assert won(told) == pytest.approx(appraised.odds(name).win)


def test_the_cards_of_a_hopeless_bid_are_charged_with_what_it_loses() -> None:
    table = Table.of_hands("lhombre", [WEAK, "SA S2 CA SK SQ HK DK CK D7", "*"], dealer=2)
    table.act(Bid("solo")).act(Pass()).act(Pass())
    while table.rulebook.card_play(table.truth) is None:
        (seat,) = table.to_act
        legal = table.legal(seat)
        table.act(legal.choices[0] if legal.choices else "exchange", seat)
    found = par(table.rulebook, table.truth)
    assert found is not None
    assert found.outcome == "codille"
    assert found.calibrated[0] == pytest.approx(found.open[0], abs=0.5)
