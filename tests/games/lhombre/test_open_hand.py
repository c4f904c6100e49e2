"""When the hand of a Nolo Ouvert is laid open (7.20)."""

from __future__ import annotations

import pytest

from spadille.cards import Hand, Seat
from spadille.games.lhombre.event import HandOpened
from spadille.rules.action import Play
from tests.games.lhombre.table import PROFILES, B, F, M, Table, play_out, rules, win_auction

#: At home before the play; in Iceland after the lead; else after the declarer's first card.
OPENS = {
    "hjemme": "before",
    "wpt": "own_card",
    "privat": "own_card",
    "union": "own_card",
    "icelandic": "first_lead",
}


def cards_before_it_opens(name: str, declarer: Seat) -> int:
    """How many cards have been played when the hand is laid open."""
    table = win_auction(Table(book=rules(name)), declarer, "nolo_ouvert")
    for played in range(4):
        opened = [event for event in table.events if isinstance(event, HandOpened)]
        if opened:
            assert opened == [HandOpened(declarer, table.hand(declarer))]
            assert table.state.opened == {declarer}
            assert table.view().hands[declarer] == Hand(table.hand(declarer))
            return played
        assert not table.view().hands[declarer].known
        table.do(Play(next(iter(table.legal.play))))
    raise AssertionError("the hand was never opened")


@pytest.mark.parametrize("declarer", [F, M, B])
@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_20_when_the_hand_is_opened(profile: str, declarer: Seat) -> None:
    wanted = {"before": 0, "first_lead": 1, "own_card": 1 + declarer}[OPENS[profile]]
    assert cards_before_it_opens(profile, declarer) == wanted


@pytest.mark.parametrize("declarer", [F, M, B])
@pytest.mark.parametrize(
    ("mode", "wanted"), [("before", (0, 0, 0)), ("first_lead", (1, 1, 1)), ("own_card", (1, 2, 3))]
)
def test_lhombre_7_20_toggle_open_hand(mode: str, wanted: tuple[int, ...], declarer: Seat) -> None:
    assert cards_before_it_opens(f"hjemme+open_hand={mode}", declarer) == wanted[declarer]


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_20_no_other_hand_is_opened(profile: str) -> None:
    for contract in ("pure_nolo", "solo"):
        table = play_out(win_auction(Table(book=rules(profile)), M, contract))
        assert not any(isinstance(event, HandOpened) for event in table.events)
