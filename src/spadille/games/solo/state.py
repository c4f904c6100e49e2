"""A deal of Spanish Solo as it stands, or as somebody sees it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from spadille.cards import Card, Hand, Seat, Suit, Trick, seats_from
from spadille.games.solo import cards
from spadille.games.solo.contract import CONTRACTS, Contract
from spadille.games.solo.event import SoloSettled
from spadille.rules.auction import Auction
from spadille.rules.order import TrickOrder

SEATS = 4
TRICKS = 8


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    AUCTION = "auction"
    DECLARING = "declaring"
    PLAY = "play"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """Everything about one deal. Tuples that go by seat have one place for each seat.

    ``called`` is the ace the declarer called, ``partner`` the seat that holds or held it, once all
    know; ``taken`` the winner of each of the finished ``tricks``.
    """

    dealer: Seat
    auction: Auction
    hands: tuple[Hand, ...] = ()
    declarers: tuple[Seat, ...] = ()
    contract_name: str | None = None
    trump: Suit | None = None
    called: Card | None = None
    partner: Seat | None = None
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Seat, ...] = ()
    is_ended: bool = False
    settled: SoloSettled | None = None

    @property
    def leadhand(self) -> Seat:
        """The seat that bids and leads first: the dealer's left-hand neighbour (3.1)."""
        return seats_from(self.dealer, SEATS)[1]

    @property
    def contract(self) -> Contract | None:
        """The game played, once it is announced."""
        return None if self.contract_name is None else CONTRACTS[self.contract_name]

    @property
    def declarer(self) -> Seat:
        """The seat that won the auction, which must be over."""
        return self.declarers[0]

    @property
    def leader(self) -> Seat:
        """The seat that leads to the present trick (5.1)."""
        return self.taken[-1] if self.taken else self.leadhand

    @property
    def turn(self) -> Seat:
        """The seat whose card the present trick waits for."""
        return seats_from(self.leader, SEATS)[len(self.trick) % SEATS]

    @property
    def tricks_by_seat(self) -> tuple[int, ...]:
        """The number of tricks each seat has taken."""
        return tuple(self.taken.count(Seat(seat)) for seat in range(SEATS))

    @property
    def order(self) -> TrickOrder:
        """The order of the cards; before trumps are known, one to sort a hand by."""
        return cards.order_before_trumps() if self.trump is None else cards.trump_order(self.trump)


def start(dealer: Seat) -> State:
    """The table before the cards are dealt."""
    first, *others = seats_from(dealer, SEATS)
    return State(dealer, Auction((*others, first)))
