"""Memory that one search after another uses: nothing of an earlier one is known in a later."""

from __future__ import annotations

from spadille.kernel import room
from spadille.kernel.room import EPOCHS, KEPT, LARGEST, Room, borrowed, give_back
from spadille.kernel.solver import Solver
from tests.kernel.plays import begun


def test_a_room_is_used_again_in_another_epoch() -> None:
    first = borrowed(24)
    epoch = first.epoch
    give_back(first)
    again = borrowed(24)
    assert again is first
    assert again.epoch == epoch + 1


def test_two_searches_at_a_time_have_rooms_of_their_own() -> None:
    assert borrowed(40) is not borrowed(40)


def test_few_rooms_are_kept_and_no_large_one() -> None:
    for each in [borrowed(56) for _ in range(KEPT + 3)]:
        give_back(each)
    give_back(borrowed(LARGEST + 8))
    assert len(room._free[56]) == KEPT
    assert not room._free[LARGEST + 8]


def test_all_is_cleared_before_an_epoch_comes_round() -> None:
    worn = Room(8)
    worn.epoch = EPOCHS - 1
    worn.words[3] = 7
    worn.forget()
    assert worn.epoch == 1
    assert not any(worn.words)


def test_a_solver_is_none_the_wiser_for_those_before_it() -> None:
    plays = [begun("lhombre/hjemme", seed) for seed in range(3)]
    told = []
    for _ in range(2):
        for play in plays:
            solver = Solver(play)
            told.append((solver.value(), solver.nodes))
    assert told[:3] == told[3:]
