"""What a player of L'Hombre may do beyond bidding, exchanging and playing."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play


class NameTrump(Action, frozen=True):
    """The declarer names the trump suit."""

    suit: Suit


class KeepTurned(Action, frozen=True):
    """The declarer takes the turned card into his hand."""


class LeaveTurned(Action, frozen=True):
    """The declarer leaves the turned card for the next who exchanges."""


class GiveUp(Action, frozen=True):
    """The declarer gives the deal up for the price of a bet."""


class PlayOn(Action, frozen=True):
    """The declarer, having seen the first lead, plays on."""


class AnnounceTout(Action, frozen=True):
    """The declarer announces that he will take all nine tricks."""


class EndPlay(Action, frozen=True):
    """The seat on lead ends a deal whose score cannot change any more."""


LHombreAction = (
    Deal
    | Bid
    | Pass
    | NameTrump
    | KeepTurned
    | LeaveTurned
    | Exchange
    | Play
    | GiveUp
    | PlayOn
    | AnnounceTout
    | EndPlay
)
