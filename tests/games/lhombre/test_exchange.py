"""Naming trumps, the turned card and the exchange (section 4.1)."""

from __future__ import annotations

from itertools import product

import pytest

from spadille.cards import Card, CardSet, Hand, Seat, Suit
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import KeepTurned, LeaveTurned, NameTrump
from spadille.games.lhombre.event import CardTurned, Exchanged, HandOpened
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Bid, Exchange, Pass
from tests.games.lhombre.reference import DANISH
from tests.games.lhombre.reference_auction import exchange_limits, exchangers
from tests.games.lhombre.reference_rules import HJEMME
from tests.games.lhombre.table import (
    HOME_CONTRACTS,
    NO_CARDS,
    B,
    F,
    M,
    Table,
    cards,
    deck_of,
    win_auction,
)

DECK = deck_of({F: cards("SA CA")}, cards("H5 D2 C3"))
ACES = {seat: deck_of({seat: cards("SA CA")}, cards("H5 D2 C3")) for seat in (F, M, B)}


def bought(contract: str, declarer: Seat = F) -> Table:
    """The table when the auction is won and trumps are known, the turned card being left."""
    table = win_auction(Table(ACES[declarer]), declarer, contract)
    if table.phase == Phase.NAMING:
        table.do(NameTrump(Suit.HEARTS))
    if table.phase == Phase.TURNED:
        table.do(LeaveTurned())
    return table


def some(table: Table, count: int) -> Exchange:
    """An exchange of so many cards by the seat on turn."""
    asked = table.legal.exchange
    assert asked is not None
    return Exchange(CardSet(list(asked.cards)[:count]))


def limits(table: Table) -> tuple[int, int]:
    """The least and the most cards that the seat on turn may change."""
    asked = table.legal.exchange
    assert asked is not None
    return asked.minimum, asked.maximum


# --- trumps ---


@pytest.mark.parametrize("contract", ["game", "solo"])
@pytest.mark.parametrize("suit", list(Suit))
def test_lhombre_4_1_declarer_names_any_trump(contract: str, suit: Suit) -> None:
    table = win_auction(Table(DECK), M, contract)
    assert (table.phase, table.turn) == (Phase.NAMING, M)
    assert table.legal.choices == tuple(NameTrump(each) for each in Suit)
    assert table.refusal(NO_CARDS).rule == rule.TRUMP
    assert table.do(NameTrump(suit)).state.trump == suit


def test_lhombre_3_2_solo_in_spades_is_paid_and_recorded_as_solo() -> None:
    table = win_auction(Table(DECK), M, "solo").do(NameTrump(Suit.SPADES))
    assert (table.state.contract_name, table.state.trump) == ("solo", Suit.SPADES)


@pytest.mark.parametrize(
    ("contract", "trump"),
    [
        ("spade_game", Suit.SPADES),
        ("spade_solo", Suit.SPADES),
        ("simple_nolo", None),
        ("grand", None),
        ("pure_nolo", None),
        ("nolo_ouvert", None),
    ],
)
def test_lhombre_4_1_trump_that_is_not_named(contract: str, trump: Suit | None) -> None:
    table = win_auction(Table(DECK), M, contract)
    assert table.state.trump == trump
    assert table.phase in (Phase.EXCHANGE, Phase.PLAY)


@pytest.mark.parametrize("contract", ["tourne", "grand_tourne"])
@pytest.mark.parametrize("top", ["H5", "D7", "S2", "CK"])
def test_lhombre_4_1_top_card_is_turned_and_its_suit_is_trump(contract: str, top: str) -> None:
    table = win_auction(Table(deck_of({F: cards("SA CA")}, cards(top))), F, contract)
    assert table.events[-1] == CardTurned(Card(top))
    assert table.state.trump == Card(top).suit
    assert (table.phase, table.turn) == (Phase.TURNED, F)
    assert table.legal.choices == (KeepTurned(), LeaveTurned())
    assert table.refusal(NO_CARDS).rule == rule.TURNED_CARD
    for viewer in (F, M, B, None):
        assert table.events[-1].seen_by(viewer) == CardTurned(Card(top))


@pytest.mark.parametrize("top", ["SA", "CA"])
def test_lhombre_4_1_turned_black_ace_makes_its_printed_suit_trump(top: str) -> None:
    table = win_auction(Table(deck_of({}, cards(top))), F, "tourne")
    assert table.state.trump == Card(top).suit


# --- who exchanges, and how many ---


