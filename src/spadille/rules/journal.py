"""The numbered book of what was done at a table and what followed."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.event import Event

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Entry(msgspec.Struct, Generic[A, E], frozen=True):
    """One action and its events.

    ``number`` counts from 1 at each table; ``seat`` is none where the house acted; ``rules`` names
    game, profile and version; ``time`` is in seconds since 1970, UTC. The events alone rebuild a
    game for ever; the actions are there to be judged again.
    """

    number: int
    seat: Seat | None
    action: A
    events: tuple[E, ...]
    rules: str
    time: float
