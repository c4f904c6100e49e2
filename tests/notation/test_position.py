"""Positions that cannot be are refused with all that is wrong, in one go."""

from __future__ import annotations

import pytest

from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.notation.error import NotationError
from spadille.rules.rule import FaultyGame

FIELDS = {
    "dealer": "0",
    "hands": "D7 CA HK H3 / ?4 / ?3",
    "talon": "?13",
    "contract": "game",
    "declarers": "1",
    "trump": "D",
    "taken": "1 1 2 0 2",
    "trick": "2:D2",
    "turn": "0",
}


def line(**changes: str | None) -> str:
    """The line above with some fields changed, added, or taken away."""
    fields = {**FIELDS, **changes}
    told = (f"{name} {text}".strip() for name, text in fields.items() if text is not None)
    return "; ".join(["lhombre/hjemme@1", *told])


def faults(text: str) -> tuple[str, ...]:
    """All that is wrong with a line."""
    with pytest.raises(FaultyGame) as caught:
        position.read(text, rulebook)
    return caught.value.faults


def test_the_line_stands() -> None:
    book, state = position.read(line(), rulebook)
    assert book.to_act(state) == {0}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"hands": "D7 CA HK H3 / ?4"}, "there are 2 hands, not 3"),
        ({"hands": "D7 CA HK D7 / ?4 / ?3"}, "column 35: D7 occurs 2 times in a hand"),
        ({"hands": "D7 CA HK D2 / ?4 / ?3"}, "D2 occurs 2 times"),
        ({"hands": "D7 CA HK H8 / ?4 / ?3"}, "H8 does not belong to the pack"),
        ({"hands": "D7 CA HK HX / ?4 / ?3"}, "column 44: “HX” is not a card such as SA or H7"),
        ({"hands": "D7 CA HK H3 / ?4 / ?4"}, "seat 2 has 4 cards, not 3"),
        ({"hands": "D7 CA HK H3 / ?4 / ?4"}, "there are 41 cards, not 40"),
        ({"hands": "D7 CA HK H3 / ?x / ?3"}, "column 50: “x” is not a number"),
        ({"hands": None}, "there are no hands"),
        ({"dealer": None}, "the dealer is missing"),
        ({"dealer": "3"}, "column 26: “3” is not a seat of the table, counted from 0"),
        ({"talon": "?12"}, "there are 39 cards, not 40"),
        ({"contract": "whist"}, "whist is no contract of these rules"),
        ({"contract": "pure_nolo"}, "there is no trump in pure_nolo"),
        ({"contract": "spade_solo"}, "trump in spade_solo is S"),
        ({"contract": "tourne", "trump": None}, "the trump that was turned is missing"),
        ({"declarers": "1 2"}, "there are 2 declarers, not 1"),
        ({"contract": None, "declarers": None}, "nothing is played before there is a contract"),
        ({"trick": "1:D2"}, "trick 6 was played by seats 1, not 2"),
        ({"trick": "2:D2 0:H2 1:H4"}, "a full trick does not stay on the table"),
        ({"trick": None, "turn": None}, "there are 39 cards, not 40"),
        ({"turn": "1"}, "it is the turn of seat 0, not of seat 1"),
        ({"exchanging": "0"}, "nobody plays before all have exchanged"),
        ({"exchanging": "5"}, "exchanging cannot be 5"),
        ({"discards": "- / ?1 / -", "contract": "pure_nolo"}, "seat 1 has laid cards away"),
        ({"turned": "D3"}, "D3 was not turned as trump"),
        ({"tout": "now"}, "tout cannot be now"),
        ({"given_up": ""}, "it is too late to give up"),
        ({"over": ""}, "the deal is not over"),
        ({"ended": ""}, "a deal ends early only between tricks"),
        ({"calls": "1:game 2:pass 0:solo 1:pass"}, "the auction does not lead to the contract"),
        ({"calls": "1:solo 2:game"}, "call 2, game, is not higher than solo"),
        ({"calls": "2:game"}, "call 1 is the turn of seat 1, not of seat 2"),
        ({"weather": "fine"}, "weather is not known"),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, str | None], fault: str) -> None:
    assert any(told.startswith(fault) for told in faults(line(**changes)))


def test_all_faults_are_named_at_once() -> None:
    told = faults(
        "lhombre/hjemme@1; dealer 5; hands SA SA XX / S8 ?3 / ?9; talon ?14; contract whist;"
        " declarers 1 2; trump Q; trick 2:D2; turn 0; weather fine"
    )
    for part in (
        "“5” is not a seat",
        "“XX” is not a card",
        "SA occurs 2 times in a hand",
        "“Q” is not a suit",
        "whist is no contract",
        "there are 2 declarers",
        "weather is not known",
        "S8 does not belong to the pack",
        "there are 31 cards, not 40",
    ):
        assert any(part in fault for fault in told), part


def test_a_finished_trick_goes_to_its_winner() -> None:
    told = faults(
        line(
            hands="?8 / ?7 / ?8",
            taken="1",
            tricks="1:D2 2:D7 0:H2",
            trick="1:SA",
            turn="2",
        )
    )
    assert told == ("trick 1 was taken by seat 2, not 1",)


def test_a_field_twice_is_no_line() -> None:
    with pytest.raises(NotationError, match="each field once"):
        position.read(line() + "; dealer 1", rulebook)
