"""What a hand promises before anybody has bid on it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from spadille.cards import Card, Seat, Suit
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook

#: Each game's module, with a function ``measure``; imported when a hand is measured.
_GAMES = {
    "lhombre": "spadille.analysis.lhombre.meter",
    "hearts": "spadille.analysis.hearts.meter",
    "solo": "spadille.analysis.solo.meter",
}
#: The ways in which a contract is won, and to finish a match ahead of another.
_WON = ("tout_made", "win", "made", "ahead")


class Chance(msgspec.Struct, frozen=True):
    """How likely a contract is to end so for its declarer, from 0 to 1."""

    outcome: str
    chance: float


def share_won(chances: Sequence[Chance]) -> int:
    """In how many of a hundred deals the contract is won."""
    return round(100 * sum(each.chance for each in chances if each.outcome in _WON))


class Estimate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a contract promises a hand, played with its best trumps and the best card to call.

    ``points`` are those the declarer may expect on his own account; ``chances`` sum to 1.
    """

    contract: str
    points: float
    chances: tuple[Chance, ...]
    trump: Suit | None = None
    called: Card | None = None


class BookBid(msgspec.Struct, frozen=True):
    """The trumps with which a book would bid the plain game; without any it would pass."""

    author: str
    year: int
    trumps: tuple[Suit, ...]


class Meter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hand promises.

    ``estimates`` are of every contract that its holder may bid by the rule set, whatever has been
    bid by now, the best first; ``books`` tell what books would say. Where nobody bids, ``danger``
    is what the hand is likely to cost, in points.
    """

    estimates: tuple[Estimate, ...] = ()
    books: tuple[BookBid, ...] = ()
    danger: float | None = None


def promised(rulebook: Rulebook[Any], view: Any, seat: Seat, action: Action) -> Estimate | None:
    """What the hand meter says of a bid or a declaration; nothing of other actions.

    It knows a contract with its best trumps only.
    """
    contract, trump = (getattr(action, name, None) for name in ("contract", "trump"))
    if contract is None:
        return None
    for estimate in measure(rulebook, view, seat).estimates:
        if estimate.contract == contract and trump in (None, estimate.trump):
            return estimate
    return None


def measure(rulebook: Rulebook[Any], view: Any, seat: Seat) -> Meter:
    """What a seat's hand promises, by what that seat sees; nothing once it is known what is played.

    The chances are those of players who judge by estimates, and heed the hand and its place alone.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ HK D3 C4", "*", "*"], dealer=2)
    >>> meter = measure(table.rulebook, table.view(0), Seat(0))
    >>> meter.estimates[0].contract, [book.author for book in meter.books if book.trumps]
    ('spade_solo', ['scheillerup', 'maigaard'])
    """
    module = _GAMES.get(rulebook.profile.game)
    if module is None:
        return Meter()
    measured: Meter = import_module(module).measure(rulebook, view, seat)
    return measured


def leaves_open(rulebook: Rulebook[Any], bid: str) -> bool:
    """Whether whoever wins the auction with a bid may still choose another contract.

    >>> from spadille.games.registry import rulebook
    >>> leaves_open(rulebook("solo"), "simple_suit"), leaves_open(rulebook("lhombre"), "game")
    (True, False)
    """
    module = _GAMES.get(rulebook.profile.game)
    return module is not None and bool(import_module(module).leaves_open(rulebook, bid))
