"""What every game answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from spadille.cards import Card, Pack, Seat, Viewer
from spadille.rules.action import Action
from spadille.rules.cardplay import CardPlay
from spadille.rules.event import Event
from spadille.rules.hidden import Hidden, World
from spadille.rules.legal import Legal
from spadille.rules.order import TrickOrder
from spadille.rules.picture import Offer, Picture
from spadille.rules.position import Position
from spadille.rules.profile import Profile
from spadille.rules.rule import Rule
from spadille.rules.standing import FIRST, Standing

S = TypeVar("S")


class Rulebook(Protocol[S]):
    """One game by one profile: the only place that judges. ``S`` is the game's state of a deal.

    A state may be the whole truth or somebody's view of it, in which cards lie face down.
    ``legal``, ``to_act`` and ``barred`` need only what the seat they speak of may see.
    """

    @property
    def profile(self) -> Profile[Any]:
        """The rule set played by."""
        ...

    @property
    def pack(self) -> Pack:
        """The cards of the game."""
        ...

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def is_clockwise(self) -> bool:
        """Whether the turn goes to the left, seen from the table; else to the right."""
        ...

    @property
    def actions(self) -> Any:
        """The union of all action types, for readers of text."""
        ...

    @property
    def events(self) -> Any:
        """The union of all event types, for readers of text."""
        ...

    def start(self, dealer: Seat, standing: Standing = FIRST) -> S:
        """The state before the cards are dealt, where the match stands so."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may act now; none before the deal and after its end."""
        ...

    def legal(self, state: S, seat: Seat) -> Legal:
        """What the seat may do now."""
        ...

    def decide(self, state: S, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """What follows from an action; the house, which deals, has no seat.

        Raises ``IllegalAction`` with the rule that forbids it. Needs the whole truth.
        """
        ...

    def evolve(self, state: S, event: Event) -> S:
        """The state after an event; never judges."""
        ...

    def is_over(self, state: S) -> bool:
        """Whether the deal has been settled."""
        ...

    def next_dealer(self, state: S) -> Seat:
        """Who deals after this deal, which must be over."""
        ...

    def is_counted(self, state: S) -> bool:
        """Whether a deal that is over counts as one of its match, or is dealt again."""
        ...

    def is_match_over(self, standing: Standing) -> bool:
        """Whether the match ends after deal ``standing.number``, with its points counted."""
        ...

    def winners(self, points: tuple[int, ...]) -> tuple[Seat, ...]:
        """Who has won a match that is over, from the points by seat."""
        ...

    def position(self, state: S) -> Position:
        """A state, the truth or a view, as a position that can be written down."""
        ...

    def set_up(self, position: Position) -> S:
        """The state of a position; raises ``FaultyGame`` with everything that cannot be."""
        ...

    def barred(self, state: S, seat: Seat) -> Mapping[Card, Rule]:
        """The cards of a seat that may not be played to this trick, each with the rule."""
        ...

    def order(self, state: S) -> TrickOrder:
        """The order of the cards as known so far, to sort a hand by."""
        ...

    def card_play(self, state: S) -> CardPlay | None:
        """The play of the cards by itself, or none where cards are not being played.

        Needs the whole truth. What may be said during the play, such as a tout, is no part of it.
        """
        ...

    def hidden(self, view: S) -> Hidden:
        """What lies face down in a view, and all that the view proves of where it may lie."""
        ...

    def imagined(self, view: S, found: Hidden, world: World) -> S:
        """The truth if what ``hidden`` found lies so, as far as the play needs it."""
        ...

    def picture(self, state: S, viewer: Viewer) -> Picture:
        """What ``viewer`` has before him; ``state`` must be his view."""
        ...

    def offers(self) -> tuple[Offer, ...]:
        """What each contract is worth, from the lowest to the highest."""
        ...


def has_contracts(rulebook: Rulebook[S]) -> bool:
    """Whether a contract is bid for and won or lost, rather than cards captured."""
    return bool(rulebook.offers())


def awaited(rulebook: Rulebook[S], state: S) -> frozenset[Seat]:
    """The seats that must act before the deal can go on: all that may, but those who may wait."""
    may_act = rulebook.to_act(state)
    if len(may_act) < 2:
        return may_act
    return frozenset(seat for seat in may_act if not rulebook.legal(state, seat).may_wait)
