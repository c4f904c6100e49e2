"""What each rule set of L'Hombre says, copied by hand out of its text (sections 3, 4 and 7).

P000, P001 and P003 are the Danish home rules, the Japanese text and the Danish private rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Price:
    """Points for no fault, for bet, for codille; each trick from the third; limit; giving up."""

    win: int
    bet: int
    codille: int
    further: int = 0
    most: int | None = None
    give_up: int | None = None


@dataclass(frozen=True, eq=False)
class Rules:
    """One rule set. ``ranks`` are the contracts lowest first, equals beside each other."""

    ranks: tuple[tuple[str, ...], ...]
    prices: dict[str, Price]
    seats: int = 3
    deal_goes: str = "right"
    dealt_first: str = "forehand"
    washout_keeps_the_dealer: bool = False
    hold: str = "no"
    is_spil_said_for_all: bool = False
    fine: int = 0
    may_correct: bool = False
    joint: tuple[str, ...] = ()
    sitter_may_play: bool = False
    defenders_exchange_to_the: str = "right"
    may_yield: bool = False
    least: int = 0
    least_in_nolo: int = 0
    least_in_grand: int = 5
    turned: str = "optional"
    privilege_ends_on: str = "led"
    nolo_ouvert_opens: str = "before play"
    gives_up: str = "at the lead"
    tout: str = "in words"
    is_end_forced: bool = False
    defenders_pay: bool = False
    solo_in_spades_pays_more: bool = False


#: 4.1: the seed's own order is the rank. 3.3: two nolos for several. 7.25: the same man deals.
HJEMME = Rules(
    ranks=(
        ("spil",),
        ("bedre spil",),
        ("tourne",),
        ("koebe nolo",),
        ("tourne respect",),
        ("grand",),
        ("solo",),
        ("ren nolo",),
        ("solo kuloer",),
        ("nolo ouvert",),
    ),
    prices={
        "spil": Price(1, 1, 2, give_up=1),
        "bedre spil": Price(1, 1, 2, give_up=1),
        "tourne": Price(2, 2, 3, give_up=2),
        "koebe nolo": Price(2, 2, 3, further=1),
        "tourne respect": Price(3, 3, 4, give_up=3),
        "grand": Price(3, 4, 4, give_up=3),
        "solo": Price(3, 3, 4),
        "ren nolo": Price(4, 4, 5),
        "solo kuloer": Price(4, 4, 5),
        "nolo ouvert": Price(8, 8, 8),
    },
    washout_keeps_the_dealer=True,
    joint=("koebe nolo", "ren nolo"),
    sitter_may_play=True,
)

#: 4.2: tokens from or to each defender. 7.1 and 7.3: the deal and the exchange go to the left.
WPT = Rules(
    ranks=(
        ("spil",),
        ("bedre spil",),
        ("tourne",),
        ("koebe nolo",),
        ("tourne respect",),
        ("solo",),
        ("solo kuloer",),
        ("ren nolo",),
        ("nolo ouvert",),
    ),
    prices={
        "spil": Price(1, 1, 2, give_up=1),
        "bedre spil": Price(1, 1, 2, give_up=1),
        "tourne": Price(1, 1, 2, give_up=1),
        "koebe nolo": Price(2, 2, 3, further=1),
        "tourne respect": Price(2, 2, 3, give_up=2),
        "solo": Price(2, 2, 3),
        "solo kuloer": Price(3, 3, 5),
        "ren nolo": Price(3, 3, 5),
        "nolo ouvert": Price(5, 5, 8),
    },
    deal_goes="left",
    dealt_first="dealer",
    hold="rank",
    defenders_exchange_to_the="left",
    turned="drawn",
    nolo_ouvert_opens="after his card",
    tout="by the sixth lead",
    is_end_forced=True,
    defenders_pay=True,
)

#: 4.3: the values of the union; Spil is said for every exchange game, a call may be corrected.
PRIVAT = Rules(
    ranks=(
        ("spil",),
        ("bedre spil",),
        ("tourne", "koebe nolo"),
        ("tourne respect",),
        ("solo",),
        ("solo kuloer", "ren nolo"),
        ("nolo ouvert",),
    ),
    prices={
        "spil": Price(1, 1, 2, give_up=1),
        "bedre spil": Price(1, 1, 2, give_up=1),
        "tourne": Price(2, 2, 3, give_up=2),
        "koebe nolo": Price(2, 2, 3),
        "tourne respect": Price(3, 3, 4, give_up=3),
        "solo": Price(3, 3, 4),
        "solo kuloer": Price(4, 4, 5),
        "ren nolo": Price(4, 4, 5),
        "nolo ouvert": Price(6, 6, 7),
    },
    hold="rank",
    is_spil_said_for_all=True,
    may_correct=True,
    least=1,
    least_in_nolo=1,
    turned="taken",
    nolo_ouvert_opens="after his card",
    tout="by the sixth lead",
    solo_in_spades_pays_more=True,
)
UNION = replace(PRIVAT, fine=1)

#: 4.4: to or from each opponent; neither of Spade Solo and Pure Nolo beats the other.
ICELANDIC = Rules(
    ranks=(
        ("spil",),
        ("bedre spil",),
        ("tourne",),
        ("koebe nolo",),
        ("tourne respect",),
        ("grandissimo",),
        ("solo",),
        ("solo kuloer", "ren nolo"),
        ("nolo ouvert",),
    ),
    prices={
        "spil": Price(1, 1, 2, give_up=1),
        "bedre spil": Price(1, 1, 2, give_up=1),
        "tourne": Price(1, 1, 2, give_up=1),
        "koebe nolo": Price(2, 2, 3, further=1),
        "tourne respect": Price(2, 2, 3, give_up=2),
        "grandissimo": Price(2, 2, 3),
        "solo": Price(2, 2, 3),
        "solo kuloer": Price(3, 3, 4),
        "ren nolo": Price(3, 3, 4),
        "nolo ouvert": Price(6, 6, 6),
    },
    hold="same",
    turned="taken",
    nolo_ouvert_opens="after the lead",
    gives_up="before the lead",
    tout="by the sixth lead",
    defenders_pay=True,
)


def _capped(rules: Rules, most: int) -> dict[str, Price]:
    return rules.prices | {"koebe nolo": replace(rules.prices["koebe nolo"], most=most)}


#: Every rule set for which the conformance kit runs, told here as well.
TOLD = {
    "lhombre/hjemme": HJEMME,
    "lhombre/wpt": WPT,
    "lhombre/privat": PRIVAT,
    "lhombre/union": UNION,
    "lhombre/icelandic": ICELANDIC,
    "lhombre/hjemme+seats=4": replace(HJEMME, seats=4),
    "lhombre/hjemme+may_yield=true+privilege_ends_on=any+turned_card=taken+early_end=forced": (
        replace(HJEMME, may_yield=True, privilege_ends_on="any", turned="taken", is_end_forced=True)
    ),
    "lhombre/hjemme+seats=4+payment=defenders+exchange_order=left": replace(
        HJEMME,
        seats=4,
        defenders_pay=True,
        defenders_exchange_to_the="left",
    ),
    "lhombre/wpt+seats=4+hold=same+turned_card=optional+open_hand=before": replace(
        WPT, seats=4, hold="same", turned="optional", nolo_ouvert_opens="before play"
    ),
    "lhombre/privat+seats=4+give_up=before+exchange_order=left": replace(
        PRIVAT, seats=4, gives_up="before the lead", defenders_exchange_to_the="left"
    ),
    "lhombre/union+payment=defenders+naming_penalty=2": replace(UNION, defenders_pay=True, fine=2),
    "lhombre/icelandic+seats=4+values.simple_nolo.most=4+deal_passes=left": replace(
        ICELANDIC, seats=4, prices=_capped(ICELANDIC, 4), deal_goes="left"
    ),
}
