"""What each option of Hearts changes, by the sections of the game's README."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts import profile, rule
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.event import HandSettled, HeartsBroken
from spadille.games.hearts.passing import direction
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import Phase
from spadille.games.registry import rulebook
from spadille.rules.action import Deal, Exchange, Play
from spadille.rules.rule import FaultyGame, IllegalAction
from spadille.rules.standing import Standing
from tests.games.hearts.table import (
    ALL_HEARTS,
    MOON,
    NO_PASS,
    NORSK,
    E,
    N,
    S,
    Table,
    W,
    book_of,
    cards,
    ended,
    held,
    in_front_of,
    may_play,
)


def options_of(rules: str) -> Options:
    """The options of a rule set."""
    options: Options = book_of(rules).profile.options
    return options


# --- profiles -----------------------------------------------------------------------------------


def test_every_profile_loads_under_its_own_name() -> None:
    assert set(profile.names()) == {"norsk", "windows", "omnibus", "spot", "old-moon"}
    for name in profile.names():
        loaded = profile.load(name)
        assert (loaded.game, loaded.name, loaded.version) == ("hearts", name, 1)


def test_the_seeds_rules_are_the_defaults() -> None:
    assert profile.load("norsk").options == Options()
    assert str(rulebook("hearts").profile) == "hearts/norsk@1"
    assert "002_09c713aa731a2523.txt" in profile.load("norsk").source


def test_an_option_that_is_none_is_named() -> None:
    with pytest.raises(FaultyGame, match="moon is one of choice, old, new, auto, off, not half"):
        rulebook(f"{NORSK}+moon=half")


# --- passing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "directions"),
    [
        ("left-right-across-none", "left right across none left"),
        ("left-across-right-none", "left across right none left"),
        ("left-across-right", "left across right left across"),
    ],
)
def test_hearts_3_2_the_order_of_the_directions(order: str, directions: str) -> None:
    options = options_of(f"{NORSK}+pass_order={order}")
    assert [direction(options, number) for number in range(1, 6)] == directions.split()


def test_hearts_3_2_nobody_passes_where_cards_are_not_passed() -> None:
    for number in range(1, 6):
        table = Table(rules=f"{NORSK}+pass_cards=false", standing=Standing(number))
        assert table.state.phase == Phase.PLAY


def test_hearts_3_2_high_spades_are_kept() -> None:
    table = Table(["AS KS QS JS", "", "", ""], rules=f"{NORSK}+keep_high_spades=true")
    chosen = table.legal(N).exchange
    assert chosen is not None
    assert chosen.cards == table.state.hands[N].known - held("AS KS QS")
    with pytest.raises(IllegalAction) as refused:
        table.act(N, Exchange(held("JS QS") | CardSet(list(chosen.cards)[-1:])))
    assert refused.value.rule == rule.HIGH_SPADES
    assert refused.value.evidence == {"card": "SQ"}


def test_hearts_3_2_a_pass_is_final() -> None:
    table = Table(["AS KS QS", "", "", ""]).pass_on([(N, "AS KS QS")])
    with pytest.raises(IllegalAction) as refused:
        table.act(N, Exchange(CardSet(list(table.state.hands[N].known)[:3])))
    assert refused.value.rule == rule.PASS_FINAL


def test_hearts_3_2_nobody_plays_while_cards_are_passed() -> None:
    table = Table(["2C", "", "", ""])
    with pytest.raises(IllegalAction) as refused:
        table.act(N, Play(Card("C2")))
    assert refused.value.rule == rule.PASS_THREE


def test_hearts_3_2_who_gave_cards_knows_them_until_they_are_played() -> None:
    table = Table(["4C 5C 6C", "2C AH KH QH", "AD KD QD", "AS KS QS"])
    table.pass_on([(N, "4C 5C 6C"), (E, "AH KH QH"), (S, "AD KD QD"), (W, "AS KS QS")])
    assert held("4C 5C 6C") <= table.view(N).hands[E].known
    assert table.view(N).received[N].known == held("AS KS QS")
    # What everybody knows is who leads the two of clubs.
    assert table.view(S).hands[E].known == held("2C")
    assert table.view(S).received[E].known == CardSet()
    picture = table.book.picture(table.view(N), N)
    assert (picture.to, picture.discards, picture.drawn) == (E, held("4C 5C 6C"), held("AS KS QS"))
    table.play("2C")
    assert table.view(S).hands[E].known == CardSet()


# --- the first lead and the first trick ---------------------------------------------------------


def test_hearts_4_1_any_club_may_be_led_by_who_holds_the_two() -> None:
    rules = f"{NORSK}+two_of_clubs_leads=any_club"
    table = Table(["", "2C 9C KC", "", ""], rules=rules, standing=NO_PASS)
    assert table.turn == E
    clubs = CardSet(card for card in table.state.hands[E].known if card.suit == "C")
    assert table.legal(E).play == clubs
    barred = table.book.barred(table.state, E)
    assert set(barred.values()) == {rule.CLUB_LEAD}


def test_hearts_4_1_else_the_dealers_left_hand_neighbour_leads_no_points() -> None:
    rules = f"{NORSK}+two_of_clubs_leads=no"
    table = Table(["2C", "QS AS AH 3D", "", ""], rules=rules, standing=NO_PASS, dealer=N)
    assert table.turn == E
    assert held("AS 3D") <= table.legal(E).play
    assert not held("QS AH") & table.legal(E).play
    assert table.book.barred(table.state, E)[Card("SQ")] == rule.FIRST_TRICK


def test_hearts_4_3_points_on_the_first_trick_where_that_is_allowed() -> None:
    rules = f"{NORSK}+no_points_first_trick=false"
    assert may_play("QS TS 3D 8H JH", "2C JC", trick=1, rules=rules) == held("QS TS 3D 8H JH")


def test_hearts_4_3_the_bonus_card_may_fall_on_the_first_trick() -> None:
    assert may_play("JD QS 8H", "2C", trick=1, rules="hearts/omnibus") == held("JD")


# --- breaking hearts ----------------------------------------------------------------------------


def test_hearts_4_5_hearts_may_be_led_at_once_where_they_need_not_be_broken() -> None:
    rules = f"{NORSK}+must_break_hearts=false"
    assert may_play("AS QH 4C", trick=2, rules=rules) == held("AS QH 4C")
    table = Table(["2C KH", "3C", "AH KD", ""], rules=rules, standing=NO_PASS)
    assert not any(isinstance(event, HeartsBroken) for event in table.events)


def test_hearts_4_5_the_queen_waits_for_hearts_to_be_broken() -> None:
    rules = f"{NORSK}+qs_only_after_broken=true"
    # She is neither led nor thrown off ...
    assert may_play("QS 7D 5H", trick=2, rules=rules) == held("7D")
    assert may_play("QS 7D 5H", "3C", trick=5, rules=rules) == held("7D 5H")
    assert may_play("QS 7D 5H", "3C", trick=5, broken=True, rules=rules) == held("QS 7D 5H")
    # ... but follows suit, and goes where nothing else may be played.
    assert may_play("QS 7D 5H", "3S", trick=5, rules=rules) == held("QS")
    assert may_play("QS", "3C", trick=13, rules=rules) == held("QS")
    assert may_play("QS 2H 3H", trick=11, rules=rules) == held("QS 2H 3H")


def test_hearts_4_5_the_reason_is_that_hearts_are_not_broken() -> None:
    rules = f"{NORSK}+qs_only_after_broken=true"
    book, state = in_front_of("QS 7D 5H", trick=11, rules=rules)
    assert book.barred(state, N) == dict.fromkeys(cards("QS 5H"), rule.UNBROKEN)
    book, state = in_front_of("QS 7D 5H", "3C", trick=11, rules=rules)
    assert book.barred(state, N) == {Card("SQ"): rule.QUEEN_WAITS}


def test_hearts_4_4_breaking_is_told_once_and_by_whom() -> None:
    book, state = in_front_of("KH 4H 2D", "3C 5C 9C", trick=11)
    events = book.decide(state, N, Play(Card("HK")))
    assert [event for event in events if isinstance(event, HeartsBroken)] == [HeartsBroken(N)]


# --- counting -----------------------------------------------------------------------------------


def moon(
    rules: str, points: tuple[int, ...] = (0, 0, 0, 0), *, all_tricks: bool = False, also: str = ""
) -> HandSettled:
    """How a deal in which north shot the moon is settled; he adds where he may choose."""
    last = ("C6", "C5", "C4", "C3") if all_tricks else ("C3", "C4", "C5", "C6")
    table = ended(
        [f"{MOON}{also}", "", "", ""], tricks=(12, 0, 0, 0), points=points, last=last, rules=rules
    )
    if table.state.phase == Phase.MOON:
        table.act(N, AddToOthers())
    return table.settled


@pytest.mark.parametrize(
    ("way", "scores", "outcome"),
    [
        ("choice", (0, 26, 26, 26), "moon_added"),
        ("old", (0, 26, 26, 26), "moon_added"),
        ("new", (-26, 0, 0, 0), "moon_subtracted"),
        ("auto", (0, 26, 26, 26), "moon_added"),
        ("off", (26, 0, 0, 0), "counted"),
    ],
)
def test_hearts_5_2_what_a_moon_does(way: str, scores: tuple[int, ...], outcome: str) -> None:
    settled = moon(f"{NORSK}+moon={way}")
    assert (settled.scores, settled.outcome) == (scores, outcome)


def test_hearts_5_2_auto_subtracts_where_adding_would_end_the_match() -> None:
    settled = moon(f"{NORSK}+moon=auto", (40, 74, 0, 0))
    assert settled.outcome == "moon_subtracted"
    assert settled.totals == (14, 74, 0, 0)
    # With a tie to be played off, adding does not end it.
    tied = moon(f"{NORSK}+moon=auto+tie_rule=play_on", (40, 74, 14, 14))
    assert tied.totals == (40, 100, 40, 40)


def test_hearts_5_3_the_sun_counts_double_and_needs_all_tricks() -> None:
    rules = f"{NORSK}+shoot_the_sun=true"
    assert moon(rules).scores == (0, 26, 26, 26)
    sun = moon(rules, all_tricks=True)
    assert (sun.scores, sun.outcome) == ((0, 52, 52, 52), "sun_added")
    assert moon(f"{rules}+moon=new", all_tricks=True).scores == (-52, 0, 0, 0)
    assert moon(f"{rules}+moon=off", all_tricks=True).scores == (26, 0, 0, 0)
    assert moon(NORSK, all_tricks=True).outcome == "moon_added"


def test_hearts_5_4_the_bonus_is_not_doubled_by_the_sun() -> None:
    rules = "hearts/omnibus"
    assert moon(rules, all_tricks=True, also=" JD").scores == (-62, 0, 0, 0)


def test_hearts_5_1_spots_count_by_rank_and_the_queen_twenty_five() -> None:
    hearts = ALL_HEARTS.split()
    captured = [" ".join(hearts[:9]), " ".join(hearts[9:]), "QS", ""]
    settled = ended(captured, rules="hearts/spot", tricks=(4, 4, 4, 0)).settled
    assert settled.scores == (54, 50, 25, 0)
    assert moon("hearts/spot").scores == (-129, 0, 0, 0)
    assert moon("hearts/spot", all_tricks=True).scores == (-258, 0, 0, 0)


def test_hearts_5_4_the_bonus_card_may_be_the_ten() -> None:
    captured = [f"{ALL_HEARTS} JD", "QS TD", "", ""]
    rules = f"{NORSK}+jd_bonus=10"
    tricks = (4, 4, 2, 2)
    assert ended(captured, rules=rules, tricks=tricks).settled.scores == (3, 13, 0, 0)
    ten = ended(captured, rules=f"{rules}+bonus_card=DT", tricks=tricks)
    assert ten.settled.scores == (13, 3, 0, 0)


def test_hearts_5_the_account_tells_every_line() -> None:
    rules = f"{NORSK}+jd_bonus=10+no_tricks_bonus=5"
    captured = [f"{ALL_HEARTS} JD", "QS", "", ""]
    table = ended(captured, rules=rules, tricks=(6, 6, 0, 0))
    account = table.book.picture(table.state, S).account
    assert account is not None
    assert [(line.seat, line.name, line.points) for line in account.lines] == [
        (N, "hearts", 13),
        (N, "bonus_card", -10),
        (E, "queen", 13),
        (S, "no_tricks", -5),
    ]


# --- the end of a match -------------------------------------------------------------------------


def test_hearts_6_1_the_target_can_be_another() -> None:
    assert not book_of("hearts/spot").is_match_over(Standing(1, (499, 0, 0, 0)))
    assert book_of("hearts/spot").is_match_over(Standing(1, (500, 0, 0, 0)))
    assert book_of(f"{NORSK}+target=50").is_match_over(Standing(1, (50, 0, 0, 0)))


def test_hearts_6_2_a_tie_above_the_target_can_end_by_a_moon_subtracted() -> None:
    rules = f"{NORSK}+tie_rule=play_on"
    assert not book_of(rules).is_match_over(Standing(9, (100, 50, 50, 70)))
    table = ended(["", MOON, "", ""], points=(100, 50, 50, 70), tricks=(0, 12, 0, 0), rules=rules)
    table.act(E, SubtractOwn())
    assert table.settled.totals == (100, 24, 50, 70)
    assert table.settled.winners == (E,)


def test_hearts_6_3_exactly_the_target_wins_where_it_does() -> None:
    rules = f"{NORSK}+exact_100=wins"
    assert book_of(rules).winners((100, 20, 103, 60)) == (0,)
    assert book_of(rules).winners((101, 20, 103, 60)) == (1,)
    play_on = f"{rules}+tie_rule=play_on"
    assert book_of(play_on).is_match_over(Standing(9, (100, 20, 20, 60)))


def test_hearts_6_3_exactly_the_target_takes_fifty_off_where_it_does() -> None:
    rules = f"{NORSK}+exact_100=minus_50"
    captured = ["2H 3H 4H", "5H 6H 7H 8H 9H TH JH QH KH AH", "QS", ""]
    settled = ended(captured, points=(97, 0, 0, 0), rules=rules).settled
    assert settled.scores == (-47, 10, 13, 0)
    assert settled.totals == (50, 10, 13, 0)
    assert settled.winners == ()


@pytest.mark.parametrize("dealer", range(4))
def test_hearts_3_1_cards_are_dealt_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    book = book_of()
    first = Seat((dealer + 1) % 4)
    deck = book.pack
    state = book.start(Seat(dealer))
    for event in book.decide(state, None, Deal(Seat(dealer), deck)):
        state = book.evolve(state, event)
    assert state.hands[first].known == CardSet(deck[::4])
    assert state.hands[dealer].known == CardSet(deck[3::4])
    assert book.next_dealer(state) == first
