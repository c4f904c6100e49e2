"""Seats and tricks."""

from __future__ import annotations

import pytest

from spadille.cards import Card, Seat, Trick, seats_from


@pytest.mark.parametrize(
    ("first", "seats", "around"), [(0, 3, (0, 1, 2)), (2, 3, (2, 0, 1)), (3, 4, (3, 0, 1, 2))]
)
def test_seats_go_round_from_the_first(first: int, seats: int, around: tuple[int, ...]) -> None:
    assert seats_from(Seat(first), seats) == around


def test_a_trick_keeps_who_played_what_in_order() -> None:
    trick = Trick().play(Seat(2), Card("HK")).play(Seat(0), Card("H2"))
    assert trick.plays == ((2, Card("HK")), (0, Card("H2")))
    assert trick.cards == (Card("HK"), Card("H2"))
    assert trick.led is Card("HK")
    assert len(trick) == 2
    assert not Trick()
