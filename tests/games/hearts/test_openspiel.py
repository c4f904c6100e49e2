"""Hearts agrees with OpenSpiel, decision by decision, where that is installed.

OpenSpiel plays one deal, lets cards be passed one at a time, and knows a moon only as added to the
others; its returns are 26 minus the points.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.action import AddToOthers
from spadille.games.hearts.passing import PASSED, direction
from spadille.games.hearts.state import Phase
from spadille.notation.layout import dealing
from spadille.notation.word import Word, card
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.standing import Standing
from tests.games.hearts.table import NORSK, book_of

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel (open_spiel) is not installed")

DECISIONS = 50_000
#: How many decisions are compared for each option that OpenSpiel has too.
DECISIONS_WITH_AN_OPTION = 5_000
#: OpenSpiel's first chance action.
DIRECTIONS = {"none": 0, "left": 1, "across": 2, "right": 3}
#: Its cards, by its numbers.
CARDS: dict[int, Card] = {}
NUMBERS: dict[Card, int] = {}
#: Its options, with ours of the same meaning.
OPTIONS = {
    "pass_cards=False": "pass_cards=false",
    "no_pts_on_first_trick=False": "no_points_first_trick=false",
    "can_lead_any_club=True": "two_of_clubs_leads=any_club",
    "jd_bonus=True": "jd_bonus=10",
    "avoid_all_tricks_bonus=True": "no_tricks_bonus=5",
    "must_break_hearts=False": "must_break_hearts=false",
    "qs_breaks_hearts=False": "qs_breaks_hearts=false",
    "can_lead_hearts_instead_of_qs=True": "hearts_instead_of_qs_lead=true",
}


class Twins:
    """One deal at both tables."""

    def __init__(self, game: Any, rules: str, seed: int) -> None:
        self.chance = Random(seed)
        self.theirs = game.new_initial_state()
        self.book = book_of(rules)
        self.decisions = 0
        standing = Standing(1 + seed % 4)
        self.theirs.apply_action(DIRECTIONS[direction(self.book.profile.options, standing.number)])
        _read_the_cards(self.theirs)
        deck = list(self.book.pack)
        self.chance.shuffle(deck)
        dealer = Seat(3)
        self.ours = self.book.start(dealer, standing)
        for event in dealing(self.book, dealer, deck, standing):
            self.ours = self.book.evolve(self.ours, event)
        for each in deck:
            self.theirs.apply_action(NUMBERS[each])

    def play(self) -> None:
        """Play the deal by chance, comparing what may be done each time."""
        while self.ours.phase == Phase.PASSING:
            seat = min(self.book.to_act(self.ours))
            self._act(seat, Exchange(self._passed(seat)))
        while self.ours.phase == Phase.PLAY:
            (seat,) = self.book.to_act(self.ours)
            self._act(seat, Play(self._drawn(seat, self.book.legal(self.ours, seat).play)))
        if self.ours.phase == Phase.MOON:
            (seat,) = self.book.to_act(self.ours)
            self._act(seat, AddToOthers())
        assert self.theirs.is_terminal()
        assert self.ours.settled is not None
        assert self.theirs.returns() == [26 - score for score in self.ours.settled.scores]

    def _passed(self, seat: Seat) -> CardSet:
        chosen = self.book.legal(self.ours, seat).exchange
        assert chosen is not None
        given = CardSet()
        for _ in range(PASSED):
            given |= CardSet((self._drawn(seat, chosen.cards - given),))
        return given

    def _drawn(self, seat: Seat, legal: CardSet) -> Card:
        assert self.theirs.current_player() == seat
        assert CardSet(CARDS[each] for each in self.theirs.legal_actions()) == legal
        drawn = self.chance.choice(list(legal))
        self.theirs.apply_action(NUMBERS[drawn])
        self.decisions += 1
        return drawn

    def _act(self, seat: Seat, action: Action) -> None:
        for event in self.book.decide(self.ours, seat, action):
            self.ours = self.book.evolve(self.ours, event)


def _read_the_cards(theirs: Any) -> None:
    """Learn which number is which card from the first state in which all are to be dealt."""
    if not CARDS:
        for number in theirs.legal_actions():
            CARDS[number] = card(Word(theirs.action_to_string(number)))
            NUMBERS[CARDS[number]] = number


def compared(theirs: str, rules: str, wanted: int) -> set[str]:
    """Play deals until so many decisions agreed; how the deals ended."""
    game = pyspiel.load_game(theirs)
    outcomes: set[str] = set()
    decisions, seed = 0, 0
    while decisions < wanted:
        twins = Twins(game, rules, seed)
        twins.play()
        decisions, seed = decisions + twins.decisions, seed + 1
        assert twins.ours.settled is not None
        outcomes.add(twins.ours.settled.outcome)
    return outcomes


def test_hearts_4_5_agree_with_openspiel() -> None:
    assert compared("hearts", NORSK, DECISIONS) == {"counted", "moon_added"}


@pytest.mark.parametrize("theirs", OPTIONS)
def test_hearts_4_5_an_option_agrees_with_openspiel(theirs: str) -> None:
    rules = f"{NORSK}+{OPTIONS[theirs]}"
    assert "counted" in compared(f"hearts({theirs})", rules, DECISIONS_WITH_AN_OPTION)
