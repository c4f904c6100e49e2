"""What lies on the table for somebody to look at: one form for every game, and no rule in it."""

from __future__ import annotations

import msgspec

from spadille.cards import Card, CardSet, Seat, Suit
from spadille.rules.action import Action
from spadille.rules.legal import NOTHING, Legal


class Barred(msgspec.Struct, frozen=True):
    """Why a card may not be used: the rule's section and name, and what made it bite."""

    section: str
    rule: str
    evidence: dict[str, str | int]


class HandCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the viewer's own hand.

    ``barred`` is the rule that keeps it from this trick, or from being laid away, if one does.
    """

    card: Card
    barred: Barred | None = None
    is_trump: bool = False


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees at one seat.

    ``cards`` counts the hand; ``opened`` are those that lie face up; ``said`` is the last call
    (a contract's name or ``pass``); ``exchanged`` counts the cards changed, absent before.
    ``is_partner`` tells a partner whom everybody knows, ``is_out`` a seat that sits this deal out;
    ``penalty`` counts card points taken, in a game that has them.
    """

    cards: int
    tricks: int
    is_declarer: bool = False
    opened: tuple[Card, ...] = ()
    said: str = ""
    exchanged: int | None = None
    is_partner: bool = False
    is_out: bool = False
    penalty: int | None = None


class Laid(msgspec.Struct, frozen=True):
    """A card that a seat played to a trick."""

    seat: Seat
    card: Card


class FinishedTrick(msgspec.Struct, frozen=True):
    """A trick that was taken."""

    winner: Seat
    cards: tuple[Laid, ...]


class Line(msgspec.Struct, frozen=True):
    """One line of a deal's account: its name in the languages, and its points for the seat."""

    name: str
    seat: Seat
    points: int


class Account(msgspec.Struct, frozen=True):
    """How the deal was settled: the outcome, the points by seat, and how they came about."""

    outcome: str
    scores: tuple[int, ...]
    lines: tuple[Line, ...]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a contract is worth to its declarer in points; losses are positive numbers.

    ``losses`` are the points lost, each with its name in the languages: ``bet``, ``codille``,
    ``further_trick``, ``give_up``, ``tout``; with ``is_each`` each opponent pays so much, or is
    paid. ``trumps`` are the suits it may be played in, where that is for the rules to say.
    """

    contract: str
    win: int
    losses: dict[str, int]
    bonus: dict[str, int] = {}
    is_each: bool = False
    trumps: tuple[Suit, ...] = ()


class Prospect(msgspec.Struct, frozen=True):
    """What a choice would bring each seat, where that is certain."""

    choice: Action
    scores: tuple[int, ...]


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal as one viewer sees it. Tuples that go by seat have one place for each seat.

    ``hand`` is sorted as the contract sorts it; ``drawn`` are the cards that came into it by
    exchange; ``legal`` is what the viewer may do now; ``talon`` counts the undealt cards that are
    left, ``turned`` lies face up on them. ``standing`` is the highest bid until it is known what is
    played; ``called`` is a card whose holder plays with the declarer, ``to`` the seat to which the
    viewer hands cards on; ``prospects`` tell what choices lead to.
    """

    phase: str
    dealer: Seat
    places: tuple[Place, ...]
    to_act: tuple[Seat, ...] = ()
    hand: tuple[HandCard, ...] = ()
    drawn: CardSet = CardSet()
    discards: CardSet = CardSet()
    legal: Legal = NOTHING
    talon: int = 0
    turned: Card | None = None
    contract: str | None = None
    trump: Suit | None = None
    said: tuple[str, ...] = ()
    leader: Seat | None = None
    trick: tuple[Laid, ...] = ()
    last_trick: FinishedTrick | None = None
    tricks_played: int = 0
    account: Account | None = None
    standing: str | None = None
    called: Card | None = None
    to: Seat | None = None
    prospects: tuple[Prospect, ...] = ()
