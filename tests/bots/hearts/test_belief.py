"""What passing and play say of hidden cards: nearer the truth than the duties alone."""

from __future__ import annotations

from math import log2
from random import Random

import pytest

from spadille.bots.arena.table import Table
from spadille.bots.hearts.belief import weights
from spadille.bots.hearts.handing import handed_on
from spadille.bots.hearts.heuristic import HeartsHeuristic
from spadille.bots.hearts.layouts import Known
from spadille.bots.hearts.leanings import LEANINGS
from spadille.bots.hearts.searcher import TEMPER
from spadille.bots.hearts.signs import signs
from spadille.bots.hearts.trials import Trials
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.cards import HIGH_SPADES
from spadille.games.hearts.state import State
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.hidden import Hidden
from spadille.rules.legal import Selection
from spadille.rules.standing import Standing
from tests.games.hearts.table import book_of, shuffled

BOOK = book_of()
PLAYER = HeartsHeuristic()


def bits(table: Table, hidden: Hidden, told: Weights | None) -> list[float]:
    """log2 of the chance that each hidden card lies where it does."""
    found = []
    for card, shares in Worlds(hidden, told).chances().items():
        for place, share in zip(hidden.places, shares, strict=True):
            assert place.seat is not None
            if card in table.truth.hands[place.seat].known:
                found.append(log2(share))
    return found


def test_signs_make_the_true_hands_likelier() -> None:
    without, with_signs = [], []
    for number in range(8):
        table = Table(BOOK, shuffled(f"belief {number}"), Seat(0), Standing(1 + number % 3))
        cards = 0
        while (seat := table.turn) is not None:
            view = table.views[seat]
            if view.leader is not None and cards in (8, 17, 26):
                hidden = BOOK.hidden(view)
                without += bits(table, hidden, None)
                with_signs += bits(table, hidden, weights(BOOK, view, seat, hidden))
            cards += view.leader is not None
            table.act(seat, PLAYER.choose(BOOK, view, seat, Random(0)))
    assert len(with_signs) == len(without) > 300
    assert sum(with_signs) > sum(without)


def test_every_sign_of_the_play_is_one_that_was_learned_or_says_nothing() -> None:
    told = set()
    for number in range(4):
        table = Table(BOOK, shuffled(f"signs {number}"), Seat(0), Standing(2))
        while (seat := table.turn) is not None:
            view = table.views[seat]
            told |= {
                name for _, _, name in signs(BOOK.profile.options, view, seat, view_hidden(view))
            }
            table.act(seat, PLAYER.choose(BOOK, view, seat, Random(0)))
    known = told & set(LEANINGS)
    assert len(known) > len(told) / 2


def view_hidden(view: State) -> CardSet:
    """The cards that a view does not show."""
    return BOOK.hidden(view).cards


def test_high_spades_are_handed_on_more_often_than_low_cards() -> None:
    hand, chance = CardSet.read("SA SK SQ H2 H3 H4 D2 D3 D4 C3 C4 C5 C6"), Random(1)
    given = [handed_on(may_pass("hearts/norsk", hand), chance) for _ in range(200)]
    assert all(len(three) == 3 and three <= hand for three in given)
    assert sum(Card("SQ") in three for three in given) > 150


def test_high_spades_that_may_not_be_passed_are_not() -> None:
    hand, chance = CardSet.read("SA SK SQ H2 H3 H4 D2 D3 D4 C3 C4 C5 C6"), Random(1)
    selection = may_pass("hearts/norsk+keep_high_spades=true", hand)
    assert not any(handed_on(selection, chance) & HIGH_SPADES for _ in range(50))


@pytest.mark.parametrize("rules", ["hearts/norsk", "hearts/norsk+keep_high_spades=true"])
def test_in_every_way_of_dealing_that_is_tried_others_pass_what_the_rules_let_them(
    rules: str,
) -> None:
    book, seat, chance = book_of(rules), Seat(0), Random(2)
    view = Table(book, shuffled("passes"), Seat(3), Standing(1)).views[seat]
    trials = Trials(Known(), TEMPER, book.profile.options, view, seat)
    trials.deal(book.hidden(view), 40, chance)
    assert len(trials.passed) == 40
    found = CardSet(card for threes in trials.passed for three in threes for card in three)
    assert bool(found & HIGH_SPADES) == ("keep" not in rules)


def may_pass(rules: str, hand: CardSet) -> Selection:
    """What may be passed of a hand at a table where it was dealt to the first seat."""
    book = book_of(rules)
    own, rest = list(hand), iter(CardSet(book.pack) - hand)
    # The dealer's left-hand neighbour is dealt the first card.
    deck = [own.pop() if place % 4 == 0 else next(rest) for place in range(52)]
    table = Table(book, tuple(deck), Seat(3), Standing(1))
    selection = table.rulebook.legal(table.truth, Seat(0)).exchange
    assert selection is not None
    return selection
