"""Looking back at deals: what it costs, what class it is, and that nothing leaks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from spadille.analysis.asked import Asked
from spadille.analysis.handmeter import Chance
from spadille.analysis.judging import judged
from spadille.analysis.moment import COSTLY, SHOWN, SURE, Moment
from spadille.analysis.review import MOST, before, review
from spadille.analysis.wording import chances_in_words
from spadille.cards import Card, CardSet, Seat
from spadille.games import registry
from spadille.kernel.solver import Solver
from spadille.locales import LANGUAGES, Messages
from spadille.notation import record
from spadille.rules.action import Play
from spadille.table import Table
from tests.analysis.deals import (
    choices,
    decisions,
    hands,
    others_shuffled,
    played,
    recorded,
    sayings,
)
from tests.conformance.rulesets import NAMES

RECORDS = Path(__file__).resolve().parents[1] / "games"
TRICK_GAMES = ("lhombre/hjemme", "lhombre/wpt", "solo/american")
#: Enough to tell the tests apart, and few enough to wait for.
FEW = 12


def moments(table: Table, worlds: int = FEW) -> list[Moment]:
    found = []
    for step, (at, seat, card) in enumerate(decisions(table)):
        asked = Asked(at.truth, at.view(seat), seat, Play(card), step)
        found.append(judged(table.rulebook, asked, Random(step), worlds))
    return found


@pytest.mark.parametrize("rules", TRICK_GAMES)
def test_what_could_be_known_does_not_hang_on_cards_that_were_hidden(rules: str) -> None:
    compared = 0
    for seed in range(4):
        for at, seat, card in decisions(played(rules, seed)):
            twin = others_shuffled(at, seat, seed)
            one, other = (
                judged(
                    at.rulebook,
                    Asked(truth, at.view(seat), seat, Play(card), 0),
                    Random(seed),
                    worlds=4,
                )
                for truth in (at.truth, twin)
            )
            compared += hands(twin) != hands(at.truth)
            assert (one.known, one.better, one.chances) == (
                other.known,
                other.better,
                other.chances,
            )
            assert one.worlds == other.worlds
    assert compared > 40


@pytest.mark.parametrize("rules", TRICK_GAMES)
def test_the_open_cost_is_that_of_the_solver_for_whoever_played(rules: str) -> None:
    table = played(rules, 4 if rules.startswith("solo") else 2)
    told = moments(table, worlds=1)
    assert told
    for moment, (at, seat, card) in zip(told, decisions(table), strict=True):
        play = at.rulebook.card_play(at.truth)
        assert play is not None
        (side,) = play.sides
        values = Solver(play, side).values()
        best = max(values.values()) if seat in side else min(values.values())
        sharing = len(side) if seat in side else len(at.view(seat).hands) - len(side)
        assert moment.open == pytest.approx(abs(best - values[card]) / sharing)
        assert isinstance(moment.better_open, Play)
        assert values[moment.better_open.card] == best


@pytest.mark.parametrize("rules", TRICK_GAMES)
def test_with_no_card_hidden_both_costs_are_the_same(rules: str) -> None:
    for at, seat, card in decisions(played(rules, 5)):
        moment = judged(at.rulebook, Asked(at.truth, at.truth, seat, Play(card), 0), Random(0))
        assert moment.known == pytest.approx(moment.open)
        assert moment.doubt == 0.0
        assert moment.verdict in ("error", "fine")


@pytest.mark.parametrize("rules", TRICK_GAMES)
def test_the_worlds_shown_are_such_as_the_seat_could_not_tell_from_the_truth(rules: str) -> None:
    table = played(rules, 8)
    for moment, (at, seat, _) in zip(moments(table), decisions(table), strict=True):
        view = at.view(seat)
        assert 0 < len(moment.worlds) <= SHOWN
        assert len(set(moment.worlds)) == len(moment.worlds)
        gone = CardSet(card for trick in (*view.tricks, view.trick) for card in trick.cards)
        for world in moment.worlds:
            assert world[seat] == view.hands[seat].known
            assert [len(hand) for hand in world] == [len(hand) for hand in hands(at.truth)]
            held = [card for hand in world for card in hand]
            assert len(CardSet(held)) == len(held)
            assert not CardSet(held) & gone


def test_the_classes_follow_from_the_two_costs() -> None:
    told = [moment for seed in range(6) for moment in moments(played("lhombre", seed))]
    assert {moment.verdict for moment in told} >= {"error", "bad_luck", "fine"}
    for moment in told:
        is_costly = moment.known > max(COSTLY * moment.at_stake, SURE * moment.doubt)
        assert is_costly == (moment.verdict in ("error", "lucky"))
        if moment.verdict == "bad_luck":
            assert moment.open > COSTLY * moment.at_stake


def test_who_plays_by_chance_gives_more_away_than_who_thinks() -> None:
    costs = {
        bots: fmean(
            moment.known for seed in range(8) for moment in moments(played("solo", seed, bots))
        )
        for bots in ("random", "heuristic")
    }
    assert costs["random"] > 2 * costs["heuristic"]


def test_a_review_has_three_moments_of_a_seat_at_most_and_none_of_the_others() -> None:
    table = played("solo", 6, "random")
    told = review(table.rulebook, recorded(table), [Seat(3)], worlds=60)
    assert len(told.moments) == 4
    assert [len(own) for own in told.moments] == [0, 0, 0, MOST]
    weights = [moment.weight for moment in told.moments[3]]
    assert weights == sorted(weights, reverse=True)
    assert told.scores == table.scores


def test_the_same_record_and_seed_give_the_same_review_and_progress_is_told() -> None:
    table, heard = played("lhombre", 2), list[tuple[int, int]]()
    first = review(
        table.rulebook, recorded(table), worlds=FEW, witness=lambda *told: heard.append(told)
    )
    assert first == review(table.rulebook, recorded(table), worlds=FEW)
    assert heard == [(done, first.decisions) for done in range(1, first.decisions + 1)]
    assert first.decisions == len([*decisions(table), *choices(table), *sayings(table)])


def test_the_play_can_be_taken_up_again_at_a_moment() -> None:
    table = played("solo", 6, "random")
    (moment, *_) = review(table.rulebook, recorded(table), [Seat(3)], worlds=60).moments[3]
    again = before(table.rulebook, recorded(table), moment.step)
    assert again.turn == moment.seat
    assert again.legal().allows(moment.done)
    assert again.legal().allows(moment.better)
    again.act(moment.better)
    assert len(again.truth.tricks) + 1 >= moment.trick


@pytest.mark.parametrize("rules", NAMES)
def test_deals_by_every_rule_set_can_be_looked_back_at(rules: str) -> None:
    table = played(rules, 6, "random")
    told = review(table.rulebook, recorded(table), worlds=1)
    assert told.scores == table.scores
    assert len(told.moments) == table.rulebook.seats


@pytest.mark.parametrize(
    "path",
    sorted(RECORDS.glob("lhombre/records/*/*.record")),
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_every_way_of_playing_lhombre_can_be_looked_back_at(path: Path) -> None:
    for read in record.read(path.read_text("utf-8"), registry.rulebook):
        told = review(registry.rulebook(read.rules), read, worlds=1)
        assert not told.skipped or len(read.hands) == 4
        assert len(told.moments) == len(read.hands)


@pytest.mark.parametrize(
    ("own", "other", "said"),
    [
        ({"win": 0.5, "bet": 0.5}, {"win": 0.75, "bet": 0.25}, "The declarer wins in 50 of 100"),
        ({"bet": 0.2, "codille": 0.8}, {"bet": 0.7, "codille": 0.3}, "Bet: in 20 of 100"),
        ({"win": 0.1, "codille": 0.9}, {"win": 0.1, "bet": 0.9}, "Codille: in 90 of 100"),
        ({"win": 1.0}, {"win": 1.0}, ""),
    ],
)
def test_of_the_ends_of_a_contract_one_is_told_that_differs(
    own: dict[str, float], other: dict[str, float], said: str
) -> None:
    done, better = Play(Card("SA")), Play(Card("SK"))
    chances, better_chances = (
        tuple(Chance(name, chance) for name, chance in told.items()) for told in (own, other)
    )
    told = Moment(
        Seat(0), 9, 3, done, better, better, 1.0, 1.0, 0.1, 4.0, "error", chances, better_chances
    )
    for language in LANGUAGES:
        assert len(chances_in_words(told, Messages(language))) == bool(said)
    assert "".join(chances_in_words(told, Messages("en"))).startswith(said)
