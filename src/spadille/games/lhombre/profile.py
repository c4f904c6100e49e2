"""What a rule set of L'Hombre may say, each option declared once."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spadille.games.lhombre.contract import ContractName
from spadille.rules import profile
from spadille.rules.profile import Profile, option
from spadille.rules.rule import FaultyGame

FOLDER = files("spadille.games.lhombre") / "profiles"


class Value(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a contract is worth to its declarer, in points."""

    win: Annotated[int, option("Points won when the contract is made.", "4", ge=0)]
    bet: Annotated[int, option("Points lost when bet, in a nolo at one trick.", "4", ge=0)]
    codille: Annotated[int, option("Points lost at codille, in a nolo at two tricks.", "4", ge=0)]
    further_trick: Annotated[
        int, option("Points lost in a nolo for each trick from the third on.", "4.1", ge=0)
    ] = 0
    give_up: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        option("Points lost by giving up; without it one may not.", "4.1"),
    ] = None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of L'Hombre."""

    ranking: Annotated[
        tuple[tuple[ContractName, ...], ...],
        option("The contracts that may be bid, lowest first; equals stand together.", "4"),
    ]
    values: Annotated[
        dict[ContractName, Value], option("What each contract is worth to its declarer.", "4")
    ]
    hold: Annotated[
        bool, option("The senior may take the contract over at the same rank.", "3.2")
    ] = False
    exchange_minimum: Annotated[
        int,
        option("Cards the declarer must change at least in a game that is bought.", "7.4", ge=0),
    ] = 0
    grand_minimum: Annotated[
        int, option("Cards the declarer of a Grand must change at least.", "4.1", ge=0)
    ] = 5
    privilege_ends_on: Annotated[
        Literal["led", "any"],
        option("Whether only the trump led compels a matador, or any trump of the trick.", "5.3"),
    ] = "led"
    tout_bonus: Annotated[int, option("Points won by an announced tout.", "4.1", ge=0)] = 1
    tout_penalty: Annotated[int, option("Points lost by a failed tout.", "4.1", ge=0)] = 1
    washout_dealer: Annotated[
        Literal["same", "next"], option("Who deals again when all have passed.", "7.25")
    ] = "same"


def load(name: str, changes: Iterable[tuple[str, str]] = ()) -> Profile[Options]:
    """The profile of that name, with some options changed.

    >>> hjemme = load("hjemme")
    >>> str(hjemme), hjemme.options.values["tourne"].codille
    ('lhombre/hjemme@1', 3)
    """
    loaded = profile.load(FOLDER, "lhombre", name, Options, changes)
    faults = _faults(loaded.options)
    if faults:
        raise FaultyGame(f"profile lhombre/{name}", faults)
    return loaded


def _faults(options: Options) -> list[str]:
    """What no single option can tell: a contract that is bid has one place and a value."""
    bids = [contract for equals in options.ranking for contract in equals]
    twice = [f"ranking names {bid} twice" for bid in dict.fromkeys(bids) if bids.count(bid) > 1]
    return twice + [f"values has no {bid}" for bid in bids if bid not in options.values]


def names() -> tuple[str, ...]:
    """All profiles of L'Hombre."""
    return profile.names(FOLDER)
