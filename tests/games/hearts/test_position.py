"""Positions of Hearts that cannot be are refused with all that is wrong, in one go."""

from __future__ import annotations

import pytest

from spadille.games.hearts.state import Phase
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.rule import FaultyGame
from tests.games.hearts.table import NORSK, E, N, Table, W, held

#: The second trick of a deal without a pass: west has won the first and leads.
FIELDS = {
    "dealer": "3",
    "number": "4",
    "points": "10 20 30 -4",
    "hands": "DA D7 S3 ?9 / ?12 / ?12 / ?11",
    "taken": "3",
    "tricks": "0:C2 1:C4 2:C3 3:CA",
    "trick": "3:D2",
    "turn": "0",
}


def line(**changes: str | None) -> str:
    """The line above with some fields changed, added, or taken away."""
    fields = {**FIELDS, **changes}
    told = (f"{name} {text}".strip() for name, text in fields.items() if text is not None)
    return "; ".join([f"{NORSK}@1", *told])


def faults(text: str) -> tuple[str, ...]:
    """All that is wrong with a line."""
    with pytest.raises(FaultyGame) as caught:
        position.read(text, rulebook)
    return caught.value.faults


def test_the_line_stands() -> None:
    book, state = position.read(line(), rulebook)
    assert book.to_act(state) == {N}
    assert book.legal(state, N).play == held("AD 7D")
    assert state.standing.points == (10, 20, 30, -4)
    assert position.read(position.write(book, state), rulebook)[1] == state


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"hands": "DA D7 S3 ?9 / ?12 / ?12"}, "there are 3 hands, not 4"),
        ({"hands": "DA D7 S3 ?9 / ?12 / ?12 / ?12"}, "seat 3 has 12 cards, not 11"),
        ({"hands": "DA D7 CA ?9 / ?12 / ?12 / ?11"}, "CA occurs 2 times"),
        ({"hands": None}, "there are no hands"),
        ({"dealer": None}, "the dealer is missing"),
        ({"talon": "?1"}, "there is no talon in this game"),
        ({"contract": "solo"}, "nothing is bid and nothing is trump in Hearts"),
        ({"trump": "S"}, "nothing is bid and nothing is trump in Hearts"),
        ({"taken": "3 3"}, "there are 1 tricks, but 2 were taken"),
        ({"taken": "2", "trick": "2:D2"}, "trick 1 was taken by seat 3, not 2"),
        ({"trick": "2:D2"}, "trick 2 was played by seats 2, not 3"),
        ({"tricks": "0:C3 1:C4 2:C2 3:CA"}, "the first trick begins with C2, not C3"),
        ({"turn": "1"}, "it is the turn of seat 0, not of seat 1"),
        ({"number": "0"}, "number cannot be 0"),
        ({"points": "1 2 3"}, "points cannot be 1 2 3"),
        ({"points": "a b c d"}, "points cannot be a b c d"),
        ({"broken": ""}, "hearts are not broken"),
        ({"broken": "yes"}, "broken cannot be yes"),
        ({"chosen": "added"}, "nobody chooses what becomes of the points"),
        ({"chosen": "both"}, "chosen cannot be both"),
        ({"captured": "H2 / - / -"}, "captured cannot be H2 / - / -"),
        ({"captured": "H2 H2 / - / - / -"}, "captured cannot be H2 H2 / - / - / -"),
        ({"captured": "C9 / - / - / -"}, "captured cannot be C9 / - / - / -"),
        ({"opener": "4"}, "opener cannot be 4"),
        ({"over": ""}, "the deal is not over"),
        ({"discards": "- / ?3 / - / -"}, "nobody passes cards in deal 4"),
        ({"drawn": "?3 / ?3 / ?3 / ?3"}, "nobody passes cards in deal 4"),
        ({"drawn": "?3 / - / ?3 / ?3", "number": "1"}, "everybody takes up his cards at once"),
        ({"drawn": "D2 ?2 / ?3 / ?3 / ?3", "number": "1"}, "D2 was taken up by seat 0"),
        ({"weather": "fine"}, "weather is not known"),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, str | None], fault: str) -> None:
    assert any(told.startswith(fault) for told in faults(line(**changes)))


def test_all_faults_are_named_at_once() -> None:
    told = faults(line(hands="DA DA S3 XX / ?12 / ?12 / ?14", weather="fine", number="x"))
    assert any(fault.endswith("DA occurs 2 times in a hand") for fault in told)
    assert "number cannot be x" in told
    assert any(fault.startswith("weather is not known") for fault in told)
    assert any("“XX” is not a card" in fault for fault in told)


def test_cards_lie_face_down_while_they_are_passed() -> None:
    text = (
        f"{NORSK}@1; dealer 3; hands ?10 / C2 ?12 / ?13 / ?13; discards ?3 / - / - / -; turn 1 2 3"
    )
    book, state = position.read(text, rulebook)
    assert state.phase == Phase.PASSING
    assert position.write(book, state) == text
    wrong = faults(text.replace("- / - / -", "?2 / ?3 / ?3").replace("turn 1 2 3", "turn 0"))
    assert "seat 1 has passed or taken up a number that is not 3" in wrong
    assert "when all have passed, nothing is left lying" in wrong


def test_who_leads_is_told_by_the_two_of_clubs_or_by_the_line() -> None:
    text = f"{NORSK}@1; dealer 3; number 4; hands ?13 / C2 ?12 / ?13 / ?13"
    assert position.read(text, rulebook)[1].opener == E
    hidden = text.replace("C2 ?12", "?13")
    assert "it is not told who leads first" in faults(hidden)
    assert position.read(f"{hidden}; opener 3", rulebook)[1].opener == W
    assert "seat 3 does not hold C2" in faults(f"{text}; opener 3")


def test_a_deal_that_has_not_begun_reads_back_with_its_standing() -> None:
    table = Table()
    state = table.book.start(N)
    assert position.write(table.book, state) == f"{NORSK}@1; dealer 0"
    text = f"{NORSK}@1; dealer 0; number 3; points 1 2 3 4"
    book, told = position.read(text, rulebook)
    assert position.write(book, told) == text
    assert "there are no hands" in faults(f"{text}; taken 0")


def test_a_moon_waits_for_its_choice_in_a_line_too() -> None:
    heaps = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA SQ"
    text = (
        f"{NORSK}@1; dealer 3; number 4; hands - / - / - / -; taken {'0 ' * 12}1;"
        f" captured {heaps} / - / - / -; broken"
    )
    book, state = position.read(text, rulebook)
    assert state.phase == Phase.MOON
    over = f"{text}; chosen added; over"
    assert position.read(over, rulebook)[1].settled.scores == (0, 26, 26, 26)
    assert "the deal is over, and not marked so" in faults(f"{text}; chosen added")
    missing = faults(text.replace(" SQ", ""))
    assert "nobody has taken SQ" in missing
    assert book.to_act(state) == {N}
