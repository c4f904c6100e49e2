"""What no deal can lead to is refused before the kernel sees it, which has no bounds of its own."""

from __future__ import annotations

import pickle
import random
import threading
from array import array
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet, Seat
from spadille.kernel import play, rollout
from spadille.kernel.endings import Endings
from spadille.kernel.forest import Aims, Forest
from spadille.kernel.form import interpreted
from spadille.kernel.placed import Placed
from spadille.kernel.play import Play
from spadille.kernel.playouts import Playouts
from spadille.kernel.rivals import Rivals
from spadille.kernel.solver import Solver
from spadille.kernel.solvers import Solvers
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from tests.kernel.plays import begun, ending

START = begun("lhombre/hjemme", 1)
FIRST, SECOND, THIRD = START.hands
LEAD = next(iter(FIRST))
START_OF_HEARTS = begun("hearts/norsk", 1)
HEARTS = ending("hearts/norsk", 1, 3)[1]
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
    "captured and in a hand": (
        replace(START, captured=(FIRST, CardSet(), CardSet())),
        "captured card is there twice",
    ),
    "captured by two": (
        replace(START, captured=(CardSet([Card("S8")]),) * 3),
        "captured card is there twice",
    ),
    "latch not true": (replace(LED, latching=CardSet([LEAD])), "the latch is not true"),
    "tricks below none": (replace(START, taken=(-1, 0, 0)), "too many"),
    "tricks of two packs": (replace(START, taken=(5, 5, 5)), "too many"),
}


@pytest.mark.parametrize("form", [OpenPlay, Play, interpreted("play").Play, Solver, Rivals])
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
    with pytest.raises(ValueError, match="slots are from 1 to 24"):
        Rivals(HEARTS, slots=slots)
    with pytest.raises(TypeError):
        Rivals(HEARTS, slots=1.5)  # type: ignore[arg-type] # what is asked


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"hands": (1, 2)}, "one hand each"),
        ({"leader": -1}, "nobody leads"),
        ({"leader": 10**6}, "nobody leads"),
        ({"trick": (0,) * 40}, "is full"),
        ({"situation": 4}, "no such situation"),
        ({"hands": (1, 2, -4)}, "has no rank"),
        ({"hands": (1, 2, 1 << 40)}, "has no rank"),
        ({"trick": (10**8,)}, "has no rank"),
        ({"trick": (-1,)}, "has no rank"),
        ({"hands": (3, 3, 12)}, "is there twice"),
        ({"trick": (0,)}, "is there twice"),
        ({"hands": (1, 2, 12)}, "not equal"),
        ({"taken": (9, 9, 9)}, "too many or too few"),
        ({"taken": (-9, 9, 0)}, "too many or too few"),
        ({"taken": (0, 0)}, "too many or too few"),
    ],
)
def test_numbers_that_are_no_position(changes: dict[str, Any], fault: str) -> None:
    problem = Solver(START).problem()
    told = problem.value()
    placed = {
        "hands": (0b111, 0b111000, 0b111000000),
        "trick": (),
        "situation": 0,
        "leader": 0,
        "taken": (6, 0, 0),
        "cards": {},
    }
    Solver(START).problem().place(Placed(**placed), 0b101)
    with pytest.raises(ValueError, match=fault):
        problem.place(Placed(**{**placed, **changes}), 0)
    with pytest.raises(ValueError, match="not in the hand"):
        problem.place(Placed(**placed), 1 << 5)
    assert problem.value() == told


def test_a_limit_larger_than_any_number_of_c() -> None:
    assert Solver(START).value(1 << 70) == Solver(START).value()


def test_a_solver_does_not_go_on_with_another_deal() -> None:
    solver = Solver(begun("solo/american", 1))
    with pytest.raises(ValueError, match="another deal"):
        solver.move(START)
    short = replace(START, hands=tuple(CardSet(list(hand)[:2]) for hand in START.hands))
    with pytest.raises(ValueError, match="another deal"):
        Solver(START).move(short)
    solvers, (side, *_) = Solvers(), START.sides
    solvers.at(START, side)
    assert solvers.at(short, side).value() == Solver(short, side).value()


WORLDS: dict[str, tuple[list[tuple[CardSet, ...]], str]] = {
    "none": ([], "no worlds"),
    "a hand missing": ([HEARTS.hands[:3]], "one place each"),
    "a card twice": ([(HEARTS.hands[0],) * 4], "is there twice"),
    "hands of other sizes": ([START_OF_HEARTS.hands], "twice|not equal|other sizes"),
    "empty hands": ([(CardSet(),) * 4], "not equal|other sizes"),
}


@pytest.mark.parametrize("name", WORLDS)
def test_worlds_that_cannot_be(name: str) -> None:
    worlds, fault = WORLDS[name]
    forest = Forest(HEARTS, 100, 1)
    with pytest.raises(ValueError, match=fault):
        forest.plant(worlds)
    with pytest.raises(ValueError, match="no position"):
        forest.grow(1)
    with pytest.raises(ValueError, match=fault):
        Endings(HEARTS, lambda points: points).tried(worlds)


