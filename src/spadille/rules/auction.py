"""The auction in which two bid against each other until one passes, then the next comes in."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from spadille.cards import Seat

#: What a seat that leaves the auction says.
PASSED = "pass"
#: What a senior says who takes the standing bid over at the same height.
HELD = "hold"
#: What a seat says that plays what stands as well.
JOINED = "join"


class Auction(msgspec.Struct, frozen=True):
    """Who still bids, and what stands.

    ``alive`` are the seats that have not passed, the senior first; ``standing`` is the highest bid
    so far with its ``holder``, ``joined`` are those who play the same beside him; ``former`` held
    the bid before. ``calls`` is all that was said, in turn. A higher bid goes back to the one who
    held the bid before; when one of the two has passed the next comes in.

    >>> auction = Auction((Seat(1), Seat(2), Seat(0))).bid("game").bid("solo")
    >>> auction.turn, auction.holder
    (1, 2)
    >>> auction.passes().passes().winners
    (2,)
    """

    alive: tuple[Seat, ...]
    standing: str | None = None
    holder: Seat | None = None
    joined: tuple[Seat, ...] = ()
    former: Seat | None = None
    calls: tuple[tuple[Seat, str], ...] = ()

    @property
    def is_washed_out(self) -> bool:
        """Whether everybody passed."""
        return not self.alive

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who plays what stands, its holder first; nobody before the auction is won."""
        if self.holder is None or self._asked:
            return ()
        return (self.holder, *self.joined)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to speak any more."""
        return self.is_washed_out or bool(self.winners)

    @property
    def turn(self) -> Seat:
        """The seat that must speak; the auction must not be over."""
        return self._asked[0]

    @property
    def is_turn_senior(self) -> bool:
        """Whether the seat to speak bids from the better place of the two."""
        return self.holder is None or self.alive.index(self.turn) < self.alive.index(self.holder)

    def bid(self, contract: str) -> Auction:
        """The auction after the seat to speak made this bid; who had joined is asked again."""
        calls = (*self.calls, (self.turn, contract))
        return Auction(self.alive, contract, self.turn, (), self.holder, calls)

    def joins(self) -> Auction:
        """The auction after the seat to speak joined the bid that stands."""
        calls = (*self.calls, (self.turn, JOINED))
        return replace(self, joined=(*self.joined, self.turn), calls=calls)

    def passes(self) -> Auction:
        """The auction after the seat to speak passed; it is out for good."""
        leaver = self.turn
        alive = tuple(seat for seat in self.alive if seat != leaver)
        return replace(self, alive=alive, calls=(*self.calls, (leaver, PASSED)))

    def holds(self) -> Auction:
        """The auction after the senior to speak took the bid that stands over as it is."""
        calls = (*self.calls, (self.turn, HELD))
        return Auction(self.alive, self.standing, self.turn, (), self.holder, calls)

    def says(self, call: str) -> Auction:
        """The auction after the seat to speak said something: a contract, or a word above."""
        if call == PASSED:
            return self.passes()
        if call == HELD:
            return self.holds()
        return self.joins() if call == JOINED else self.bid(call)

    def says_all(self, calls: Iterable[str]) -> Auction:
        """The auction after several calls."""
        auction = self
        for call in calls:
            auction = auction.says(call)
        return auction

    def last_call(self, seat: Seat) -> str:
        """What the seat said last: a contract, a word above, or nothing yet (empty)."""
        return next((call for caller, call in reversed(self.calls) if caller == seat), "")

    @property
    def _asked(self) -> tuple[Seat, ...]:
        """Who has not yet answered what stands, in turn."""
        settled = {self.holder, *self.joined}
        waiting = [seat for seat in self.alive if seat not in settled]
        return tuple(sorted(waiting, key=lambda seat: seat != self.former))
