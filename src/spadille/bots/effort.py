"""How much a searching player thinks about, and what he leaves out of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

#: What a player can do without, to see what it is worth: all that was learned, or only belief
#: about where cards lie, or what calls come to in L'Hombre; and in Hearts passing by trial.
Part = Literal["learning", "belief", "calls", "exchange"]
#: What a player can find out by trial in L'Hombre and Spanish Solo, where estimates did as well.
Trying = Literal["exchange", "bidding"]


class Effort(msgspec.Struct, frozen=True):
    """The ways in which hidden cards are laid out for a card, and for a choice before the play.

    These are a club player's, where nothing else is asked for: he knows what is proved of the
    hidden cards, has no belief about where they lie, and calls by estimates. In so many of the ways
    cards that are even are compared by the ``errors`` they leave to opponents; and in so many a
    defender asks what his ``partner`` would play who does not see all. What cards that were played
    tell of those still held is believed to so many hundredths as ``plays`` says: 100 for all that
    was learned of it, 0 for nothing.
    """

    worlds: Annotated[int, Meta(ge=1)] = 20
    trials: Annotated[int, Meta(ge=0)] = 0
    partner: Annotated[int, Meta(ge=0)] = 0
    errors: Annotated[int, Meta(ge=0)] = 0
    plays: Annotated[int, Meta(ge=0, le=100)] = 0
    without: tuple[Part, ...] = ("belief", "calls")
    tries: tuple[Trying, ...] = ()


class ExpertEffort(Effort, frozen=True):
    """The effort of an expert, where nothing else is asked for."""

    worlds: Annotated[int, Meta(ge=1)] = 80
    trials: Annotated[int, Meta(ge=0)] = 40
    partner: Annotated[int, Meta(ge=0)] = 10
    errors: Annotated[int, Meta(ge=0)] = 20
    without: tuple[Part, ...] = ()
