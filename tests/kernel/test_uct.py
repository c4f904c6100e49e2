"""Trees of play-outs: they find what an exact search finds, and are the same in both forms."""

from __future__ import annotations

from array import array

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet
from spadille.kernel import forest
from spadille.kernel.endings import Endings
from spadille.kernel.forest import Aims, Forest, Temper
from spadille.kernel.form import interpreted
from spadille.kernel.rivals import Rivals
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, ending

HEARTS = tuple(name for name in NAMES if name.startswith("hearts"))
ROUNDS = 20_000


def grown(play: CardPlay, rounds: int, *worlds: tuple[CardSet, ...], **temper: float) -> Forest:
    """A forest of that age; of the true hands where no worlds are given."""
    found = Forest(play, rounds + 8, 7, Temper(**temper))  # type: ignore[arg-type] # an int is none
    found.plant(worlds or [play.hands])
    found.grow(rounds)
    return found


@pytest.mark.parametrize("rules", HEARTS)
def test_a_single_world_that_ends_soon_is_seen_through(rules: str) -> None:
    """The most tried card is as good as the best of an exact search, where that can be made."""
    seen = 0
    for seed in range(12):
        # Hearts that all count differently can be shared in too many ways to see more through.
        _, play = ending(rules, seed, 3 if "spot" in rules else 4)
        legal = OpenPlay(play).legal()
        if len(legal) < 2:
            continue
        turn = OpenPlay(play).turn
        assert turn is not None
        exact = {card: points[turn] for card, points in Rivals(play).values().items()}
        found = grown(play, ROUNDS).tried()
        best = max(found, key=lambda card: found[card].visits)
        assert exact[best] == min(exact.values())
        seen += 1
    assert seen


@pytest.mark.parametrize("rules", HEARTS)
def test_a_card_that_must_be_played_comes_to_what_the_end_counts(rules: str) -> None:
    for seed in range(20):
        _, play = ending(rules, seed, 1)
        found = grown(play, 10).tried()
        alone = OpenPlay(play)
        while alone.turn is not None:
            alone.play(next(iter(alone.legal())))
        turn = OpenPlay(play).turn
        assert turn is not None
        assert [tried.points for tried in found.values()] == [alone.returns()[turn]]


