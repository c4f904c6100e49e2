"""What a rule set of Spanish Solo may say, each option declared once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spadille.games.solo.contract import RANKING, ContractName
from spadille.rules import profile
from spadille.rules.faults import Fault
from spadille.rules.profile import Profile, option
from spadille.rules.rule import FaultyGame

FOLDER = Path(__file__).parent / "profiles"
#: No single payment is of more points: a record and a browser can tell any sum of them.
MOST_POINTS = 10_000


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of Spanish Solo."""

    values: Annotated[
        dict[ContractName, Annotated[int, Meta(ge=0, le=MOST_POINTS)]],
        option("What each defender pays when the game is made, and gets when it is lost.", "4.1"),
    ]
    holder_may_raise: Annotated[
        bool,
        option("Whoever was overbid may bid higher still, and not only say yes or pass.", "3.2"),
    ] = False
    called_ace_must_be_plain: Annotated[
        bool, option("The ace of trumps may not be called.", "4.3")
    ] = False
    four_aces: Annotated[
        Literal["must_raise", "call_king"],
        option(
            "Whether a declarer who holds every ace that could be called must play alone, or may"
            " call a king.",
            "4.3",
        ),
    ] = "must_raise"
    must_play_called_ace: Annotated[
        bool, option("The called ace must be played when its suit is led.", "5.4")
    ] = False
    early_end: Annotated[
        Literal["never", "offered"],
        option("Whether the play may end once the outcome is certain.", "6.2"),
    ] = "never"
    deals: Annotated[
        int,
        option(
            "How many deals make a match, a multiple of four.", "7", ge=4, le=10_000, multiple_of=4
        ),
    ] = 8
    passed_out_counts: Annotated[
        bool, option("A deal in which all pass counts as one of the match.", "7")
    ] = True


def load(name: str, changes: Iterable[tuple[str, str]] = ()) -> Profile[Options]:
    """The profile of that name, with some options changed.

    >>> american = load("american")
    >>> str(american), american.options.values["solo_colour"], american.options.deals
    ('solo/american@1', 8, 8)
    """
    loaded = profile.load(FOLDER, "solo", name, Options, changes)
    faults = [
        Fault("values-missing", contract=game)
        for game in RANKING
        if game not in loaded.options.values
    ]
    if faults:
        raise FaultyGame(f"profile solo/{name}", faults)
    return loaded


def names() -> tuple[str, ...]:
    """All profiles of Spanish Solo."""
    return profile.names(FOLDER)
