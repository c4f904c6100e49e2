"""Thirty awkward moments of Spanish Solo, set up and judged through the texts of the library.

Seat 3 deals throughout: leadhand is 0, middlehand 1, rearhand 2, the dealer 3.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spadille.cards import Card
from spadille.games import registry
from spadille.games.solo.action import Declare
from spadille.notation import record
from spadille.notation.error import IllegalRecord, NotationError
from spadille.notation.words import action_text
from spadille.rules.rule import IllegalAction
from spadille.table import Table
from tests.games.solo.table import SEATS

SEED = "solo/american"
#: Hearts are good for leadhand; each other seat has one suit of its own, and an ace.
HANDS = (
    "CQ H7 HK HQ HJ S7 D7 C7",
    "SA SK SJ ST S9 S8 H8 D8",
    "DA DK DQ DJ DT D9 H9 C8",
    "CA CK CJ CT C9 SQ HA HT",
)
#: The same pack; middlehand has all four aces.
ACES = (
    "CQ H7 HK HQ HJ S7 D7 C7",
    "SA HA DA CA SQ HT SJ D8",
    "DK DQ DJ DT D9 H8 H9 C8",
    "SK ST S9 S8 CK CJ CT C9",
)


def dealt(hands: Sequence[str] = HANDS, rules: str = SEED) -> Table:
    """A deal of these hands by the last seat."""
    return Table.of_hands(rules, hands, dealer=3)


def after(words: str, hands: Sequence[str] = HANDS, rules: str = SEED) -> Table:
    """The same after some actions in words, between commas."""
    table = dealt(hands, rules)
    for each in filter(None, words.split(",")):
        table.act(each.strip())
    return table


def may(table: Table) -> list[str]:
    """What the seat on turn may say, in words."""
    return [action_text(choice) for choice in table.legal().choices]


def cards(table: Table) -> str:
    """What the seat on turn may play."""
    return " ".join(card.text for card in table.legal().play)


def refused(table: Table, action: str, seat: int | None = None) -> str:
    """The section and name of the rule that stands in the way; nothing has changed."""
    before = table.position()
    with pytest.raises(IllegalAction) as caught:
        table.act(action, seat)
    assert table.position() == before
    return str(caught.value.rule)


def games(table: Table) -> set[str]:
    """The games the declarer may announce."""
    return {each.contract for each in table.legal().choices if isinstance(each, Declare)}


def calls(table: Table, trump: str) -> set[str]:
    """What may be called in a Simple with these trumps."""
    return {
        each.ace.text
        for each in table.legal().choices
        if isinstance(each, Declare) and each.trump == trump and each.ace is not None
    }


#: Leadhand won the auction with the lowest bid.
WON = "simple_suit, pass, pass, pass"
HIGHER = ["solo_suit", "solo_colour", "tout_suit", "tout_colour"]


# --- the auction -------------------------------------------------------------------------------


def test_solo_3_2_after_a_yes_it_is_the_later_player_who_must_go_higher() -> None:
    table = after("simple_suit, simple_colour, hold")
    assert (table.turn, may(table)) == (1, ["pass", *HIGHER])
    assert refused(table, "hold") == "3.2 solo-hold"
    assert refused(table, "simple_colour") == "3.2 solo-higher-bid"
    table.act("pass")
    assert (table.turn, may(table)) == (2, ["pass", *HIGHER])


def test_solo_3_2_who_is_overbid_says_yes_or_passes() -> None:
    table = after("simple_suit, solo_suit")
    assert (table.turn, may(table)) == (0, ["pass", "hold"])
    assert refused(table, "tout_suit") == "3.2 solo-reply"


def test_solo_3_2_who_may_raise_is_answered_with_a_higher_bid_or_a_pass() -> None:
    rules = "solo/american+holder_may_raise=true"
    table = after("simple_suit, solo_suit", rules=rules)
    assert may(table) == ["pass", "hold", *HIGHER[1:]]
    table.act("tout_suit")
    assert (table.turn, may(table)) == (1, ["pass", "tout_colour"])
    assert refused(table, "hold") == "3.2 solo-hold"


def test_solo_3_2_the_third_player_bids_against_whoever_is_left() -> None:
    table = after("simple_suit, simple_colour, pass, solo_suit")
    assert (table.turn, may(table)) == (1, ["pass", "hold"])
    table.act("pass").act("pass")
    assert (table.turn, games(table)) == (2, set(HIGHER))


def test_solo_3_2_who_has_passed_never_speaks_again() -> None:
    table = after("pass, simple_suit, simple_colour")
    assert table.to_act == (1,)
    assert refused(table, "tout_colour", seat=0) == "3.1 solo-turn"


def test_solo_3_2_nobody_says_yes_to_nothing() -> None:
    assert refused(dealt(), "hold") == "3.2 solo-hold"


def test_solo_3_2_above_the_highest_game_there_is_only_a_pass() -> None:
    table = after("tout_colour")
    for seat in (1, 2, 3):
        assert (table.turn, may(table)) == (seat, ["pass"])
        table.act("pass")
    assert {action_text(each) for each in table.legal().choices} == {"declare tout_colour C"}


def test_solo_3_2_the_dealer_alone_plays_at_once_and_else_all_is_thrown_in() -> None:
    table = after("pass, pass, pass, solo_colour")
    assert (table.turn, games(table)) == (3, set(HIGHER[1:]))
    table = after("pass, pass, pass, pass")
    assert (table.to_act, table.scores) == ((), (0, 0, 0, 0))
    assert table.rulebook.next_dealer(table.truth) == 0


# --- the declaration ---------------------------------------------------------------------------


def test_solo_4_2_rank_and_not_value_decides_what_may_be_declared() -> None:
    table = after("simple_colour, pass, pass, pass")
    assert refused(table, "declare simple_suit H SA") == "4.2 solo-minimum"
    table.act("declare solo_suit H")
    assert table.truth.contract_name == "solo_suit"


def test_solo_4_2_the_lowest_bid_may_become_the_highest_game() -> None:
    table = after(f"{WON}, declare tout_colour C")
    assert (table.truth.contract_name, table.turn) == ("tout_colour", 0)


def test_solo_4_2_colour_is_clubs_and_suit_is_not() -> None:
    table = after(WON)
    assert refused(table, "declare simple_colour H SA") == "4.2 solo-colour"
    assert refused(table, "declare solo_suit C") == "4.2 solo-colour"


def test_solo_4_2_alone_nothing_is_called_and_a_simple_needs_a_call() -> None:
    table = after(WON)
    assert refused(table, "declare solo_suit H SA") == "4.2 solo-alone"
    assert refused(table, "declare simple_suit H") == "4.3 solo-call"


def test_solo_4_3_only_an_ace_and_only_one_he_does_not_hold() -> None:
    table = after("pass, simple_suit, pass, pass", ACES)
    assert refused(table, "declare simple_suit H SA") == "4.3 solo-nothing-to-call"
    table = after(WON)
    for card in ("CQ", "SK", "H7"):
        expected = "4.3 solo-call-own" if card != "SK" else "4.3 solo-call-ace"
        assert refused(table, f"declare simple_suit S {card}") == expected
    assert calls(table, "H") == {"SA", "HA", "DA", "CA"}


def test_solo_4_3_with_four_aces_he_plays_alone_or_calls_a_king() -> None:
    table = after("pass, simple_suit, pass, pass", ACES)
    assert games(table) == set(HIGHER)
    kings = "solo/american+four_aces=call_king"
    table = after("pass, simple_suit, pass, pass", ACES, kings)
    assert calls(table, "S") == calls(table, "C") == {"SK", "HK", "DK", "CK"}


def test_solo_4_3_three_plain_aces_call_a_plain_king_and_else_the_fourth_ace() -> None:
    hands = (HANDS[0], "SA DA CA DK SQ HT SJ D8", "DQ DJ DT D9 H8 H9 C8 HA", ACES[3])
    table = after("pass, simple_suit, pass, pass", hands, "solo/german-like")
    assert calls(table, "H") == {"SK", "CK"}
    assert calls(table, "S") == calls(table, "D") == calls(table, "C") == {"HA"}
    assert refused(table, "declare simple_suit H HA") == "4.3 solo-call-plain"
    assert refused(table, "declare simple_suit S HK") == "4.3 solo-call-ace"


# --- the called ace ----------------------------------------------------------------------------


def shown(table: Table) -> list[int | None]:
    """Whom each seat, and everybody, knows as the partner."""
    return [table.view(viewer).partner for viewer in (*SEATS, None)]


def test_solo_4_3_a_called_ace_that_is_led_shows_its_holder_to_all() -> None:
    table = after(f"{WON}, declare simple_suit H SA, S7, S8, D9, CA")
    assert (table.turn, shown(table)) == (1, [None] * 5)
    table.act("SA")
    assert shown(table) == [1] * 5


def test_solo_5_4_the_called_ace_may_be_held_back_when_its_suit_is_led() -> None:
    words = f"{WON}, declare simple_suit H SA, S7"
    table = after(words)
    assert cards(table) == "SA S8 S9 ST SJ SK"
    table.act("S8")
    assert shown(table) == [None] * 5
    table = after(words, rules="solo/american+must_play_called_ace=true")
    assert cards(table) == "SA"
    assert refused(table, "S8") == "5.4 solo-play-called-ace"


def test_solo_5_4_the_called_ace_that_must_fall_need_not_be_led_or_thrown_away() -> None:
    rules = "solo/american+must_play_called_ace=true"
    table = after(f"{WON}, declare simple_suit H SA, C7", rules=rules)
    assert cards(table) == "SA S8 S9 ST SJ SK H8 D8"
    table.act("H8").act("C8").act("C9")
    assert (table.turn, cards(table)) == (1, "SA S8 S9 ST SJ SK D8")


def test_solo_4_3_the_called_ace_may_be_thrown_away() -> None:
    table = after(f"{WON}, declare simple_suit H SA, C7, SA")
    assert shown(table) == [1] * 5
    assert table.act("C8").act("CA").truth.taken == (3,)


def test_solo_4_3_the_ace_of_trumps_is_the_fourth_trump_and_falls_under_manilla() -> None:
    table = after(f"{WON}, declare simple_suit H HA, H7, H8, H9")
    assert cards(table) == "SQ HA HT"
    table.act("HA")
    assert (shown(table), table.truth.taken) == ([3] * 5, (0,))


def test_solo_4_3_a_partner_may_trump_the_declarers_trick() -> None:
    table = after(f"{WON}, declare simple_suit H DA, C7, S8, C8, C9")
    assert table.turn == 3
    table.act("SQ").act("HQ")
    assert table.truth.trick.cards == (Card("SQ"), Card("HQ"))


# --- the play ----------------------------------------------------------------------------------


def test_solo_5_1_leadhand_leads_also_against_a_lone_declarer() -> None:
    table = after("pass, pass, solo_suit, pass, declare solo_suit D")
    assert (table.turn, table.truth.declarers) == (0, (2,))


def test_solo_5_2_a_black_queen_does_not_follow_the_suit_on_its_face() -> None:
    table = after(f"{WON}, declare simple_suit H SA, S7, S8, D9")
    # Dealer has no spade: basta is a trump, and anything may be played.
    assert cards(table) == "SQ HA HT CA C9 CT CJ CK"
    table = after("pass, simple_suit, pass, pass, declare simple_suit S HA, C7, H8, C8")
    assert cards(table) == "CA C9 CT CJ CK"


def test_solo_5_2_a_black_queen_that_is_led_asks_for_trumps() -> None:
    table = after(f"{WON}, declare simple_suit H SA, CQ")
    assert cards(table) == "H8"
    assert refused(table, "S8") == "5.2 solo-follow-trump"
    table = after(f"{WON}, declare simple_colour C SA, CQ, SJ")
    assert cards(table) == "C8"


def test_solo_5_2_who_holds_nothing_but_a_black_queen_must_play_it() -> None:
    hands = (HANDS[0], HANDS[1], "DA DK DQ DJ DT D9 SQ C8", "CA CK CJ CT C9 H9 HA HT")
    table = after(f"{WON}, declare simple_suit H SA, HK, H8", hands)
    assert cards(table) == "SQ"


def test_solo_5_3_a_plain_seven_is_the_lowest_and_a_trump_seven_the_second() -> None:
    table = after("pass, pass, solo_suit, pass, declare solo_suit D, C7, S8, C8, C9")
    assert table.truth.taken == (3,)
    table = after("pass, pass, solo_suit, pass, declare solo_suit D, D7, D8, DA, SQ")
    assert table.truth.taken == (0,)


def test_solo_5_3_a_trump_beats_the_ace_and_a_thrown_ace_beats_nothing() -> None:
    table = after(f"{WON}, declare solo_suit H, D7, D8, DA, CA")
    assert table.truth.taken == (2,)
    table.act("C8").act("CJ").act("C7").act("H8")
    assert table.truth.taken == (2, 1)


# --- the end -----------------------------------------------------------------------------------

#: Leadhand declares Simple in hearts and calls the ace of spades, which rearhand keeps to the last.
LATE = (
    "solo/american@1; dealer 3; hands C7 / H8 / SA / C9; contract {}; declarers {}; trump H;"
    " taken {}"
)


def ended(contract: str, declarer: int, taken: str, ace: str = "; called SA") -> Table:
    """The end of a deal whose last trick middlehand takes with a trump."""
    line = LATE.format(contract, declarer, taken) + ace
    table = Table.at(line)
    for _ in range(4):
        (card,) = table.legal().play
        table.act(card.text)
    return table


@pytest.mark.parametrize(
    ("declarer", "taken", "scores"),
    [
        # The declarer and the partner, whom nobody knew before the last trick, share the result.
        (0, "0 0 0 2 2 1 1", (4, -4, 4, -4)),
        (0, "0 0 2 2 1 1 3", (-4, 4, -4, 4)),
        (0, "2 2 2 2 2 1 1", (4, -4, 4, -4)),
        (0, "0 0 0 0 0 0 0", (4, -4, 4, -4)),
        (0, "1 3 1 3 1 3 1", (-4, 4, -4, 4)),
    ],
)
def test_solo_6_1_a_partner_unknown_to_the_end_wins_and_pays_alike(
    declarer: int, taken: str, scores: tuple[int, ...]
) -> None:
    table = ended("simple_suit", declarer, taken)
    assert table.scores == scores
    assert table.result is not None
    assert getattr(table.result, "partner") == 2  # noqa: B009 - a Settled of this game


@pytest.mark.parametrize(
    ("contract", "taken", "scores"),
    [
        ("solo_suit", "1 1 1 1 0 0 0", (-4, 12, -4, -4)),
        ("solo_suit", "1 1 1 0 0 0 0", (4, -12, 4, 4)),
        ("tout_suit", "1 1 1 1 1 1 1", (-16, 48, -16, -16)),
        ("tout_suit", "1 1 1 1 1 1 3", (16, -48, 16, 16)),
    ],
)
def test_solo_6_1_alone_he_is_paid_by_three_or_pays_three(
    contract: str, taken: str, scores: tuple[int, ...]
) -> None:
    assert ended(contract, 1, taken, ace="").scores == scores


def test_solo_6_2_an_end_before_the_partner_is_known_tells_who_he_was() -> None:
    line = (
        "solo/german-like@1; dealer 3; hands S7 C7 / H8 S8 / SA C8 / S9 C9; contract simple_suit;"
        " declarers 0; trump H; called SA; taken 0 0 0 0 0 0"
    )
    table = Table.at(line).act("end_deal")
    assert table.scores == (4, -4, 4, -4)
    assert getattr(table.result, "partner") == 2  # noqa: B009


# --- records -----------------------------------------------------------------------------------


def test_solo_4_3_a_record_in_the_middle_does_not_tell_the_partner() -> None:
    table = after(f"{WON}, declare simple_suit H SA, S7, S8, D9, CA")
    told = table.record()
    assert "partner" not in told
    (again,) = record.read(told, registry.rulebook)
    assert record.write([again], registry.rulebook) == told


def test_solo_5_2_a_record_with_a_revoke_is_refused_with_its_rule() -> None:
    told = after(f"{WON}, declare simple_suit H SA, S7, S8, D9, CA").record()
    with pytest.raises(IllegalRecord) as caught:
        list(record.read(told.replace("1:S8", "1:H8"), registry.rulebook))
    assert str(caught.value.refusal.rule) == "5.2 solo-follow-suit"


def test_solo_6_1_a_record_with_another_partner_is_refused() -> None:
    table = after(f"{WON}, declare simple_suit H SA")
    while table.turn is not None:
        table.act(next(iter(table.legal().play)).text)
    told = table.record()
    assert "partner 1" in told
    assert list(record.read(told, registry.rulebook))
    with pytest.raises(NotationError, match="partner 1"):
        list(record.read(told.replace("partner 1", "partner 2"), registry.rulebook))
