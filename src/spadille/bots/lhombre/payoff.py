"""What odds are worth by the payoffs of a rule set."""

from __future__ import annotations

from spadille.bots.lhombre.odds import Odds
from spadille.cards import Suit
from spadille.games.lhombre import settlement
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import Outcome
from spadille.games.lhombre.profile import Options

#: Of the nolos lost with two tricks or more, the share in which so many are taken.
_CODILLE_TRICKS = {2: 0.5, 3: 0.25, 4: 0.15, 5: 0.1}


def points(options: Options, name: str, trump: Suit | None, odds: Odds) -> float:
    """The declarer's expected points, playing on to the end; where each pays, from each of them."""
    codille = sum(
        share * _of(options, name, trump, "codille", own) for own, share in _CODILLE_TRICKS.items()
    )
    won, bet = _of(options, name, trump, "win"), _of(options, name, trump, "bet")
    return odds.win * won + odds.bet * bet + odds.codille * codille


def given_up(options: Options, name: str, trump: Suit | None) -> float:
    """The declarer's points when he gives up."""
    return _of(options, name, trump, "given_up")


def times(options: Options, opponents: int) -> int:
    """How many pay a declarer, or are paid by him; 1 where only his own account changes."""
    return 1 if options.payment == "ledger" else opponents


def _of(options: Options, name: str, trump: Suit | None, outcome: Outcome, own: int = 0) -> float:
    valued = settlement.valued_as(options, CONTRACTS[name].name, trump)
    return float(settlement.points(options, valued, outcome, own, "none"))