@pytest.mark.parametrize("contract", HOME_CONTRACTS)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_who_exchanges_in_turn(contract: str, declarer: Seat) -> None:
    """Declarer, then his right-hand neighbour, then the last; as the contract has it."""
    table = bought(contract, declarer)
    asked = []
    while table.phase == Phase.EXCHANGE:
        asked.append(table.turn)
        table.do(some(table, limits(table)[0]))
    assert asked == exchangers(HJEMME, DANISH[contract], [declarer])
    assert table.turn == F


@pytest.mark.parametrize("contract", HOME_CONTRACTS)
def test_lhombre_4_1_limits_of_every_exchange(contract: str) -> None:
    """From what the contract asks to what is left, at each number the ones before have drawn."""
    for first, second in product(range(10), repeat=2):
        table = bought(contract)
        talon = 13
        for wanted in (first, second, 0):
            if table.phase != Phase.EXCHANGE:
                break
            is_declarer = table.turn == F
            expected = exchange_limits(HJEMME, DANISH[contract], is_declarer, talon, False)
            assert limits(table) == expected
            count = min(max(wanted, expected[0]), expected[1])
            talon -= count
            table.do(some(table, count))
            assert table.state.drawable == talon


@pytest.mark.parametrize("contract", ["game", "solo", "simple_nolo", "grand"])
def test_lhombre_4_1_everybody_has_nine_again_and_draws_from_the_top(contract: str) -> None:
    table = bought(contract)
    talon = table.state.talon.cards
    drawn = 0
    while table.phase == Phase.EXCHANGE:
        seat, before = table.turn, table.hand(table.turn)
        action = some(table, min(5, limits(table)[1]))
        table.do(action)
        count = len(action.cards)
        new = CardSet(talon[drawn : drawn + count])
        assert table.hand(seat) == (before - action.cards) | new
        assert len(table.hand(seat)) == 9
        assert table.state.discards[seat] == Hand(action.cards)
        drawn += count
    assert table.state.talon.cards == talon[drawn:]


def test_lhombre_4_1_together_at_most_thirteen_cards() -> None:
    table = bought("game")
    table.do(some(table, 9))
    assert limits(table) == (0, 4)
    assert table.refusal(Exchange(CardSet(list(table.hand(M))[:5]))).rule == rule.EXCHANGE
    table.do(some(table, 4))
    assert table.phase == Phase.PLAY, "the last is not asked when nothing is left"


def test_lhombre_4_1_grand_buys_at_least_five() -> None:
    table = bought("grand")
    assert limits(table) == (5, 9)
    found = table.refusal(Exchange(CardSet(list(table.hand(F))[:4])))
    assert (found.rule, found.evidence) == (rule.EXCHANGE, {"minimum": 5, "maximum": 9})
    table.do(some(table, 5))
    assert (table.turn, limits(table)) == (M, (0, 8))


@pytest.mark.parametrize("contract", ["solo", "spade_solo"])
def test_lhombre_4_1_solo_only_the_defenders_exchange(contract: str) -> None:
    table = bought(contract, M)
    assert table.refusal(NO_CARDS, M).rule == rule.TURN
    assert table.turn == B
    table.do(some(table, 9))
    assert (table.turn, limits(table)) == (F, (0, 4))


@pytest.mark.parametrize("contract", ["pure_nolo", "nolo_ouvert"])
def test_lhombre_4_1_pure_nolo_nobody_exchanges(contract: str) -> None:
    table = bought(contract, M)
    assert table.phase == Phase.PLAY
    for seat in (F, M, B):
        expected = rule.PLAY if seat == F else rule.TURN
        assert table.refusal(NO_CARDS, seat).rule == expected


def test_lhombre_4_1_simple_nolo_only_the_declarer_exchanges() -> None:
    table = bought("simple_nolo", B)
    table.do(some(table, 9))
    assert (table.phase, table.turn) == (Phase.PLAY, F)


def test_lhombre_4_1_refused_exchange_says_which_card_is_not_in_hand() -> None:
    table = bought("game")
    foreign = next(iter(table.hand(M)))
    found = table.refusal(Exchange(CardSet((foreign,))))
    assert (found.rule, found.evidence) == (rule.CARD_TO_EXCHANGE, {"card": foreign.text})


# --- the turned card ---


def turned(declarer: Seat = F, contract: str = "tourne") -> Table:
    """The table when H5 has been turned."""
    return win_auction(Table(ACES[declarer]), declarer, contract)


