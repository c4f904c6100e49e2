"""What each profile pays, and to whom (4.2 to 4.4, 7.6 to 7.11, 7.24, and section 11)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat, Suit
from spadille.games.lhombre.action import EndPlay
from tests.games.lhombre.endings import Ending, finished
from tests.games.lhombre.reference import DANISH
from tests.games.lhombre.reference import WITH_TRUMPS as DANISH_TRUMPS
from tests.games.lhombre.script import scripted
from tests.games.lhombre.splits import SPLITS, Split, outcome_of, winners_of
from tests.games.lhombre.table import PROFILES, B, F, M, Table, lines, rules

#: Win, bet, codille, as the texts print them; in a nolo at no trick, at one, at two, each further.
VALUES = {
    "wpt": {
        "game": (1, 1, 2),
        "spade_game": (1, 1, 2),
        "tourne": (1, 1, 2),
        "simple_nolo": (2, 2, 3, 1),
        "grand_tourne": (2, 2, 3),
        "solo": (2, 2, 3),
        "spade_solo": (3, 3, 5),
        "pure_nolo": (3, 3, 5, 0),
        "nolo_ouvert": (5, 5, 8, 0),
    },
    "privat": {
        "game": (1, 1, 2),
        "spade_game": (1, 1, 2),
        "tourne": (2, 2, 3),
        "simple_nolo": (2, 2, 3, 0),
        "grand_tourne": (3, 3, 4),
        "solo": (3, 3, 4),
        "spade_solo": (4, 4, 5),
        "pure_nolo": (4, 4, 5, 0),
        "nolo_ouvert": (6, 6, 7, 0),
    },
    "icelandic": {
        "game": (1, 1, 2),
        "spade_game": (1, 1, 2),
        "tourne": (1, 1, 2),
        "simple_nolo": (2, 2, 3, 1),
        "grand_tourne": (2, 2, 3),
        "grandissimo": (2, 2, 3),
        "solo": (2, 2, 3),
        "spade_solo": (3, 3, 4),
        "pure_nolo": (3, 3, 4, 0),
        "nolo_ouvert": (6, 6, 6, 0),
    },
}
VALUES["union"] = VALUES["privat"]
CASES = [(profile, contract) for profile in VALUES for contract in VALUES[profile]]
#: A split for each kind of end, and the edges between them.
SOME = [(9, 0, 0), (5, 4, 0), (4, 3, 2), (4, 4, 1), (3, 3, 3), (4, 5, 0), (3, 2, 4), (0, 5, 4)]


def worth(profile: str, contract: str, split: Split) -> int:
    """The declarer's points, or what each defender pays him."""
    win, bet, codille, *further = VALUES[profile][contract]
    own, *others = split
    if further:
        return win if own == 0 else -bet if own == 1 else -codille - further[0] * (own - 2)
    name = outcome_of(split)
    if contract == "grandissimo" and own < 5:
        name = "codille" if own < max(others) else "bet"
    return {"win": win, "bet": -bet, "codille": -codille}[name]


@pytest.mark.parametrize(("profile", "contract"), CASES)
@pytest.mark.parametrize("split", SOME, ids=lambda split: "-".join(map(str, split)))
def test_lhombre_4_points_of_every_contract_in_every_profile(
    profile: str, contract: str, split: Split
) -> None:
    """Nine tricks without a tout are stopped at five; the union fines a Solo Kulør (3.2)."""
    seat = Seat((len(contract) + split[0] + 2 * split[1]) % 3)
    script = scripted(contract, seat, winners_of(split, seat, seed=3), book=rules(profile))
    is_game = DANISH[contract] in DANISH_TRUMPS
    table = script.play(5).do(EndPlay()) if split[0] == 9 and is_game else script.play()
    points = worth(profile, contract, split)
    is_paid = profile in ("wpt", "icelandic")
    fine = 1 if (profile, contract) == ("union", "spade_solo") else 0
    own = points * (2 if is_paid else 1) - fine
    expected = tuple(own if each == seat else -points * is_paid for each in range(3))
    assert table.settled.tout == "none"
    assert table.settled.scores == expected


