"""A deal of L'Hombre as it stands, or as somebody sees it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from spadille.cards import Card, Hand, Seat, Suit, Talon, Trick, seats_from
from spadille.games.lhombre import cards
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.event import DealSettled
from spadille.rules.auction import Auction
from spadille.rules.order import TrickOrder

SEATS = 3
TRICKS = 9


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    AUCTION = "auction"
    NAMING = "naming"
    TURNED = "turned"
    EXCHANGE = "exchange"
    AFTER_LEAD = "after_lead"
    PLAY = "play"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """Everything about one deal. Tuples that go by seat have one place for each seat.

    ``exchanging`` are the seats still to exchange, in turn; ``exchanged`` the number of cards each
    seat has changed, once it has; ``turned`` the card that lies face up on the talon, ``kept`` the
    same card once the declarer took it; ``taken`` the winner of each of the finished ``tricks``.
    """

    dealer: Seat
    auction: Auction
    hands: tuple[Hand, ...] = ()
    talon: Talon = Talon()
    discards: tuple[Hand, ...] = (Hand(),) * SEATS
    drawn: tuple[Hand, ...] = (Hand(),) * SEATS
    contract_name: str | None = None
    declarers: tuple[Seat, ...] = ()
    trump: Suit | None = None
    turned: Card | None = None
    kept: Card | None = None
    is_turned_settled: bool = False
    exchanging: tuple[Seat, ...] = ()
    exchanged: tuple[int | None, ...] = (None,) * SEATS
    opened: frozenset[Seat] = frozenset()
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Seat, ...] = ()
    is_tout: bool = False
    is_played_on: bool = False
    is_given_up: bool = False
    is_ended: bool = False
    settled: DealSettled | None = None

    @property
    def forehand(self) -> Seat:
        """The seat that bids and leads first: the dealer's right-hand neighbour (3.1)."""
        return seats_from(self.dealer, SEATS)[1]

    @property
    def contract(self) -> Contract | None:
        """The contract played, once the auction is won."""
        return None if self.contract_name is None else CONTRACTS[self.contract_name]

    @property
    def declarer(self) -> Seat:
        """The lone player; the auction must be won."""
        return self.declarers[0]

    @property
    def leader(self) -> Seat:
        """The seat that leads to the present trick (5.1)."""
        return self.taken[-1] if self.taken else self.forehand

    @property
    def turn(self) -> Seat:
        """The seat whose card the present trick waits for."""
        return seats_from(self.leader, SEATS)[len(self.trick) % SEATS]

    @property
    def tricks_by_seat(self) -> tuple[int, ...]:
        """The number of tricks each seat has taken."""
        return tuple(self.taken.count(Seat(seat)) for seat in range(SEATS))

    @property
    def drawable(self) -> int:
        """The number of cards that can still be drawn, a turned one included."""
        return len(self.talon) + (self.turned is not None)

    @property
    def order(self) -> TrickOrder:
        """The order of the cards; before trumps are known, that of a Grand, to sort a hand by."""
        contract = self.contract
        if contract is not None and contract.family == "nolo":
            return cards.nolo_order()
        return cards.grand_order() if self.trump is None else cards.trump_order(self.trump)


def start(dealer: Seat) -> State:
    """The table before the cards are dealt."""
    first, *others = seats_from(dealer, SEATS)
    return State(dealer, Auction((*others, first)))
