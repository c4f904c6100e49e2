"""The deal, the seats and who deals next (section 3.1)."""

from __future__ import annotations

import pytest

from spadille.cards import SPANISH_40, Card, CardSet, Seat
from spadille.games.lhombre import rule
from spadille.rules.action import Deal, Pass
from spadille.rules.event import Dealt
from spadille.rules.rule import FaultyGame, IllegalAction
from tests.games.lhombre.script import scripted
from tests.games.lhombre.table import HOME_RULES, B, F, M, Table

DECK = tuple(reversed(SPANISH_40))


@pytest.mark.parametrize("dealer", [Seat(0), Seat(1), Seat(2)])
def test_lhombre_3_1_three_packets_of_three_from_forehand_then_the_talon(dealer: Seat) -> None:
    table = Table(DECK, dealer)
    forehand, middle = Seat((dealer + 1) % 3), Seat((dealer + 2) % 3)
    for place, seat in enumerate((forehand, middle, dealer)):
        packets = [DECK[9 * round_ + 3 * place :][:3] for round_ in range(3)]
        assert table.hand(seat) == CardSet(card for packet in packets for card in packet)
    assert table.state.talon.cards == DECK[27:]
    assert len(table.state.talon) == 13


@pytest.mark.parametrize("dealer", [Seat(0), Seat(1), Seat(2)])
def test_lhombre_3_1_forehand_is_right_of_the_dealer_and_speaks_first(dealer: Seat) -> None:
    table = Table(DECK, dealer)
    assert table.state.forehand == Seat((dealer + 1) % 3)
    assert table.turn == table.state.forehand


def test_lhombre_3_1_nobody_may_act_before_the_deal() -> None:
    state = HOME_RULES.start(B)
    assert HOME_RULES.to_act(state) == frozenset()
    for seat in (F, M, B):
        assert not HOME_RULES.legal(state, seat)
        with pytest.raises(IllegalAction) as refused:
            HOME_RULES.decide(state, seat, Pass())
        assert refused.value.rule == rule.TURN


def test_lhombre_3_1_only_the_house_deals_and_only_once() -> None:
    state = HOME_RULES.start(B)
    with pytest.raises(IllegalAction) as refused:
        HOME_RULES.decide(state, F, Deal(B, DECK))
    assert refused.value.rule == rule.DEAL
    table = Table(DECK)
    with pytest.raises(IllegalAction) as refused:
        table.act(None, Deal(B, DECK))
    assert refused.value.rule == rule.DEAL


@pytest.mark.parametrize("dealer", [Seat(0), Seat(1), Seat(3), Seat(-1)])
def test_lhombre_3_1_a_deal_must_name_the_dealer_whose_turn_it_is(dealer: Seat) -> None:
    with pytest.raises(IllegalAction) as refused:
        HOME_RULES.decide(HOME_RULES.start(B), None, Deal(dealer, DECK))
    assert refused.value.rule == rule.DEAL


def test_lhombre_2_a_faulty_deck_is_refused_with_every_fault() -> None:
    deck = (Card("S8"), Card("SA"), *DECK[2:])
    with pytest.raises(FaultyGame) as refused:
        HOME_RULES.decide(HOME_RULES.start(B), None, Deal(B, deck))
    faults = {str(fault) for fault in refused.value.faults}
    missing = sorted((DECK[0], DECK[1]), key=lambda card: card.index)
    assert faults == {
        "S8 does not belong to the pack (deck 1)",
        f"SA occurs 2 times (deck 2, deck {DECK.index(Card('SA')) + 1})",
        f"2 cards are missing: {' '.join(card.text for card in missing)}",
    }


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), Seat(2), None])
def test_lhombre_3_1_a_seat_sees_its_own_hand_alone(viewer: Seat | None) -> None:
    dealt = Table(DECK).events[0].seen_by(viewer)
    assert isinstance(dealt, Dealt)
    for seat, hand in enumerate(dealt.hands):
        assert len(hand) == 9
        assert len(hand.known) == (9 if seat == viewer else 0)
    assert dealt.talon.cards == ()
    assert len(dealt.talon) == 13


def test_lhombre_3_1_the_deal_passes_to_the_right() -> None:
    table = scripted("solo", F, [F] * 9).play()
    assert table.book.next_dealer(table.state) == F
