"""Deal after deal: the ledger, whose deal it is, and what one sees of the evening."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spadille.cards import SPANISH_40, Card, Seat, Viewer
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid, Deal, Pass
from spadille.rules.agreement import contradictions
from spadille.rules.event import Event, Settled
from spadille.rules.match import DEAL_IN_PLAY, WRONG_DEALER, Evening, Match
from spadille.rules.rule import IllegalAction, Rule
from tests.conformance.playing import at_random
from tests.games.lhombre.table import HOME_RULES

FIRST = Seat(1)


class Played:
    """An evening played by chance, with all that happened."""

    def __init__(self, seed: int, book: LHombre = HOME_RULES) -> None:
        self.chance = random.Random(seed)
        self.book = book
        self.evening: Evening[State] = Evening(book)
        self.match: Match[State] = self.evening.start(FIRST)
        self.events: list[Event] = []

    def act(self, seat: Seat | None, action: Action) -> None:
        """Let somebody act."""
        for event in self.evening.decide(self.match, seat, action):
            self.match = self.evening.evolve(self.match, event)
            self.events.append(event)

    def deck(self) -> tuple[Card, ...]:
        """A fresh deck."""
        deck = list(SPANISH_40)
        self.chance.shuffle(deck)
        return tuple(deck)

    def deal(self) -> None:
        """The house deals."""
        dealer = self.evening.dealer(self.match, FIRST)
        self.act(None, Deal(dealer, self.deck()))

    def finish(self) -> None:
        """Play the deal to its end."""
        choose = at_random(self.chance)
        while not self.book.is_over(self.match.deal):
            (seat,) = self.book.to_act(self.match.deal)
            self.act(seat, choose(self.book.legal(self.match.deal, seat)))

    def wash_out(self) -> None:
        """Everybody passes."""
        while not self.book.is_over(self.match.deal):
            (seat,) = self.book.to_act(self.match.deal)
            self.act(seat, Pass())

    def refusal(self, seat: Seat | None, action: Action) -> Rule:
        """The rule that stands in the way; the match must be as it was."""
        before = self.match
        with pytest.raises(IllegalAction) as refused:
            self.act(seat, action)
        assert self.match is before
        return refused.value.rule


def played(seed: int, deals: int) -> Played:
    """So many finished deals."""
    table = Played(seed)
    for _ in range(deals):
        table.deal()
        table.finish()
    return table


def test_before_the_first_deal() -> None:
    table = Played(0)
    assert (table.match.number, table.match.ledger) == (0, (0, 0, 0))
    assert table.evening.may_deal(table.match)
    assert table.evening.dealer(table.match, FIRST) == FIRST
    assert HOME_RULES.to_act(table.match.deal) == frozenset()


@pytest.mark.parametrize("seed", range(5))
def test_the_ledger_is_the_sum_of_all_deals(seed: int) -> None:
    table = played(seed, 12)
    assert table.match.number == 12
    ends = [event.scores for event in table.events if isinstance(event, Settled)]
    assert len(ends) == 12
    assert table.match.ledger == tuple(map(sum, zip(*ends, strict=True)))
    assert any(table.match.ledger)


def test_the_deal_passes_right_and_stays_after_a_washout() -> None:
    table = Played(3)
    dealers = []
    for is_washed_out in (False, False, True, True, False, False):
        dealers.append(table.evening.dealer(table.match, FIRST))
        table.deal()
        if not is_washed_out:
            (forehand,) = table.book.to_act(table.match.deal)
            table.act(forehand, Bid("game"))
            table.finish()
        else:
            table.wash_out()
    assert dealers == [1, 2, 0, 0, 0, 1]


def test_no_deal_while_one_is_played() -> None:
    table = Played(4)
    table.deal()
    assert not table.evening.may_deal(table.match)
    assert table.refusal(None, Deal(Seat(2), table.deck())) == DEAL_IN_PLAY
    table.act(Seat(2), Bid("game"))
    assert table.refusal(None, Deal(Seat(2), table.deck())) == DEAL_IN_PLAY


def test_only_the_seat_whose_turn_it_is_deals() -> None:
    table = Played(5)
    table.deal()
    table.act(Seat(2), Bid("game"))
    table.finish()
    for dealer in (0, 1, 3, -1):
        assert table.refusal(None, Deal(Seat(dealer), table.deck())) == WRONG_DEALER
    table.act(None, Deal(Seat(2), table.deck()))
    assert table.match.number == 2


@pytest.mark.parametrize("dealer", [-1, 3, 100])
def test_the_first_dealer_sits_at_the_table(dealer: int) -> None:
    table = Played(6)
    assert table.refusal(None, Deal(Seat(dealer), table.deck())) == WRONG_DEALER


def test_no_seat_deals() -> None:
    table = Played(7)
    assert table.refusal(FIRST, Deal(FIRST, table.deck())).section == "3.1"
    assert table.match.number == 0


def test_nobody_acts_between_deals() -> None:
    table = played(8, 1)
    for seat in range(3):
        assert table.refusal(Seat(seat), Pass()).section == "3.1"


@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(st.integers(0, 2**16), st.integers(1, 4), st.sampled_from([Seat(0), Seat(1), Seat(2), None]))
def test_a_view_of_the_evening_never_contradicts_it(seed: int, deals: int, viewer: Viewer) -> None:
    table = played(seed, deals)
    table.deal()
    view = table.evening.view(FIRST, tuple(table.events), viewer)
    assert not list(contradictions(view, table.match))
    assert view.ledger == table.match.ledger
    truth = table.evening.start(FIRST)
    for event in table.events:
        truth = table.evening.evolve(truth, event)
    assert truth == table.match
