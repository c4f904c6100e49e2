"""What no deal can lead to is refused before the kernel sees it, which has no bounds of its own."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from types import ModuleType

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet, Seat
from spadille.kernel import play, rollout
from spadille.kernel.form import interpreted
from spadille.kernel.play import Play
from spadille.kernel.solver import Solver
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from tests.kernel.plays import begun

START = begun("lhombre/hjemme", 1)
FIRST, SECOND, THIRD = START.hands
LEAD = next(iter(FIRST))
LED = replace(START, hands=(FIRST - CardSet([LEAD]), SECOND, THIRD), leader=0, trick=(LEAD,))

IMPOSSIBLE = {
    "leader below": (replace(START, leader=-1), "nobody leads"),
    "leader above": (replace(START, leader=3), "nobody leads"),
    "hands missing": (replace(START, hands=(FIRST, SECOND)), "one place each"),
    "tricks missing": (replace(START, taken=(0, 0)), "one place each"),
    "captured missing": (replace(START, captured=(CardSet(),)), "one place each"),
    "nobody": (replace(START, players=(), hands=(), taken=()), "one place each"),
    "seat twice": (replace(START, players=(Seat(0), Seat(0), Seat(1))), "seat of his own"),
    "no such seat": (replace(START, players=(Seat(0), Seat(1), Seat(3))), "seat of his own"),
    "card in two hands": (replace(START, hands=(FIRST, FIRST, THIRD)), "is there twice"),
    "card held and played": (replace(LED, hands=START.hands), "is there twice"),
    "card of no pack": (
        replace(START, hands=(CardSet([Card("S8")]), SECOND, THIRD)),
        "has no rank",
    ),
    "hand too small": (replace(START, hands=(CardSet(), SECOND, THIRD)), "not equal"),
    "nobody played it": (replace(LED, leader=1), "not equal"),
    "trick full": (replace(LED, trick=(LEAD,) * 3), "is full"),
    "tricks below none": (replace(START, taken=(-1, 0, 0)), "too many"),
    "tricks of two packs": (replace(START, taken=(5, 5, 5)), "too many"),
}


@pytest.mark.parametrize("form", [OpenPlay, Play, interpreted("play").Play, Solver])
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_cannot_arise(name: str, form: Callable[[CardPlay], object]) -> None:
    position, fault = IMPOSSIBLE[name]
    with pytest.raises(ValueError, match=fault):
        form(position)


def test_what_can_arise_is_not_refused() -> None:
    LED.check()
    replace(START, hands=(CardSet(),) * 3, taken=(3, 3, 3)).check()


def test_five_players_have_no_place() -> None:
    five = replace(
        START,
        players=tuple(Seat(seat) for seat in range(5)),
        hands=(*(CardSet([card]) for card in list(FIRST)[:5]),),
        taken=(0,) * 5,
        seats=5,
    )
    with pytest.raises(CannotHold, match="5 players"):
        Play(five)


@pytest.mark.parametrize("side", [(), (Seat(3),), (Seat(0), Seat(0))])
def test_a_side_of_others_than_the_players(side: tuple[Seat, ...]) -> None:
    with pytest.raises(ValueError, match="a side is"):
        Solver(START, side)


@pytest.mark.parametrize("slots", [-1, 0, 33, 64])
def test_a_memory_of_no_such_size(slots: int) -> None:
    with pytest.raises(ValueError, match="slots are from 1 to 32"):
        Solver(START, slots=slots)


def test_a_solver_does_not_go_on_with_another_deal() -> None:
    solver = Solver(begun("solo/american", 1))
    with pytest.raises(ValueError, match="another deal"):
        solver.move(START)


def test_threads_that_share_a_solver_are_told_the_truth() -> None:
    deals = [begun("solo/american", seed) for seed in range(6)]
    for deal in deals:
        told = Solver(deal).values()
        solver = Solver(deal)
        heard: list[object] = []

        def ask(solver: Solver = solver, heard: list[object] = heard) -> None:
            heard.extend(solver.values() for _ in range(3))

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert heard == [told] * 12


def test_a_class_that_forgot_to_begin() -> None:
    with pytest.raises((ValueError, AttributeError)):
        Play.__new__(Play).legal()
    with pytest.raises((ValueError, AttributeError)):
        Play.__new__(Play).play(LEAD)


@pytest.mark.parametrize("form", [play, interpreted("play")], ids=["installed", "interpreted"])
def test_a_copy_has_what_a_class_has_added(form: ModuleType) -> None:
    kind = type("Named", (form.Play,), {})
    first = kind(START)
    first.name = "Anna"
    second = first.copy()
    assert second.name == "Anna"
    second.play(random.Random(1).choice(second.legal()))
    assert first.described().hands == START.hands


@pytest.mark.parametrize("form", [rollout, interpreted("rollout")], ids=["installed", "plain"])
def test_a_rollout_of_what_cannot_be(form: ModuleType) -> None:
    tables = tabulate(START)
    for players, tricks in ((0, 9), (5, 1), (3, -1), (3, 40)):
        with pytest.raises(ValueError, match="cannot play"):
            form.Rollout(tables, players, tricks, 1)
    many = form.Rollout(tables, 3, 9, 1)
    for hands, situation, leader, trick in (
        ((1, 2), 0, 0, ()),
        ((1, 2, 4, 8), 0, 0, ()),
        ((1, 2, -4), 0, 0, ()),
        ((1, 2, 1 << 40), 0, 0, ()),
        ((1, 2, 4), 4, 0, ()),
        ((1, 2, 4), 0, 3, ()),
        ((1, 2, 4), 0, 0, (5, 6, 7)),
        ((1, 2, 4), 0, 0, (40,)),
    ):
        with pytest.raises(ValueError, match="cannot have"):
            many.place(hands, situation, leader, trick)
    for pool, wanted in (((1, 1), (1, 1, 0)), ((40,), (0, 0, 0)), ((1,), (1, 1, 1)), ((1,), (1,))):
        with pytest.raises(ValueError, match="cannot be dealt"):
            many.hide(pool, wanted)
    with pytest.raises(ValueError, match="cannot be dealt"):
        many.hide((1, 2, 3), (-1, 1, 1))
    for hands in ((1, 2, 0), (0b11, 0b1100, 1 << 5), ((1 << 10) - 1,) * 3):
        many.place(hands, 0, 0, ())
        with pytest.raises(ValueError, match="not equal, or too large"):
            many.run(1)
    assert many.plays == 0
