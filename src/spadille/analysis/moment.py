"""What a seat did, judged twice: by what could be known, and with open cards."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from spadille.analysis.asked import Asked
from spadille.analysis.handmeter import Chance
from spadille.cards import CardSet, Seat
from spadille.rules.action import Action

Verdict = Literal["error", "bad_luck", "lucky", "fine"]

#: What gives away less than this part of all that is at stake in the deal is no error: two players
#: of the same strength differ by more.
COSTLY = 0.08
#: And no cost is one that the sampled worlds may have made by chance: it must be so many times its
#: standard error.
SURE = 2.0
#: So many worlds at most are shown to whoever looks back.
SHOWN = 10

#: The hands of all seats.
Hands = tuple[CardSet, ...]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a seat, before the play or in it, and what came of it.

    ``step`` counts the actions of the deal before it, ``trick`` the tricks from 1; it is 0 before
    the play and after it, as ``is_after`` tells. ``better`` is the best by what could be known,
    ``better_open`` the best with all cards open; ``known`` and ``open`` are what was ``done`` costs
    against either, with ``doubt`` as the standard error of the first, in points of the seat, which
    loses its part of what others win; or with ``is_match``, where the deal may end a match, in the
    share of the others that the seat is likely to finish it ahead of. ``at_stake`` is what lies
    between the best and the worst end. ``chances`` and ``better_chances`` tell how the contract
    ends for its declarer after what was done and after what is better: in the sampled worlds, of a
    bid with such a hand; for a moon the one of ``ahead`` is that share. They are empty where it is
    not known. ``worlds`` are some of the sampled ones, each once, as hands by seat.
    """

    seat: Seat
    step: int
    trick: int
    done: Action
    better: Action
    better_open: Action
    known: float
    open: float
    doubt: float
    at_stake: float
    verdict: Verdict
    chances: tuple[Chance, ...] = ()
    better_chances: tuple[Chance, ...] = ()
    worlds: tuple[Hands, ...] = ()
    is_after: bool = False
    is_match: bool = False

    @property
    def weight(self) -> float:
        """How much there is to learn from it: what could be known counts before what could not."""
        if self.verdict in ("error", "lucky"):
            return 1.0 + self.known / self.at_stake
        return self.open / self.at_stake if self.verdict == "bad_luck" else 0.0


class Costs(NamedTuple):
    """What was found out about a decision.

    ``gained`` is by how much it did better, as the cards lay, than the better one would have. The
    others are as a ``Moment`` has them, but ``worlds`` are all that were sampled.
    """

    better: Action
    better_open: Action
    known: float
    doubt: float
    open: float
    gained: float
    at_stake: float
    worlds: tuple[Hands, ...]
    chances: tuple[Chance, ...] = ()
    better_chances: tuple[Chance, ...] = ()
    is_match: bool = False


def moment(asked: Asked, costs: Costs, *, is_playing: bool) -> Moment:
    """A decision with what it cost, and its class."""
    tricks = len(asked.view.tricks)
    return Moment(
        asked.seat,
        asked.step,
        tricks + 1 if is_playing else 0,
        asked.action,
        costs.better,
        costs.better_open,
        costs.known,
        costs.open,
        costs.doubt,
        costs.at_stake,
        verdict(costs.known, costs.doubt, costs.open, costs.gained, costs.at_stake),
        costs.chances,
        costs.better_chances,
        tuple(dict.fromkeys(costs.worlds))[:SHOWN],
        is_after=tricks > 0 and not is_playing,
        is_match=costs.is_match,
    )


def verdict(known: float, doubt: float, open_: float, gained: float, at_stake: float) -> Verdict:
    """The class of a moment.

    ``gained`` is by how much the decision did better, as the cards lay, than the better one would
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
