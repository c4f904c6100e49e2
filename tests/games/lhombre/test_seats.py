"""Who sits where, who gets which cards, and who deals next (sections 3.1, 7.1, 7.2 and 7.25)."""

from __future__ import annotations

import pytest

from spadille.cards import SPANISH_40, CardSet, Seat
from spadille.games.lhombre import rule
from spadille.rules.action import Bid, Exchange, Pass, Play
from spadille.rules.event import Dealt, Played
from tests.games.lhombre.table import (
    FOUR_B,
    FOUR_F,
    FOUR_M,
    FOUR_O,
    NO_CARDS,
    PROFILES,
    Table,
    rules,
    win_auction,
)

DECK = tuple(reversed(SPANISH_40))
FOUR = [f"{profile}+seats=4" for profile in PROFILES]
#: 3.1 and 7.1: to whom the deal passes.
PASSES = {"hjemme": 1, "wpt": -1, "privat": 1, "union": 1, "icelandic": 1}


def places(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """Forehand, middlehand and the dealer; of four the seat opposite the dealer is none of them."""
    right, left = Seat((dealer + 1) % seats), Seat((dealer - 1) % seats)
    return right, left, dealer


@pytest.mark.parametrize("name", [*PROFILES, *FOUR])
@pytest.mark.parametrize("dealer", [Seat(seat) for seat in range(4)])
def test_lhombre_3_1_packets_of_three_go_to_the_right(name: str, dealer: Seat) -> None:
    """From forehand on; in the Japanese text the dealer gives himself the first (7.2)."""
    book = rules(name)
    if dealer >= book.seats:
        return
    table = Table(DECK, dealer, book)
    forehand, middlehand, last = places(dealer, book.seats)
    turns = (forehand, middlehand, last)
    if name.startswith("wpt"):
        turns = (last, forehand, middlehand)
    for place, seat in enumerate(turns):
        packets = [DECK[9 * round_ + 3 * place :][:3] for round_ in range(3)]
        assert table.hand(seat) == CardSet(card for packet in packets for card in packet)
    assert table.state.talon.cards == DECK[27:]
    assert table.state.players == (forehand, middlehand, last)


def test_lhombre_7_2_toggle_dealt_first() -> None:
    table = Table(DECK, book=rules("hjemme+dealt_first=dealer"))
    assert CardSet(DECK[:3]) <= table.hand(Seat(2))
    assert CardSet(DECK[3:6]) <= table.hand(Seat(0))
    table = Table(DECK, book=rules("wpt+dealt_first=forehand"))
    assert CardSet(DECK[:3]) <= table.hand(Seat(0))


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.parametrize("dealer", [Seat(seat) for seat in range(4)])
def test_lhombre_3_1_of_four_the_one_opposite_the_dealer_sits_over(name: str, dealer: Seat) -> None:
    table = Table(DECK, dealer, rules(name))
    opposite = Seat((dealer + 2) % 4)
    assert table.state.sitter == opposite
    assert not len(table.state.hands[opposite])
    assert table.turn == Seat((dealer + 1) % 4)
    assert table.refusal(Pass(), opposite).rule == rule.TURN
    assert table.book.picture(table.view(opposite), opposite).places[opposite].is_out


def test_lhombre_3_1_who_sits_over_sees_no_card_and_is_not_asked() -> None:
    table = Table(DECK, book=rules("hjemme+seats=4"))
    dealt = table.events[0].seen_by(FOUR_O)
    assert isinstance(dealt, Dealt)
    assert not any(hand.known for hand in dealt.hands)
    asked = []
    table.do(Bid("game"))
    asked.append(table.turn)
    table.do(Bid("tourne"))
    asked.append(table.turn)
    table.do(Pass())
    asked.append(table.turn)
    assert asked == [FOUR_M, FOUR_F, FOUR_B]


def test_lhombre_3_1_three_of_four_exchange_and_play_to_the_right() -> None:
    table = win_auction(Table(DECK, book=rules("hjemme+seats=4")), FOUR_M, "spade_game")
    asked = []
    for _ in range(3):
        asked.append(table.turn)
        table.do(NO_CARDS)
    assert asked == [FOUR_M, FOUR_B, FOUR_F], "the declarer, his neighbour, the last"
    for _ in range(3):
        table.do(Play(next(iter(table.legal.play))))
    played = [event.seat for event in table.events if isinstance(event, Played)]
    assert played == [FOUR_F, FOUR_M, FOUR_B]
    assert len(table.state.tricks) == 1
    table.act(table.turn, Play(next(iter(table.legal.play))))
    assert table.refusal(Exchange(CardSet()), FOUR_O).rule == rule.TURN


@pytest.mark.parametrize("name", [*PROFILES, *FOUR])
def test_lhombre_3_1_who_deals_next(name: str) -> None:
    book = rules(name)
    step = PASSES[name.partition("+")[0]]
    for dealer in range(book.seats):
        table = win_auction(Table(DECK, Seat(dealer), book), Seat(dealer), "solo")
        assert book.next_dealer(table.state) == Seat((dealer + step) % book.seats)


@pytest.mark.parametrize("name", [*PROFILES, *FOUR])
def test_lhombre_7_25_who_deals_when_all_have_passed(name: str) -> None:
    book = rules(name)
    profile = name.partition("+")[0]
    step = 0 if profile == "hjemme" else PASSES[profile]
    for dealer in range(book.seats):
        table = Table(DECK, Seat(dealer), book).do(Pass(), Pass(), Pass())
        assert table.settled.outcome == "washed_out"
        assert not any(table.settled.scores)
        assert book.next_dealer(table.state) == Seat((dealer + step) % book.seats)


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_25_toggle_washout_dealer(profile: str) -> None:
    same = rules(f"{profile}+washout_dealer=same")
    following = rules(f"{profile}+washout_dealer=next")
    for book, step in ((same, 0), (following, PASSES[profile])):
        table = Table(DECK, Seat(1), book).do(Pass(), Pass(), Pass())
        assert book.next_dealer(table.state) == Seat((1 + step) % 3)


@pytest.mark.parametrize("direction", ["right", "left"])
@pytest.mark.parametrize("seats", [3, 4])
def test_lhombre_7_1_toggle_deal_passes(direction: str, seats: int) -> None:
    book = rules(f"hjemme+seats={seats}+deal_passes={direction}")
    table = win_auction(Table(DECK, Seat(0), book), Seat(0), "solo")
    assert book.next_dealer(table.state) == Seat(1 if direction == "right" else seats - 1)


def test_lhombre_3_1_who_sits_over_has_the_lead_of_the_next_deal() -> None:
    """The seed says so; and in four deals everybody sits out once."""
    book = rules("hjemme+seats=4")
    dealer, sat_over = Seat(2), []
    for _ in range(4):
        table = win_auction(Table(DECK, dealer, book), dealer, "solo")
        dealer = book.next_dealer(table.state)
        sitter = table.state.sitter
        assert sitter == book.start(dealer).forehand
        sat_over.append(sitter)
    assert sorted(sat_over) == [0, 1, 2, 3]


@pytest.mark.parametrize("name", FOUR)
def test_lhombre_3_1_the_account_has_four_places(name: str) -> None:
    table = Table(DECK, book=rules(name)).do(Pass(), Pass(), Pass())
    assert table.settled.scores == (0, 0, 0, 0)
    assert table.settled.tricks == (0, 0, 0, 0)
