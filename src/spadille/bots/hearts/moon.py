"""Shooting the moon, and keeping others from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from spadille.bots.hearts.risk import of_trick
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts import settlement
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.cards import HEARTS, ORDER, POINT_CARDS
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import State
from spadille.rules.action import Action

#: From this share of all points in one hand on, a moon is to be feared, and how much at the end.
_FEARED_FROM = 0.2
_FEARED_MOST = 0.9


@dataclass(frozen=True, slots=True)
class Threat:
    """Somebody who may be shooting the moon: the chance, and what it would cost each other."""

    seat: Seat | None = None
    chance: float = 0.0
    price: float = 0.0


def threat(sight: Sight) -> Threat:
    """The one who has taken all points so far, if that is more than a few and not oneself."""
    options = sight.options
    holders = [seat for seat in sight.others if sight.taken[seat]]
    if len(holders) != 1 or sight.taken[sight.seat] or options.moon == "off":
        return Threat()
    seat, everything = holders[0], settlement.points(options, POINT_CARDS)
    share = sight.taken[seat] / everything
    if share < _FEARED_FROM:
        return Threat()
    chance = _FEARED_MOST * ((share - _FEARED_FROM) / (1.0 - _FEARED_FROM)) ** 1.5
    return Threat(seat, chance, float(everything))


def shooting(sight: Sight, legal: CardSet) -> Card | None:
    """The card with which one goes on to take all that is left, when the hand is made for it."""
    if sight.options.moon == "off" or any(sight.taken[seat] for seat in sight.others):
        return None
    if losers(sight.hand, sight.out):
        return None
    if not sight.trick:
        return _highest(legal, sight)
    taking = [card for card in ORDER.sort(legal) if of_trick(sight, card)[0] > 0.99]
    if taking:
        return taking[-1]
    return None if sight.trick and _has_points(sight) else _lowest_without_points(legal)


def losers(hand: CardSet, out: CardSet) -> int:
    """The cards of a hand that may lose a trick when each suit is led from the top.

    >>> losers(CardSet.read("SA SK H2"), CardSet.read("S2 S3 H3"))
    1
    """
    return sum(_losers_in(hand & CardSet(lane), out & CardSet(lane)) for lane in ORDER.lanes[1:])


@lru_cache(maxsize=20_000)
def _losers_in(mine: CardSet, others: CardSet) -> int:
    if not others:
        return 0
    top = ORDER.sort(others)[0]
    sure = sum(ORDER.place(card) < ORDER.place(top) for card in mine)
    # After so many rounds nobody else is likely to hold the suit any more.
    longest = -(-len(others) // 3) + (1 if len(others) > 3 else 0)
    return 0 if sure >= min(longest, len(others)) else len(mine) - sure


def _highest(legal: CardSet, sight: Sight) -> Card:
    """A sure trick, hearts last: what others hold of them falls on the tricks before."""
    sure = [card for card in ORDER.sort(legal) if not sight.above(card)]
    chosen = sure or list(ORDER.sort(legal))
    return min(chosen, key=lambda card: (card in HEARTS, ORDER.place(card)))


def _has_points(sight: Sight) -> bool:
    return any(card in POINT_CARDS for card in sight.trick.cards)


def _lowest_without_points(legal: CardSet) -> Card | None:
    cards = ORDER.sort(legal - POINT_CARDS)
    return cards[-1] if cards else None


def choice(options: Options, view: State, seat: Seat) -> Action:
    """To add unless the shooter would not have the fewest points then, else to subtract."""
    scores = settlement.scores(options, view, "added")
    totals = [old + new for old, new in zip(view.points_before, scores, strict=True)]
    return AddToOthers() if totals[seat] == min(totals) else SubtractOwn()
