"""A deal of Hearts as it stands, or as somebody sees it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from spadille.cards import NO_CARDS, CardSet, Hand, Seat, Trick, seats_from
from spadille.games.hearts.event import HandSettled, Way
from spadille.rules.standing import Standing

SEATS = 4
TRICKS = 13


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    PASSING = "passing"
    PLAY = "play"
    MOON = "moon"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """Everything about one deal. Tuples that go by seat have one place for each seat.

    ``passed`` are the cards that each seat has laid face down for another until all have, and
    ``received`` those it took up then; ``opener`` leads to the first trick; ``taken`` is the winner
    of each of the finished ``tricks``; ``captured`` are the cards that can count, by the seat that
    took them; ``shooter`` has shot the moon, and ``way`` is what he chose.
    """

    dealer: Seat
    standing: Standing = Standing()
    hands: tuple[Hand, ...] = ()
    passed: tuple[Hand, ...] = (Hand(),) * SEATS
    received: tuple[Hand, ...] = (Hand(),) * SEATS
    opener: Seat | None = None
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Seat, ...] = ()
    is_broken: bool = False
    captured: tuple[CardSet, ...] = (NO_CARDS,) * SEATS
    shooter: Seat | None = None
    way: Way | None = None
    settled: HandSettled | None = None

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if not self.hands:
            return Phase.DEAL
        if self.settled is not None:
            return Phase.OVER
        if self.leader is None:
            return Phase.PASSING
        return Phase.PLAY if self.shooter is None else Phase.MOON

    @property
    def leader(self) -> Seat | None:
        """The seat that leads to the present trick, once it is known who begins (4.1, 4.6)."""
        return self.taken[-1] if self.taken else self.opener

    @property
    def turn(self) -> Seat:
        """The seat whose card the present trick waits for; the play must have begun."""
        assert self.leader is not None
        return seats_from(self.leader, SEATS)[len(self.trick) % SEATS]

    @property
    def tricks_by_seat(self) -> tuple[int, ...]:
        """The number of tricks each seat has taken."""
        return tuple(self.taken.count(Seat(seat)) for seat in range(SEATS))

    @property
    def points_before(self) -> tuple[int, ...]:
        """The points of each seat before this deal."""
        return self.standing.points or (0,) * SEATS
