"""Who sits where: everybody is at the table, and nobody has the better seats."""

from collections import Counter
from itertools import combinations

import pytest

from spadille.bots.arena.seating import each, mixed


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_player_has_every_seat_equally_often(players: int, seats: int) -> None:
    seatings = mixed(players, seats)
    assert len(set(seatings)) == len(seatings)
    for seat in range(seats):
        counts = Counter(seating[seat] for seating in seatings)
        assert len(counts) == players
        assert len(set(counts.values())) == 1
    assert all(set(seating) == set(range(players)) for seating in seatings)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_follows_every_other_equally_often(seats: int) -> None:
    seatings = mixed(3, seats)
    for step in range(1, seats):
        follows = Counter(
            (seating[seat], seating[(seat + step) % seats])
            for seating in seatings
            for seat in range(seats)
        )
        assert all(
            follows[one, other] == follows[other, one] for one, other in combinations(range(3), 2)
        )


def test_two_players_have_the_documented_seatings() -> None:
    assert len(mixed(2, 3)) == 6
    assert mixed(2, 4) == (
        (0, 0, 1, 1),
        (0, 1, 0, 1),
        (0, 1, 1, 0),
        (1, 0, 0, 1),
        (1, 0, 1, 0),
        (1, 1, 0, 0),
    )


def test_one_against_all_others_sits_at_every_seat() -> None:
    assert each(4) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