@pytest.mark.parametrize("rules", HEARTS)
def test_as_ordinary_python_it_grows_the_same_trees(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begun(rules, 1)
    temper = {"spite": 0.3, "blind": 300}
    worlds = (play.hands, play.hands)
    told = grown(play, 150, *worlds, **temper)
    monkeypatch.setattr(forest, "Uct", interpreted("uct").Uct)
    plain = grown(play, 150, *worlds, **temper)
    assert plain.tried() == told.tried()
    assert plain.nodes == told.nodes > 150


def test_cards_that_are_alike_get_the_same_and_are_tried_once() -> None:
    play = begun("hearts/norsk+two_of_clubs_leads=no", 5)
    found = grown(play, 2000).tried()
    assert set(found) == set(OpenPlay(play).legal())
    kinds = {id(tried): tried for tried in found.values()}
    assert len(kinds) < len(found)
    assert sum(tried.visits for tried in kinds.values()) == 2000


def test_a_card_that_was_not_tried_has_no_visits() -> None:
    """Two play-outs begin with two cards, and nothing is made up for the others."""
    play = begun("hearts/norsk+two_of_clubs_leads=no", 0)
    forest = grown(play, 2)
    found = forest.tried()
    kinds = {id(tried): tried for tried in found.values()}
    assert sorted(tried.visits for tried in kinds.values() if tried.visits) == [1, 1]
    untried = {tried for tried in found.values() if not tried.visits}
    assert untried == {replace(forest.shares()[play.on_turn], visits=0)}
    assert {tried.visits for tried in Forest(play, 9, 1).tried().values()} == {0}


def test_a_later_growth_goes_on_from_the_first() -> None:
    play = begun("hearts/norsk+two_of_clubs_leads=no", 5)
    once = grown(play, 400)
    twice = Forest(play, 408, 7)
    twice.plant([play.hands])
    twice.grow(100)
    twice.grow(300)
    assert twice.tried() == once.tried()
    with pytest.raises(ValueError, match="room for"):
        twice.grow(300)


def test_spite_is_what_the_others_have() -> None:
    """With spite of 1 a player counts how far he is behind the mean of the others."""
    _, play = ending("hearts/old-moon", 3, 1)
    (tried,) = set(grown(play, 10, spite=1.0).tried().values())
    alone = OpenPlay(play)
    while alone.turn is not None:
        alone.play(next(iter(alone.legal())))
    turn = OpenPlay(play).turn
    assert turn is not None
    own, total = alone.returns()[turn], sum(alone.returns())
    assert (tried.visits, tried.points) == (10, own)
    assert tried.value == pytest.approx(-(own - (total - own) / 3) / 26)


def test_nobody_sweeps_where_it_is_not_told_who_captured_the_rest() -> None:
    for seed in range(10):
        _, play = ending("hearts/old-moon", seed, 3)
        unknown = replace(play, captured=(CardSet(),) * 4)
        found = grown(unknown, 50)
        held = CardSet(card for hand in play.hands for card in hand) | CardSet(play.trick)
        left = sum(13 if card is Card("SQ") else 1 for card in held & play.prizes)
        # A moon would come to three times as much as all cards.
        assert sum(share.points for share in found.shares()) == pytest.approx(left)


#: Fewer and more points than any deal brings.
LEAST, MOST = -60, 120


def own_points(unit: float) -> Aims:
    """Each has his own points alone at heart, ``unit`` of them being 1."""
    nothing = [0.0] * (MOST - LEAST)
    own = [points / unit for points in range(LEAST, MOST)]
    rows = [own if player == each else nothing for player in range(4) for each in range(4)]
    return Aims(array("d", (worth for row in rows for worth in row)), LEAST)


def aimed(play: CardPlay, rounds: int, aims: Aims | None) -> Forest:
    """A forest of that age, grown with such aims and no spite."""
    found = Forest(play, rounds + 8, 7, Temper(), None, aims)
    found.plant([play.hands])
    found.grow(rounds)
    return found


def test_who_aims_at_his_own_points_alone_is_as_one_without_an_aim() -> None:
    for seed in range(3):
        play = begun("hearts/norsk", seed)
        assert aimed(play, 500, own_points(-26.0)).tried() == aimed(play, 500, None).tried()


def test_who_aims_at_having_many_points_gets_them() -> None:
    for seed in range(8):
        _, play = ending("hearts/norsk", seed, 3)
        end = Endings(play, lambda points: tuple(float(own) for own in points))
        exact = {card: each.points for card, each in end.tried([play.hands]).items()}
        found = aimed(play, ROUNDS, own_points(26.0)).tried()
        best = max(found, key=lambda card: found[card].visits)
        assert exact[best] == max(exact.values())


def test_points_beyond_the_table_count_as_its_last() -> None:
    play = begun("hearts/norsk", 1)
    narrow = Aims(array("d", [0.25] * 16), 3)
    found = aimed(play, 50, narrow)
    assert [each.value for each in found.shares()] == [1.0] * 4


def test_a_table_without_a_place_for_each_is_refused() -> None:
    for places in (0, 15, 17):
        with pytest.raises(ValueError, match="no place for each"):
            aimed(begun("hearts/norsk", 1), 1, Aims(array("d", [0.0] * places), 0))


def test_as_ordinary_python_aims_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun("hearts/norsk", 2)
    told = aimed(play, 150, own_points(13.0))
    monkeypatch.setattr(forest, "Uct", interpreted("uct").Uct)
    plain = aimed(play, 150, own_points(13.0))
    assert plain.tried() == told.tried()
