"""A tout by leading to the sixth trick, and ends that the rules force (4.2, 4.3, 6 and 7.21)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import LHombre, rule
from spadille.games.lhombre.action import AnnounceTout, EndPlay
from spadille.games.lhombre.event import PlayEnded, PlayStopped, ToutAnnounced
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Play
from spadille.rules.event import Played
from tests.games.lhombre.script import scripted
from tests.games.lhombre.splits import SPLITS, outcome_of, split_so_far, winners_of
from tests.games.lhombre.table import PROFILES, B, F, M, lines, rules

WITH_TRUMPS = ["game", "spade_game", "tourne", "grand_tourne", "solo", "spade_solo"]
NOLOS = ["simple_nolo", "pure_nolo", "nolo_ouvert"]
BY_LEAD = [profile for profile in PROFILES if profile != "hjemme"]
FORCED = "hjemme+early_end=forced"


def bids(book: LHombre) -> list[str]:
    """The contracts of a rule set."""
    return list(book.profile.options.bids)


# --- the tout by the sixth lead ---


@pytest.mark.parametrize("profile", BY_LEAD)
@pytest.mark.parametrize("contract", WITH_TRUMPS)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_2_after_five_tricks_the_declarer_stops_or_leads_to_a_tout(
    profile: str, contract: str, declarer: Seat
) -> None:
    script = scripted(contract, declarer, [declarer] * 9, book=rules(profile))
    table = script.play(5)
    assert (table.phase, table.turn) == (Phase.SIXTH_LEAD, declarer)
    assert table.legal.play == table.hand(declarer)
    assert table.legal.choices == (EndPlay(),)
    assert not table.book.is_over(table.state)


@pytest.mark.parametrize("profile", BY_LEAD)
def test_lhombre_4_2_who_stops_has_won_the_contract_and_no_more(profile: str) -> None:
    book = rules(profile)
    table = scripted("solo", M, [M] * 9, book=book).play(5).do(EndPlay())
    assert PlayEnded(M) in table.events
    settled = table.settled
    assert (settled.outcome, settled.tout, settled.tricks) == ("win", "none", (0, 5, 0))
    each = book.profile.options.values["solo"].win
    paid = book.profile.options.payment == "defenders"
    assert settled.scores == ((-each, 2 * each, -each) if paid else (0, each, 0))


@pytest.mark.parametrize("profile", BY_LEAD)
@pytest.mark.parametrize("last", [F, M, B])
def test_lhombre_4_2_the_play_by_itself_knows_that_the_sixth_lead_announces(
    profile: str, last: Seat
) -> None:
    script = scripted("solo", M, [M] * 8 + [last], book=rules(profile))
    table = script.play(5)
    alone = table.book.card_play(table.state)
    settled = script.play().settled
    assert alone is not None
    assert alone.scores(settled.tricks, ()) == settled.scores


@pytest.mark.parametrize("profile", BY_LEAD)
def test_lhombre_4_2_leading_to_the_sixth_trick_is_the_announcement(profile: str) -> None:
    script = scripted("solo", M, [M] * 9, book=rules(profile))
    table = script.play(5)
    card = script.next_card
    table.do(Play(card))
    assert table.events[-2:] == [ToutAnnounced(M), Played(M, card)]
    assert table.state.is_tout
    assert table.phase == Phase.PLAY


@pytest.mark.parametrize(
    ("profile", "made", "failed"),
    [
        ("wpt", (-3, 6, -3), (-1, 2, -1)),
        ("privat", (0, 4, 0), (0, 2, 0)),
        ("union", (0, 4, 0), (0, 2, 0)),
        ("icelandic", (-3, 6, -3), (-1, 2, -1)),
    ],
)
def test_lhombre_4_2_a_tout_brings_or_costs_one_more(
    profile: str, made: tuple[int, ...], failed: tuple[int, ...]
) -> None:
    """A Solo with the tout beside the win of the contract, which stands in any case."""
    book = rules(profile)
    settled = scripted("solo", M, [M] * 9, book=book).play().settled
    assert (settled.outcome, settled.tout, settled.scores) == ("win", "made", made)
    for lost in (5, 6, 7, 8):
        winners = [M] * 9
        winners[lost] = F
        settled = scripted("solo", M, winners, book=book).play().settled
        assert (settled.outcome, settled.tout, settled.scores) == ("win", "failed", failed)


def test_lhombre_4_2_the_account_of_a_failed_tout() -> None:
    winners = [M] * 5 + [F] * 4
    table = scripted("solo", M, winners, book=rules("wpt")).play()
    assert lines(table) == [
        ("win", M, 4),
        ("tout_failed", M, -2),
        ("defence", F, -1),
        ("defence", B, -1),
    ]


@pytest.mark.parametrize("profile", BY_LEAD)
def test_lhombre_4_2_there_is_no_other_announcement(profile: str) -> None:
    script = scripted("solo", M, [M] * 9, book=rules(profile))
    for trick in script.tricks[:6]:
        for card in trick:
            script.table.answer_lead()
            assert AnnounceTout() not in script.table.legal.choices
            assert script.table.refusal(AnnounceTout()).rule == rule.TOUT
            script.table.do(Play(card))


@pytest.mark.parametrize("profile", BY_LEAD)
@pytest.mark.parametrize("lost", range(5))
def test_lhombre_4_2_no_tout_once_a_trick_is_lost(profile: str, lost: int) -> None:
    winners = [M] * 9
    winners[lost] = B
    script = scripted("solo", M, winners, book=rules(profile))
    for finished in range(1, 10):
        script.play(finished)
        assert script.table.phase != Phase.SIXTH_LEAD
    assert script.table.settled.tout == "none"


@pytest.mark.parametrize(
    ("profile", "contract"),
    [*((profile, nolo) for profile in BY_LEAD for nolo in NOLOS), ("icelandic", "grandissimo")],
)
def test_lhombre_4_2_no_tout_in_a_nolo_or_a_grandissimo(profile: str, contract: str) -> None:
    script = scripted(contract, F, [F] * 9, book=rules(profile))
    script.play()
    assert script.table.settled.tout == "none"


def test_lhombre_4_2_a_defender_with_five_tricks_leads_to_no_tout() -> None:
    table = scripted("solo", M, [F] * 9, book=rules("privat")).play(5)
    assert table.phase == Phase.PLAY
    assert not table.do(Play(next(iter(table.legal.play)))).state.is_tout


def test_lhombre_7_21_toggle_tout() -> None:
    words = rules("wpt+tout=before_fifth_lead+early_end=offered")
    table = scripted("solo", F, [F] * 9, book=words).table
    assert AnnounceTout() in table.legal.choices
    lead = rules("hjemme+tout=sixth_lead")
    script = scripted("solo", F, [F] * 9, book=lead)
    assert AnnounceTout() not in script.table.legal.choices
    assert script.play(5).phase == Phase.SIXTH_LEAD


# --- the end ---


def is_decided(book: LHombre, contract: str, split: tuple[int, int, int]) -> bool:
    """Section 6: whether nothing can change the score any more, by the number of tricks."""
    own, *others = split
    left, best = 9 - sum(split), max(others)
    if left == 0:
        return True
    if contract in WITH_TRUMPS:
        return own > best + left or best > own + left
    if contract == "grand":
        return own >= 5 or own + left < 5
    (losses,) = (offer.losses for offer in book.offers() if offer.contract == contract)
    is_flat = losses["bet"] == losses["codille"]
    return own >= (9 if "further_trick" in losses else 1 if is_flat else 2)


@pytest.mark.parametrize(
    ("name", "contract"),
    [(name, contract) for name in ("wpt", FORCED) for contract in bids(rules(name))],
)
def test_lhombre_6_the_play_stops_as_soon_as_the_score_is_certain(name: str, contract: str) -> None:
    """But for five tricks in a row, after which the declarer may want them all (4.2)."""
    book = rules(name)
    for split in SPLITS[::2]:
        declarer = Seat((split[0] + split[1]) % 3)
        winners = winners_of(split, declarer, seed=1)
        script = scripted(contract, declarer, winners, book=book)
        for finished in range(1, 10):
            script.play(finished)
            so_far = split_so_far(winners[:finished], declarer)
            goes_for_tout = so_far == (finished, 0, 0) and contract in WITH_TRUMPS
            if goes_for_tout and finished >= 5 and name == "wpt":
                break
            decided = is_decided(book, contract, so_far)
            assert script.table.book.is_over(script.table.state) == decided, (split, so_far)
            if decided:
                stops = [event for event in script.table.events if isinstance(event, PlayStopped)]
                assert len(stops) == (finished < 9)
                break
            assert EndPlay() not in script.table.legal.choices


def test_lhombre_6_a_tout_that_has_failed_is_not_played_on() -> None:
    table = scripted("solo", M, [M] * 5 + [F] * 4, book=rules("wpt")).play()
    assert isinstance(table.events[-2], PlayStopped)
    assert table.settled.tricks == (1, 5, 0)


@pytest.mark.parametrize("profile", [name for name in PROFILES if name != "wpt"])
def test_lhombre_6_elsewhere_the_end_is_offered_and_nobody_has_to(profile: str) -> None:
    script = scripted("solo", M, [F, M, M, M, M, M, B, B, B], book=rules(profile))
    table = script.play(6)
    assert EndPlay() in table.legal.choices
    assert script.play().settled.tricks == (1, 5, 3)


def test_lhombre_6_toggle_early_end() -> None:
    winners = [F, M, M, M, M, M, B, B, B]
    offered = scripted("solo", M, winners, book=rules("wpt+early_end=offered")).play()
    assert sum(offered.settled.tricks) == 9
    forced = scripted("solo", M, winners, book=rules("privat+early_end=forced")).play()
    assert sum(forced.settled.tricks) == 6


@pytest.mark.parametrize(
    ("name", "contract", "tricks"),
    [
        ("wpt", "pure_nolo", 2),
        ("wpt", "nolo_ouvert", 2),
        ("wpt", "simple_nolo", 9),
        (FORCED, "pure_nolo", 2),
        (FORCED, "nolo_ouvert", 1),
        (FORCED, "simple_nolo", 9),
        ("privat+early_end=forced", "simple_nolo", 2),
        ("privat+early_end=forced", "nolo_ouvert", 2),
    ],
)
def test_lhombre_6_at_which_trick_a_nolo_stops(name: str, contract: str, tricks: int) -> None:
    settled = scripted(contract, F, [F] * 9, book=rules(name)).play().settled
    assert settled.tricks == (tricks, 0, 0)


def test_lhombre_4_2_a_tout_is_possible_where_the_end_is_forced() -> None:
    """Four tricks decide nothing, and at five the declarer has the choice."""
    script = scripted("solo", F, [F] * 9, book=rules("wpt"))
    assert not script.table.book.is_over(script.play(4).state)
    assert script.play().settled.tricks == (9, 0, 0)


@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_6_wpt_every_split_ends_as_printed(declarer: Seat) -> None:
    for split in SPLITS:
        winners = winners_of(split, declarer, seed=2)
        table = scripted("solo", declarer, winners, book=rules("wpt")).play()
        assert table.settled.outcome == outcome_of(split)
