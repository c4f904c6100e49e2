"""What happened at the table; the events that all games share."""

from __future__ import annotations

from typing import Self

import msgspec

from spadille.cards import Card, Hand, Seat, Talon, Viewer
from spadille.rules.action import tag_of


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of, forbid_unknown_fields=True):
    """A fact, as somebody sees it."""

    def seen_by(self, viewer: Viewer) -> Self:
        """The same fact with what ``viewer`` may not see lying face down."""
        return self


class Dealt(Event, frozen=True):
    """The cards were dealt: ``hands`` by seat, then the talon.

    ``commitment`` is the public seal on the secret that made the deck, empty where there is none.
    """

    dealer: Seat
    hands: tuple[Hand, ...]
    talon: Talon
    commitment: str = ""

    def seen_by(self, viewer: Viewer) -> Self:
        """Each hand is its owner's alone, and nobody sees the talon."""
        hands = tuple(
            hand if seat == viewer else hand.face_down() for seat, hand in enumerate(self.hands)
        )
        return msgspec.structs.replace(self, hands=hands, talon=self.talon.face_down())


class BidMade(Event, frozen=True):
    """A seat offered to play a contract."""

    seat: Seat
    contract: str


class Passed(Event, frozen=True):
    """A seat left the auction."""

    seat: Seat


class Played(Event, frozen=True):
    """A seat played a card."""

    seat: Seat
    card: Card


class TrickTaken(Event, frozen=True):
    """A seat won the trick that lies on the table."""

    seat: Seat


class Settled(Event, frozen=True):
    """The deal is over; ``scores`` by seat in the game's own points."""

    scores: tuple[int, ...]
