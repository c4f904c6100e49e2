"""What happens at a table, in short sentences for one who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spadille.cards import Card, CardSet, Hand, Seat, Suit
from spadille.cli.wording import call_in_words, card_in_words, cards_in_words, signed
from spadille.locales import Messages
from spadille.rules.event import Event, Settled


class Narrator:
    """Words events of any game for the one at ``me``; ``names`` are the others' by seat.

    The words are those of the messages ``event-`` and the event's tag, with ``-you`` where it is
    about the reader. A message may speak of ``$name``, of ``$contract``, ``$call``, ``$suit``,
    ``$card``, of the ``$number`` of cards in a heap, of the ``$points`` of the one it is about,
    and of every other field by its own name. Where a card may be absent, the message for the event
    with one has the name of that field behind it.
    """

    def __init__(self, messages: Messages, names: Sequence[str], me: Seat) -> None:
        self.messages = messages
        self.me = me
        self._names = [*names]
        self._names[me] = messages.say("you")

    def seated(self) -> list[tuple[Seat, str]]:
        """Everybody at the table, by seat."""
        return [(Seat(seat), name) for seat, name in enumerate(self._names)]

    def who(self, seat: Seat) -> str:
        """Somebody by his name; the reader as such."""
        return self._names[seat]

    def sentence(self, event: Event) -> str:
        """One event, as the reader sees it."""
        seat = _subject(event)
        facts = self._facts(event)
        if seat is not None:
            facts["name"] = self._names[seat]
            if isinstance(event, Settled):
                facts["points"] = signed(event.scores[seat])
        told = self.messages.say(self._message(event, seat), **facts)
        shown = [value for value in _values(event) if isinstance(value, CardSet)]
        lists = [cards_in_words(cards, self.messages) for cards in shown if cards]
        return f"{told} {'; '.join(lists)}." if lists else told

    def _message(self, event: Event, seat: Seat | None) -> str:
        message = f"event-{event.__struct_config__.tag}"
        for field in msgspec.structs.fields(event):
            variant = f"{message}-{field.name}"
            is_there = isinstance(getattr(event, field.name), Card)
            if field.type == Card | None and is_there and self.messages.knows(variant):
                message = variant
        own = f"{message}-you"
        return own if seat == self.me and self.messages.knows(own) else message

    def _facts(self, event: Event) -> dict[str, str | int]:
        facts: dict[str, str | int] = {}
        say = self.messages.say
        for field in msgspec.structs.fields(event):
            value: Any = getattr(event, field.name)
            if isinstance(value, Suit):
                facts[field.name] = facts["suit"] = say(f"suit-{value.value}")
            elif isinstance(value, Card):
                facts[field.name] = facts["card"] = card_in_words(value, self.messages)
                facts.setdefault("suit", say(f"suit-{value.suit.value}"))
            elif isinstance(value, Hand):
                facts.setdefault("number", len(value))
            elif field.type in (Seat, Seat | None) and value is not None:
                facts[field.name] = self._names[value]
            elif isinstance(value, str):
                is_call = field.name in ("contract", "call")
                facts[field.name] = call_in_words(value, self.messages) if is_call else value
        return facts


def _subject(event: Event) -> Seat | None:
    """Whom an event is about: the first declarer, else the first seat it names."""
    declarers: tuple[Seat, ...] = getattr(event, "declarers", ())
    if declarers:
        return declarers[0]
    fields = msgspec.structs.fields(event)
    seats = (getattr(event, each.name) for each in fields if each.type in (Seat, Seat | None))
    return next((seat for seat in seats if seat is not None), None)


def _values(event: Event) -> list[Any]:
    return [getattr(event, name) for name in event.__struct_fields__]
