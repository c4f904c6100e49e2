"""Hints: legal, with one reason, and from nothing but what the seat sees."""

from __future__ import annotations

from random import Random

import pytest

from spadille.analysis.handmeter import measure
from spadille.analysis.hint import Hint, hint
from spadille.analysis.reason import REASONS, reason
from spadille.analysis.standpoint import Standpoint
from spadille.cards import Card, Seat
from spadille.games import registry
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Bid, Play
from spadille.table import Table
from tests.analysis.deals import twins
from tests.conformance.rulesets import NAMES

FEW = 6
LEAKY = ("lhombre/hjemme", "lhombre/wpt", "lhombre/hjemme+seats=4", "solo/american", "hearts/norsk")


def told(table: Table, seat: Seat, worlds: int = FEW) -> Hint:
    found = hint(table.rulebook, table.view(seat), seat, Random(1), worlds, "heuristic")
    assert found is not None
    return found


@pytest.mark.parametrize("rules", NAMES)
def test_a_deal_can_be_played_by_hints_alone(rules: str) -> None:
    table = Table.shuffled(rules, 3)
    while (seat := table.turn) is not None:
        advice = told(table, seat)
        assert table.legal(seat).allows(advice.action)
        assert advice.reason in REASONS
        if advice.chances:
            assert sum(each.chance for each in advice.chances) == pytest.approx(1.0)
        table.act(advice.action, seat)
    assert table.result is not None


@pytest.mark.parametrize("adviser", ["club", "heuristic"])
@pytest.mark.parametrize("rules", LEAKY)
def test_hidden_cards_do_not_change_a_hint(rules: str, adviser: str) -> None:
    book, compared = registry.rulebook(rules), 0
    for seed in range(12):
        viewer = Seat(Random(seed).randrange(book.seats))
        for one, other in twins(rules, seed, viewer):
            first, second = (
                hint(book, view, viewer, Random(5), FEW, adviser) for view in (one, other)
            )
            assert first == second
            compared += 1
    assert compared > 20


def bid(rules: str, hand: str, contract: str) -> str:
    """The reason for a bid of the first seat."""
    table = Table.of_hands(rules, [hand, "*", "*"], dealer=2)
    return reason(table.rulebook, table.view(0), Seat(0), Bid(contract))


def test_only_of_the_bid_that_promises_most_it_is_said_that_it_does() -> None:
    hand = "SA S2 CA SK SQ SJ S7 HK DK"
    assert bid("lhombre/hjemme", hand, "spade_solo") == "promises-most"
    assert bid("lhombre/hjemme", hand, "game") == "came-to-most"
    assert bid("lhombre/privat", hand, "game") == "leaves-open"


def test_the_hand_meter_never_gainsays_the_reason_for_a_bid() -> None:
    compared = 0
    for seed in range(40):
        table = Table.shuffled("solo/american", f"bid {seed}")
        while (seat := table.turn) is not None and table.truth.contract is None:
            advice = told(table, seat)
            if isinstance(advice.action, Bid):
                may_bid = {getattr(each, "contract", "") for each in table.legal(seat).choices}
                meter = measure(table.rulebook, table.view(seat), seat)
                most = max(each.points for each in meter.estimates if each.contract in may_bid)
                assert advice.points is not None
                is_most = round(advice.points, 1) == round(most, 1)
                assert advice.reason == ("promises-most" if is_most else "leaves-open")
                compared += not is_most
            table.act(advice.action, seat)
    assert compared > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    said = [Messages(language).say(f"reason-{each}") for each in REASONS]
    assert len(set(said)) == len(said)


def test_nobody_is_told_anything_out_of_turn() -> None:
    table = Table.shuffled("lhombre", 1)
    (turn,) = table.to_act
    other = next(Seat(seat) for seat in range(3) if seat != turn)
    assert hint(table.rulebook, table.view(other), other, Random(0)) is None


SPADES = ["SA S2 CA SK SQ SJ S7 HK DK", "H2 H3 HQ S3 S4 DA D2 C3 C4", "*"]


def solo(*cards: str) -> Table:
    """A Spade Solo of the first seat, after so many cards."""
    table = Table.of_hands("lhombre", SPADES, dealer=2)
    table.act("spade_solo").act("pass").act("pass")
    while table.legal().exchange is not None:
        table.act("exchange")
    for card in cards:
        table.act(card)
    return table


@pytest.mark.parametrize(
    ("before", "card", "wanted"),
    [
        ((), "SA", "draws-trumps"),
        ((), "HK", "plays-winner"),
        (("SA",), "S3", "follows-low"),
        (("HK",), "H2", "follows-low"),
        (("DK",), "DA", "follows-low"),
    ],
)
def test_the_reason_is_what_the_table_shows(
    before: tuple[str, ...], card: str, wanted: str
) -> None:
    table = solo(*before)
    seat = table.turn
    assert seat is not None
    assert reason(table.rulebook, table.view(seat), seat, Play(Card(card))) == wanted