@pytest.mark.parametrize("contract", ["tourne", "grand_tourne"])
def test_lhombre_4_1_kept_turned_card_makes_ten_that_come_down_to_nine(contract: str) -> None:
    table = turned(contract=contract).do(KeepTurned())
    assert len(table.hand(F)) == 10
    assert Card("H5") in table.hand(F)
    assert limits(table) == (1, 9)
    assert table.refusal(NO_CARDS).rule == rule.EXCHANGE
    table.do(some(table, 1))
    assert len(table.hand(F)) == 9
    assert len(table.state.talon) == 12


def test_lhombre_4_1_kept_turned_card_may_not_be_thrown_away() -> None:
    table = turned().do(KeepTurned())
    asked = table.legal.exchange
    assert asked is not None
    assert Card("H5") not in asked.cards
    found = table.refusal(Exchange(CardSet.read("H5")))
    assert (found.rule, found.evidence) == (rule.KEPT_CARD, {"card": "H5"})


@pytest.mark.parametrize("count", range(1, 10))
def test_lhombre_4_1_kept_turned_card_counts_as_drawn(count: int) -> None:
    table = turned().do(KeepTurned())
    talon, before = table.state.talon.cards, table.hand(F)
    action = some(table, count)
    table.do(action)
    assert table.hand(F) == (before - action.cards) | CardSet(talon[: count - 1])
    assert table.state.talon.cards == talon[count - 1 :]
    assert (table.turn, limits(table)) == (M, (0, min(9, 13 - count)))


def test_lhombre_4_1_left_turned_card_is_the_first_the_next_exchanger_draws() -> None:
    table = turned().do(LeaveTurned())
    talon = table.state.talon.cards
    table.do(some(table, 2))
    assert Card("H5") not in table.hand(F)
    assert table.state.talon.cards == talon[2:]
    table.do(some(table, 3))
    assert CardSet((Card("H5"), *talon[2:4])) <= table.hand(M)
    assert isinstance(table.events[-1], Exchanged)
    assert table.events[-1].turned == Card("H5")
    assert limits(table) == (0, 8)


def test_lhombre_4_1_left_turned_card_waits_for_the_last_when_the_next_changes_none() -> None:
    table = turned().do(LeaveTurned(), NO_CARDS, NO_CARDS)
    assert table.turn == B
    table.do(some(table, 1))
    assert Card("H5") in table.hand(B)
    assert len(table.state.talon) == 12


def test_lhombre_4_1_left_turned_card_stays_on_the_talon_when_nobody_draws() -> None:
    table = turned().do(LeaveTurned(), NO_CARDS, NO_CARDS, NO_CARDS)
    assert table.phase == Phase.PLAY
    assert table.state.turned == Card("H5")


def test_lhombre_4_1_left_turned_card_can_be_the_only_one_left() -> None:
    table = turned().do(LeaveTurned())
    table.do(some(table, 9))
    assert limits(table) == (0, 4)
    table.do(some(table, 4))
    assert Card("H5") in table.hand(M)
    assert table.phase == Phase.PLAY


@pytest.mark.parametrize("viewer", [M, B, None])
def test_lhombre_4_1_others_know_the_kept_card_and_nothing_else(viewer: Seat | None) -> None:
    table = turned().do(KeepTurned())
    table.do(some(table, 4))
    view = table.view(viewer)
    assert view.hands[F] == Hand(CardSet.read("H5"), 8)
    assert view.discards[F] == Hand(CardSet(), 4)


# --- the open hand ---


@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_nolo_ouvert_lies_open_before_the_first_lead(declarer: Seat) -> None:
    table = win_auction(Table(DECK), declarer, "nolo_ouvert")
    opened = table.events[-1]
    assert opened == HandOpened(declarer, table.hand(declarer))
    view = table.view()
    assert view.hands[declarer] == Hand(table.hand(declarer))
    assert table.turn == F


@pytest.mark.parametrize("contract", [name for name in HOME_CONTRACTS if name != "nolo_ouvert"])
def test_lhombre_4_1_no_other_hand_lies_open(contract: str) -> None:
    table = bought(contract)
    assert not any(isinstance(event, HandOpened) for event in table.events)


def test_lhombre_3_2_a_bid_in_the_exchange_is_refused() -> None:
    table = bought("game")
    for action in (Bid("solo"), Pass()):
        assert table.refusal(action).rule == rule.EXCHANGE
