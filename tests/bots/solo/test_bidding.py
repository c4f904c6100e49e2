"""What the heuristic player bids, holds and declares."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spadille.cards import Suit
from spadille.games.solo.action import Declare, Hold
from spadille.games.solo.cards import trump_suit
from spadille.rules.action import Bid, Pass
from tests.bots.solo.dealing import HEURISTIC, chosen, dealt
from tests.games.solo.table import D, L, M, R, call

RUBBISH = "S8 S9 H8 H9 D8 D9 C8 C9"
FAIR = "CQ HK HT H9 SA S8 D9 CJ"
STRONG = "CQ H7 SQ HA HK S8 D9 CA"
PERFECT = "CQ H7 SQ HA HK HQ HJ DA"
#: Strong enough for a game alone; not sure enough for all eight tricks: a loser in a side suit,
#: manilla against it, basta and the ace against it.
UNSURE = (
    "CQ H7 SQ HA HK HQ HJ DK",
    "CQ SQ HA HK HQ HJ DA SA",
    "CQ H7 HK HQ HJ HT DA SA",
)


@pytest.mark.parametrize(
    ("hand", "answer"), [(RUBBISH, Pass()), (FAIR, call("Ss")), (STRONG, call("Ss"))]
)
def test_a_hand_is_bid_as_low_as_it_can_be(hand: str, answer: Pass | Bid) -> None:
    assert chosen(dealt({L: hand})) == answer


def test_a_later_player_bids_higher_than_what_stands_or_passes() -> None:
    table = dealt({L: FAIR, M: "S9 ST H8 HJ D8 DT C8 C9", R: "C7 SQ CA CK CT SK DK HA"})
    assert chosen(table) == call("Ss")
    assert chosen(table) == Pass()
    assert chosen(table) == call("Sc")


def test_a_strong_hand_says_yes_and_a_weak_one_passes() -> None:
    for hand, answer in ((STRONG, Hold()), (RUBBISH, Pass())):
        table = dealt({L: hand})
        table.act(L, call("Ss"))
        table.act(M, call("Os"))
        assert chosen(table) == answer


@pytest.mark.parametrize(
    ("hand", "games"),
    [
        (FAIR, {"simple_suit", "simple_colour"}),
        (STRONG, {"solo_suit"}),
        (PERFECT, {"tout_suit"}),
    ],
)
def test_a_hand_plays_what_it_is_worth(hand: str, games: set[str]) -> None:
    table = dealt({L: hand})
    table.act(L, call("Ss"))
    for seat in (M, R, D):
        table.act(seat, Pass())
    declared = chosen(table)
    assert isinstance(declared, Declare)
    assert declared.contract in games


@pytest.mark.parametrize("hand", UNSURE)
def test_no_tout_is_played_that_is_not_nearly_certain(hand: str) -> None:
    table = dealt({L: hand})
    table.act(L, call("Ss"))
    for seat in (M, R, D):
        table.act(seat, Pass())
    declared = chosen(table)
    assert isinstance(declared, Declare)
    assert declared.contract in ("solo_suit", "solo_colour")


def test_touts_that_are_bid_are_made() -> None:
    chance = Random("touts")
    outcomes: Counter[str] = Counter()
    for _ in range(250):
        # Five to seven of the highest trumps, and cards by chance.
        trumps = chance.sample(trump_suit(Suit.HEARTS)[:8], chance.randint(5, 7))
        table = dealt({L: " ".join(card.text for card in trumps)})
        settled = table.play([HEURISTIC] * 4, [chance] * 4).settled
        if settled.contract == "tout_suit":
            outcomes[settled.outcome] += 1
    assert outcomes.total() > 20
    assert outcomes["made"] > 0.85 * outcomes.total()


def test_the_longest_and_highest_suit_becomes_trump() -> None:
    table = dealt({L: "CQ D7 DA DK D9 S8 H8 C8"})
    table.act(L, call("Ss"))
    for seat in (M, R, D):
        table.act(seat, Pass())
    declared = chosen(table)
    assert isinstance(declared, Declare)
    assert declared.trump == "D"
    assert declared.ace is None or declared.ace not in table.views[L].hands[L].known


def test_with_all_aces_one_plays_alone_or_not_at_all() -> None:
    table = dealt({L: "SA HA DA CA CQ C7 SQ CK"})
    while table.turn is not None and table.truth.contract is None:
        chosen(table)
    assert table.truth.contract.name.startswith(("solo", "tout"))
