"""Who exchanges how much and in which order, by every profile (7.3 to 7.5, 4.2 to 4.4, 11.6)."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Hand, Seat, Suit
from spadille.games import registry
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import KeepTurned, LeaveTurned, NameTrump, YieldExchange
from spadille.games.lhombre.event import (
    AcesShown,
    CardTurned,
    Exchanged,
    ExchangeYielded,
    TurnedKept,
)
from spadille.games.lhombre.state import Phase
from spadille.notation import position
from spadille.rules.action import Exchange
from spadille.rules.rule import FaultyGame
from tests.games.lhombre.reference import DANISH
from tests.games.lhombre.reference_auction import exchangers
from tests.games.lhombre.reference_rules import TOLD
from tests.games.lhombre.table import (
    NO_CARDS,
    PROFILES,
    B,
    F,
    M,
    Table,
    cards,
    deck_of,
    rules,
    win_auction,
)

BIDS = [(profile, bid) for profile in PROFILES for bid in rules(profile).profile.options.bids]
TURNING = ["tourne", "grand_tourne"]


def bought(name: str, contract: str, declarer: Seat = F) -> Table:
    """The table when the auction is won, the turned card is left, and H5 lies on the talon."""
    book = rules(name)
    deck = deck_of({declarer: cards("SA CA")}, cards("H5 D2 C3"), book=book)
    table = win_auction(Table(deck, book=book), declarer, contract)
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


# --- 7.3: in which order ---


@pytest.mark.parametrize(("profile", "contract"), BIDS)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_7_3_who_exchanges_in_turn(profile: str, contract: str, declarer: Seat) -> None:
    """After the declarer his neighbour, to the right; in the Japanese text to the left."""
    table = bought(profile, contract, declarer)
    asked = []
    while table.phase == Phase.EXCHANGE:
        asked.append(table.turn)
        table.do(some(table, limits(table)[0]))
    assert asked == exchangers(TOLD[f"lhombre/{profile}"], DANISH[contract], [declarer])


@pytest.mark.parametrize(
    ("name", "turns"),
    [
        ("hjemme", [M, B, F]),
        ("hjemme+exchange_order=left", [M, F, B]),
        ("wpt", [M, F, B]),
        ("wpt+exchange_order=right", [M, B, F]),
        ("privat", [M, B, F]),
        ("icelandic", [M, B, F]),
    ],
)
def test_lhombre_7_3_toggle_exchange_order(name: str, turns: list[Seat]) -> None:
    assert list(bought(name, "game", M).state.exchanging) == turns


# --- 7.3: yielding ---

YIELD = "hjemme+may_yield=true"


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_3_nobody_yields_unless_the_table_plays_so(profile: str) -> None:
    table = bought(profile, "solo", F)
    assert YieldExchange() not in table.legal.choices
    assert table.refusal(YieldExchange()).rule == rule.YIELD


def test_lhombre_7_3_toggle_the_first_defender_lets_the_second_exchange_first() -> None:
    table = bought(YIELD, "spade_game", F)
    assert table.refusal(YieldExchange()).rule == rule.YIELD, "the declarer does not yield"
    table.do(some(table, 6))
    assert table.legal.choices == (YieldExchange(),)
    table.do(YieldExchange())
    assert table.events[-1] == ExchangeYielded(M)
    assert (table.turn, limits(table)) == (B, (0, 7))
    assert table.refusal(YieldExchange()).rule == rule.YIELD, "it is not handed back"
    table.do(some(table, 5))
    assert (table.turn, limits(table)) == (M, (0, 2))
    assert table.refusal(YieldExchange()).rule == rule.YIELD
    assert table.do(some(table, 2)).phase == Phase.PLAY


def test_lhombre_7_3_toggle_in_a_solo_the_first_defender_may_yield_too() -> None:
    table = bought(YIELD, "solo", M)
    assert table.turn == B
    table.do(YieldExchange())
    table.do(some(table, 9))
    assert (table.turn, limits(table)) == (B, (0, 4))


def test_lhombre_7_3_toggle_the_last_defender_has_nobody_to_yield_to() -> None:
    table = bought(YIELD, "solo", M).do(NO_CARDS)
    assert table.turn == F
    assert table.refusal(YieldExchange()).rule == rule.YIELD


def test_lhombre_7_3_toggle_who_yields_may_find_nothing_left() -> None:
    table = bought(YIELD, "solo", M).do(YieldExchange())
    table.do(some(table, 9))
    assert limits(table) == (0, 4)
    table = bought(YIELD, "spade_game", M)
    table.do(some(table, 9), YieldExchange())
    assert table.do(some(table, 4)).phase == Phase.PLAY


@pytest.mark.parametrize("contract", ["solo", "spade_game"])
@pytest.mark.parametrize("counts", [(0, 0, 0), (3, 4, 1), (9, 4, 0)])
def test_lhombre_7_3_toggle_a_deal_in_which_somebody_yielded_reads_back(
    contract: str, counts: tuple[int, ...]
) -> None:
    """At each step, also when nothing is left for the one who yielded."""
    table = bought(YIELD, contract, M)
    told = 0
    for count in counts:
        if YieldExchange() in table.legal.choices:
            table.do(YieldExchange())
        if table.phase == Phase.EXCHANGE:
            table.do(some(table, min(count, limits(table)[1])))
        for state in (table.state, *(table.view(seat) for seat in (None, F, M, B))):
            line = position.write(table.book, state)
            assert position.read(line, registry.rulebook) == (table.book, state)
            told += "yielded" in line
    assert table.phase == Phase.PLAY
    assert told


@pytest.mark.parametrize("name", ["hjemme", YIELD])
def test_lhombre_7_3_nobody_has_yielded_where_nobody_may(name: str) -> None:
    table = bought(name, "simple_nolo", M)
    line = position.write(table.book, table.state).replace("turn", "yielded; turn")
    with pytest.raises(FaultyGame, match="nobody may let another exchange before him"):
        position.read(line, registry.rulebook)


# --- 7.4 and 11.6: how many ---


@pytest.mark.parametrize(
    ("name", "contract", "expected"),
    [
        # The declarer may change none, at home, in the Japanese text and in Iceland.
        ("hjemme", "game", (0, 9)),
        ("hjemme", "simple_nolo", (0, 9)),
        ("wpt", "game", (0, 9)),
        ("wpt", "tourne", (0, 9)),
        ("wpt", "simple_nolo", (0, 9)),
        ("icelandic", "spade_game", (0, 9)),
        ("icelandic", "simple_nolo", (0, 9)),
        # One at least in private play and in the union; in a Tourné one beside the turned card.
        ("privat", "game", (1, 9)),
        ("privat", "spade_game", (1, 9)),
        ("privat", "tourne", (2, 9)),
        ("privat", "grand_tourne", (2, 9)),
        ("privat", "simple_nolo", (1, 9)),
        ("union", "game", (1, 9)),
        ("union", "tourne", (2, 9)),
        ("union", "simple_nolo", (1, 9)),
        ("icelandic", "tourne", (1, 9)),
        ("hjemme", "grand", (5, 9)),
        ("hjemme+grand_minimum=3", "grand", (3, 9)),
        ("hjemme+exchange_minimum=2", "game", (2, 9)),
        ("hjemme+exchange_minimum=2", "simple_nolo", (0, 9)),
        ("hjemme+exchange_minimum=2", "grand", (5, 9)),
        ("privat+nolo_minimum=0", "simple_nolo", (0, 9)),
        ("hjemme+nolo_minimum=4", "simple_nolo", (4, 9)),
    ],
)
def test_lhombre_7_4_and_11_6_how_many_the_declarer_must_change(
    name: str, contract: str, expected: tuple[int, int]
) -> None:
    table = bought(name, contract)
    assert (table.turn, limits(table)) == (F, expected)
    if expected[0]:
        assert table.refusal(some(table, expected[0] - 1)).rule == rule.EXCHANGE


@pytest.mark.parametrize("name", ["privat", "union", "hjemme+exchange_minimum=2"])
def test_lhombre_7_4_defenders_need_not_change_any(name: str) -> None:
    table = bought(name, "spade_game")
    table.do(some(table, limits(table)[0]))
    assert limits(table)[0] == 0
    table.do(NO_CARDS)
    assert limits(table)[0] == 0
    assert limits(bought(name, "solo"))[0] == 0


@pytest.mark.parametrize("name", ["icelandic"])
def test_lhombre_4_4_in_a_grandissimo_only_the_opponents_exchange(name: str) -> None:
    table = bought(name, "grandissimo", M)
    assert table.state.exchanging == (B, F)
    assert limits(table) == (0, 9)
    assert table.state.trump is None


# --- 7.5: the turned card ---


@pytest.mark.parametrize("contract", TURNING)
def test_lhombre_4_2_the_turned_card_is_the_first_the_declarer_draws(contract: str) -> None:
    table = bought("wpt", contract)
    assert (table.phase, table.turn) == (Phase.EXCHANGE, F), "nobody is asked"
    assert CardTurned(Card("H5")) in table.events
    assert table.state.turned == Card("H5")
    assert limits(table) == (0, 9)
    table.do(some(table, 2))
    made = table.events[-1]
    assert isinstance(made, Exchanged)
    assert (made.turned, made.drawn) == (Card("H5"), Hand(CardSet.read("D2")))
    assert CardSet.read("H5 D2") <= table.hand(F)
    assert len(table.hand(F)) == 9
    assert (table.turn, limits(table)) == (B, (0, 9))
    assert len(table.state.talon) == 11


def test_lhombre_4_2_with_one_card_changed_he_draws_the_turned_card_alone() -> None:
    table = bought("wpt", "tourne")
    table.do(some(table, 1))
    assert Card("H5") in table.hand(F)
    assert len(table.state.talon) == 12


def test_lhombre_4_2_who_changes_none_leaves_it_to_the_next() -> None:
    table = bought("wpt", "tourne").do(NO_CARDS)
    assert table.state.turned == Card("H5")
    assert (table.turn, limits(table)) == (B, (0, 9))
    table.do(some(table, 1))
    assert Card("H5") in table.hand(B)
    table = bought("wpt", "tourne").do(NO_CARDS, NO_CARDS, NO_CARDS)
    assert table.phase == Phase.PLAY
    assert table.state.turned == Card("H5")


@pytest.mark.parametrize("viewer", [M, B, None])
def test_lhombre_4_2_everybody_knows_who_got_the_turned_card(viewer: Seat | None) -> None:
    table = bought("wpt", "tourne")
    table.do(some(table, 3))
    view = table.view(viewer)
    assert view.hands[F] == Hand(CardSet.read("H5"), 8)
    assert view.turned is None


@pytest.mark.parametrize("profile", ["privat", "union", "icelandic"])
@pytest.mark.parametrize("contract", TURNING)
def test_lhombre_4_3_the_declarer_takes_the_turned_card_and_one_more(
    profile: str, contract: str
) -> None:
    table = bought(profile, contract)
    turned, kept = table.events[-2:]
    assert (turned, kept) == (CardTurned(Card("H5")), TurnedKept(F))
    assert (table.phase, table.turn) == (Phase.EXCHANGE, F)
    assert len(table.hand(F)) == 10
    least = 1 if profile == "icelandic" else 2
    assert limits(table) == (least, 9)
    assert table.refusal(Exchange(CardSet.read("H5"))).rule == rule.KEPT_CARD
    table.do(some(table, least))
    assert Card("H5") in table.hand(F)
    assert len(table.hand(F)) == 9
    assert len(table.state.talon) == 13 - least
    assert (table.turn, limits(table)[1]) == (M, min(9, 13 - least))


@pytest.mark.parametrize(
    ("mode", "asked", "kept"),
    [("optional", True, False), ("drawn", False, False), ("taken", False, True)],
)
@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_5_toggle_turned_card(profile: str, mode: str, asked: bool, kept: bool) -> None:
    book = rules(f"{profile}+turned_card={mode}")
    table = win_auction(Table(deck_of({}, cards("H5"), book=book), book=book), F, "tourne")
    assert (table.phase == Phase.TURNED) == asked
    assert (Card("H5") in table.hand(F)) == kept
    assert table.state.trump == Suit.HEARTS
    for choice in (KeepTurned(), LeaveTurned()):
        assert (choice in table.legal.choices) == asked
    if asked:
        least = book.profile.options.exchange_minimum
        assert limits(table.do(KeepTurned())) == (least + 1, 9)


# --- 4.2 and 4.4: showing the black aces ---


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_3_2_when_the_black_aces_are_shown(profile: str) -> None:
    """With the bid in the Japanese text, before the turn in Iceland, elsewhere not at all."""
    table = bought(profile, "grand_tourne", M)
    names = [type(event).__name__ for event in table.events]
    shown = [event for event in table.events if isinstance(event, AcesShown)]
    assert shown == [AcesShown(M, CardSet.read("SA CA"))] * (profile in ("wpt", "icelandic"))
    if profile == "wpt":
        assert names.index("AcesShown") == names.index("BidMade") + 1
        assert names.index("AcesShown") < names.index("ContractMade")
    if profile == "icelandic":
        assert names.index("AcesShown") == names.index("CardTurned") - 1
        assert names.index("AcesShown") > names.index("ContractMade")
    for viewer in (F, B, None):
        known = table.view(viewer).hands[M].known & CardSet.read("SA CA")
        assert len(known) == (2 if shown else 0)


@pytest.mark.parametrize("mode", ["no", "bid", "turn"])
def test_lhombre_4_2_toggle_shows_aces(mode: str) -> None:
    book = rules(f"hjemme+shows_aces={mode}")
    deck = deck_of({M: cards("SA CA")}, cards("H5"))
    table = win_auction(Table(deck, book=book), M, "grand_tourne")
    assert any(isinstance(event, AcesShown) for event in table.events) == (mode != "no")
    other = win_auction(Table(deck, book=book), M, "tourne")
    assert not any(isinstance(event, AcesShown) for event in other.events)


def test_lhombre_4_2_aces_that_were_shown_may_be_thrown_unseen() -> None:
    table = bought("wpt", "grand_tourne", M)
    place = table.book.picture(table.view(F), F).places[M]
    assert CardSet(place.opened) == CardSet.read("SA CA")
    thrown = CardSet(list(table.hand(M))[:3])
    assert Card("SA") in thrown
    table.do(Exchange(thrown))
    view = table.view(F)
    assert view.hands[M].known == CardSet.read("H5")
    assert not table.book.picture(view, F).places[M].opened
