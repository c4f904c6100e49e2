"""One deal as it was played, and playing it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from spadille.cards import Card, CardSet, Seat
from spadille.notation.layout import dealing, dealt, deck_of
from spadille.rules.action import Action
from spadille.rules.event import Event, Settled
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import FIRST, Standing


class Record(msgspec.Struct, frozen=True):
    """One deal as it was played, finished or not.

    ``rules`` names game, profile and version; ``tags`` are free ones such as ``Date``, ``Table``
    and ``Seat0`` with their values; ``hands`` go by seat; ``steps`` are the actions in turn;
    ``standing`` is where the match stood when the deal began.
    """

    rules: str
    dealer: Seat
    hands: tuple[CardSet, ...]
    talon: tuple[Card, ...]
    steps: tuple[tuple[Seat, Action], ...]
    tags: tuple[tuple[str, str], ...] = ()
    standing: Standing = FIRST

    @classmethod
    def of(
        cls,
        rulebook: Rulebook[Any],
        dealer: Seat,
        deck: Iterable[Card],
        steps: Iterable[tuple[Seat, Action]],
        tags: Iterable[tuple[str, str]] = (),
        standing: Standing = FIRST,
    ) -> Record:
        """The record of a deal that was dealt from ``deck``."""
        cards = dealt(rulebook, dealer, tuple(deck))
        hands = tuple(hand.known for hand in cards.hands)
        rules = str(rulebook.profile)
        return cls(rules, dealer, hands, cards.talon.cards, tuple(steps), tuple(tags), standing)


class Turn(msgspec.Struct, frozen=True):
    """One action of a record in its place: what was legal, and what followed."""

    seat: Seat
    action: Action
    legal: Legal
    events: tuple[Event, ...]


class Replay:
    """A deal played again, action by action, by today's rules."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        dealer: Seat,
        hands: tuple[CardSet, ...],
        talon: tuple[Card, ...],
        standing: Standing = FIRST,
    ) -> None:
        """Deal the cards; raises ``FaultyGame`` when they cannot be dealt so."""
        self.rulebook = rulebook
        deck = deck_of(rulebook, dealer, hands, talon)
        self.state = rulebook.start(dealer, standing)
        for event in dealing(rulebook, dealer, deck, standing):
            self.state = rulebook.evolve(self.state, event)
        self.result: Settled | None = None

    def act(self, seat: Seat, action: Action) -> Turn:
        """Play one action; raises ``IllegalAction``."""
        legal = self.rulebook.legal(self.state, seat)
        events = self.rulebook.decide(self.state, seat, action)
        for event in events:
            self.state = self.rulebook.evolve(self.state, event)
            if isinstance(event, Settled):
                self.result = event
        return Turn(seat, action, legal, events)


def replayed(record: Record, rulebook: Rulebook[Any]) -> tuple[list[Turn], Settled | None]:
    """Everything that happened in a record, and how it ended; raises ``IllegalAction``."""
    replay = Replay(rulebook, record.dealer, record.hands, record.talon, record.standing)
    return [replay.act(seat, action) for seat, action in record.steps], replay.result


def result_words(result: Settled) -> Iterator[tuple[str, str]]:
    """The result's facts by name, each in words, a dash where there is none; scores come last."""
    names = [name for name in result.__struct_fields__ if name != "scores"]
    for name in [*names, "scores"]:
        value = getattr(result, name)
        words = value if isinstance(value, tuple) else () if value is None else (value,)
        yield name, " ".join(str(word) for word in words) or "-"
