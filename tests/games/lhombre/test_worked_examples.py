"""The worked examples of section 5.1, set up as position lines."""

from __future__ import annotations

import pytest

from spadille.cards import CardSet, Seat
from spadille.games.registry import rulebook
from spadille.notation import position

#: Number, contract, trump, hand, the cards played before it, and what the hand may play.
EXAMPLES = (
    (1, "game", "D", "D7 CA HK H3", "D2", "D7 CA HK H3"),
    (2, "game", "D", "D7 CA HK H3", "SA", "D7 CA"),
    (3, "game", "D", "D7 CA D5 HK", "D2", "D7 CA D5"),
    (4, "game", "D", "SA D7 HK", "CA", "SA D7 HK"),
    (5, "game", "D", "SA CA HK", "D7", "SA CA"),
    (6, "game", "D", "SA CA D6 HK", "D7", "SA CA D6"),
    (7, "game", "S", "S2 CA HK", "SK", "S2 CA HK"),
    (8, "game", "S", "S2 CA HK", "SA", "S2 CA"),
    (9, "game", "H", "SA CK C5 D3", "CQ", "CK C5"),
    (10, "game", "H", "SA CA HK D3", "CQ", "SA CA HK D3"),
    (11, "game", "H", "SA S6 S4 D3", "SK", "S6 S4"),
    (12, "game", "H", "DA DK D4 SA", "DQ", "DA DK D4"),
    (13, "game", "H", "HA S7 S3", "H5", "HA"),
    (14, "game", "H", "SA H7 CA", "H5", "SA H7 CA"),
    (15, "game", "D", "CA D4 C3", "SA D2", "CA D4"),
    (16, "game", "D", "CA HK C3", "D2 SA", "CA HK C3"),
    (17, "game", "H", "H7 HK SK", "CA", "H7 HK"),
    (18, "pure_nolo", None, "SA S7 CA H4", "SK", "SA S7"),
    (19, "pure_nolo", None, "CA H4 D7", "SK", "CA H4 D7"),
    (20, "grand", None, "SA S6 CA DK", "SK", "S6"),
    (21, "grand", None, "SA CA DK H2", "SK", "SA CA DK H2"),
    (22, "grand", None, "CA CK D4", "SA", "CA"),
    (23, "grand", None, "SA CK D4", "CA", "SA CK D4"),
    (24, "grand", None, "SK S5 D4", "SA", "SK S5 D4"),
    (25, "grand", None, "CA CQ C2 HK", "CK", "CQ C2"),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example[0]:02}")
def test_lhombre_5_1_example_set_up_as_a_position(
    example: tuple[int, str, str | None, str, str, str],
) -> None:
    _, contract, trump, hand, played, legal = example
    line = _line(contract, trump, hand.split(), played.split())
    book, state = position.read(line, rulebook)
    assert book.legal(state, Seat(0)).play == CardSet.read(legal)
    assert position.read(position.write(book, state), rulebook) == (book, state)


def _line(contract: str, trump: str | None, hand: list[str], played: list[str]) -> str:
    """Seat 0 is to play and sees its own hand only; seat 1 declares."""
    done = 9 - len(hand)
    leader = 3 - len(played)
    before = [f"?{len(hand) - (seat >= leader)}" for seat in (1, 2)]
    taken = " ".join(["1"] * (done - 1) + [str(leader)])
    trick = " ".join(f"{leader + place}:{card}" for place, card in enumerate(played))
    fields = [
        "lhombre/hjemme@1",
        "dealer 0",
        f"hands {' '.join(hand)} / {' / '.join(before)}",
        "talon ?13",
        f"contract {contract}",
        "declarers 1",
        *([f"trump {trump}"] if trump else []),
        f"taken {taken}",
        f"trick {trick}",
        "turn 0",
    ]
    return "; ".join(fields)