def test_lhombre_5_3_trumps_are_drawn_only_while_somebody_may_hold_one() -> None:
    """All eleven are seen after one round: then a trump is led because nothing goes over it."""
    hands = (
        "SA S2 CA SK SQ SJ S7 S6 S5",
        "S3 H2 H3 HQ DA D2 C3 C4 D5",
        "S4 H4 H5 H6 D3 D4 C5 C6 C7",
    )
    table = Table.of_hands("lhombre", hands, dealer=2)
    table.act("spade_solo").act("pass").act("pass").act("exchange").act("exchange")
    view, book = table.view(0), table.rulebook
    assert reason(book, view, Seat(0), Play(Card("SA"))) == "draws-trumps"
    table.act("SA").act("S3").act("S4")
    for card in ("S2", "S5"):
        assert reason(book, table.view(0), Seat(0), Play(Card(card))) == "plays-winner"


def test_lhombre_5_2_what_may_still_be_trumped_is_not_said_to_take_the_trick() -> None:
    hands = (
        "D5 D6 D7 C6 C7 CJ H3 H4 H5",
        "DK DA D2 D3 D4 C3 C4 C5 H2",
        "SA S2 CA SK SQ SJ S7 HK HQ",
    )
    for declarer, card, wanted in ((2, "DK", "plays-winner"), (1, "HK", "takes-trick")):
        table = Table.of_hands("lhombre", hands, dealer=2)
        while len(table.truth.auction.calls) < 3:
            table.act("spade_solo" if table.turn == declarer else "pass")
        while table.legal().exchange is not None:
            table.act("exchange")
        table.act("D5" if declarer == 2 else "H3")
        if declarer == 1:
            table.act("H2")
        seat = table.turn
        assert seat is not None
        assert reason(table.rulebook, table.view(seat), seat, Play(Card(card))) == wanted


def test_solo_4_3_no_reason_takes_for_a_partner_whoever_may_be_the_declarers() -> None:
    """Leadhand leads, then rearhand declares; who of the two others has the ace is not known."""
    hands = (
        "CT CJ DT DJ ST SJ D7 D8",
        "SA SK CK C8 D9 S7 S8 H8",
        "CQ H7 HA HK HQ HJ CA DA",
        "SQ S9 C7 C9 DK DQ H9 HT",
    )
    table = Table.of_hands("solo/american", hands, dealer=3)
    for call in ("pass", "pass", "simple_suit", "pass", "declare simple_suit H SA"):
        table.act(call)
    view, book = table.view(0), table.rulebook
    assert reason(book, view, Seat(0), Play(Card("CT"))) == "develops-suit"
    table = Table.of_hands("solo/american", hands, dealer=3)
    for call in ("pass", "pass", "solo_suit", "pass", "declare solo_suit H"):
        table.act(call)
    assert reason(book, table.view(0), Seat(0), Play(Card("CT"))) == "leads-up-to"


def test_lhombre_5_2_no_reason_says_that_one_must_trump_or_go_over() -> None:
    """Nobody has to; and in Danish "må" is what one may (7.5), so that nobody "må" do anything."""
    for language, words in (("en", (" has to ", " must ")), ("da", (" må ",)), ("nb", (" må ",))):
        for each in ("forces-declarer", "goes-over", "trumps-in"):
            said = Messages(language).say(f"reason-{each}")
            assert not any(word in said for word in words), said
    may = {each for each in REASONS if " må " in Messages("da").say(f"reason-{each}")}
    assert may == {"only-choice"}


def test_who_has_to_play_behind_decides_between_taking_and_going_over() -> None:
    table = Table.of_hands("lhombre", SPADES, dealer=2)
    table.act("pass").act("pass").act("spade_solo")
    while table.legal().exchange is not None:
        table.act("exchange")
    table.act("HK")
    view, book = table.view(1), table.rulebook
    assert reason(book, view, Seat(1), Play(Card("HQ"))) == "leaves-to-partner"
    assert reason(book, view, Seat(1), Play(Card("S3"))) == "trumps-in"


def test_in_hearts_high_cards_are_shed_and_points_thrown() -> None:
    own = "SQ SA D3 D4 D5 D6 D7 D8 D9 H2 H3 HA HK"
    table = Table.of_hands("hearts/norsk+pass_cards=false", [own, *"***"], dealer=3, seed=2)
    while table.turn != 0:
        table.act(Play(next(iter(table.legal().play))))
    view, book = table.view(0), table.rulebook
    assert {Card("SA"), Card("D3")} <= {*table.legal(0).play}
    assert reason(book, view, Seat(0), Play(Card("SA"))) == "gets-rid-of-high"
    # By these rules no points fall on the first trick; the view tells all the same what they are.
    assert Standpoint(book, view, Seat(0)).counts(Card("SQ"))
    assert not Standpoint(book, view, Seat(0)).counts(Card("SA"))


def test_in_hearts_a_card_under_all_others_is_not_called_dangerous() -> None:
    own = "SQ SA D2 D3 D5 D6 D7 D8 D9 H2 H3 HA HK"
    table = Table.of_hands("hearts/norsk+pass_cards=false", [own, *"***"], dealer=3, seed=2)
    while table.turn != 0:
        table.act(Play(next(iter(table.legal().play))))
    view, book = table.view(0), table.rulebook
    assert reason(book, view, Seat(0), Play(Card("D2"))) == "shortens-suit"
    # The four may be with somebody else.
    assert reason(book, view, Seat(0), Play(Card("D5"))) == "gets-rid-of-high"
