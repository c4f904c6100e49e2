"""What a player of L'Hombre may do beyond bidding, exchanging and playing."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play


class NameTrump(Action, frozen=True):
    """The declarer names the trump suit."""

    suit: Suit


class Join(Action, frozen=True):
    """Play the nolo that stands as well, beside its holder."""


class Correct(Action, frozen=True):
    """Take back one's last call and make this one: a contract, ``pass`` or ``join``."""

    call: str


class NameContract(Action, frozen=True):
    """The declarer tells which contract stood behind an umbrella bid."""

    contract: str


class YieldExchange(Action, frozen=True):
    """Let the other defender exchange first."""


class StayOut(Action, frozen=True):
    """Whoever sits out lays the talon's cards away and goes on sitting out."""


class KeepTurned(Action, frozen=True):
    """The declarer takes the turned card into his hand."""


class LeaveTurned(Action, frozen=True):
    """The declarer leaves the turned card for the next who exchanges."""


class GiveUp(Action, frozen=True):
    """The declarer gives the deal up for the price of a bet."""


class PlayOn(Action, frozen=True):
    """The declarer, asked whether he gives up, plays on."""


class AnnounceTout(Action, frozen=True):
    """The declarer announces that he will take all nine tricks."""


class EndPlay(Action, frozen=True):
    """The seat on lead ends a deal whose score cannot change any more."""


LHombreAction = (
    Deal
    | Bid
    | Pass
    | Join
    | Correct
    | NameContract
    | YieldExchange
    | StayOut
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
