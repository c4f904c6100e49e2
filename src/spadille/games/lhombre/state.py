"""A deal of L'Hombre as it stands, or as somebody sees it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from spadille.cards import Card, CardSet, Hand, Seat, Suit, Talon, Trick, seats_from
from spadille.games.lhombre import cards
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.event import DealSettled
from spadille.rules.auction import Auction
from spadille.rules.order import TrickOrder

#: How many get cards.
PLAYERS = 3
TRICKS = 9
#: What the seat that sits out has done: nothing yet, looked at the talon, stayed out, or played.
Sitter = Literal["waits", "looked", "out", "plays"]


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    AUCTION = "auction"
    CONTRACT = "contract"
    NAMING = "naming"
    TURNED = "turned"
    EXCHANGE = "exchange"
    SITTER = "sitter"
    BEFORE_LEAD = "before_lead"
    AFTER_LEAD = "after_lead"
    PLAY = "play"
    SIXTH_LEAD = "sixth_lead"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """Everything about one deal. Tuples that go by seat have one place for each seat.

    ``exchanging`` are the seats still to exchange, in turn; ``exchanged`` the number of cards each
    seat has changed, once it has; ``has_shown`` are the seats that showed the black aces;
    ``turned`` is the card that lies face up on the talon, ``kept`` the same card once the declarer
    took it; ``taken`` the winner of each of the finished ``tricks``. ``remembered`` are the cards
    that each seat had laid away before the sitter took them up; empty where there are none.
    """

    dealer: Seat
    auction: Auction
    hands: tuple[Hand, ...]
    discards: tuple[Hand, ...]
    drawn: tuple[Hand, ...]
    exchanged: tuple[int | None, ...]
    is_dealt: bool = False
    talon: Talon = Talon()
    is_corrected: bool = False
    contract_name: str | None = None
    declarers: tuple[Seat, ...] = ()
    trump: Suit | None = None
    turned: Card | None = None
    kept: Card | None = None
    is_turned_settled: bool = False
    exchanging: tuple[Seat, ...] = ()
    is_yielded: bool = False
    sitter_did: Sitter = "waits"
    remembered: tuple[CardSet, ...] = ()
    has_shown: frozenset[Seat] = frozenset()
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
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def forehand(self) -> Seat:
        """The seat that bids and leads first: the dealer's right-hand neighbour (3.1)."""
        return seats_from(self.dealer, self.seats)[1]

    @property
    def sitter(self) -> Seat | None:
        """The seat that gets no cards: of four the one opposite the dealer (3.1)."""
        return sitter_of(self.dealer, self.seats)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play cards, in turn from forehand."""
        around = seats_from(self.forehand, self.seats)
        return around if self.sitter_did == "plays" else players_of(self.dealer, self.seats)

    @property
    def contract(self) -> Contract | None:
        """The contract played, once the auction is won."""
        return None if self.contract_name is None else CONTRACTS[self.contract_name]

    @property
    def declarer(self) -> Seat:
        """The lone player, or the first of several; the auction must be won."""
        return self.declarers[0]

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """Those who play against the declarers."""
        return tuple(seat for seat in self.players if seat not in self.declarers)

    @property
    def leader(self) -> Seat:
        """The seat that leads to the present trick (5.1)."""
        return self.taken[-1] if self.taken else self.forehand

    @property
    def turn(self) -> Seat:
        """The seat whose card the present trick waits for."""
        return from_seat(self.players, self.leader)[len(self.trick) % len(self.players)]

    @property
    def tricks_by_seat(self) -> tuple[int, ...]:
        """The number of tricks each seat has taken."""
        return tuple(self.taken.count(Seat(seat)) for seat in range(self.seats))

    def laid_away(self, seat: Seat) -> CardSet:
        """The cards a seat is known to have laid away, also once the sitter has taken them up."""
        before = self.remembered[seat] if self.remembered else CardSet()
        return self.discards[seat].known | before

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


def sitter_of(dealer: Seat, seats: int) -> Seat | None:
    """The seat opposite the dealer, where four sit at the table (3.1)."""
    return seats_from(dealer, seats)[2] if seats > PLAYERS else None


def players_of(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """Forehand, middlehand and the dealer (3.1).

    >>> players_of(Seat(0), 3), players_of(Seat(0), 4)
    ((1, 2, 0), (1, 3, 0))
    """
    first, *others = seats_from(dealer, seats)
    sitter = sitter_of(dealer, seats)
    return tuple(seat for seat in (*others, first) if seat != sitter)


def from_seat(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The same seats in turn, beginning with ``first``.

    >>> from_seat((Seat(1), Seat(3), Seat(0)), Seat(3))
    (3, 0, 1)
    """
    place = seats.index(first)
    return seats[place:] + seats[:place]


def start(dealer: Seat, seats: int = PLAYERS) -> State:
    """The table before the cards are dealt."""
    nothing = (Hand(),) * seats
    return State(
        dealer=dealer,
        auction=Auction(players_of(dealer, seats)),
        hands=nothing,
        discards=nothing,
        drawn=nothing,
        exchanged=(None,) * seats,
    )
