"""What happens at a L'Hombre table beyond what happens at every table."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from spadille.cards import Card, CardSet, Hand, Seat, Suit, Viewer
from spadille.rules.event import (
    BidMade,
    Dealt,
    Event,
    Passed,
    Played,
    Settled,
    TrickTaken,
)

#: How a deal ended for its declarer.
Outcome = Literal["win", "bet", "codille", "given_up", "washed_out"]
#: What became of an announcement to take all tricks.
Tout = Literal["none", "made", "failed"]


class Joined(Event, frozen=True):
    """A seat joined the nolo that stands."""

    seat: Seat


class Corrected(Event, frozen=True):
    """A seat took back its last call and made another."""

    seat: Seat
    call: str


class AcesShown(Event, frozen=True):
    """A seat showed cards that its bid needs."""

    seat: Seat
    cards: CardSet


class ExchangeYielded(Event, frozen=True):
    """A defender lets the other exchange first."""

    seat: Seat


class SitterLooked(Event, frozen=True):
    """Whoever sits out looks at the talon and all that was laid away."""

    seat: Seat
    cards: Hand

    def seen_by(self, viewer: Viewer) -> Self:
        """Nobody else looks."""
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, cards=self.cards.face_down())


class SitterPlayed(Event, frozen=True):
    """Whoever sat out laid some of those cards away and plays the nolo with the others."""

    seat: Seat
    discards: Hand

    def seen_by(self, viewer: Viewer) -> Self:
        """Others see only how many."""
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, discards=self.discards.face_down())


class SitterStayedOut(Event, frozen=True):
    """Whoever sits out goes on sitting out."""

    seat: Seat


class ContractMade(Event, frozen=True):
    """The auction is over: ``declarers`` play ``contract`` against the others.

    ``exchanging`` are the seats that may exchange, in turn.
    """

    contract: str
    declarers: tuple[Seat, ...]
    exchanging: tuple[Seat, ...]


class TrumpNamed(Event, frozen=True):
    """The declarer named the trump suit."""

    seat: Seat
    suit: Suit


class CardTurned(Event, frozen=True):
    """The top card of the talon was turned; its suit is trump."""

    card: Card


class TurnedKept(Event, frozen=True):
    """The declarer took the turned card into his hand."""

    seat: Seat


class TurnedLeft(Event, frozen=True):
    """The declarer left the turned card on the talon."""

    seat: Seat


class Exchanged(Event, frozen=True):
    """A seat laid cards away and drew as many: first ``turned`` if it lay there, then ``drawn``."""

    seat: Seat
    discards: Hand
    drawn: Hand
    turned: Card | None = None

    def seen_by(self, viewer: Viewer) -> Self:
        """Others see only how many, and the turned card, which lay face up."""
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(
            self, discards=self.discards.face_down(), drawn=self.drawn.face_down()
        )


class HandOpened(Event, frozen=True):
    """A declarer laid his hand on the table for all to see."""

    seat: Seat
    cards: CardSet


class ToutAnnounced(Event, frozen=True):
    """The declarer announced that he will take all nine tricks."""

    seat: Seat


class GivenUp(Event, frozen=True):
    """The declarer gave the deal up."""

    seat: Seat


class PlayedOn(Event, frozen=True):
    """The declarer saw the first lead and did not give up."""

    seat: Seat


class PlayEnded(Event, frozen=True):
    """The seat on lead ended the play, since the score was certain."""

    seat: Seat


class PlayStopped(Event, frozen=True):
    """The play is at its end, since the score is certain and the rules have it so."""


class DealSettled(Settled, frozen=True, tag="settled"):
    """The deal is over. ``tricks`` by seat; contract and trump are absent where there is none.

    ``outcome`` is that of the first declarer, ``outcomes`` are those of all, in their order.
    """

    outcome: Outcome
    contract: str | None
    declarers: tuple[Seat, ...]
    outcomes: tuple[Outcome, ...]
    trump: Suit | None
    tricks: tuple[int, ...]
    tout: Tout


LHombreEvent = (
    Dealt
    | BidMade
    | Passed
    | Joined
    | Corrected
    | AcesShown
    | ExchangeYielded
    | SitterLooked
    | SitterPlayed
    | SitterStayedOut
    | ContractMade
    | TrumpNamed
    | CardTurned
    | TurnedKept
    | TurnedLeft
    | Exchanged
    | HandOpened
    | Played
    | TrickTaken
    | ToutAnnounced
    | GivenUp
    | PlayedOn
    | PlayEnded
    | PlayStopped
    | DealSettled
)
