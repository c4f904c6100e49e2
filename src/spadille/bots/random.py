"""A player without a plan, at any game."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from spadille.cards import CardSet, Seat
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.legal import Legal, Selection
from spadille.rules.rulebook import Rulebook


class RandomPlayer:
    """Draws a kind of action first, then one of that kind, so that rare kinds occur often."""

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """Any legal action, by two draws."""
        return draw(rulebook.legal(view, seat), rng)


def draw(legal: Legal, rng: Random) -> Action:
    """A legal action: a kind drawn evenly, then one of that kind.

    Of an exchange the number of cards is drawn before the cards.

    >>> from spadille.rules.action import Bid, Pass
    >>> offered = Legal(choices=(Pass(), Bid("game"), Bid("solo"), Bid("grand")))
    >>> [draw(offered, Random(seed)) for seed in (0, 1, 5)]
    [Bid(contract='solo'), Pass(), Bid(contract='grand')]
    """
    kinds: dict[type[Action], list[Action]] = {}
    plays = (Play(card) for card in legal.play)
    for action in chain(legal.choices, plays):
        kinds.setdefault(type(action), []).append(action)
    drawn = rng.randrange(len(kinds) + (legal.exchange is not None))
    if drawn == len(kinds):
        assert legal.exchange is not None
        return _exchange(legal.exchange, rng)
    return rng.choice(list(kinds.values())[drawn])


def _exchange(selection: Selection, rng: Random) -> Exchange:
    count = rng.randint(selection.minimum, selection.maximum)
    return Exchange(CardSet(rng.sample(list(selection.cards), count)))
