"""How high a bid must be, by every profile (sections 3.2, 4.1 to 4.4, 7.12 to 7.16)."""

from __future__ import annotations

from itertools import product

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import LHombre, rule
from spadille.rules.action import Bid, Pass
from tests.games.lhombre.table import PROFILES, B, F, M, Table, cards, deck_of, rules

#: 4.1 to 4.4, lowest first; equals stand together.
RANKS = {
    "hjemme": (
        "game < spade_game < tourne < simple_nolo < grand_tourne < grand < solo < pure_nolo"
        " < spade_solo < nolo_ouvert"
    ),
    "wpt": (
        "game < spade_game < tourne < simple_nolo < grand_tourne < solo < spade_solo < pure_nolo"
        " < nolo_ouvert"
    ),
    "privat": (
        "game < spade_game < tourne simple_nolo < grand_tourne < solo < spade_solo pure_nolo"
        " < nolo_ouvert"
    ),
    "icelandic": (
        "game < spade_game < tourne < simple_nolo < grand_tourne < grandissimo < solo"
        " < spade_solo pure_nolo < nolo_ouvert"
    ),
}
RANKS["union"] = RANKS["privat"]
#: Who may hold what: nobody; the senior the same; the senior anything of the same rank (7.15).
HOLDS = {"hjemme": "no", "wpt": "rank", "privat": "rank", "union": "rank", "icelandic": "same"}
#: What stands, and what is bid.
PAIRS = [
    (profile, standing, bid)
    for profile in PROFILES
    for standing, bid in product(RANKS[profile].replace("<", " ").split(), repeat=2)
]


def height(profile: str, bid: str) -> int:
    """The place of a bid in the printed order."""
    return [bid in equals.split() for equals in RANKS[profile].split("<")].index(True)


def with_aces(seat: Seat, book: LHombre) -> Table:
    """A table at which the seat has the black aces."""
    return Table(deck_of({seat: cards("SA CA")}, book=book), book=book)


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_4_every_profile_has_its_bids_in_order(profile: str) -> None:
    ranking = rules(profile).profile.options.ranking
    printed = [frozenset(equals.split()) for equals in RANKS[profile].split("<")]
    assert [frozenset(equals) for equals in ranking] == printed


@pytest.mark.parametrize(("profile", "standing", "bid"), PAIRS)
def test_lhombre_3_2_a_junior_must_bid_higher(profile: str, standing: str, bid: str) -> None:
    """Middlehand against forehand, and the dealer against either: equal rank is never enough."""
    is_higher = height(profile, bid) > height(profile, standing)
    book = rules(f"{profile}+umbrella=false")
    for junior, said in ((M, [Bid(standing)]), (B, [Bid(standing), Pass()])):
        table = with_aces(F if standing == "grand_tourne" else junior, book).do(*said)
        assert table.turn == junior
        assert (bid in table.bids) == is_higher
        if not is_higher:
            refused = table.refusal(Bid(bid))
            assert refused.rule == rule.HIGHER_BID
            assert refused.evidence == {"bid": bid, "standing": standing}


@pytest.mark.parametrize(("profile", "standing", "bid"), PAIRS)
def test_lhombre_3_2_and_7_15_what_a_senior_may_hold(profile: str, standing: str, bid: str) -> None:
    """Forehand, who has bid, answers middlehand's or the dealer's higher bid."""
    if standing in ("game", "grand_tourne"):
        return
    own, other = height(profile, bid), height(profile, standing)
    held = {"no": False, "same": bid == standing, "rank": own == other}[HOLDS[profile]]
    for said in ([Bid("game"), Bid(standing)], [Bid("game"), Pass(), Bid(standing)]):
        table = with_aces(F, rules(profile)).do(*said)
        assert table.turn == F
        assert (bid in table.bids) == (own > other or held)


@pytest.mark.parametrize(
    ("hold", "may"),
    [("no", []), ("same", ["tourne"]), ("rank", ["tourne", "simple_nolo"])],
)
def test_lhombre_7_15_toggle_hold(hold: str, may: list[str]) -> None:
    table = Table(book=rules(f"privat+hold={hold}")).do(Bid("game"), Bid("tourne"))
    assert [bid for bid in table.bids if bid in ("tourne", "simple_nolo")] == may


def test_lhombre_3_2_who_was_held_against_must_bid_higher_or_pass() -> None:
    table = Table(book=rules("wpt")).do(Bid("game"), Bid("solo"), Bid("solo"))
    assert table.turn == M
    assert table.bids == ["spade_solo", "pure_nolo", "nolo_ouvert"]
    table.do(Pass(), Pass())
    assert (table.state.declarers, table.state.contract_name) == ((F,), "solo")


def test_lhombre_3_2_the_survivor_is_senior_to_the_dealer() -> None:
    table = Table(book=rules("wpt")).do(Pass(), Bid("game"), Bid("solo"))
    assert table.turn == M
    assert "solo" in table.bids
    table.do(Bid("solo"), Bid("pure_nolo"), Bid("pure_nolo"))
    assert table.turn == B
    assert table.bids == ["nolo_ouvert"]


def test_lhombre_3_2_forehand_may_say_solo_himself() -> None:
    """The private text's own example: Spil, Solo, and forehand says Solo."""
    table = Table(book=rules("privat")).do(Bid("game"), Bid("solo"), Bid("solo"), Pass(), Pass())
    assert (table.state.declarers, table.state.contract_name) == ((F,), "solo")


def test_lhombre_3_2_a_senior_may_hold_with_another_contract_of_the_rank() -> None:
    table = Table(book=rules("privat")).do(Bid("game"), Bid("simple_nolo"), Bid("tourne"))
    assert table.turn == M
    assert "simple_nolo" not in table.bids
    table.do(Pass(), Pass())
    assert (table.state.declarers, table.state.contract_name) == ((F,), "tourne")


def test_lhombre_4_4_neither_of_spade_solo_and_pure_nolo_beats_the_other() -> None:
    for first, second in (("spade_solo", "pure_nolo"), ("pure_nolo", "spade_solo")):
        table = Table(book=rules("icelandic")).do(Bid(first))
        assert table.refusal(Bid(second)).rule == rule.HIGHER_BID
        table = Table(book=rules("icelandic")).do(Bid("game"), Bid(first))
        assert first in table.bids
        assert second not in table.bids, "the senior says the same, not another"


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_4_tourne_respect_is_below_solo(profile: str) -> None:
    assert height(profile, "grand_tourne") < height(profile, "solo")
    table = with_aces(F, rules(profile)).do(Bid("solo"))
    assert "grand_tourne" not in table.bids


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_3_2_no_profile_bids_what_it_does_not_rank(profile: str) -> None:
    named = RANKS[profile].replace("<", " ").split()
    for contract in {"grand", "grandissimo", "mort"} - set(named):
        refused = Table(book=rules(profile)).refusal(Bid(contract))
        assert (refused.rule, refused.evidence) == (rule.AUCTION, {"bid": contract})


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_3_2_both_black_aces_are_needed_in_every_profile(profile: str) -> None:
    book = rules(f"{profile}+umbrella=false")
    assert "grand_tourne" in with_aces(F, book).bids
    table = Table(deck_of({F: cards("SA"), M: cards("CA")}, book=book), book=book)
    assert table.refusal(Bid("grand_tourne")).rule == rule.BLACK_ACES
