"""A person and bots round a table, deal after deal: the truth stays here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.cli.table.source import Shuffled
from spadille.notation.replay import Record
from spadille.rules.action import Action, Deal
from spadille.rules.event import Event
from spadille.rules.match import Evening, Match
from spadille.rules.rulebook import Rulebook, awaited
from spadille.rules.standing import Standing


@dataclass(slots=True)
class Played:
    """A deal as far as it was played."""

    shuffled: Shuffled
    dealer: Seat
    standing: Standing
    steps: list[tuple[Seat, Action]] = field(default_factory=list)


class Party:
    """Who sits where: one person at ``me``, bots of one kind at all other seats.

    What happens is told as the person sees it, and each bot knows what its seat sees.
    """

    def __init__(
        self, book: Rulebook[Any], me: Seat, player: Player, first_dealer: Seat, chance: Random
    ) -> None:
        self.book = book
        self.me = me
        self.deals: list[Played] = []
        self._evening: Evening[Any] = Evening(book)
        self._first_dealer = first_dealer
        self._player = player
        self._chance = chance
        self._truth = self._evening.start(first_dealer)
        self._views = [self._truth] * book.seats

    @property
    def view(self) -> Match[Any]:
        """The match as the person sees it."""
        return self._views[self.me]

    @property
    def is_between_deals(self) -> bool:
        """Whether the next deal may begin."""
        return self._evening.may_deal(self._truth)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match, once it is over."""
        return self._evening.winners(self._truth)

    @property
    def next_bot(self) -> Seat | None:
        """The first bot for which the table waits, if it waits for one."""
        waiting = awaited(self.book, self._truth.deal) - {self.me}
        return min(waiting, default=None)

    def deal(self, shuffled: Shuffled) -> Sequence[Event]:
        """Deal the cards."""
        dealer = self._evening.dealer(self._truth, self._first_dealer)
        standing = self._evening.standing(self._truth)
        self.deals.append(Played(shuffled, dealer, standing))
        return self._done(None, Deal(dealer, shuffled.deck, shuffled.provenance))

    def act(self, action: Action) -> Sequence[Event]:
        """The person acts; raises ``IllegalAction``, and then nothing has changed."""
        return self._moved(self.me, action)

    def let_act(self, seat: Seat) -> Sequence[Event]:
        """A bot acts."""
        view = self._views[seat].deal
        return self._moved(seat, self._player.choose(self.book, view, seat, self._chance))

    def records(self, tags: Sequence[tuple[str, str]]) -> list[Record]:
        """Every deal of the evening; the last may be broken off."""
        return [
            Record.of(
                self.book,
                played.dealer,
                played.shuffled.deck,
                played.steps,
                [*tags, *played.shuffled.tags],
                played.standing,
            )
            for played in self.deals
        ]

    def _moved(self, seat: Seat, action: Action) -> Sequence[Event]:
        events = self._done(seat, action)
        self.deals[-1].steps.append((seat, action))
        return events

    def _done(self, seat: Seat | None, action: Action) -> Sequence[Event]:
        events = self._evening.decide(self._truth, seat, action)
        for event in events:
            self._truth = self._evening.evolve(self._truth, event)
            for place, view in enumerate(self._views):
                self._views[place] = self._evening.evolve(view, event.seen_by(Seat(place)))
        return [event.seen_by(self.me) for event in events]
