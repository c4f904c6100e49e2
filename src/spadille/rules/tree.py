"""The tree of everything that may happen in a deal, counted action by action."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TypeVar

from spadille.cards import CardSet, Seat
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook, awaited

S = TypeVar("S")


def leaves(rulebook: Rulebook[S], state: S, depth: int) -> int:
    """How many sequences of exactly ``depth`` legal actions lead on from here.

    ``state`` must be the whole truth. Where several seats must act, the first of them does, so that
    no order in which they could do the same is counted twice; a seat that may act or wait does
    both. At the last action nothing is tried: the choices are only counted.
    """
    if depth == 0:
        return 1
    total = 0
    for seat in _movers(rulebook, state):
        legal = rulebook.legal(state, seat)
        if depth == 1:
            total += choices(legal)
            continue
        for action in actions(legal):
            after = state
            for event in rulebook.decide(state, seat, action):
                after = rulebook.evolve(after, event)
            total += leaves(rulebook, after, depth - 1)
    return total


def choices(legal: Legal) -> int:
    """How many actions are legal, each way of choosing cards to lay away being one.

    >>> from spadille.rules.legal import Selection
    >>> choices(Legal(exchange=Selection(0, 9, CardSet.read("SA S2 S3 S4 S5 S6 S7 H4 H5"))))
    512
    """
    chosen = legal.exchange
    ways = 0
    if chosen is not None:
        counts = range(chosen.minimum, chosen.maximum + 1)
        ways = sum(comb(len(chosen.cards), count) for count in counts)
    return len(legal.choices) + len(legal.play) + ways


def actions(legal: Legal) -> Iterator[Action]:
    """Every legal action.

    >>> from spadille.rules.legal import Selection
    >>> two = Legal(exchange=Selection(2, 2, CardSet.read("SA H7 DK")))
    >>> len(list(actions(two))), next(actions(two))
    (3, Exchange(cards=CardSet('SA H7')))
    """
    yield from legal.choices
    yield from (Play(card) for card in legal.play)
    chosen = legal.exchange
    if chosen is not None:
        for count in range(chosen.minimum, chosen.maximum + 1):
            yield from (Exchange(CardSet(some)) for some in combinations(chosen.cards, count))


def _movers(rulebook: Rulebook[S], state: S) -> list[Seat]:
    may, must = rulebook.to_act(state), awaited(rulebook, state)
    return sorted((may - must) | {min(must)} if must else may)
