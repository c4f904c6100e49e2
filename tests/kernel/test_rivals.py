"""Endings in which everybody looks to his own points: what every way of playing shows."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import count

import msgspec
import pytest
from msgspec.structs import replace

from spadille.cards import CardSet
from spadille.kernel import rivals
from spadille.kernel.form import interpreted
from spadille.kernel.problem import LimitHit
from spadille.kernel.rivals import MOST_SLOTS, Rivals
from spadille.kernel.tabulate import CannotHold
from spadille.rules.openplay import OpenPlay
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, ending, play_of

HEARTS = tuple(name for name in NAMES if name.startswith("hearts"))
DEALS = 4
#: Asks twice for what there is no memory for, and then for what there is.
POOR = """
import pickle, resource, sys
rich, poor = pickle.load(sys.stdin.buffer)
resource.setrlimit(resource.RLIMIT_AS, (400 << 20, 400 << 20))
for _ in range(2):
    try:
        rich.value()
    except MemoryError:
        print("no")
print(poor.value())
"""


def best_for_each(play: OpenPlay, players: tuple[int, ...]) -> tuple[int, ...]:
    """The points by seat where each takes what is best for himself, the next ones badly off."""
    if play.turn is None:
        return play.returns()
    ends = []
    for card in play.legal():
        after = play.copy()
        after.play(card)
        ends.append(best_for_each(after, players))
    place = players.index(play.turn)
    turned = players[place:] + players[:place]
    return min(ends, key=lambda end: (end[turned[0]], *(-end[seat] for seat in turned[1:])))


def least_against_all(play: OpenPlay, seat: int) -> int:
    """The points of a seat that all others play against."""
    if play.turn is None:
        return play.returns()[seat]
    ends = []
    for card in play.legal():
        after = play.copy()
        after.play(card)
        ends.append(least_against_all(after, seat))
    return min(ends) if play.turn == seat else max(ends)


@pytest.mark.parametrize("rules", HEARTS)
def test_endings_come_to_what_every_way_of_playing_them_shows(rules: str) -> None:
    for seed in range(DEALS):
        _, play = ending(rules, seed, 3)
        asked = Rivals(play)
        assert asked.value() == best_for_each(OpenPlay(play), play.players)
        for seat in play.players:
            assert asked.value_against_all(seat) == least_against_all(OpenPlay(play), seat)


def test_the_best_of_all_cards_is_the_value() -> None:
    for seed in range(DEALS):
        _, play = ending("hearts/norsk", seed, 4)
        turn = OpenPlay(play).turn
        assert turn is not None
        asked = Rivals(play)
        assert min(end[turn] for end in asked.values().values()) == asked.value()[turn]


def test_a_moon_is_shot_where_it_can_be_and_stopped_where_it_can_be() -> None:
    """Whoever sits first has captured all that fell, so that the last cards decide of a moon."""
    moons = 0
    for seed in range(20):
        _, play = ending("hearts/old-moon", seed, 3)
        held = CardSet(card for hand in play.hands for card in hand) | CardSet(play.trick)
        nothing = (CardSet(),) * (len(play.players) - 1)
        play = replace(play, captured=(play.prizes - held, *nothing))
        found = Rivals(play).value()
        assert found == best_for_each(OpenPlay(play), play.players)
        moons += sorted(found) == [0, 26, 26, 26]
    assert 0 < moons < 20


def test_as_ordinary_python_it_answers_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(6):
        _, play = ending("hearts/omnibus", seed, 3)
        told = Rivals(play)
        value = told.value()
        with monkeypatch.context() as patch:
            patch.setattr(rivals, "Account", interpreted("account").Account)
            plain = Rivals(play, slots=10)
            assert plain.value() == value


@pytest.mark.parametrize("slots", [2, 8, 20])
def test_no_answer_hangs_on_how_much_is_remembered(slots: int) -> None:
    for seed in range(4):
        _, play = ending("hearts/norsk", seed, 4)
        assert Rivals(play, slots).value() == Rivals(play).value()


@pytest.mark.parametrize("rules", HEARTS)
def test_six_tricks_are_solved_whatever_the_cards_count(rules: str) -> None:
    _, play = ending(rules, 1, 6)
    told = Rivals(play)
    value = told.value()
    turn = OpenPlay(play).turn
    assert turn is not None
    assert min(end[turn] for end in told.values().values()) == value[turn]
    # Nobody does worse than he can be sure of.
    assert all(value[seat] <= told.value_against_all(seat) for seat in play.players)


def test_points_that_hang_on_those_of_the_match_are_right_too() -> None:
    """Whoever comes to exactly the target has 50 taken off: no sum over cards can tell it."""
    lowered = 0
    for seed in range(60):
        table, play = ending("hearts/norsk+exact_100=minus_50", seed, 3)
        plain = Rivals(play).value()
        lucky = max(play.players, key=plain.__getitem__)
        own = plain[lucky]
        points = tuple(100 - own if seat == lucky else 0 for seat in range(4))
        state = msgspec.structs.replace(
            table.truth, standing=replace(table.truth.standing, points=points)
        )
        standing = play_of(table.rulebook, state)
        for asked in (play, standing):
            found = Rivals(asked)
            assert found.value() == best_for_each(OpenPlay(asked), asked.players)
            for seat in asked.players:
                assert found.value_against_all(seat) == least_against_all(OpenPlay(asked), seat)
        lowered += min(Rivals(standing).value()) < 0
    assert lowered


@pytest.mark.parametrize("rules", [*HEARTS, "hearts/norsk+exact_100=minus_50"])
def test_a_question_cut_short_is_taken_up_where_it_was_left(rules: str) -> None:
    cuts = 0
    for seed in range(4):
        _, play = ending(rules, seed, 4)
        known, asked, seat = Rivals(play), Rivals(play), play.players[1]
        cuts += _cuts(asked, asked.value, known.value())
        cuts += _cuts(asked, asked.values, known.values())
        against = partial(asked.values_against_all, seat)
        cuts += _cuts(asked, against, known.values_against_all(seat))
        nodes = asked.nodes
        assert asked.value(0) == known.value()
        assert asked.nodes == nodes
    assert cuts


def _cuts(rivals: Rivals, question: Callable[[int], object], answer: object) -> int:
    """How often a question is cut short before it is answered."""
    for cuts in count():
        limit = 4 + cuts * cuts
        before = rivals.nodes
        try:
            assert question(limit) == answer
        except LimitHit:
            continue
        finally:
            assert rivals.nodes - before <= limit + 1
        return cuts
    raise AssertionError


def test_a_limit_is_any_number() -> None:
    _, play = ending("hearts/norsk", 1, 4)
    value = Rivals(play).value()
    asked = Rivals(play)
    with pytest.raises(LimitHit):
        asked.value(-(1 << 70))
    assert asked.nodes == 0
    assert asked.value(1 << 70) == value


def test_the_list_of_ends_can_be_stopped() -> None:
    _, play = ending("hearts/norsk+exact_100=minus_50", 1, 4)
    known, heeded, is_late = Rivals(play).value(), 0, True

    def heed() -> None:
        nonlocal heeded
        heeded += 1
        if is_late and heeded == 3:
            raise TimeoutError

    asked = Rivals(play, heed=heed)
    with pytest.raises(TimeoutError):
        asked.value()
    assert heeded == 3
    is_late = False
    assert asked.value() == known
    assert heeded > 6


def test_a_contest_is_sent_to_another_process_as_it_is_asked() -> None:
    _, play = ending("hearts/norsk", 1, 4)
    asked = Rivals(play)
    value = asked.value()
    sent = pickle.loads(pickle.dumps(asked))  # noqa: S301 - written by ourselves
    assert sent.nodes == 0
    assert sent.value() == value


@pytest.mark.skipif(sys.platform != "linux", reason="nowhere else is memory limited like this")
def test_what_there_is_no_memory_for_is_refused_however_often_it_is_asked() -> None:
    _, play = ending("hearts/norsk", 1, 4)
    run = subprocess.run(
        [sys.executable, "-c", POOR],
        input=pickle.dumps((Rivals(play, MOST_SLOTS), Rivals(play))),
        capture_output=True,
        check=True,
    )
    assert run.stdout.decode() == f"no\nno\n{Rivals(play).value()}\n"


def test_more_points_than_an_account_has_places_for_are_refused() -> None:
    _, play = ending("hearts/norsk", 1, 3)
    scores = play.scores
    dear = replace(
        play, scores=lambda tricks, own: tuple(10_000 * each for each in scores(tricks, own))
    )
    with pytest.raises(CannotHold, match="points, and an account"):
        Rivals(dear).value()


def test_more_cards_than_six_are_refused() -> None:
    with pytest.raises(CannotHold, match="13 cards in a hand, and a contest is of 6 at most"):
        Rivals(begun("hearts/norsk", 1))