@pytest.mark.parametrize("profile", VALUES)
@pytest.mark.parametrize("own", range(10))
@pytest.mark.parametrize("contract", ["simple_nolo", "pure_nolo", "nolo_ouvert"])
def test_lhombre_4_points_of_a_nolo_by_its_tricks(profile: str, own: int, contract: str) -> None:
    table = scripted(contract, B, winners_of((own, 9 - own, 0), B), book=rules(profile)).play()
    points = worth(profile, contract, (own, 9 - own, 0))
    assert table.settled.scores[B] == points * (2 if profile in ("wpt", "icelandic") else 1)


def test_lhombre_4_4_a_grandissimo_needs_five_tricks() -> None:
    book = rules("icelandic")
    for split in SPLITS:
        settled = scripted("grandissimo", F, winners_of(split, F), book=book).play().settled
        own, *others = split
        lost = "codille" if own < max(others) else "bet"
        assert settled.outcome == ("win" if own >= 5 else lost)


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_24_who_pays(profile: str) -> None:
    """Only the declarer's account changes, or both defenders pay him and are paid alike."""
    is_paid = profile in ("wpt", "icelandic")
    for ending in (Ending("game", "win"), Ending("game", "codille"), Ending("tourne", "given_up")):
        settled = finished(ending, M, rules(profile)).settled
        left, right = settled.scores[F], settled.scores[B]
        assert left == right == (-settled.scores[M] / 2 if is_paid else 0)
        assert settled.scores[M]


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_7_24_toggle_payment(profile: str) -> None:
    ledger = finished(Ending("solo", "bet"), M, rules(f"{profile}+payment=ledger")).settled
    each = finished(Ending("solo", "bet"), M, rules(f"{profile}+payment=defenders")).settled
    own = ledger.scores[M]
    assert ledger.scores == (0, own, 0)
    assert each.scores == (-own, 2 * own, -own)


def test_lhombre_7_24_the_account_names_what_defenders_get() -> None:
    table = finished(Ending("simple_nolo", "codille"), M, rules("wpt"))
    assert table.settled.tricks[M] == 3
    assert lines(table) == [
        ("codille", M, -6),
        ("further_trick", M, -2),
        ("defence", F, 4),
        ("defence", B, 4),
    ]
    assert lines(finished(Ending("solo", "bet"), M, rules("privat"))) == [("bet", M, -3)]


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_4_offers_tell_the_worth_of_every_bid(profile: str) -> None:
    book = rules(profile)
    offers = {offer.contract: offer for offer in book.offers()}
    assert list(offers) == list(book.profile.options.bids)
    for contract, values in VALUES.get(profile, {}).items():
        win, bet, codille, *further = values
        offer = offers[contract]
        assert (offer.win, offer.losses["bet"], offer.losses["codille"]) == (win, bet, codille)
        assert offer.losses.get("further_trick", 0) == (further or [0])[0]
        assert offer.is_each == (profile in ("wpt", "icelandic"))


# --- the remarks ---


def solo_in_spades(name: str, split: Split) -> Table:
    """A Solo for which spades were named."""
    winners = winners_of(split, M, seed=3)
    return scripted("solo", M, winners, trump=Suit.SPADES, book=rules(name)).play()


