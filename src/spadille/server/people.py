"""Who sits at a table, as its journal tells: people come, go, and bots keep the seats between."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from spadille.cards import Seat
from spadille.rules.action import tag_of
from spadille.rules.codec import decoder_of
from spadille.server.key import opens

#: What bots are called: the matadors, the same in every language.
BOT_NAMES = ("Spadille", "Manille", "Basta", "Ponto")


class Coming(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of):
    """Somebody came, went, or got another token."""

    seat: Seat


class SatDown(Coming, frozen=True):
    """A person took over a seat; ``lock`` knows his token again."""

    name: str
    lock: str


class GotUp(Coming, frozen=True):
    """A person left his seat to a bot."""


class TokenChanged(Coming, frozen=True):
    """A person who had not received his token got another one."""

    lock: str


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table: a bot's, or a person's with the lock of his token.

    ``command`` is the id of the request by which he sat down, as long as it may be asked again:
    until he uses his token.
    """

    name: str
    lock: str | None = None
    command: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here."""
        return self.lock is None


#: The chairs of a table by seat.
Chairs = tuple[Chair, ...]

reader = decoder_of(SatDown | GotUp | TokenChanged)


def empty(seats: int) -> Chairs:
    """A table with a bot on each chair."""
    return tuple(Chair(BOT_NAMES[seat]) for seat in range(seats))


def evolve(chairs: Chairs, coming: Coming, command: str | None = None) -> Chairs:
    """The chairs after somebody came or went; ``command`` is the request that led to it.

    >>> after = evolve(empty(3), SatDown(Seat(0), "Inger", "lock"))
    >>> [chair.name for chair in after], [chair.is_bot for chair in after]
    (['Inger', 'Manille', 'Basta'], [False, True, True])
    """
    match coming:
        case SatDown(name=name, lock=lock):
            chair = Chair(name, lock, command)
        case TokenChanged(lock=lock):
            chair = replace(chairs[coming.seat], lock=lock)
        case _:
            chair = Chair(BOT_NAMES[coming.seat])
    return (*chairs[: coming.seat], chair, *chairs[coming.seat + 1 :])


def used(chairs: Chairs, seat: Seat) -> Chairs:
    """The chairs after the token of a seat was used: it will not be given out again."""
    if chairs[seat].command is None:
        return chairs
    chair = replace(chairs[seat], command=None)
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def seat_of(chairs: Chairs, token: str) -> Seat | None:
    """The seat that a token opens, or none."""
    for seat, chair in enumerate(chairs):
        if chair.lock is not None and opens(token, chair.lock):
            return Seat(seat)
    return None
