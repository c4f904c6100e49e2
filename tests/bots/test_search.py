"""Players who search: the same again for the same chance, right where all is known, and legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from spadille.bots import registry
from spadille.bots.arena.table import Table
from spadille.bots.opencards import OpenCards, part
from spadille.bots.tier import Searcher
from spadille.cards import CardSet, Seat
from spadille.games import registry as games
from spadille.kernel.solver import Solver
from spadille.notation.layout import deck_of
from spadille.rules.action import Play
from spadille.rules.cardplay import CardPlay
from tests.conformance.rulesets import NAMES

#: Players of little effort, who think in the same way as those of much.
SEARCHERS = ("club+worlds=4", "expert+worlds=6+trials=2+tries=exchange,bidding")
RULES = tuple(name for name in NAMES if not name.startswith("hearts"))
FEW = 3


def searcher(name: str) -> Searcher:
    """The player of that name, who searches."""
    return cast(Searcher, registry.player(name))


def dealt(rules: str, seed: int) -> Table:
    """A table at which a deck was dealt by chance."""
    book = games.rulebook(rules)
    deck = list(book.pack)
    Random(f"search {seed}").shuffle(deck)
    return Table(book, deck, Seat(seed % book.seats))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", SEARCHERS)
def test_deals_by_every_rule_set_come_to_an_end(name: str, rules: str) -> None:
    player = registry.player(name)
    for seed in range(FEW):
        table = dealt(rules, seed)
        seats = table.rulebook.seats
        end = table.play([player] * seats, [Random(f"{seed} {seat}") for seat in range(seats)])
        assert table.rulebook.is_over(end)


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "solo/american"])
@pytest.mark.parametrize("name", SEARCHERS)
def test_the_same_view_and_chance_give_the_same_choice(name: str, rules: str) -> None:
    first, second = searcher(name), searcher(name)
    for seed in range(FEW):
        table = dealt(rules, seed)
        while (seat := table.turn) is not None:
            asked = table.rulebook, table.views[seat], seat
            weighed = first.weigh(*asked, Random(seed))
            assert weighed == second.weigh(*asked, Random(seed))
            assert weighed[0].action == first.choose(*asked, Random(seed))
            assert all(
                table.rulebook.legal(table.truth, seat).allows(each.action) for each in weighed
            )
            table.act(seat, weighed[0].action)


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "solo/american"])
def test_where_nothing_is_hidden_a_card_is_worth_what_the_solver_says(rules: str) -> None:
    player, compared = searcher("club+worlds=2"), 0
    for seed in range(12):
        table = dealt(rules, seed)
        book = table.rulebook
        while (seat := table.turn) is not None:
            legal = book.legal(table.truth, seat)
            if len(legal.play) > 1 and not legal.choices:
                # A seat that saw all cards would lay out but one world.
                weighed = player.weigh(book, table.truth, seat, Random(1))
                exact = OpenCards(book, seat).worth(table.truth)
                assert {each.action: each.points for each in weighed} == pytest.approx(
                    {Play(card): points for card, points in exact.items()}
                )
                assert weighed[0].points == max(exact.values())
                compared += 1
            table.act(
                seat, registry.player("heuristic").choose(book, table.views[seat], seat, Random(1))
            )
    assert compared > 30


def test_points_of_all_seats_are_those_of_the_sides() -> None:
    for seed in range(12):
        table = dealt("solo/american", seed)
        book = table.rulebook
        while (seat := table.turn) is not None:
            play = book.card_play(table.truth)
            if play is not None:
                side = play.sides[0]
                solved = Solver(play, side).value()
                told = [OpenCards(book, Seat(each)).value(table.truth) for each in range(4)]
                assert sum(told) == pytest.approx(0)
                assert sum(told[each] for each in side) == pytest.approx(solved)
                break
            table.act(
                seat, registry.player("heuristic").choose(book, table.views[seat], seat, Random(1))
            )


def ends(play: CardPlay, seed: int) -> Iterator[tuple[int, ...]]:
    """The points by seat at some ends to which the tricks to come may lead."""
    chance = Random(f"ends {seed}")
    for _ in range(20):
        tricks = [0] * play.seats
        for seat, taken in zip(play.players, play.taken, strict=True):
            tricks[seat] = taken
        for _ in play.hands[play.leader]:
            tricks[chance.choice(play.players)] += 1
        yield play.scores(tuple(tricks), ())


def begun(rules: str, deals: int) -> Iterator[CardPlay]:
    """The play of some deals that estimates bid, each with one side."""
    estimates = registry.player("heuristic")
    for seed in range(deals):
        table = dealt(rules, seed)
        book = table.rulebook
        while (seat := table.turn) is not None and book.card_play(table.truth) is None:
            table.act(seat, estimates.choose(book, table.views[seat], seat, Random(1)))
        play = book.card_play(table.truth)
        if play is not None and len(play.sides) == 1:
            yield play


@pytest.mark.parametrize(
    "rules", ["lhombre/wpt", "lhombre/hjemme+seats=4+payment=defenders", "solo/american"]
)
def test_where_points_are_paid_a_seat_has_its_part_of_every_end(rules: str) -> None:
    seen = 0
    for number, play in enumerate(begun(rules, 20)):
        (side,) = play.sides
        for scores in ends(play, number):
            for seat, own in enumerate(scores):
                assert part(Seat(seat), play, side) * scores[side[0]] == pytest.approx(own)
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "lhombre/hjemme+seats=4", "lhombre/union"])
def test_where_nobody_pays_all_others_fall_behind_alike(rules: str) -> None:
    seen = 0
    for number, play in enumerate(begun(rules, 20)):
        (side,) = play.sides
        others = [Seat(seat) for seat in range(play.seats) if seat not in side]
        kept = {tuple(scores[seat] for seat in others) for scores in ends(play, number)}
        assert len(kept) == 1
        assert [part(seat, play, side) for seat in others] == [-1 / len(others)] * len(others)
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_single_legal_card_is_played_at_once(name: str) -> None:
    player, found = registry.player(name), 0
    for seed in range(FEW):
        table = dealt("solo/american", seed)
        while (seat := table.turn) is not None:
            legal = table.rulebook.legal(table.truth, seat)
            if len(legal.play) == 1 and not legal.choices:
                chance = Random(seed)
                before = chance.getstate()
                card = next(iter(legal.play))
                assert player.choose(table.rulebook, table.views[seat], seat, chance) == Play(card)
                assert chance.getstate() == before
                found += 1
            table.act(seat, player.choose(table.rulebook, table.views[seat], seat, Random(seed)))
    assert found


def test_the_strongest_hand_bids_and_the_weakest_passes() -> None:
    strong = CardSet.read("SA S2 CA SK SQ SJ HK DK CK")
    weak = CardSet.read("SJ SQ S5 HJ HQ CJ CQ C6 DJ")
    for hand, is_passing in ((strong, False), (weak, True)):
        rest = [card for card in games.rulebook("lhombre/hjemme").pack if card not in hand]
        said = [_first_call(hand, rest, name) for name in ("easy", *SEARCHERS)]
        assert all((type(each).__name__ == "Pass") == is_passing for each in said), said


def _first_call(hand: CardSet, rest: list[Any], name: str) -> Any:
    book = games.rulebook("lhombre/hjemme")
    Random(7).shuffle(rest)
    forehand = Seat(1)
    hands = [CardSet(rest[:9]), hand, CardSet(rest[9:18])]
    table = Table(book, deck_of(book, Seat(0), hands, tuple(rest[18:])), Seat(0))
    assert table.turn == forehand
    return registry.player(name).choose(book, table.views[forehand], forehand, Random(1))
