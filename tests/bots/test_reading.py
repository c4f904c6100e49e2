"""What cards that were played are held to tell of those still held."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from spadille.bots import reading
from spadille.bots.knowing import Belief
from spadille.bots.lhombre import belief as lhombre_belief
from spadille.bots.model import load
from spadille.bots.reading import read, readings
from spadille.bots.solo import belief as solo_belief
from spadille.cards import Card, Seat, Trick
from spadille.rules.order import TrickOrder
from tests.bots.dealing import HEURISTIC
from tests.bots.test_search import dealt

GAMES: dict[str, Any] = {"lhombre/hjemme": lhombre_belief, "solo/american": solo_belief}
ORDER = TrickOrder(
    (
        tuple(map(Card, ("SA", "S2", "CA", "SK", "SQ", "SJ"))),
        tuple(map(Card, ("HK", "HQ", "HJ", "HA", "H2", "H3"))),
        tuple(map(Card, ("DK", "DQ", "DJ", "DA", "D2", "D3"))),
    )
)
#: The first trick is taken by seat 2, which plays with seat 0 against seat 1.
TRICKS = (
    Trick(((Seat(0), Card("HJ")), (Seat(1), Card("HQ")), (Seat(2), Card("HK")))),
    Trick(((Seat(2), Card("DK")), (Seat(0), Card("H3")), (Seat(1), Card("SK")))),
    Trick(((Seat(1), Card("HA")), (Seat(2), Card("H2")))),
)


def side_of(seat: Seat) -> str:
    """On which side a seat of the tricks above plays."""
    return "declarer" if seat == 1 else "defender"


def test_every_card_is_named_by_how_it_was_played() -> None:
    found = list(readings("x", TRICKS, ORDER, side_of))
    assert [(each.seat, each.name) for each in found] == [
        (0, "x/defender/lead/suit/high"),
        (1, "x/declarer/follow/suit/over/second/other"),
        (2, "x/defender/follow/suit/over/later/other"),
        (2, "x/defender/lead/suit/top"),
        (0, "x/defender/discard/second/own"),
        (1, "x/declarer/ruff/later/other"),
        # King, queen and jack have fallen: the ace is now the highest.
        (1, "x/declarer/lead/suit/top"),
        (2, "x/defender/follow/suit/under/second/other"),
    ]


@pytest.mark.parametrize(
    ("number", "groups"),
    [
        # The jack was led: next above, next below, the highest, lower ones, trumps high and low.
        (0, ["HQ", "HA", "HK", "H2 H3", "SA S2 CA", "SK SQ SJ", "DK", "DQ DJ", "DA D2 D3"]),
        # The king fell over the queen: what else would have taken the trick, and what would not.
        (2, ["H2 H3", "SA S2 CA", "SK SQ SJ", "DK", "DQ DJ", "DA D2 D3"]),
    ],
)
def test_cards_that_stand_alike_to_the_one_played_have_one_number(
    number: int, groups: list[str]
) -> None:
    found = list(readings("x", TRICKS, ORDER, side_of))[number]
    kinds = [{found.kind(Card(card)) for card in group.split()} for group in groups]
    assert all(len(each) == 1 for each in kinds)
    assert len(set.union(*kinds)) == len(groups)


@pytest.mark.parametrize("rules", GAMES)
def test_all_seats_read_the_same_and_every_hidden_card_has_a_number(rules: str) -> None:
    belief: Belief = GAMES[rules]
    seen = 0
    for seed in range(6):
        table = dealt(rules, seed)
        book = table.rulebook
        while (seat := table.turn) is not None:
            if book.card_play(table.truth) is not None:
                told = [list(belief.readings(view)) for view in table.views]
                names = [[(each.seat, each.name) for each in own] for own in told]
                assert all(own == names[0] for own in names)
                hidden = book.hidden(table.views[seat]).cards
                kinds = {each.kind(card) for each in told[seat] for card in hidden}
                assert kinds <= set(range(reading.KINDS))
                seen += len(kinds)
            table.act(seat, HEURISTIC.choose(book, table.views[seat], seat, Random(seed)))
    assert seen


def test_a_hand_takes_a_card_as_readily_as_all_that_it_played_says() -> None:
    table = dealt("lhombre/hjemme", 1)
    book = table.rulebook
    while len(table.truth.tricks) < 3:
        seat = table.turn
        assert seat is not None
        table.act(seat, HEURISTIC.choose(book, table.views[seat], seat, Random(1)))
    seat = table.truth.turn
    view = table.views[seat]
    hidden, told = book.hidden(view), list(lhombre_belief.readings(view))
    numbers = {each.name: np.arange(1.0, 1.0 + reading.KINDS) for each in told}
    habits = [dict.fromkeys(place.cards, 0.5) for place in hidden.places]
    assert read(hidden, {}, told, habits) == habits
    believed, halved = (read(hidden, numbers, told, habits, power) for power in (1.0, 0.5))
    for place, row, less in zip(hidden.places, believed, halved, strict=True):
        own = [each for each in told if place.kind == "hand" and each.seat == place.seat]
        assert len(own) == (3 if place.kind == "hand" else 0) or view.trick
        for card in place.cards:
            product = np.prod([numbers[each.name][each.kind(card)] for each in own])
            assert row[card] == pytest.approx(0.5 * product)
            assert less[card] == pytest.approx(0.5 * product**0.5)


def test_what_is_shipped_knows_plays_of_both_games() -> None:
    numbers = load()
    for game in ("lhombre", "solo"):
        rows = [row for name, row in numbers.items() if name.startswith(f"{game}/plays/")]
        assert len(rows) > 20
        assert all(row.shape == (reading.KINDS,) and (row > 0).all() for row in rows)
