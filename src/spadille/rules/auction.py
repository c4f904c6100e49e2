"""The auction in which two bid against each other until one passes, then the next comes in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spadille.cards import Seat

#: What a seat that leaves the auction says.
PASSED = "pass"
#: What a senior says who takes the standing bid over at the same height.
HELD = "hold"


@dataclass(frozen=True, slots=True)
class Auction:
    """Who still bids, and what stands.

    ``alive`` are the seats that have not passed, the senior first; ``standing`` is the highest bid
    so far with its ``holder``; ``calls`` is all that was said, in turn. The first two alive are in
    a duel; when one of them passes the next comes in as its junior.

    >>> auction = Auction((Seat(1), Seat(2), Seat(0))).bid("game").bid("solo")
    >>> auction.turn, auction.holder
    (1, 2)
    >>> auction.passes().passes().winner
    2
    """

    alive: tuple[Seat, ...]
    standing: str | None = None
    holder: Seat | None = None
    calls: tuple[tuple[Seat, str], ...] = ()

    @property
    def is_washed_out(self) -> bool:
        """Whether everybody passed."""
        return not self.alive

    @property
    def winner(self) -> Seat | None:
        """The seat whose bid nobody can exceed any more, if the auction is won."""
        return self.holder if self.alive == (self.holder,) else None

    @property
    def is_over(self) -> bool:
        """Whether nobody is to speak any more."""
        return self.is_washed_out or self.winner is not None

    @property
    def turn(self) -> Seat:
        """The seat that must speak; the auction must not be over."""
        duel = self.alive[:2]
        return next(seat for seat in duel if seat != self.holder)

    @property
    def is_turn_senior(self) -> bool:
        """Whether the seat to speak bids from the better place of the duel."""
        return self.turn == self.alive[0]

    def bid(self, contract: str) -> Auction:
        """The auction after the seat to speak made this bid."""
        calls = (*self.calls, (self.turn, contract))
        return replace(self, standing=contract, holder=self.turn, calls=calls)

    def passes(self) -> Auction:
        """The auction after the seat to speak passed; it is out for good."""
        leaver = self.turn
        alive = tuple(seat for seat in self.alive if seat != leaver)
        return replace(self, alive=alive, calls=(*self.calls, (leaver, PASSED)))

    def holds(self) -> Auction:
        """The auction after the seat to speak took the standing bid over at the same height."""
        return replace(self, holder=self.turn, calls=(*self.calls, (self.turn, HELD)))

    def said(self, call: str) -> Auction:
        """The auction after the seat to speak said this: ``pass``, ``hold`` or a contract."""
        if call == PASSED:
            return self.passes()
        return self.holds() if call == HELD else self.bid(call)

    def last_call(self, seat: Seat) -> str:
        """What the seat said last: a contract, ``pass``, or nothing yet (empty)."""
        return next((call for caller, call in reversed(self.calls) if caller == seat), "")
