"""Endings in many worlds: each solved exactly, each card told with its mean."""

from __future__ import annotations

from itertools import permutations
from math import comb, prod
from statistics import fmean

import pytest
from msgspec.structs import replace

from spadille.cards import Card, CardSet
from spadille.kernel.endings import MOST_ENDS, Endings
from spadille.kernel.rivals import Rivals
from spadille.kernel.tabulate import CannotHold
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, ending

#: Where hearts count alike; where they do not, there are soon too many ways to share them.
HEARTS = tuple(name for name in NAMES if name.startswith("hearts") and "spot" not in name)
DEALS = 4


def few(points: tuple[int, ...]) -> tuple[float, ...]:
    """To everybody few points of his own are worth most, and nothing else counts."""
    return tuple(-float(own) for own in points)


def dearest(points: tuple[int, ...]) -> tuple[float, ...]:
    """To everybody it is worth most that the one before him has many points."""
    return tuple(float(points[player - 1]) for player in range(len(points)))


@pytest.mark.parametrize("rules", HEARTS)
def test_a_world_comes_to_what_rivals_come_to(rules: str) -> None:
    for seed in range(DEALS):
        _, play = ending(rules, seed, 3)
        turn = OpenPlay(play).turn
        assert turn is not None
        tried = Endings(play, few).tried([play.hands])
        exact = {card: points[turn] for card, points in Rivals(play).values().items()}
        assert {card: each.points for card, each in tried.items()} == exact
        assert {card: -each.value for card, each in tried.items()} == exact


def best_by(play: OpenPlay, players: tuple[int, ...]) -> tuple[int, ...]:
    """The points by player where each wants the one before him to have many."""
    if play.turn is None:
        returns = play.returns()
        return tuple(returns[seat] for seat in players)
    place = players.index(play.turn)

    def rank(points: tuple[int, ...]) -> tuple[float, ...]:
        others = points[place + 1 :] + points[:place]
        return (dearest(points)[place], *others, -points[place])

    ends = []
    for card in play.legal():
        after = play.copy()
        after.play(card)
        ends.append(best_by(after, players))
    return max(ends, key=rank)


def test_what_an_end_is_worth_is_what_everybody_plays_for() -> None:
    for seed in range(DEALS):
        _, play = ending("hearts/norsk", seed, 3)
        for card, tried in Endings(play, dearest).tried([play.hands]).items():
            after = OpenPlay(play)
            after.play(card)
            turn = (play.leader + len(play.trick)) % len(play.players)
            end = best_by(after, play.players)
            assert tried.points == end[turn]
            assert tried.value == dearest(end)[turn]


def worlds_of(play: CardPlay) -> list[tuple[CardSet, ...]]:
    """The same ending with the hands of the others changing places, where they are of one size."""
    turn = (play.leader + len(play.trick)) % len(play.players)
    others = [player for player in range(len(play.players)) if player != turn]
    if len({len(hand) for hand in play.hands}) > 1:
        return [play.hands]
    found = []
    for order in permutations(others):
        hands = list(play.hands)
        for player, other in zip(others, order, strict=True):
            hands[player] = play.hands[other]
        found.append(tuple(hands))
    return found


def test_what_is_told_of_a_card_is_the_mean_of_its_worlds() -> None:
    several = 0
    for seed in range(8):
        _, play = ending("hearts/norsk", seed, 4)
        worlds = worlds_of(play)
        several += len(worlds) > 1
        alone = [Endings(replace(play, hands=hands), few).tried([hands]) for hands in worlds]
        for card, tried in Endings(play, few).tried(worlds).items():
            assert tried.visits == len(worlds)
            assert tried.points == pytest.approx(fmean(each[card].points for each in alone))
    assert several


def test_the_last_card_needs_no_choice() -> None:
    _, play = ending("hearts/norsk", 1, 1)
    tried = Endings(play, few).tried([play.hands])
    assert len(tried) == 1
    assert all(isinstance(card, Card) for card in tried)


def test_more_cards_than_four_and_too_many_ways_to_share_are_refused() -> None:
    with pytest.raises(CannotHold, match="13 cards in a hand, and an ending has 4 at most"):
        Endings(begun("hearts/norsk", 1), few)
    refused = 0
    for seed in range(20):
        _, play = ending("hearts/spot", seed, 4)
        ways = prod(comb(len(kind & in_play(play)) + 3, 3) for kind in play.kinds)
        if ways > MOST_ENDS:
            with pytest.raises(CannotHold, match=f"{ways} ways of sharing the prizes"):
                Endings(play, few)
            refused += 1
    assert refused


def in_play(play: CardPlay) -> CardSet:
    """The cards in all hands, and in the trick."""
    return CardSet(card for hand in play.hands for card in hand) | CardSet(play.trick)
