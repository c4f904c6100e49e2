"""What somebody at the table may do; the actions that all games share."""

from __future__ import annotations

import re

import msgspec

from spadille.cards import Card, CardSet, Seat


def tag_of(name: str) -> str:
    """The tag of an action or event class in its text form: ``NameTrump`` is ``name_trump``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of, forbid_unknown_fields=True):
    """Something a seat, or the house, wants to do."""


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a deck comes from, so that anybody can make it again (all texts are lower-case hex).

    ``rule`` is the shuffle's id, ``secret`` 32 bytes that nobody knew before, ``salt`` a text of
    the table and the deal, ``seeds`` what each seat added.
    """

    rule: str
    secret: str
    salt: str
    seeds: tuple[str, ...]


class Deal(Action, frozen=True):
    """The house deals ``deck``, top card first, from ``dealer``; no seat may do this."""

    dealer: Seat
    deck: tuple[Card, ...]
    provenance: Provenance | None = None


class Bid(Action, frozen=True):
    """Offer to play a contract, by its name in the game."""

    contract: str


class Pass(Action, frozen=True):
    """Leave the auction."""


class Exchange(Action, frozen=True):
    """Lay down cards, to draw others or to hand them on."""

    cards: CardSet


class Play(Action, frozen=True):
    """Play a card to the trick."""

    card: Card
