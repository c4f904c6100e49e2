"""What happens at a table of Spanish Solo beyond what happens at every table."""

from __future__ import annotations

from typing import Literal

from spadille.cards import Card, Seat, Suit
from spadille.rules.event import BidMade, Dealt, Event, Passed, Played, Settled, TrickTaken

#: How a deal ended.
Outcome = Literal["made", "lost", "passed_out"]


class Held(Event, frozen=True):
    """A seat said yes to the bid of the one who came in later, and holds it now itself."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """The auction is over: the seat will declare ``contract`` or a higher one."""

    seat: Seat
    contract: str


class Declared(Event, frozen=True):
    """The declarer announced game and trumps; ``ace`` is the card he called in a Simple."""

    seat: Seat
    contract: str
    trump: Suit
    ace: Card | None


class PartnerShown(Event, frozen=True):
    """A seat played the called ace, so all know now that it is the declarer's partner."""

    seat: Seat


class DealEnded(Event, frozen=True):
    """The seat on lead ended the deal, since the outcome was certain."""

    seat: Seat


class SoloSettled(Settled, frozen=True):
    """The deal is over. ``tricks`` by seat; a lone game has no ace and no partner."""

    outcome: Outcome
    contract: str | None
    declarers: tuple[Seat, ...]
    trump: Suit | None
    ace: Card | None
    partner: Seat | None
    tricks: tuple[int, ...]


SoloEvent = (
    Dealt
    | BidMade
    | Held
    | Passed
    | AuctionWon
    | Declared
    | Played
    | PartnerShown
    | TrickTaken
    | DealEnded
    | SoloSettled
)
