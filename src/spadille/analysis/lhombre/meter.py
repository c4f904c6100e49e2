"""The hand meter of L'Hombre."""

from __future__ import annotations

from typing import Any

from spadille.analysis.handmeter import BookBid, Chance, Estimate, Meter
from spadille.analysis.lhombre import promise
from spadille.analysis.lhombre.books import BOOKS
from spadille.analysis.thinker import learned
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.odds import Odds
from spadille.bots.model import Numbers
from spadille.cards import Seat
from spadille.games.lhombre import auction
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import State
from spadille.rules.rulebook import Rulebook

#: What the books tell of: the plain Game, whose trumps its declarer names.
_PLAIN = "game"


def leaves_open(rulebook: Rulebook[Any], bid: str) -> bool:
    """Whether the bid stands for several contracts."""
    return bool(rulebook.profile.options.umbrella) and bid == auction.UMBRELLA


def measure(rulebook: Rulebook[Any], view: State, seat: Seat) -> Meter:
    """Every contract the hand may bid, and what two books would bid.

    The chances are those of experts, as far as it was learned what contracts came to among them;
    else those of players who judge by estimates.
    """
    hand, options = view.hands[seat].known, rulebook.profile.options
    if view.contract is not None or not hand:
        return Meter()
    appraised = Appraisal(options, hand, seat == view.forehand)
    numbers, opponents = learned(rulebook.profile.game), len(view.players) - 1
    may_bid = [bid for bid in options.bids if auction.has_aces(view, seat, bid)]
    estimates = [_estimate(numbers, appraised, bid, opponents) for bid in may_bid]
    books = BOOKS if _PLAIN in options.bids else ()
    return Meter(
        tuple(sorted(estimates, key=lambda each: -each.points)),
        tuple(BookBid(book.author, book.year, book.trumps(hand)) for book in books),
    )


def _estimate(numbers: Numbers, appraised: Appraisal, bid: str, opponents: int) -> Estimate:
    odds, contract = promise.odds(numbers, appraised, bid), CONTRACTS[bid]
    return Estimate(
        bid,
        promise.points(numbers, appraised, bid, opponents),
        tuple(Chance(*each) for each in _told(odds, has_codille=contract.has_codille)),
        promise.trump(appraised, bid),
    )


def _told(odds: Odds, *, has_codille: bool) -> tuple[tuple[str, float], ...]:
    if has_codille:
        return (("win", odds.win), ("bet", odds.bet), ("codille", odds.codille))
    return (("win", odds.win), ("bet", odds.bet + odds.codille))
