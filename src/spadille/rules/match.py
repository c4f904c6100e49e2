"""Deal after deal at one table: the evening, with its ledger."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from spadille.cards import Seat, Viewer
from spadille.rules.action import Action, Deal
from spadille.rules.event import Dealt, Event, Settled
from spadille.rules.rule import IllegalAction, Rule, Section
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import Standing

S = TypeVar("S")

DEAL_IN_PLAY = Rule(Section("3.1"), "deal-in-play")
WRONG_DEALER = Rule(Section("3.1"), "wrong-dealer")


class Match(msgspec.Struct, Generic[S], frozen=True):
    """A run of deals: ``number`` of the present deal (0 before the first) and points by seat.

    ``is_over`` tells that the match has ended; the next deal then begins a new one, and ``dealt``
    counts the deals of all matches of the evening. Like the state of a deal it may be the truth or
    somebody's view; both come from the same events.
    """

    number: int
    ledger: tuple[int, ...]
    deal: S
    is_over: bool = False
    dealt: int = 0


class Evening(Generic[S]):
    """The matches as rules: whose deal it is, and what is carried from deal to deal."""

    def __init__(self, rulebook: Rulebook[S]) -> None:
        self.rulebook = rulebook

    def start(self, first_dealer: Seat) -> Match[S]:
        """The match before its first deal."""
        return Match(0, (0,) * self.rulebook.seats, self.rulebook.start(first_dealer))

    def may_deal(self, match: Match[S]) -> bool:
        """Whether the house may deal now: before the first deal and after the end of each."""
        return match.dealt == 0 or self.rulebook.is_over(match.deal)

    def dealer(self, match: Match[S], first_dealer: Seat) -> Seat:
        """Who deals next, when the house may deal."""
        return first_dealer if match.dealt == 0 else self.rulebook.next_dealer(match.deal)

    def standing(self, match: Match[S]) -> Standing:
        """What the next deal begins with, when the house may deal."""
        if match.is_over:
            return Standing(1, (0,) * self.rulebook.seats)
        is_again = match.dealt > 0 and not self.rulebook.is_counted(match.deal)
        return Standing(match.number if is_again else match.number + 1, match.ledger)

    def winners(self, match: Match[S]) -> tuple[Seat, ...]:
        """Who has won the match; nobody while it goes on."""
        return self.rulebook.winners(match.ledger) if match.is_over else ()

    def decide(self, match: Match[S], seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """What follows from an action; raises ``IllegalAction``."""
        if not isinstance(action, Deal):
            return self.rulebook.decide(match.deal, seat, action)
        if not self.may_deal(match):
            raise IllegalAction(DEAL_IN_PLAY)
        seats = range(self.rulebook.seats)
        dealers = (self.rulebook.next_dealer(match.deal),) if match.dealt else seats
        if action.dealer not in dealers:
            raise IllegalAction(WRONG_DEALER, seat=dealers[0])
        begun = self.rulebook.start(action.dealer, self.standing(match))
        return self.rulebook.decide(begun, seat, action)

    def evolve(self, match: Match[S], event: Event) -> Match[S]:
        """The match after an event."""
        if isinstance(event, Dealt):
            begun = self.standing(match)
            deal = self.rulebook.start(event.dealer, begun)
            match = Match(begun.number, begun.points, deal, dealt=match.dealt + 1)
        match = replace(match, deal=self.rulebook.evolve(match.deal, event))
        if isinstance(event, Settled):
            sums = zip(match.ledger, event.scores, strict=True)
            ledger = tuple(old + new for old, new in sums)
            is_last = self.rulebook.is_match_over(Standing(match.number, ledger))
            is_over = is_last and self.rulebook.is_counted(match.deal)
            match = replace(match, ledger=ledger, is_over=is_over)
        return match

    def view(self, first_dealer: Seat, events: tuple[Event, ...], viewer: Viewer) -> Match[S]:
        """The match as ``viewer`` sees it, folded from what he sees of each event."""
        match = self.start(first_dealer)
        for event in events:
            match = self.evolve(match, event.seen_by(viewer))
        return match
