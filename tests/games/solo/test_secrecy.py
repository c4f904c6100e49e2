"""Where the called ace lies is nobody's business but its holder's (section 4.3)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat, Viewer
from spadille.games.solo import Solo
from spadille.games.solo.event import PartnerShown
from spadille.games.solo.picture import picture
from spadille.games.solo.state import State
from spadille.notation import position
from spadille.rules.event import Event
from spadille.rules.picture import Picture
from tests.games.solo.table import SEATS, book
from tests.games.solo.worlds import Pair, Told, compare

RULES = (
    "solo/american",
    "solo/german-like",
    "solo/american+must_play_called_ace=true+early_end=offered",
)
DEALS = 60
#: Deals in which the hidden cards are dealt otherwise at each turn, and how often it is tried.
OTHERWISE = 25
TRIES = 5


def compare_all(rules: Solo) -> int:
    """How often two worlds looked alike, as they must until the ace is played."""
    compared = 0
    for seed in range(DEALS):
        pair = Pair(rules, seed)
        if pair.begin():
            compared += compare(pair)
    return compared


@pytest.mark.parametrize("rules", RULES)
def test_solo_4_3_nothing_hangs_on_where_the_called_ace_lies(rules: str) -> None:
    assert compare_all(book(rules)) > 8 * DEALS


def compare_otherwise(rules: Solo) -> tuple[int, int]:
    """How often the hidden cards were dealt otherwise, and how often the ace then lay elsewhere."""
    compared = moved = 0
    for seed in range(OTHERWISE):
        told = Told(rules, seed)
        if not told.begin():
            continue
        while (holder := told.holder) is not None and not rules.is_over(told.world.truth):
            viewer = told.chance.choice([*(seat for seat in SEATS if seat != holder), None])
            worlds = (told.otherwise(viewer) for _ in range(TRIES))
            other = next((world for world in worlds if world is not None), None)
            if other is not None:
                where = f"seed {seed}, viewer {viewer}, {position.write(rules, told.world.truth)}"
                assert told.seen_by(viewer).look() == other.look(), where
                compared += 1
                ace = told.world.truth.called
                assert ace is not None
                moved += ace not in other.truth.hands[holder].known
            told.play()
    return compared, moved


@pytest.mark.parametrize("rules", RULES)
def test_solo_4_3_no_way_of_dealing_the_hidden_cards_shows(rules: str) -> None:
    compared, moved = compare_otherwise(book(rules))
    assert compared > 4 * OTHERWISE
    assert moved > 2 * OTHERWISE


class Careless(Solo):
    """A rulebook whose pictures, or events, say who holds the called ace."""

    def __init__(self, leak: str) -> None:
        super().__init__(book().profile)
        self.leak = leak

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What everybody sees, and more."""
        holder = self._holder(state) if self.leak == "picture" else None
        return picture(self, state, viewer if holder is None else holder)

    def _consequence(self, state: State) -> Event | None:
        holder = self._holder(state) if self.leak == "event" else None
        if holder is None or state.partner is not None:
            return super()._consequence(state)
        return PartnerShown(holder)

    def _holder(self, state: State) -> Seat | None:
        hands = enumerate(state.hands)
        called = state.called
        return next((Seat(at) for at, hand in hands if called and called in hand.known), None)


@pytest.mark.parametrize("leak", ["picture", "event"])
def test_the_comparison_finds_a_leak(leak: str) -> None:
    with pytest.raises(AssertionError, match="viewer"):
        compare_all(Careless(leak))
    with pytest.raises(AssertionError, match="viewer"):
        compare_otherwise(Careless(leak))
