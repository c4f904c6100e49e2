"""Near the end of a match players look to the match, and elsewhere to points."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots.effort import ExpertEffort
from spadille.bots.hearts import match
from spadille.bots.hearts.searcher import TEMPER, HeartsSearcher
from spadille.cards import Card
from spadille.games.hearts.state import State
from spadille.games.registry import rulebook
from spadille.kernel.forest import Forest
from spadille.notation import position
from spadille.rules.action import Play
from spadille.rules.standing import Standing
from tests.games.hearts.table import NORSK, SEATS, N, Table, book_of

OPTIONS = book_of().profile.options


def begun(points: tuple[int, ...], rules: str = NORSK) -> State:
    """A deal that begins with these points of the match."""
    return Table(rules=rules, standing=Standing(4, points)).state


def worths(points: tuple[int, ...], *ends: tuple[int, ...]) -> list[float]:
    """What such ends of a deal are worth to north."""
    worth = match.worth(OPTIONS, begun(points), SEATS, TEMPER.spite)
    return [worth(end)[N] for end in ends]


def test_far_from_the_end_few_points_are_what_everybody_wants() -> None:
    view = begun((20, 50, 73, 30))
    assert not match.is_near(OPTIONS, view)
    assert match.aims(OPTIONS, view, SEATS, TEMPER.spite) is None
    one, thirteen, none = worths((20, 50, 73, 30), (1, 0, 25, 0), (13, 0, 13, 0), (0, 1, 25, 0))
    assert none > one > thirteen
    assert one - thirteen == pytest.approx(12 + 12 * TEMPER.spite / 3)


@pytest.mark.parametrize("points", [(20, 50, 74, 30), (0, 0, 99, 0)])
def test_where_a_deal_may_end_the_match_it_is_near(points: tuple[int, ...]) -> None:
    assert match.is_near(OPTIONS, begun(points))


def test_at_99_a_single_point_is_as_bad_as_many() -> None:
    """Who is last and would end the match by a point shuns the likelier one, not the dearer one."""
    points = (99, 60, 70, 80)
    none, one, queen = worths(points, (0, 10, 10, 6), (1, 10, 10, 5), (13, 5, 4, 4))
    assert 0.4 * none + 0.6 * one < 0.9 * none + 0.1 * queen
    none, one, queen = worths((9, 6, 7, 8), (0, 10, 10, 6), (1, 10, 10, 5), (13, 5, 4, 4))
    assert 0.4 * none + 0.6 * one > 0.9 * none + 0.1 * queen


@pytest.mark.parametrize("exact", ["minus_50", "wins"])
def test_where_exactly_a_hundred_is_good_it_is_wanted(exact: str) -> None:
    options = book_of(f"{NORSK}+exact_100={exact}").profile.options
    points, ends = (95, 60, 70, 80), [(4, 8, 8, 6), (5, 7, 8, 6), (6, 6, 8, 6)]
    worth = match.worth(options, begun(points), SEATS, TEMPER.spite)
    four, five, six = (worth(end)[N] for end in ends)
    assert five > four > six


def test_who_is_ahead_wants_the_match_to_end_and_who_is_behind_does_not() -> None:
    ahead = worths((40, 98, 60, 60), (5, 2, 9, 10), (5, 1, 10, 10))
    assert ahead[0] > ahead[1]
    behind = worths((70, 98, 60, 60), (5, 2, 9, 10), (5, 1, 10, 10))
    assert behind[0] < behind[1]


def test_points_go_to_whoever_is_to_be_overtaken() -> None:
    """North throws the queen and a heart on two tricks: the queen to the one he must pass."""
    for points, first in (((40, 30, 98, 60), "SQ"), ((40, 98, 30, 60), "H2")):
        chosen = thrown(points)
        assert chosen == Play(Card(first)), points


def thrown(points: tuple[int, ...]) -> object:
    """What north throws on the trick of east before that of south, seeing all cards."""
    line = (
        f"{book_of().profile}; dealer 3; number 4; points {' '.join(map(str, points))};"
        " hands SQ H2 / D3 / DA / D4; taken 0 0 0 0 1 1 1 1 2 2 1;"
        " captured HA HK HQ / HJ HT H9 H8 H7 / H6 H5 H4 H3 / -; trick 1:CK 2:C9 3:C8; broken"
    )
    book, state = position.read(line, rulebook)
    player = HeartsSearcher(ExpertEffort(2), seconds=600.0)
    return player.choose(book, state, N, Random(1))


def test_the_trees_look_to_the_match_as_well() -> None:
    """Whoever has the least to fear from a point is told by what the trees made of all of them."""
    view = begun((99, 60, 70, 80))
    book = book_of()
    play = book.card_play(view)
    assert play is not None
    aims = match.aims(OPTIONS, view, play.players, TEMPER.spite)
    assert aims is not None
    forest = Forest(play, 4100, 1, TEMPER, None, aims)
    forest.plant([play.hands])
    forest.grow(4000)
    values = [each.value for each in forest.shares()]
    place = play.players.index(N)
    assert min(values) == values[place]
    assert sum(values) == pytest.approx(len(values) / 2, abs=0.3)


@pytest.mark.parametrize("points", [(99, 60, 70, 80), (40, 41, 97, 95), (80, 80, 80, 80)])
def test_what_is_likely_is_worth_the_same_to_trees_and_endings(points: tuple[int, ...]) -> None:
    view = begun(points)
    likely = (6, 6, 6, 6)
    aims = match.aims(OPTIONS, view, SEATS, TEMPER.spite)
    assert aims is not None
    worth = match.worth(OPTIONS, view, SEATS, TEMPER.spite)
    span = len(aims.worths) // len(SEATS) ** 2
    for player in SEATS:
        for each, more in ((each, more) for each in SEATS for more in (0, 3, 20)):
            ends = tuple(own + (seat == each) * more for seat, own in enumerate(likely))
            told = sum(
                aims.worths[(player * len(SEATS) + seat) * span + end - aims.least]
                for seat, end in enumerate(ends)
            )
            assert told == pytest.approx(worth(ends)[player])
