"""The auction (section 3.2)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.auction import rank
from spadille.games.lhombre.event import ContractMade
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Bid, Pass, Play
from spadille.rules.rule import IllegalAction
from tests.games.lhombre.reference import DANISH
from tests.games.lhombre.reference_auction import exchangers
from tests.games.lhombre.reference_rules import HJEMME
from tests.games.lhombre.table import HOME_RULES, B, F, M, Table, cards, deck_of, rules

#: 4.1: the contracts of the home rules from the lowest to the highest.
RANKING = [
    "game",
    "spade_game",
    "tourne",
    "simple_nolo",
    "grand_tourne",
    "grand",
    "solo",
    "pure_nolo",
    "spade_solo",
    "nolo_ouvert",
]
BLACK_ACES_AT_FOREHAND = deck_of({F: cards("SA CA")})
BLACK_ACES_APART = deck_of({F: cards("SA"), M: cards("CA")})


def calls(*said: str, deck: object = None) -> Table:
    """A table after these calls: a contract, or ``pass``."""
    assert deck is None or isinstance(deck, tuple)
    table = Table(deck or BLACK_ACES_APART)
    return table.do(*(Pass() if word == "pass" else Bid(word) for word in said))


def test_lhombre_3_2_forehand_speaks_first_and_may_bid_or_pass() -> None:
    table = calls()
    assert table.turn == F
    assert Pass() in table.legal.choices
    assert set(table.bids) == set(RANKING) - {"grand_tourne"}


def test_lhombre_3_2_each_contract_is_bid_by_its_own_name() -> None:
    for contract in RANKING:
        table = calls(contract, "pass", "pass", deck=BLACK_ACES_AT_FOREHAND)
        assert table.state.contract_name == contract
        assert table.state.declarers == (F,)


@pytest.mark.parametrize("contract", ["spil", "", "GAME", "misere"])
def test_lhombre_3_2_no_other_name_is_a_bid(contract: str) -> None:
    refused = calls().refusal(Bid(contract))
    assert (refused.rule, refused.evidence) == (rule.AUCTION, {"bid": contract})


@pytest.mark.parametrize("standing", RANKING)
@pytest.mark.parametrize("contract", RANKING)
def test_lhombre_3_2_middlehand_must_bid_strictly_higher(standing: str, contract: str) -> None:
    deck = deck_of({M: cards("SA CA")})
    if standing == "grand_tourne":
        deck = BLACK_ACES_AT_FOREHAND
    table = calls(standing, deck=deck)
    assert table.turn == M
    is_higher = RANKING.index(contract) > RANKING.index(standing)
    assert (contract in table.bids) == is_higher
    if not is_higher:
        refused = table.refusal(Bid(contract))
        assert refused.rule == rule.HIGHER_BID
        assert refused.evidence == {"bid": contract, "standing": standing}


def test_lhombre_3_2_equal_rank_from_the_junior_is_illegal() -> None:
    assert calls("solo").refusal(Bid("solo")).rule == rule.HIGHER_BID
    assert calls("pass", "solo").refusal(Bid("solo")).rule == rule.HIGHER_BID


def test_lhombre_3_2_nobody_may_hold_at_the_same_height() -> None:
    table = calls("game", "solo")
    assert table.turn == F
    assert "solo" not in table.bids
    assert table.refusal(Bid("solo")).rule == rule.HIGHER_BID


def test_lhombre_3_2_toggle_hold_is_the_seniors_alone() -> None:
    table = Table(BLACK_ACES_APART, book=rules("hjemme+hold=same")).do(Bid("game"))
    assert "game" not in table.bids
    table.do(Bid("solo"))
    assert table.turn == F
    assert "solo" in table.bids
    table.do(Bid("solo"))
    assert table.turn == M
    assert "solo" not in table.bids
    assert table.do(Pass(), Pass()).state.declarers == (F,)


def test_lhombre_3_2_an_overbid_falls_back_to_who_had_the_highest_bid() -> None:
    turns = []
    table = Table(BLACK_ACES_APART)
    for bid in ["game", "spade_game", "tourne", "simple_nolo", "grand", "solo", "pure_nolo"]:
        turns.append(table.turn)
        table.do(Bid(bid))
    assert turns == [F, M, F, M, F, M, F]
    assert table.turn == M


def test_lhombre_3_2_dealer_speaks_only_when_one_of_the_first_two_has_passed() -> None:
    assert calls("game", "tourne", "grand", "pass").turn == B
    assert calls("game", "tourne", "pass").turn == B
    assert calls("pass").turn == M
    assert calls("pass", "game").turn == B
    assert calls("pass", "pass").turn == B


def test_lhombre_3_2_stage_2_the_survivor_answers_the_dealer() -> None:
    table = calls("game", "pass", "tourne")
    assert table.turn == F
    table.do(Bid("grand"))
    assert table.turn == B
    table = calls("game", "spade_game", "pass", "tourne")
    assert table.turn == M
    table.do(Bid("solo"), Bid("pure_nolo"))
    assert table.turn == M


def test_lhombre_3_2_passed_is_out_for_good() -> None:
    table = calls("pass", "game", "tourne")
    assert table.turn == M
    with pytest.raises(IllegalAction) as refused:
        table.act(F, Bid("nolo_ouvert"))
    assert refused.value.rule == rule.TURN
    table.do(Pass())
    assert table.state.declarers == (B,)
    assert table.phase == Phase.TURNED


@pytest.mark.parametrize(
    ("said", "declarer", "contract"),
    [
        (("game", "pass", "pass"), F, "game"),
        (("game", "solo", "pass", "pass"), M, "solo"),
        (("game", "solo", "pure_nolo", "pass", "pass"), F, "pure_nolo"),
        (("game", "pass", "solo", "pass"), B, "solo"),
        (("pass", "game", "pass"), M, "game"),
        (("pass", "game", "solo", "pass"), B, "solo"),
        (("pass", "game", "solo", "spade_solo", "pass"), M, "spade_solo"),
        (("pass", "pass", "game"), B, "game"),
        (("pass", "pass", "nolo_ouvert"), B, "nolo_ouvert"),
        (("game", "spade_game", "pass", "tourne", "simple_nolo", "pass"), M, "simple_nolo"),
    ],
)
def test_lhombre_3_2_the_last_standing_bid_is_the_contract(
    said: tuple[str, ...], declarer: Seat, contract: str
) -> None:
    table = calls(*said)
    made = [event for event in table.events if isinstance(event, ContractMade)]
    exchanging = exchangers(HJEMME, DANISH[contract], [declarer])
    assert made == [ContractMade(contract, (declarer,), tuple(map(Seat, exchanging)))]
    assert table.phase not in (Phase.AUCTION, Phase.OVER)
    for seat in {F, M, B} - table.book.to_act(table.state):
        assert not table.book.legal(table.state, seat)


def test_lhombre_3_2_after_the_highest_bid_one_can_only_pass() -> None:
    assert calls("nolo_ouvert").legal.choices == (Pass(),)


@pytest.mark.parametrize("dealer", [Seat(0), Seat(1), Seat(2)])
def test_lhombre_3_2_all_pass_washes_out_and_the_same_dealer_deals(dealer: Seat) -> None:
    table = Table(BLACK_ACES_APART, dealer).do(Pass(), Pass(), Pass())
    assert table.book.is_over(table.state)
    assert table.book.to_act(table.state) == frozenset()
    settled = table.settled
    assert (settled.outcome, settled.scores) == ("washed_out", (0, 0, 0))
    assert (settled.contract, settled.trump, settled.declarers) == (None, None, ())
    assert table.book.next_dealer(table.state) == dealer


def test_lhombre_3_2_toggle_washout_dealer() -> None:
    book = rules("hjemme+washout_dealer=next")
    table = Table(BLACK_ACES_APART, B, book).do(Pass(), Pass(), Pass())
    assert book.next_dealer(table.state) == F


@pytest.mark.parametrize(
    ("held", "may_bid"), [("SA CA", True), ("SA C2", False), ("CA S2", False), ("S2 C2", False)]
)
def test_lhombre_3_2_tourne_respect_only_with_both_black_aces(held: str, may_bid: bool) -> None:
    others = [card for card in cards("SA CA") if card not in cards(held)]
    table = Table(deck_of({F: cards(held), M: others}))
    assert ("grand_tourne" in table.bids) == may_bid
    if not may_bid:
        refused = table.refusal(Bid("grand_tourne"))
        assert (refused.rule, refused.evidence) == (rule.BLACK_ACES, {"bid": "grand_tourne"})


def test_lhombre_3_2_tourne_respect_does_not_show_the_aces() -> None:
    table = calls("grand_tourne", deck=BLACK_ACES_AT_FOREHAND)
    assert not table.view(M).hands[F].known


def test_lhombre_3_2_nothing_but_calls_is_heard_in_the_auction() -> None:
    table = calls()
    held = next(iter(table.hand(F)))
    assert table.refusal(Play(held)).rule == rule.AUCTION


def test_lhombre_3_2_one_may_not_call_out_of_turn() -> None:
    table = calls("game")
    for seat in (F, B):
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, Pass())
        assert refused.value.rule == rule.TURN


def test_lhombre_4_1_rank_order_of_the_home_rules() -> None:
    options = HOME_RULES.profile.options
    assert [rank(options, contract) for contract in RANKING] == list(range(10))
    assert sorted(RANKING) == sorted(name for equals in options.ranking for name in equals)
