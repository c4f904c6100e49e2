"""A card of Hearts, and a pass: played out many times in many worlds, and as the cards lay."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Generic, NamedTuple, TypeVar

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.hearts.cards import Cards
from spadille.analysis.hearts.passes import Passes
from spadille.analysis.hearts.prospects import Prospects
from spadille.analysis.moment import SHOWN, Costs
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rulebook import Rulebook

#: Of the worlds in which a card is tried elsewhere, the part in which it is sought what may be
#: better, and the part in which it is told by how much it is so: play-outs take their time.
_SOUGHT, _WEIGHED = 0.2, 0.4
#: A cost is told from so many heaps of worlds, each by itself: how unlike they are is its doubt.
_HEAPS = 8

T = TypeVar("T")


class _Views(NamedTuple, Generic[T]):
    """What a seat may imagine, to seek what is better and then anew to weigh it; and the truth."""

    sought: Prospects[T]
    weighed: Callable[[], Prospects[T]]
    truth: Prospects[T]


def costs(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    """What a card or a pass cost: in points of the seat, of which it is good to have few.

    What the others have counts for a little too, as with all who search: else nobody would mind a
    moon. The costs with open cards are told by play-outs as well, so that they are near, not exact.
    Raises ``TooEarly`` at a pass after which no card was played.
    """
    at_stake = _at_stake(rulebook, asked)
    if isinstance(asked.action, Play):
        cards = _cards(rulebook, asked, rng, worlds)
        return _costs(cards, asked.action.card, Play, at_stake, rng)
    assert isinstance(asked.action, Exchange)
    passes = _passes(rulebook, asked, rng, worlds)
    return _costs(passes, asked.action.cards, Exchange, at_stake, rng)


def _cards(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> _Views[Card]:
    def imagined(part: float, heaps: int) -> Cards:
        count = max(1, round(part * worlds))
        return Cards.imagined(rulebook, asked.view, asked.seat, count, heaps, rng)

    truth = Cards.opened(rulebook, asked.truth, asked.seat)
    return _Views(imagined(_SOUGHT, 1), lambda: imagined(_WEIGHED, _HEAPS), truth)


def _passes(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> _Views[CardSet]:
    if asked.begun is None:
        raise TooEarly

    def imagined(part: float, heaps: int) -> Passes:
        count = max(1, round(part * worlds))
        return Passes.imagined(rulebook, asked.view, asked.seat, count, heaps, rng)

    truth = Passes.opened(rulebook, asked)
    return _Views(imagined(_SOUGHT, 1), lambda: imagined(_WEIGHED, _HEAPS), truth)


def _costs(
    views: _Views[T], done: T, action: Callable[[T], Action], at_stake: float, rng: Random
) -> Costs:
    seed = rng.getrandbits(32)
    better, known, doubt = _cheaper(views.sought.best(seed), views.weighed, done, seed)
    best, open_, _ = _cheaper(views.truth.best(seed), lambda: views.truth, done, seed)
    gained = 0.0 if better == done else -fmean(_gaps(views.truth, done, better, seed))
    hands = views.sought.hands(SHOWN)
    return Costs(action(better), action(best), known, doubt, open_, gained, at_stake, hands)


def _cheaper(
    other: T, prospects: Callable[[], Prospects[T]], done: T, seed: int
) -> tuple[T, float, float]:
    """What is better than what was done, if it is so: what that costs, and the doubt of it."""
    if other == done:
        return done, 0.0, 0.0
    gaps = _gaps(prospects(), done, other, seed)
    doubt = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return (other, fmean(gaps), doubt) if fmean(gaps) > 0 else (done, 0.0, 0.0)


def _gaps(prospects: Prospects[T], done: T, other: T, seed: int) -> list[float]:
    """By how much more the other comes to, in each heap."""
    both = (prospects.values(choice, seed) for choice in (other, done))
    return [more - own for more, own in zip(*both, strict=True)]


def _at_stake(rulebook: Rulebook[Any], asked: Asked) -> float:
    """The points of all cards that nobody has captured yet, 1 at least."""
    sight = Sight(rulebook, asked.view, asked.seat)
    left = sight.hand | sight.out | CardSet(asked.view.trick.cards)
    return float(max(1, sum(abs(sight.worth(card)) for card in left)))
