"""Ending a deal whose outcome is certain (section 6.2)."""

from __future__ import annotations

from itertools import product

import pytest

from spadille.cards import Seat
from spadille.games.solo import rule
from spadille.games.solo.action import EndDeal
from spadille.games.solo.event import DealEnded
from spadille.rules.picture import Prospect
from spadille.rules.rule import IllegalAction
from tests.games.solo.table import SEATS, SHORT, L, M, R, Table, book, set_up

RULES = book("solo/american+early_end=offered")
#: Tricks needed, by game.
NEEDED = {"Ss": 5, "Sc": 5, "Os": 5, "Oc": 5, "Ts": 8, "Tc": 8}


def between(short: str, taken: str, partner: str = "", called: str = "") -> Table:
    """A table between two tricks, at which leadhand is the declarer and all hands lie hidden."""
    done = taken.split()
    return set_up(
        RULES,
        hands=" / ".join([f"?{8 - len(done)}"] * 4),
        contract=SHORT[short],
        declarers="0",
        trump="C" if short[1] == "c" else "H",
        taken=taken,
        called=called,
        partner=partner,
    )


def is_offered(table: Table) -> bool:
    """Whether the seat on lead may end the deal."""
    return EndDeal() in table.legal.choices


@pytest.mark.parametrize("short", ["Os", "Oc", "Ts", "Tc"])
def test_solo_6_2_alone_it_is_offered_exactly_when_certain(short: str) -> None:
    for own, others in product(range(8), range(8)):
        if 0 < own + others < 8:
            table = between(short, " ".join(["0"] * own + ["2"] * others))
            needed = NEEDED[short]
            is_certain = own >= needed or 8 - others < needed
            assert is_offered(table) == is_certain, (own, others)


@pytest.mark.parametrize("short", ["Ss", "Sc"])
def test_solo_6_2_with_a_partner_known_their_tricks_count_together(short: str) -> None:
    for own, his, others in product(range(6), repeat=3):
        if 0 < own + his + others < 8:
            taken = " ".join(["0"] * own + ["2"] * his + ["3"] * others)
            table = between(short, taken, partner="2", called="SA")
            assert is_offered(table) == (own + his >= 5 or others >= 4), (own, his, others)


def test_solo_6_2_before_the_partner_is_known_it_must_be_so_whoever_he_is() -> None:
    cases = {
        "0 0 0 0 0": True,
        "0 0 0 0 1": False,
        "0 0 0 0 1 2 3": True,
        "1 1 1 1 2 2 2": False,
        "1 1 2 2 3 3": True,
        "1 1 2 2 3": False,
        "1 1 1 2 2 2": False,
    }
    for taken, expected in cases.items():
        assert is_offered(between("Ss", taken, called="SA")) == expected, taken


def test_solo_6_2_only_the_seat_on_lead_and_only_between_tricks() -> None:
    table = set_up(
        RULES,
        hands="CQ S8 / C9 CT / CJ CK / S7 S9",
        contract="solo_suit",
        declarers="0",
        trump="H",
        taken="1 0 0 0 0 0",
        turn="0",
    )
    assert is_offered(table)
    for seat in SEATS[1:]:
        with pytest.raises(IllegalAction) as caught:
            table.act(seat, EndDeal())
        assert caught.value.rule == rule.TURN
    assert table.legal.play == table.hand(L), "nobody has to end"
    table.play("CQ")
    with pytest.raises(IllegalAction) as caught:
        table.do(EndDeal())
    assert caught.value.rule == rule.END


def test_solo_6_2_the_score_is_that_of_the_end() -> None:
    for ends in (True, False):
        table = set_up(
            RULES,
            hands="CQ S8 / SA CT / CJ CK / S7 S9",
            contract="simple_suit",
            declarers="0",
            trump="H",
            taken="1 0 0 0 0 0",
            called="SA",
            turn="0",
        )
        if ends:
            table.do(EndDeal())
            assert table.events[0] == DealEnded(L)
        else:
            table.play("CQ SA CK S7 S8 CT CJ S9")
        assert table.settled.scores == (4, 4, -4, -4)
        assert table.settled.partner == M
        assert table.state.partner == M


def test_solo_6_2_what_ending_brings_is_told_once_all_know_the_partner() -> None:
    taken = "2 2 2 0 0"
    known = between("Ss", taken, partner="2", called="SA")
    (prospect,) = RULES.picture(known.state, Seat(0)).prospects
    assert prospect == Prospect(EndDeal(), (4, -4, 4, -4))
    assert RULES.picture(known.state, R).prospects == ()
    unknown = between("Ss", "0 0 0 0 0", called="SA")
    assert is_offered(unknown)
    assert RULES.picture(unknown.state, Seat(0)).prospects == ()


def test_solo_6_2_by_the_seed_all_is_played_out() -> None:
    table = set_up(
        hands="CQ S8 / C9 CT / CJ CK / S7 S9",
        contract="solo_suit",
        declarers="0",
        trump="H",
        taken="1 0 0 0 0 0",
        turn="0",
    )
    assert table.legal.choices == ()
    with pytest.raises(IllegalAction) as caught:
        table.do(EndDeal())
    assert caught.value.rule == rule.END
