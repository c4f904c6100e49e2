"""The minimums of two old books for a plain Game, as the sources tell them."""

from __future__ import annotations

from random import Random

import pytest

from spadille.analysis.lhombre.books import BOOKS
from spadille.cards import SPANISH_40, CardSet

SCHEILLERUP, MAIGAARD = BOOKS
HANDS = 60_000


@pytest.mark.parametrize(
    ("hand", "scheillerup", "maigaard"),
    [
        # Black: spadille and manille in four trumps; with the king for Maigaard too.
        ("SA S2 S5 S4 HQ HJ D3 D4 C3", "S", ""),
        ("SA S2 SK S4 HQ HJ D3 D4 C3", "S", "S"),
        ("SA S2 SK HQ HJ H2 D3 D4 C3", "", ""),
        # The three next matadors in four; Maigaard wants a side king.
        ("C2 CA CK C3 HQ HJ D3 D4 S3", "C", ""),
        ("C2 CA CK C3 HK HJ D3 D4 S3", "C", "C"),
        ("C2 CA CK HK HJ H2 D3 D4 S3", "", ""),
        # Spadille in five.
        ("SA S7 S6 S5 S4 HQ HJ D3 D4", "S", ""),
        ("SA S7 S6 S5 HQ HJ H2 D3 D4", "", ""),
        # Red: spadille and manille in four with a side king; in five for Maigaard.
        ("SA H7 H5 H6 DK D3 D4 C3 C4", "H", ""),
        ("SA H7 H5 H6 DQ D3 D4 C3 C4", "", ""),
        ("SA H7 H5 H6 HK D3 D4 C3 C4", "", "H"),
        ("SA H7 H5 H6 HJ D3 D4 C3 C4", "", "H"),
        # Red: manille, ponto and king in five.
        ("D7 DA DK D5 D6 HQ HJ C3 C4", "D", ""),
        ("D7 DA DQ D5 D6 HQ HJ C3 C4", "", ""),
    ],
)
def test_each_minimum_is_met_by_the_hands_it_names_and_by_no_weaker(
    hand: str, scheillerup: str, maigaard: str
) -> None:
    held = CardSet.read(hand)
    assert "".join(SCHEILLERUP.trumps(held)) == scheillerup
    assert "".join(MAIGAARD.trumps(held)) == maigaard


def test_the_books_bid_as_often_as_was_counted() -> None:
    chance, pack = Random(1926), list(SPANISH_40)
    hands = [CardSet(chance.sample(pack, 9)) for _ in range(HANDS)]
    for book, counted in ((SCHEILLERUP, 0.108), (MAIGAARD, 0.041)):
        share = sum(bool(book.trumps(hand)) for hand in hands) / HANDS
        assert share == pytest.approx(counted, abs=4 * (counted / HANDS) ** 0.5), book.author
