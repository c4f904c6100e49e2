"""The deal and the auction (sections 3.1 and 3.2), beyond the worked examples."""

from __future__ import annotations

import pytest

from spadille.cards import PIQUET_32, Card, CardSet, Seat
from spadille.games.solo import rule
from spadille.games.solo.action import EndDeal
from spadille.games.solo.contract import RANKING
from spadille.games.solo.event import Held
from spadille.games.solo.state import Phase
from spadille.rules.action import Action, Bid, Deal, Pass, Play
from spadille.rules.auction import Auction
from spadille.rules.event import Dealt
from spadille.rules.rule import FaultyGame, IllegalAction
from tests.games.solo.table import AMERICAN, SEATS, D, L, M, R, Table, book, call, declare

DECK = tuple(reversed(PIQUET_32))
MAY_RAISE = book("solo/american+holder_may_raise=true")


def refused(table: Table, action: Action) -> IllegalAction:
    """The refusal that the seat on turn meets."""
    with pytest.raises(IllegalAction) as caught:
        table.do(action)
    return caught.value


@pytest.mark.parametrize("dealer", SEATS)
def test_solo_3_1_three_two_and_three_cards_from_leadhand_on(dealer: Seat) -> None:
    table = Table(DECK, dealer)
    assert table.turn == (dealer + 1) % 4
    for place in range(4):
        seat = Seat((dealer + 1 + place) % 4)
        packets = (DECK[3 * place :][:3], DECK[12 + 2 * place :][:2], DECK[20 + 3 * place :][:3])
        assert table.hand(seat) == CardSet(card for packet in packets for card in packet)


@pytest.mark.parametrize("viewer", [*SEATS, None])
def test_solo_3_1_a_seat_sees_its_own_hand_alone(viewer: Seat | None) -> None:
    dealt = Table(DECK).events[0].seen_by(viewer)
    assert isinstance(dealt, Dealt)
    for seat, hand in enumerate(dealt.hands):
        assert len(hand) == 8
        assert len(hand.known) == (8 if seat == viewer else 0)


def test_solo_3_1_only_the_house_deals_and_only_once() -> None:
    with pytest.raises(IllegalAction) as caught:
        AMERICAN.decide(AMERICAN.start(D), L, Deal(D, DECK))
    assert caught.value.rule == rule.DEAL
    with pytest.raises(IllegalAction) as caught:
        Table(DECK).act(None, Deal(D, DECK))
    assert caught.value.rule == rule.DEAL


def test_solo_2_a_faulty_deck_is_refused_with_every_fault() -> None:
    deck = (*DECK[:-1], Card("S2"))
    with pytest.raises(FaultyGame) as caught:
        Table(deck)
    told = ("S2 does not belong to the pack (deck 32)", f"{DECK[-1]} is missing")
    assert caught.value.faults == told


def test_solo_3_2_yes_takes_the_bid_over() -> None:
    table = Table().say("Ss Os yes")
    assert table.events[-1] == Held(L)
    assert (table.state.auction.holder, table.state.auction.standing) == (L, "solo_suit")
    assert table.state.auction.last_call(L) == "hold"


def test_solo_3_2_to_a_higher_bid_one_says_yes_or_passes() -> None:
    table = Table().say("Ss Os")
    assert table.calls == {"pass", "yes"}
    found = refused(table, call("Oc"))
    assert (found.rule, found.evidence) == (rule.REPLY, {"standing": "solo_suit"})


def test_solo_3_2_holder_may_raise_lets_him_bid_higher() -> None:
    table = Table(rules=MAY_RAISE).say("Ss Os")
    assert table.calls == {"pass", "yes", "Oc", "Ts", "Tc"}
    assert refused(table, call("Os")).rule == rule.HIGHER_BID
    table.say("Oc")
    assert table.turn == M
    assert table.calls == {"pass", "Ts", "Tc"}


@pytest.mark.parametrize("name", ["game", "", "SIMPLE_SUIT", "hold"])
def test_solo_3_2_no_other_name_is_a_bid(name: str) -> None:
    found = refused(Table(), Bid(name))
    assert (found.rule, found.evidence) == (rule.AUCTION, {"bid": name})


def test_solo_3_2_yes_needs_a_bid_to_answer() -> None:
    assert refused(Table(), call("yes")).rule == rule.HOLD
    assert refused(Table().say("pass Ss"), call("yes")).rule == rule.HOLD


@pytest.mark.parametrize("action", [declare("Ss", "H", "SA"), Play(PIQUET_32[0]), EndDeal()])
def test_solo_3_2_nothing_but_calls_before_the_auction_is_over(action: Action) -> None:
    assert refused(Table(), action).rule == rule.AUCTION


@pytest.mark.parametrize("action", [Pass(), Bid("tout_suit"), Play(PIQUET_32[0]), EndDeal()])
def test_solo_4_2_nothing_but_a_declaration_once_it_is(action: Action) -> None:
    table = Table().say("Ss pass pass pass")
    assert table.phase == Phase.DECLARING
    assert refused(table, action).rule == rule.DECLARATION


def longest(auction: Auction) -> int:
    """How many calls can follow, by trying all; only the next higher bid is worth trying."""
    if auction.is_over:
        return 0
    height = -1 if auction.standing is None else RANKING.index(auction.standing)
    ways = ["pass", *RANKING[height + 1 :][:1]]
    if auction.standing is not None and auction.is_turn_senior:
        ways = ["pass", "hold"]
    return 1 + max(longest(auction.says(way)) for way in ways)


def test_solo_3_2_the_longest_auction_has_fourteen_calls() -> None:
    assert longest(AMERICAN.start(D).auction) == 14


def test_solo_3_2_every_auction_of_the_longest_kind_is_legal() -> None:
    table = Table().say("Ss Sc yes Os yes Oc yes Ts yes Tc yes pass pass pass")
    assert table.turn == L
    assert {each.contract for each in table.declarations} == {"tout_colour"}


def test_solo_3_2_dealer_bids_last() -> None:
    table = Table().say("Ss Sc pass Os yes pass")
    assert table.turn == D
    assert table.say("Oc").turn == M
    assert table.say("pass").turn == D
    assert R not in table.state.auction.alive
