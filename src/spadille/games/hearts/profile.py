"""What a rule set of Hearts may say, each option declared once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from spadille.rules import profile
from spadille.rules.profile import Profile, option

FOLDER = Path(__file__).parent / "profiles"

#: Where the three cards go from deal to deal, over and over.
PassOrder = Literal["left-right-across-none", "left-across-right-none", "left-across-right"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of Hearts."""

    pass_cards: Annotated[
        bool, option("Before the play each player passes three cards on.", "3.2")
    ] = True
    pass_order: Annotated[
        PassOrder, option("Where the cards go, from deal to deal, over and over.", "3.2")
    ] = "left-right-across-none"  # noqa: S105 - a pass, no password
    keep_high_spades: Annotated[
        bool, option("Ace, king and queen of spades may not be passed.", "3.2")
    ] = False
    two_of_clubs_leads: Annotated[
        Literal["yes", "any_club", "no"],
        option("Who leads to the first trick, and with what.", "4.1"),
    ] = "yes"
    no_points_first_trick: Annotated[
        bool, option("No heart and no queen of spades is thrown on the first trick.", "4.3")
    ] = True
    must_break_hearts: Annotated[
        bool, option("Hearts may not be led before they are broken.", "4.5")
    ] = True
    qs_breaks_hearts: Annotated[
        bool, option("The queen of spades breaks hearts as a heart does.", "4.4")
    ] = True
    hearts_instead_of_qs_lead: Annotated[
        bool,
        option(
            "A hand of hearts and the queen of spades alone may lead a heart all the same.", "4.5"
        ),
    ] = False
    qs_only_after_broken: Annotated[
        bool,
        option(
            "Before hearts are broken the queen of spades is neither led nor thrown off.", "4.5"
        ),
    ] = False
    heart_values: Annotated[Literal["one", "spots"], option("What each heart counts.", "5.1")] = (
        "one"
    )
    queen_points: Annotated[
        int, option("Points that the queen of spades counts.", "5.1", ge=0, le=100)
    ] = 13
    moon: Annotated[
        Literal["choice", "old", "new", "auto", "off"],
        option("What becomes of the points when somebody shoots the moon.", "5.2"),
    ] = "choice"
    shoot_the_sun: Annotated[
        bool, option("Who shoots the moon with all thirteen tricks gets double.", "5.3")
    ] = False
    jd_bonus: Annotated[
        int,
        option("Points taken off for the bonus card, the jack of diamonds.", "5.4", ge=0, le=100),
    ] = 0
    bonus_card: Annotated[
        Literal["DJ", "DT"], option("The bonus card: jack or ten of diamonds.", "5.4")
    ] = "DJ"
    no_tricks_bonus: Annotated[
        int, option("Points taken off for taking no trick.", "5.4", ge=0, le=100)
    ] = 0
    target: Annotated[
        int, option("Points at which the match ends, at the end of a deal.", "6.1", ge=1, le=10_000)
    ] = 100
    tie_rule: Annotated[
        Literal["shared", "play_on"],
        option("What happens when several have the fewest points at the end.", "6.2"),
    ] = "shared"
    exact_100: Annotated[
        Literal["off", "wins", "minus_50"],
        option("What it means to come to exactly the target.", "6.3"),
    ] = "off"


def load(name: str, changes: Iterable[tuple[str, str]] = ()) -> Profile[Options]:
    """The profile of that name, with some options changed.

    >>> spot = load("spot")
    >>> str(spot), spot.options.target, spot.options.no_points_first_trick
    ('hearts/spot@1', 500, True)
    """
    return profile.load(FOLDER, "hearts", name, Options, changes)


def names() -> tuple[str, ...]:
    """All profiles of Hearts."""
    return profile.names(FOLDER)
