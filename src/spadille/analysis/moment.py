"""A card that was played, judged twice: by what could be known, and with open cards."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from spadille.analysis.handmeter import Chance
from spadille.analysis.openeyes import OpenEyes
from spadille.analysis.outlook import ENOUGH, Outlook
from spadille.cards import Card, CardSet, Seat
from spadille.rules.rulebook import Rulebook

Verdict = Literal["error", "bad_luck", "lucky", "fine"]

#: A card that gives away less than this part of all that is at stake in the deal is no error: two
#: players of the same strength differ by more.
COSTLY = 0.08
#: And no cost is one that the sampled worlds may have made by chance: it must be so many times its
#: standard error.
SURE = 2.0
#: So many worlds are shown to whoever looks back.
SHOWN = 10


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a seat in the play, and what came of it.

    ``step`` counts the actions of the deal before it, ``trick`` the tricks from 1. ``better`` is
    the best card by what could be known, ``better_open`` the best with all cards open; ``known``
    and ``open`` are what the played card costs against either, in points of the declarer, for or
    against the seat, with ``doubt`` as the standard error of the first. ``at_stake`` are the points
    between the best and the worst end. ``chances`` and ``better_chances`` tell how the contract
    ends for its declarer after the card and after the better one, in the sampled worlds;
    ``worlds`` are some of these, as hands by seat.
    """

    seat: Seat
    step: int
    trick: int
    played: Card
    better: Card
    better_open: Card
    known: float
    open: float
    doubt: float
    at_stake: float
    verdict: Verdict
    chances: tuple[Chance, ...] = ()
    better_chances: tuple[Chance, ...] = ()
    worlds: tuple[tuple[CardSet, ...], ...] = ()

    @property
    def weight(self) -> float:
        """How much there is to learn from it: what could be known counts before what could not."""
        if self.verdict in ("error", "lucky"):
            return 1.0 + self.known / self.at_stake
        return self.open / self.at_stake if self.verdict == "bad_luck" else 0.0


def verdict(known: float, doubt: float, open_: float, gained: float, at_stake: float) -> Verdict:
    """The class of a moment.

    ``gained`` is by how much the card did better, as the cards lay, than the better card would
    have.

    >>> verdict(known=0.5, doubt=0.1, open_=2.0, gained=-2.0, at_stake=3.0)
    'error'
    >>> verdict(known=0.5, doubt=0.1, open_=0.0, gained=1.0, at_stake=3.0)
    'lucky'
    >>> verdict(known=0.5, doubt=0.4, open_=2.0, gained=-2.0, at_stake=3.0)
    'bad_luck'
    >>> verdict(known=0.1, doubt=0.0, open_=0.0, gained=0.0, at_stake=3.0)
    'fine'
    """
    least = COSTLY * at_stake
    if known > max(least, SURE * doubt):
        return "lucky" if gained > 0 else "error"
    return "bad_luck" if open_ > least else "fine"


class Asked(NamedTuple):
    """A card that a seat played: the truth and the seat's view before it, and its place."""

    truth: Any
    view: Any
    seat: Seat
    played: Card
    step: int


def judged(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int = ENOUGH) -> Moment:
    """A card that was played, judged; raises ``TooEarly`` where the play cannot be solved yet.

    What could be known comes from the seat's view alone.
    """
    seat, played = asked.seat, asked.played
    outlook = Outlook(rulebook, asked.view, seat, rng, worlds)
    open_ = OpenEyes(rulebook).worths(asked.truth, seat)
    better = outlook.best if outlook.cost(played) > 0 else played
    best = max(worth.points for worth in open_.values())
    equals = [card for card in outlook.cards if open_[card].points == best]
    known, doubt, cost = outlook.cost(played), outlook.doubt(played), best - open_[played].points
    gained = open_[played].points - open_[better].points
    return Moment(
        seat,
        asked.step,
        len(asked.view.tricks) + 1,
        played,
        better,
        played if played in equals else equals[0],
        known,
        cost,
        doubt,
        outlook.at_stake,
        verdict(known, doubt, cost, gained, outlook.at_stake),
        outlook.chances(played),
        outlook.chances(better),
        outlook.hands(SHOWN),
    )
