"""The hand meter of L'Hombre."""

from __future__ import annotations

from typing import Any

from spadille.analysis.handmeter import BookBid, Chance, Estimate, Meter
from spadille.analysis.lhombre.books import BOOKS
from spadille.bots.lhombre import payoff
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.cards import Seat
from spadille.games.lhombre import auction
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import State
from spadille.rules.rulebook import Rulebook

#: What the books tell of: the plain Game, whose trumps its declarer names.
_PLAIN = "game"


def measure(rulebook: Rulebook[Any], view: State, seat: Seat) -> Meter:
    """Every contract the hand may bid, and what two books would bid."""
    hand, options = view.hands[seat].known, rulebook.profile.options
    if view.contract is not None or not hand:
        return Meter()
    appraised = Appraisal(options, hand, seat == view.forehand)
    times = payoff.times(options, len(view.players) - 1)
    may_bid = [bid for bid in options.bids if auction.has_aces(view, seat, bid)]
    estimates = [_estimate(appraised, bid, times) for bid in may_bid]
    books = BOOKS if _PLAIN in options.bids else ()
    return Meter(
        tuple(sorted(estimates, key=lambda each: -each.points)),
        tuple(BookBid(book.author, book.year, book.trumps(hand)) for book in books),
    )


def _estimate(appraised: Appraisal, bid: str, times: int) -> Estimate:
    contract, odds = CONTRACTS[bid], appraised.odds(bid)
    told: tuple[tuple[str, float], ...]
    if contract.has_codille:
        told = (("win", odds.win), ("bet", odds.bet), ("codille", odds.codille))
    else:
        told = (("win", odds.win), ("bet", odds.bet + odds.codille))
    return Estimate(
        bid,
        times * appraised.points(bid),
        tuple(Chance(*each) for each in told),
        appraised.best_trump(bid) if contract.trump == "named" else None,
    )
