"""What a rule set of L'Hombre may say, each option declared once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spadille.games.lhombre.contract import CONTRACTS, ContractName
from spadille.rules import profile
from spadille.rules.faults import Fault
from spadille.rules.profile import Profile, option
from spadille.rules.rule import FaultyGame

FOLDER = Path(__file__).parent / "profiles"
#: No single payment is of more points: a record and a browser can tell any sum of them.
MOST_POINTS = 10_000


class Value(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a contract is worth to its declarer, in points."""

    win: Annotated[int, option("Points won when the contract is made.", "4", ge=0, le=MOST_POINTS)]
    bet: Annotated[
        int, option("Points lost when bet, in a nolo at one trick.", "4", ge=0, le=MOST_POINTS)
    ]
    codille: Annotated[
        int, option("Points lost at codille, in a nolo at two tricks.", "4", ge=0, le=MOST_POINTS)
    ]
    further_trick: Annotated[
        int,
        option(
            "Points lost in a nolo for each trick from the third on.", "4.1", ge=0, le=MOST_POINTS
        ),
    ] = 0
    most: Annotated[
        Annotated[int, Meta(ge=0, le=MOST_POINTS)] | None,
        option("The most points that can be lost; without it there is no limit.", "4.4"),
    ] = None
    give_up: Annotated[
        Annotated[int, Meta(ge=0, le=MOST_POINTS)] | None,
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

    # The deal
    seats: Annotated[
        Literal[3, 4],
        option("How many sit at the table; the fourth sits out, opposite the dealer.", "3.1"),
    ] = 3
    deal_passes: Annotated[Literal["right", "left"], option("To whom the deal passes.", "7.1")] = (
        "right"
    )
    dealt_first: Annotated[
        Literal["forehand", "dealer"], option("Who gets the first packet of cards.", "7.2")
    ] = "forehand"
    washout_dealer: Annotated[
        Literal["same", "next"], option("Who deals again when all have passed.", "7.25")
    ] = "same"

    # The auction
    hold: Annotated[
        Literal["no", "same", "rank"],
        option("Whether the senior may take over the same bid, or any of its rank.", "7.15"),
    ] = "no"
    umbrella: Annotated[
        bool,
        option("Bought games are bid as the plain game and named when the auction is won.", "3.2"),
    ] = False
    naming_penalty: Annotated[
        int,
        option(
            "Points lost by naming more than was needed; at 0 it is not allowed.",
            "3.2",
            ge=0,
            le=MOST_POINTS,
        ),
    ] = 0
    correction: Annotated[
        bool, option("A call may be corrected until the next player has spoken.", "3.2")
    ] = False
    joint_nolos: Annotated[
        tuple[Literal["simple_nolo", "pure_nolo"], ...],
        option("The nolos that several may play at once.", "3.3"),
    ] = ()
    sitter_nolo: Annotated[
        bool, option("Who sits out may play such a nolo with the talon's cards.", "3.3")
    ] = False
    sitter_cost: Annotated[
        int,
        option(
            "Points that the sitter loses who stays out of such a nolo.",
            "3.3",
            ge=0,
            le=MOST_POINTS,
        ),
    ] = 1
    shows_aces: Annotated[
        Literal["no", "bid", "turn"],
        option(
            "Whether the black aces that a bid needs are shown: with it, or at the turn.", "4.2"
        ),
    ] = "no"

    # The exchange
    exchange_order: Annotated[
        Literal["right", "left"], option("Which neighbour exchanges after the declarer.", "7.3")
    ] = "right"
    may_yield: Annotated[
        bool, option("The first defender may let the second exchange before him.", "7.3")
    ] = False
    exchange_minimum: Annotated[
        int,
        option("Cards the declarer of a bought game must change at least.", "7.4", ge=0, le=9),
    ] = 0
    nolo_minimum: Annotated[
        int, option("Cards the declarer of a bought nolo must change at least.", "11.6", ge=0, le=9)
    ] = 0
    grand_minimum: Annotated[
        int, option("Cards the declarer of a Grand must change at least.", "4.1", ge=0, le=9)
    ] = 5
    turned_card: Annotated[
        Literal["optional", "drawn", "taken"],
        option("The declarer may take the turned card, draws it first, or must take it.", "7.5"),
    ] = "optional"

    # The play
    privilege_ends_on: Annotated[
        Literal["led", "any"],
        option("Whether only the trump led compels a matador, or any trump of the trick.", "5.3"),
    ] = "led"
    open_hand: Annotated[
        Literal["before", "first_lead", "own_card"],
        option("When an open nolo is laid open: first, after the lead, or one card.", "7.20"),
    ] = "before"
    give_up: Annotated[
        Literal["first_lead", "before"],
        option("Whether the declarer may see the first lead before he gives up.", "7.23"),
    ] = "first_lead"
    tout: Annotated[
        Literal["before_fifth_lead", "sixth_lead"],
        option("How a tout is announced: in words in time, or by the sixth lead.", "7.21"),
    ] = "before_fifth_lead"
    early_end: Annotated[
        Literal["offered", "forced"],
        option("Whether the play may or must end once the score is certain.", "6"),
    ] = "offered"

    # The score
    payment: Annotated[
        Literal["ledger", "defenders"],
        option("Whether only the declarer's account changes, or each defender pays.", "7.24"),
    ] = "ledger"
    spade_solo_pays: Annotated[
        bool, option("A Solo in which spades are named pays as a Spade Solo.", "11.5")
    ] = False
    tout_bonus: Annotated[
        int, option("Points won by an announced tout.", "4.1", ge=0, le=MOST_POINTS)
    ] = 1
    tout_penalty: Annotated[
        int, option("Points lost by a failed tout.", "4.1", ge=0, le=MOST_POINTS)
    ] = 1

    @property
    def bids(self) -> tuple[ContractName, ...]:
        """Every contract that may be bid, the lowest first."""
        return tuple(contract for equals in self.ranking for contract in equals)

    @property
    def bought(self) -> tuple[ContractName, ...]:
        """The contracts for which an umbrella bid may stand, the lowest first (3.2)."""
        return tuple(contract for contract in self.bids if CONTRACTS[contract].is_bought)


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


def _faults(options: Options) -> list[Fault]:
    """What no single option can tell: a contract that is bid has one place and a value."""
    bids = options.bids
    twice = [
        Fault("ranking-twice", contract=bid) for bid in dict.fromkeys(bids) if bids.count(bid) > 1
    ]
    faults = twice + [
        Fault("values-missing", contract=bid) for bid in bids if bid not in options.values
    ]
    faults += [
        Fault("nolo-unranked", contract=nolo) for nolo in options.joint_nolos if nolo not in bids
    ]
    if options.umbrella and "game" not in bids:
        faults.append(Fault("umbrella-game"))
    if options.spade_solo_pays and "spade_solo" not in options.values:
        faults.append(Fault("values-missing", contract="spade_solo"))
    return faults


def names() -> tuple[str, ...]:
    """All profiles of L'Hombre."""
    return profile.names(FOLDER)
