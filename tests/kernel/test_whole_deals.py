"""Whole deals are worth what a search finds that remembers nothing and foresees nothing."""

from __future__ import annotations

import pytest

from spadille.analysis.bench import deals
from spadille.kernel import reference
from spadille.kernel.form import interpreted
from spadille.kernel.solver import Solver
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay, value
from spadille.table import Table
from tests.conformance.rulesets import NAMES
from tests.kernel.judge import judged
from tests.kernel.plays import begun, ending

BY_TRICKS = tuple(name for name in NAMES if not name.startswith("hearts"))
needs_the_kernel = pytest.mark.skipif(
    str(reference.__file__).endswith(".py"), reason="the kernel is not compiled here"
)
#: Deals by chance in which alpha-beta by itself is done after less than 30,000,000 cards.
BY_CHANCE = {
    "solo": (2, 5, 7, 11, 18),
    "nolo": (3, 4, 7, 9, 18),
    "solo_suit": (4, 6, 7, 8, 9, 10, 11, 12, 14, 16, 17),
    "simple_suit": (4, 6, 8, 9, 10, 11, 12, 13, 16, 18),
}
#: Deals in which all hold as many cards of each suit, and so must follow suit throughout; in others
#: there are too many ways.
FOLLOWED = {
    "trump, nothing can be lost": (
        "lhombre",
        ("spade_solo", "pass", "pass"),
        ("SA S2 CA HK HQ DK DQ CK CQ", "SK SQ SJ HJ H2 DJ D2 CJ C7", "S7 S6 S5 HA H3 DA D3 C6 C5"),
    ),
    "nolo, whatever is led": (
        "lhombre",
        ("pure_nolo", "pass", "pass"),
        ("SA S2 CA HQ H2 DA D3 CK CQ", "S6 SK SQ H7 H6 D4 D7 CJ C7", "S4 SJ S7 H3 H5 D6 D5 C5 C6"),
    ),
    "nolo, low cards among high ones": (
        "lhombre",
        ("pure_nolo", "pass", "pass"),
        ("S5 S7 SQ HK HA D2 D6 CJ CK", "SJ CA S2 H4 H5 D3 D5 CQ C4", "S3 S4 SA H3 H6 D4 DA C5 C6"),
    ),
    "one against three": (
        "solo",
        ("solo_suit", "pass", "pass", "pass", "declare solo_suit S"),
        (
            "SJ SK H7 H8 D7 D9 C7 CK",
            "S9 ST H9 HJ DA DK CJ CQ",
            "SA S8 HQ HK DJ DQ C8 CT",
            "S7 SQ HA HT D8 DT CA C9",
        ),
    ),
}


@needs_the_kernel
@pytest.mark.parametrize("name", FOLLOWED)
def test_whole_deals_against_every_way_of_playing_them(name: str) -> None:
    play = played(*FOLLOWED[name])
    (side,) = play.sides
    assert judged(play, side, may_cut=False) == Solver(play).value()


@needs_the_kernel
@pytest.mark.parametrize(
    ("kind", "number"), [(k, n) for k, all_ in BY_CHANCE.items() for n in all_]
)
def test_whole_deals_against_alpha_beta_alone(kind: str, number: int) -> None:
    play = by_chance(kind, number)
    (side,) = play.sides
    assert judged(play, side, may_cut=True) == Solver(play).value()


@pytest.mark.parametrize("rules", BY_TRICKS)
def test_the_judge_finds_what_the_rules_show(rules: str) -> None:
    for seed in range(6):
        play = at_a_lead(OpenPlay(ending(rules, seed, 4)[1]))
        for side in play.sides:
            told = value(OpenPlay(play), side)
            for may_cut in (True, False):
                assert judged(play, side, may_cut=may_cut) == told
                again = judged(play, side, may_cut=may_cut, module=interpreted("reference"))
                assert again == told


@needs_the_kernel
def test_endings_of_five_tricks_against_every_way_of_playing_them() -> None:
    for seed in range(8):
        alone = OpenPlay(begun("lhombre/hjemme", seed))
        while len(alone.described().hands[0]) > 5:
            alone.play(next(iter(alone.legal())))
        play = at_a_lead(alone)
        for side in play.sides:
            assert judged(play, side, may_cut=False) == Solver(play, side).value()


def by_chance(kind: str, number: int) -> CardPlay:
    """A deal of that number."""
    if kind in ("solo", "nolo"):
        play: CardPlay = getattr(deals, kind)(number, 1)[0]
        return play
    return deals.spanish_solo(0, number + 1, kind)[number]


def at_a_lead(alone: OpenPlay) -> CardPlay:
    """The position after the trick that has begun."""
    while alone.described().trick:
        alone.play(next(iter(alone.legal())))
    return alone.described()


def played(game: str, words: tuple[str, ...], hands: tuple[str, ...]) -> CardPlay:
    """The play of a deal in which this was said, and nobody exchanged a card."""
    dealt = Table.of_hands(game, list(hands), dealer=len(hands) - 1)
    for word in words:
        dealt.act(word)
    while dealt.legal().exchange is not None:
        dealt.act("exchange")
    play = dealt.rulebook.card_play(dealt.truth)
    assert play is not None
    return play
