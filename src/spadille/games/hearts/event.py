"""What happens at a Hearts table beyond what happens at every table."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from spadille.cards import Card, Hand, Seat, Viewer
from spadille.rules.event import Dealt, Event, Played, Settled, TrickTaken

#: What becomes of the points when somebody has shot the moon.
Way = Literal["subtracted", "added"]
#: What a moon was, and what became of its points.
Shot = Literal["moon_subtracted", "moon_added", "sun_subtracted", "sun_added"]
#: How a deal was counted.
Outcome = Literal["counted", Shot]


class CardsPassed(Event, frozen=True):
    """A seat laid three cards face down for another seat."""

    seat: Seat
    to: Seat
    cards: Hand

    def seen_by(self, viewer: Viewer) -> Self:
        """Nobody else sees the cards, the receiver neither."""
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, cards=self.cards.face_down())


class CardsTakenUp(Event, frozen=True):
    """Everybody took up the cards that lay before him: ``cards`` by seat, and who gave them."""

    givers: tuple[Seat, ...]
    cards: tuple[Hand, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        """A seat sees the cards it gets, and knows those it gave."""
        seen = tuple(
            cards if viewer in (seat, giver) else cards.face_down()
            for seat, (giver, cards) in enumerate(zip(self.givers, self.cards, strict=True))
        )
        return msgspec.structs.replace(self, cards=seen)


class LeaderNamed(Event, frozen=True):
    """It is known who leads to the first trick; ``card`` is what he holds, if that decides it."""

    seat: Seat
    card: Card | None


class HeartsBroken(Event, frozen=True):
    """A seat played the card after which hearts may be led."""

    seat: Seat


class MoonShot(Event, frozen=True):
    """A seat has taken every heart and the queen of spades."""

    seat: Seat


class MoonChosen(Event, frozen=True):
    """Whoever shot the moon said what becomes of the points."""

    seat: Seat
    way: Way


class HandSettled(Settled, frozen=True):
    """The deal is over. ``points`` of the cards taken, ``tricks`` and ``totals`` go by seat.

    ``shooter`` shot the moon, if anybody did; ``winners`` are there once the match is over.
    """

    outcome: Outcome
    shooter: Seat | None
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


HeartsEvent = (
    Dealt
    | CardsPassed
    | CardsTakenUp
    | LeaderNamed
    | Played
    | HeartsBroken
    | TrickTaken
    | MoonShot
    | MoonChosen
    | HandSettled
)
