"""The library: a deal set up from text, played by words, seen and written down."""

from __future__ import annotations

from random import Random

import pytest

import spadille
from spadille.bots.random import draw
from spadille.cards import PUBLIC, Card, Seat
from spadille.notation import record
from tests.conformance.rulesets import NAMES

LHOMBRE = ["SA S2 CA SK SQ HK DK C3 C4", "*", "*"]


def finished(rules: str, seed: int) -> spadille.Table:
    """A deal played to its end by chance."""
    table, chance = spadille.Table.shuffled(rules, seed), Random(seed)
    while table.turn is not None:
        table.act(draw(table.legal(), chance))
    return table


@pytest.mark.parametrize("rules", NAMES)
def test_a_deal_of_every_rule_set_is_played_and_its_record_read_back(rules: str) -> None:
    table = finished(rules, seed=3)
    text = table.record([("Table", "kitchen")])
    (told,) = record.read(text, spadille.rulebook)
    assert told.steps == tuple(table.steps)
    assert record.write([told], spadille.rulebook) == text
    assert table.result is not None
    assert table.scores == table.result.scores


def test_hands_that_do_not_matter_are_drawn_by_chance() -> None:
    tables = [
        spadille.Table.of_hands("lhombre", LHOMBRE, dealer=2, seed=seed) for seed in (1, 1, 2)
    ]
    hands = [[table.truth.hands[seat].known for seat in range(3)] for table in tables]
    assert hands[0] == hands[1] != hands[2]
    assert {str(each[0]) for each in hands} == {str(hands[0][0])}


def test_a_talon_is_given_in_its_order() -> None:
    talon = "S3 S4 S5 S6 S7 H2 H3 H4 H5 H6 D2 D3 D4"
    table = spadille.Table.of_hands("lhombre", LHOMBRE, talon, dealer=2)
    assert [card.text for card in table.truth.talon.cards] == talon.split()


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        (["SA", "*", "*"], ["seat 0 has 1 cards, not 9"]),
        ([LHOMBRE[0], LHOMBRE[0], "*"], ["SA occurs 2 times", "HK occurs 2 times"]),
        (["S8 SA", "*", "*"], ["S8 does not belong to the pack", "seat 0 has 2"]),
        (LHOMBRE[:2], ["there are 2 hands, not 3"]),
    ],
)
def test_all_faults_of_a_deal_are_told_at_once(hands: list[str], words: list[str]) -> None:
    with pytest.raises(spadille.FaultyGame) as refused:
        spadille.Table.of_hands("lhombre", hands)
    for each in words:
        assert each in str(refused.value)


def test_a_word_that_is_no_card_is_named_with_its_place() -> None:
    with pytest.raises(spadille.NotationError) as refused:
        spadille.Table.of_hands("lhombre", ["SA XX", "*", "*"])
    assert (refused.value.text, refused.value.column) == ("XX", 4)


def test_what_is_refused_changes_nothing() -> None:
    table = spadille.Table.of_hands("lhombre", LHOMBRE, dealer=2)
    before = table.truth
    for words in ("nonsense", "SA", "exchange SA"):
        with pytest.raises(spadille.IllegalAction):
            table.act(words)
    with pytest.raises(spadille.NotationError):
        table.act("name_trump X")
    with pytest.raises(spadille.IllegalAction):
        table.act("solo", seat=1)
    assert table.truth is before
    assert table.steps == []


def test_a_view_hides_what_its_seat_may_not_see() -> None:
    table = spadille.Table.of_hands("lhombre", LHOMBRE, dealer=2)
    assert len(table.view(Seat(0)).hands[0].known) == 9
    assert not table.view(Seat(1)).hands[0].known
    assert not any(hand.known for hand in table.view(PUBLIC).hands)
    assert "SA" in table.position(0)
    assert "SA" not in table.position(1)


@pytest.mark.parametrize("rules", ["lhombre", "hearts", "solo"])
def test_a_position_goes_on_where_it_was_written(rules: str) -> None:
    table, chance = spadille.Table.shuffled(rules, seed=9), Random(9)
    for _ in range(12):
        table.act(draw(table.legal(), chance))
    again = spadille.Table.at(table.position())
    assert again.truth == table.truth
    while table.turn is not None:
        action = draw(table.legal(), chance)
        assert again.legal() == table.legal()
        again.act(action)
        table.act(action)
    assert again.result == table.result


def test_a_deal_from_the_middle_has_no_views_and_no_record() -> None:
    table = spadille.Table.at(spadille.Table.shuffled("lhombre", seed=1).position())
    with pytest.raises(ValueError, match="no views"):
        table.view(Seat(0))
    with pytest.raises(ValueError, match="no record"):
        table.record()


def test_a_position_that_is_only_a_view_is_refused() -> None:
    table = spadille.Table.shuffled("lhombre", seed=1)
    with pytest.raises(spadille.FaultyGame, match="31 cards lie face down"):
        spadille.Table.at(table.position(0))


def test_barred_cards_come_with_their_rule() -> None:
    table = spadille.Table.of_hands(
        "lhombre", ["SA S2 CA SK SQ HK DK C3 C4", "H2 D2 C5 C6 H3 H4 H5 D3 D4", "*"], dealer=2
    )
    table.act("spade_solo").act("pass").act("pass")
    while table.legal().exchange is not None:
        table.act("exchange")
    table.act("C3")
    assert {str(rule) for rule in table.barred(1).values()} == {"5.2 follow-suit"}
    assert Card("C5") not in table.barred(1)


def test_every_name_of_the_library_is_there() -> None:
    assert all(getattr(spadille, name) for name in spadille.__all__)
    assert dir(spadille) == sorted(spadille.__all__)
    with pytest.raises(AttributeError):
        _ = spadille.nothing
