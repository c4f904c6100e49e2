"""Hypothesis strategies: cards, decks, and deals broken off anywhere."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from spadille.cards import Card, CardSet, Hand, Pack, Seat
from tests.conformance.playing import Book, Run, at_random, begun, often, steps_of


def cards() -> st.SearchStrategy[Card]:
    """Any of the 52 cards."""
    return st.sampled_from(Card.ALL)


def cardsets() -> st.SearchStrategy[CardSet]:
    """Any set of cards."""
    return st.integers(0, 2**52 - 1).map(CardSet.from_bits)


def hands() -> st.SearchStrategy[Hand]:
    """Known cards, and some that lie face down."""
    return st.builds(Hand, cardsets(), st.integers(0, 13))


def decks(pack: Pack) -> st.SearchStrategy[tuple[Card, ...]]:
    """A pack in any order."""
    return st.permutations(pack).map(tuple)


@st.composite
def prefixes(draw: st.DrawFn, book: Book) -> Run:
    """A deal by chance, broken off anywhere or played to its end."""
    dealer = Seat(draw(st.integers(0, book.seats - 1)))
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    deck = draw(decks(book.pack))
    length = draw(st.integers(1, 60))
    steps = []
    state = begun(book, dealer, draw(st.integers(0, 99)))
    for step in steps_of(book, deck, state, at_random(chance), chance):
        steps.append(step)
        if len(steps) == length:
            break
    return Run(book, tuple(steps))


def examples(book: Book) -> settings:
    """How many prefixes to try, always the same ones and as slowly as it may be."""
    return settings(
        max_examples=often(book, 50),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
