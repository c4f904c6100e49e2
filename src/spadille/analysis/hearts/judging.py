"""A card of Hearts, and a pass: played out many times in many worlds, and as the cards lay.

And what becomes of a moon, which hangs on the match alone.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Generic, NamedTuple, TypeVar

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.hearts import moon
from spadille.analysis.hearts.cards import Cards
from spadille.analysis.hearts.passes import Passes
from spadille.analysis.hearts.prospects import Prospects
from spadille.analysis.moment import Costs
from spadille.bots.hearts import match
from spadille.bots.hearts.searcher import TEMPER
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts import settlement
from spadille.games.hearts.cards import POINT_CARDS
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rulebook import Rulebook

#: Of the worlds in which a card is tried elsewhere, the part in which it is sought what may be
#: better, and the part in which it is told by how much it is so: play-outs take their time.
_SOUGHT, _WEIGHED = 0.2, 0.4
#: The least that is held to be at stake for the match, of which a part that is worth a word is more
#: than a chance in a hundred.
_LEAST = 0.15
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
    moon. Where the deal may end the match, and for a moon, all is in what it is worth there. The
    costs with open cards are told by play-outs as well, so that they are near, not exact.
    Raises ``TooEarly`` at a pass after which no card was played.
    """
    match asked.action:
        case Play(card=card):
            found = _costs(_cards(rulebook, asked, rng, worlds), card, Play, rng)
        case Exchange(cards=cards):
            found = _costs(_passes(rulebook, asked, rng, worlds), cards, Exchange, rng)
        case _:
            return moon.costs(rulebook, asked)
    is_match = match.is_near(rulebook.profile.options, asked.view)
    at_stake = (_chances_at_stake if is_match else _at_stake)(rulebook, asked)
    return found._replace(at_stake=at_stake, is_match=is_match)


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


def _costs(views: _Views[T], done: T, action: Callable[[T], Action], rng: Random) -> Costs:
    """What it cost; what was at stake is not known here."""
    seed = rng.getrandbits(32)
    better, known, doubt = _cheaper(views.sought.best(seed), views.weighed, done, seed)
    best, open_, _ = _cheaper(views.truth.best(seed), lambda: views.truth, done, seed)
    gained = 0.0 if better == done else -fmean(_gaps(views.truth, done, better, seed))
    hands = views.sought.hands()
    return Costs(action(better), action(best), known, doubt, open_, gained, 0.0, hands)


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


def _chances_at_stake(rulebook: Rulebook[Any], asked: Asked) -> float:
    """What lies for the match between the ends in which one of the players has all that is left."""
    options, view = rulebook.profile.options, asked.view
    taken = [settlement.points(options, cards) for cards in view.captured]
    left = settlement.points(options, POINT_CARDS) - sum(taken)
    players = [Seat(seat) for seat in range(len(taken))]
    worth = match.worth(options, view, players, TEMPER.spite)
    ends = [
        worth(tuple(own + left * (seat == taker) for seat, own in enumerate(taken)))[asked.seat]
        for taker in players
    ]
    return max(_LEAST, max(ends) - min(ends))