@pytest.mark.parametrize(
    ("name", "split", "points"),
    [
        # By the bid at home, in the Japanese text and in Iceland.
        ("hjemme", (5, 4, 0), 3),
        ("hjemme", (4, 5, 0), -4),
        ("wpt", (5, 4, 0), 4),
        ("wpt", (4, 5, 0), -6),
        ("icelandic", (5, 4, 0), 4),
        # As Solo Kulør in private play and in the union.
        ("privat", (5, 4, 0), 4),
        ("privat", (4, 4, 1), -4),
        ("privat", (4, 5, 0), -5),
        ("union", (5, 4, 0), 4),
        ("hjemme+spade_solo_pays=true", (5, 4, 0), 4),
        ("privat+spade_solo_pays=false", (5, 4, 0), 3),
    ],
)
def test_lhombre_11_5_what_a_solo_in_spades_pays(name: str, split: Split, points: int) -> None:
    table = solo_in_spades(name, split)
    assert table.settled.contract == "solo"
    assert table.settled.scores[M] == points


def test_lhombre_11_5_a_solo_in_another_suit_pays_as_solo() -> None:
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        winners = winners_of((5, 4, 0), M, seed=3)
        table = scripted("solo", M, winners, trump=suit, book=rules("privat")).play()
        assert table.settled.scores == (0, 3, 0)


@pytest.mark.parametrize(("tricks", "loss"), [(1, 2), (2, 4), (3, 5), (9, 11)])
def test_lhombre_4_2_toggle_the_literal_reading_of_the_japanese_text(
    tricks: int, loss: int
) -> None:
    """Two, and one more for each trick, from two tricks on."""
    book = rules("wpt+values.simple_nolo.codille=4")
    split = (tricks, 9 - tricks, 0)
    settled = scripted("simple_nolo", M, winners_of(split, M), book=book).play().settled
    assert settled.scores == (loss, -2 * loss, loss)


@pytest.mark.parametrize("most", [4, 5, 6])
def test_lhombre_4_4_toggle_the_most_a_nolo_can_cost(most: int) -> None:
    book = rules(f"icelandic+values.simple_nolo.most={most}")
    for own in range(10):
        winners = winners_of((own, 9 - own, 0), M)
        settled = scripted("simple_nolo", M, winners, book=book).play().settled
        loss = min(most, own + 1)
        assert settled.scores[M] == (4 if own == 0 else -2 * loss)


def test_lhombre_4_4_toggle_with_a_limit_the_end_is_certain_once_it_is_reached() -> None:
    book = rules("icelandic+values.simple_nolo.most=4")
    script = scripted("simple_nolo", F, [F] * 9, book=book)
    assert EndPlay() not in script.play(2).legal.choices
    assert EndPlay() in script.play(3).legal.choices


@pytest.mark.parametrize("most", [0, 1, 2])
def test_lhombre_4_4_toggle_a_low_limit_holds_for_every_loss(most: int) -> None:
    """Also where bet or codille alone would cost more."""
    for contract in ("simple_nolo", "solo"):
        book = rules(f"icelandic+values.{contract}.most={most}")
        for result in ("bet", "codille"):
            table = finished(Ending(contract, result), M, book)
            assert table.settled.scores == (most, -2 * most, most)
            assert sum(points for _, seat, points in lines(table) if seat == M) == -2 * most
            offers = {offer.contract: offer.losses for offer in book.offers()}
            assert offers[contract][result] == most


def test_lhombre_4_4_toggle_with_a_low_limit_the_end_is_certain_with_the_first_trick() -> None:
    script = scripted("simple_nolo", F, [F] * 9, book=rules("icelandic+values.simple_nolo.most=2"))
    assert EndPlay() in script.play(1).legal.choices


@pytest.mark.parametrize(("bonus", "penalty"), [(0, 2), (2, 0), (3, 3)])
def test_lhombre_4_1_toggle_what_a_tout_brings_and_costs(bonus: int, penalty: int) -> None:
    name = f"hjemme+tout_bonus={bonus}+tout_penalty={penalty}"
    made = finished(Ending("game", "win", "made"), M, rules(name)).settled
    failed = finished(Ending("game", "win", "failed"), M, rules(name)).settled
    assert (made.scores[M], failed.scores[M]) == (1 + bonus, 1 - penalty)
