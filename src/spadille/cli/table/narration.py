"""What happens at a table, in short sentences for one who sits there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from spadille.cards import Hand, Seat
from spadille.cli.wording import plain, signed
from spadille.locales import Messages
from spadille.rules.action import Action
from spadille.rules.event import Event, Settled
from spadille.rules.wording import (
    Facts,
    action_in_words,
    cards_in_words,
    fact_of,
    message_of,
)

_SEATS = (Seat, Seat | None)


class Narrator:
    """Words events and actions of any game for the one at ``me``, as the browser does.

    An event goes by the message ``event-`` and its tag, with ``-you`` where it is about the reader,
    or about nobody and there is such a message. ``$name`` is whom it is about; every field goes by
    its own name, and what goes by seat is that of this one. ``$suit`` and ``$card`` are the first
    of their kind, ``$number`` counts the first heap of cards, ``$points`` and ``$scores`` tell a
    result. Where a card may be absent, the message for an event with one has that field's name
    behind it. Where ``is_penal``, points are bad and have no sign.
    """

    def __init__(
        self, messages: Messages, names: Sequence[str], me: Seat, is_penal: bool = False
    ) -> None:
        self.messages = messages
        self.me = me
        self._names = [*names]
        self._names[me] = messages.say("you")
        self._points = plain if is_penal else signed

    def seated(self) -> list[tuple[Seat, str]]:
        """Everybody at the table, by seat."""
        return [(Seat(seat), name) for seat, name in enumerate(self._names)]

    def who(self, seat: Seat) -> str:
        """Somebody by his name; the reader as such."""
        return self._names[seat]

    def points(self, points: int) -> str:
        """Points as this game writes them."""
        return self._points(points)

    def scores(self, scores: Sequence[int]) -> str:
        """The points of each seat."""
        return self.listed(
            self.messages.say("score-of", who=self.who(Seat(seat)), points=self.points(each))
            for seat, each in enumerate(scores)
        )

    def listed(self, told: Iterable[str]) -> str:
        """Several things named one after the other."""
        return self.messages.say("list-comma").join(told)

    def sentence(self, event: Event) -> str:
        """One event, as the reader sees it; where it ended alike for several, one for each."""
        declarers: tuple[Seat, ...] = getattr(event, "declarers", ())
        outcomes: tuple[str, ...] = getattr(event, "outcomes", ())
        if len(outcomes) > 1:
            each = zip(declarers, outcomes, strict=True)
            return " ".join(self._told(event, seat, {"outcome": one}) for seat, one in each)
        return self._told(event, declarers[0] if declarers else _doer(event), {})

    def action(self, action: Action) -> str:
        """What somebody may do, by the message ``action-`` and the tag of the action."""
        return action_in_words(action, self.messages)

    def _told(self, event: Event, seat: Seat | None, more: Mapping[str, str | int]) -> str:
        message = message_of("event", event, self.messages)
        own = f"{message}-you"
        is_own = seat in (self.me, None) and self.messages.knows(own)
        who = self.me if is_own else seat
        facts = {**self._facts(event, who), **more}
        if isinstance(event, Settled):
            facts["points"] = self.points(event.scores[who or 0])
            facts["scores"] = self.scores(event.scores)
        told = self.messages.say(own if is_own else message, **facts)
        drawn = getattr(event, "drawn", None)
        if isinstance(drawn, Hand) and drawn.known:
            cards = cards_in_words(drawn.known, self.messages)
            return f"{told} {self.messages.say('drawn', cards=cards)}"
        return told

    def _facts(self, told: Event, who: Seat | None) -> Facts:
        facts: Facts = {"name": "" if who is None else self.who(who)}
        for field in msgspec.structs.fields(told):
            value: Any = getattr(told, field.name)
            if field.type == tuple[Seat, ...] and len(value) == len(self._names):
                facts[field.name] = self.who(value[who or 0])
            elif field.type in _SEATS and value is not None:
                facts[field.name] = self.who(value)
            else:
                facts = self._fact(field.name, value, who) | facts
        return facts

    def _fact(self, name: str, value: Any, who: Seat | None) -> Facts:
        """What a field tells; of what goes by seat, this one's."""
        if isinstance(value, tuple) and len(value) == len(self._names):
            value = value[who or 0]
        return fact_of(name, value, self.messages)


def _doer(event: Event) -> Seat | None:
    """The first seat that an event names."""
    fields = msgspec.structs.fields(event)
    seats = (getattr(event, field.name) for field in fields if field.type in _SEATS)
    return next((seat for seat in seats if seat is not None), None)
