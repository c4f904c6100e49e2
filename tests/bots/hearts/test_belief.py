"""What passing and play say of hidden cards: nearer the truth than the duties alone."""

from __future__ import annotations

from math import log2
from random import Random

from spadille.bots.arena.table import Table
from spadille.bots.hearts.belief import weights
from spadille.bots.hearts.handing import handed_on
from spadille.bots.hearts.heuristic import HeartsHeuristic
from spadille.bots.hearts.leanings import LEANINGS
from spadille.bots.hearts.signs import signs
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.cards import HIGH_SPADES
from spadille.games.hearts.state import State
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.hidden import Hidden
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
    given = [handed_on(BOOK.profile.options, hand, chance) for _ in range(200)]
    assert all(len(three) == 3 and three <= hand for three in given)
    assert sum(Card("SQ") in three for three in given) > 150


def test_high_spades_that_may_not_be_passed_are_not() -> None:
    options, chance = book_of("hearts/norsk+keep_high_spades=true").profile.options, Random(1)
    hand = CardSet.read("SA SK SQ H2 H3 H4 D2 D3 D4 C3 C4 C5 C6")
    assert not any(handed_on(options, hand, chance) & HIGH_SPADES for _ in range(50))