def test_a_world_in_which_whoever_is_on_turn_holds_other_cards() -> None:
    endings = (ending("hearts/norsk", seed, 3)[1] for seed in range(20))
    play = next(play for play in endings if not play.trick)
    with pytest.raises(ValueError, match="on turn holds other cards"):
        Endings(play, lambda points: points).tried([play.hands[::-1]])


def test_a_world_of_other_cards() -> None:
    """Where nobody tells what was captured, any cards could be in the hands."""
    play = replace(HEARTS, captured=())
    held = CardSet(card for hand in play.hands for card in hand)
    other = next(
        card for card in START_OF_HEARTS.hands[0] | START_OF_HEARTS.hands[1] if card not in held
    )
    at = next(at for at, hand in enumerate(play.hands) if hand and at != play.on_turn)
    hands = list(play.hands)
    hands[at] = hands[at] - CardSet([next(iter(hands[at]))]) | CardSet([other])
    with pytest.raises(ValueError, match="other cards are held than in the position"):
        Endings(play, lambda points: points).tried([hands])


def test_a_forest_in_which_whoever_is_on_turn_holds_other_cards() -> None:
    forest = Forest(START_OF_HEARTS, 100, 1)
    hands = START_OF_HEARTS.hands
    forest.plant([hands[1:] + hands[:1]])
    forest.grow(10)
    assert forest.shares()[0].visits == 10
    with pytest.raises(ValueError, match="on turn holds other cards"):
        forest.tried()


def test_endings_whose_points_hang_on_tricks_alone() -> None:
    with pytest.raises(CannotHold, match="do not hang on the cards captured"):
        Endings(ending("lhombre/hjemme", 1, 3)[1], lambda points: points)


def test_a_contest_against_somebody_who_does_not_play() -> None:
    with pytest.raises(ValueError, match="seat 7 does not play"):
        Rivals(HEARTS).value_against_all(Seat(7))


def test_aims_that_are_changed_later() -> None:
    told, changed = [], array("d", range(16))
    for worths in (array("d", changed), changed):
        forest = Forest(START_OF_HEARTS, 100, 1, aims=Aims(worths, 0))
        changed[:] = array("d", [1e9] * 16)
        forest.plant([START_OF_HEARTS.hands])
        forest.grow(50)
        told.append(forest.shares())
        changed[:] = array("d", range(16))
    assert told[0] == told[1]


def test_fewer_rounds_than_none() -> None:
    forest = Forest(HEARTS, 100, 1)
    forest.plant([HEARTS.hands])
    with pytest.raises(ValueError, match="room for 0 to 99 rounds, not -1"):
        forest.grow(-1)
    many = Playouts(HEARTS, seed=1)
    with pytest.raises(ValueError, match="fewer rounds than none"):
        many.run(-1)
    for run in (forest.grow, many.run):
        with pytest.raises(TypeError):
            run(1.5)  # type: ignore[arg-type]


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


def test_threads_that_share_endings_or_a_forest_wait_for_each_other() -> None:
    endings = Endings(HEARTS, lambda points: points)
    told = endings.tried([HEARTS.hands])
    forest = Forest(START_OF_HEARTS, 5000, 1)
    forest.plant([START_OF_HEARTS.hands])
    heard: list[object] = []

    def ask() -> None:
        for _ in range(40):
            heard.append(endings.tried([HEARTS.hands]))
            forest.grow(10)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert heard == [told] * 160
    alone = Forest(START_OF_HEARTS, 5000, 1)
    alone.plant([START_OF_HEARTS.hands])
    alone.grow(1600)
    assert {card: each.visits for card, each in forest.tried().items()} == {
        card: each.visits for card, each in alone.tried().items()
    }


def test_a_play_that_comes_from_elsewhere_is_of_the_same_deal() -> None:
    sent = pickle.loads(pickle.dumps(Play(START)))  # noqa: S301 - written by ourselves
    solver = Solver(START)
    value = solver.value()
    solver.move(sent.described())
    assert solver.value() == value


def test_a_class_that_forgot_to_begin() -> None:
    with pytest.raises((ValueError, AttributeError)):
        Play.__new__(Play).legal()
    with pytest.raises((ValueError, AttributeError)):
        Play.__new__(Play).play(LEAD)


@pytest.mark.parametrize("form", [play, interpreted("play")], ids=["installed", "interpreted"])
def test_what_is_no_card_at_all(form: ModuleType) -> None:
    for index in (-1, 52, 10**6):
        with pytest.raises(ValueError, match="may not be played now"):
            form.Play(START).play(SimpleNamespace(index=index))


@pytest.mark.parametrize("form", [play, interpreted("play")], ids=["installed", "interpreted"])
def test_a_class_that_is_made_in_its_own_way_is_copied(form: ModuleType) -> None:
    class Named(form.Play):  # type: ignore[misc, name-defined]
        def __new__(cls, *_: object) -> Any:
            return super().__new__(cls)

        def __init__(self, begun: CardPlay, name: str) -> None:
            super().__init__(begun)
            self.name = name

    assert Named(START, "Anna").copy().name == "Anna"


def test_a_flag_that_is_more_than_true() -> None:
    sure = replace(START_OF_HEARTS, is_first_trick=True, is_latched=True)
    loud: Any = replace(sure, is_first_trick=10**7, is_latched=5)
    assert Play(loud).legal() == Play(sure).legal()


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
