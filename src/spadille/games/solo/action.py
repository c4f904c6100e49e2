"""What a player of Spanish Solo may do beyond bidding and playing."""

from __future__ import annotations

from spadille.cards import Card, Suit
from spadille.rules.action import Action, Bid, Deal, Pass, Play


class Hold(Action, frozen=True):
    """Say yes: take over the bid of the one who came in later, at the same height."""


class Declare(Action, frozen=True):
    """The declarer announces game and trump suit, and in a Simple the ace he calls."""

    contract: str
    trump: Suit
    ace: Card | None = None


class EndDeal(Action, frozen=True):
    """The seat on lead ends a deal whose outcome cannot change any more."""


SoloAction = Deal | Bid | Hold | Pass | Declare | Play | EndDeal
