"""What the heuristic player of Hearts does with the queen of spades and a moon about."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots import registry
from spadille.cards import Card, CardSet
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.standing import Standing
from tests.games.hearts.table import MOON, NORSK, N, Table, ended, held

PLAYER = registry.player("heuristic")


def _passed(hand: str, rules: str = NORSK) -> CardSet:
    """The cards that north passes from a hand."""
    table = Table([hand, "", "", ""], rules=rules, standing=Standing(1))
    action = PLAYER.choose(table.book, table.view(N), N, Random(0))
    assert isinstance(action, Exchange)
    return action.cards


def _played(hand: str, led: str = "", taken: str = "", told: str = "") -> str:
    """The card that north plays from a whole hand, all others' cards lying face down."""
    size, fallen = len(hand.split()), led.split()
    leader = 4 - len(fallen)
    others = " / ".join(f"?{size - (seat >= leader)}" for seat in (1, 2, 3))
    plays = " ".join(f"{leader + at}:{card}" for at, card in enumerate(fallen))
    fields = [
        f"{NORSK}@1",
        "dealer 3; number 4",
        f"hands {hand} / {others}",
        f"taken {taken}" if taken else f"opener {leader % 4}",
        f"trick {plays}" if plays else "",
        told,
        "turn 0",
    ]
    book, state = position.read("; ".join(fields), rulebook)
    action: Action = PLAYER.choose(book, state, N, Random(0))
    assert isinstance(action, Play)
    return action.card.text


# --- passing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand",
    [
        "SQ H2 H3 H5 HJ D2 D4 D6 D9 C2 C4 C6 C8",
        "SQ SJ H2 H3 H5 D2 D4 D6 D9 C2 C4 C6 C8",
        "SQ S3 S4 H2 H3 H5 D2 D4 D6 C2 C4 C6 C8",
    ],
)
def test_the_queen_is_passed_from_few_spades(hand: str) -> None:
    assert held("SQ") <= _passed(hand)


@pytest.mark.parametrize(
    "hand",
    [
        "SQ S2 S3 S5 S7 HK HQ HA D2 DK DA C2 CA",
        "SQ S2 S3 S5 S7 S8 HK HQ D2 DK DA C2 CA",
    ],
)
def test_the_queen_is_kept_among_many_spades(hand: str) -> None:
    assert not held("SQ") & _passed(hand)


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("SA SK S3 H2 H3 H5 D2 D4 D6 C2 C4 C6 C8", "SA SK"),
        # Whoever passes the queen alone may get her back under a bare ace or king.
        ("SA SK SQ H2 H3 H5 D2 D4 D6 D7 C4 C6 C8", "SA SK SQ"),
        ("SK SQ S3 S5 H2 H3 H4 D2 D3 D6 D7 C3 C6", "SK SQ"),
    ],
)
def test_ace_and_king_go_from_few_spades(hand: str, passed: str) -> None:
    assert held(passed) <= _passed(hand)


def test_low_spades_stay_in_the_hand() -> None:
    assert not held("S2 S3 S4") & _passed("S2 S3 S4 H2 HK HA D2 D4 DK DA C4 CK CA")


def test_high_spades_stay_where_they_may_not_be_passed() -> None:
    hand = "SA SK SQ H2 H3 H5 D2 D4 D6 D7 C4 C6 C8"
    assert not held("SA SK SQ") & _passed(hand, f"{NORSK}+keep_high_spades=true")


# --- the queen ----------------------------------------------------------------------------------


def test_a_trick_with_the_queen_in_it_is_ducked() -> None:
    assert _played("SA S2 H4 D5 D6 C7 C8", "S5 SK SQ", "1 2 3 1 2 1") == "S2"
    assert _played("SK S2 H4 D5 D6 C7 C8", "SJ SQ", "1 2 3 1 2 2") == "S2"
    assert _played("DA D2 S4 S5 S6 C7 C8", "D9 DK SQ", "1 2 3 1 2 1") == "D2"


def test_the_queen_falls_under_ace_or_king() -> None:
    assert _played("SQ S2 H4 D5 D6 C7 C8", "S5 SK", "1 2 3 1 2 2") == "SQ"
    assert _played("SQ S2 H4 D5 D6 C7 C8", "S5 SA S3", "1 2 3 1 2 1") == "SQ"


@pytest.mark.parametrize(
    ("led", "hand"),
    [
        ("S4", "S2 SQ H5 H8 H9 D2 D3 C8 C9"),
        ("S4 S9", "S2 SQ H5 H8 H9 D2 D3 C8 C9"),
        ("S4 S9 S3", "S2 SQ H5 H8 H9 D2 D3 C8 C9"),
        ("S8", "S2 SQ HA H8 D2 D4 DJ DK C8"),
    ],
)
def test_the_queen_is_not_laid_on_her_own_trick(led: str, hand: str) -> None:
    leader = 4 - len(led.split())
    assert _played(hand, led, f"1 2 3 {leader}") != "SQ"


def test_the_queen_is_thrown_at_the_first_chance() -> None:
    assert _played("SQ S2 S4 H4 D6 D9 DK", "C5 CK", "1 2 3 1 2 2") == "SQ"
    assert _played("SQ S2 S4 S5 HA D6 D9", "C5 C9 CJ", "1 2 3 1 2 1") == "SQ"
    # However safe she is among many spades, and however much a void is worth.
    assert _played("SA SK SQ SJ S9 S2 C4", "D2 DJ DQ", "1 2 3 1 2 1", "broken") == "SQ"


def test_the_queen_is_not_led_alone() -> None:
    # Ace and king are out, and whoever has one also has lower spades.
    text = (
        f"{NORSK}@1; dealer 0; number 4; hands SQ HA H5 H7 HJ DA D4 DT C7 CJ CK / ?11 / ?11 / ?11;"
        " taken 2 0; tricks 1:C2 2:CT 3:C5 0:C9 / 2:S2 3:S4 0:SJ 1:S9; turn 0"
    )
    book, state = position.read(text, rulebook)
    assert PLAYER.choose(book, state, N, Random(0)) != Play(Card("SQ"))


def test_the_queen_is_not_led() -> None:
    assert _played("SQ H5 H6 HT HQ D3 D4 C6 C9", "", "0 2 3 0") != "SQ"
    assert _played("SQ S7 HA H6 H9 HQ", "", "0 2 3 0 1 1 0", "broken") != "SQ"


def test_low_spades_are_led_to_bring_the_queen_out() -> None:
    assert _played("S2 S6 S9 DK D4 C7 CK C9 H5", "", "0 2 3 0").startswith("S")


def test_ace_and_king_of_spades_wait_for_the_queen() -> None:
    assert _played("SA S6 S9 DK D4 C7 C3", "", "0 2 3 0 0 0") != "SA"
    assert _played("SA S4 H4 D5 D6 C7 C8", "S5", "1 2 3 1 2 3") == "S4"
    assert _played("SA S6 HA H3 HJ D8 D9 C3 C4", "S3 ST", "1 2 3 2") == "S6"


# --- ducking ------------------------------------------------------------------------------------


def test_the_highest_card_goes_that_does_not_win() -> None:
    assert _played("D2 D9 DQ H5 C7 C8 S4", "DT D3", "1 2 3 1 2 2") == "D9"


def test_who_must_win_a_trick_without_points_wins_it_high() -> None:
    assert _played("DQ DK H5 C7 C8 S4 S3", "DT D3 D5", "1 2 3 1 2 1") == "DK"
    hand = "CA C4 S2 S3 S4 H2 H3 H4 H9 D2 D3 D4 D5"
    assert _played(hand, "C2 C9 CJ") == "CA"


# --- the moon -----------------------------------------------------------------------------------

#: What somebody has taken who may be shooting the moon.
NEARLY = "H3 H4 H5 H6 H7 H8 SQ"
HIS = f"captured - / {NEARLY} / - / -; broken"


def test_an_obvious_moon_is_stopped() -> None:
    assert _played("HA H2 C3 C4 D5", "HK H9 HT", "1 1 1 1 1 1 1 1", HIS) == "HA"
    assert _played("SA S2 D5 D4", "S5 S9 HQ", "1 1 1 1 1 1 1 1 1", HIS) == "SA"


def test_a_moon_is_not_fed() -> None:
    assert not _played("H2 S9 DJ D4", "CA CK C5", "1 1 1 1 1 1 1 1 1", HIS).startswith("H")


def test_a_heart_on_anothers_trick_stops_a_moon() -> None:
    assert _played("H2 S9 DJ D4", "C5 CK C3", "1 1 1 1 1 1 1 1 1", HIS) == "H2"


def test_the_last_heart_that_stops_a_moon_is_kept() -> None:
    his = f"captured - / - / {NEARLY} H9 / -; broken"
    assert _played("HA C9 D5 DJ", "CA CK", "2 2 2 2 2 2 2 2 2", his) != "HA"


def test_without_a_moon_to_fear_points_are_ducked() -> None:
    told = f"captured - / H3 / {NEARLY.removeprefix('H3 ')} / -; broken"
    assert _played("CA C3 D5 D4", "C9 HJ", "1 2 2 2 2 2 2 2 2", told) == "C3"


def test_a_moon_of_ones_own_is_gone_on_with() -> None:
    mine = "captured SQ H4 H5 H6 H7 / - / - / -; broken"
    assert _played("HA HK HQ H2", "", "1 0 0 0 0 0 0 0 0", mine) in {"HA", "HK", "HQ"}
    anothers = "captured SQ H4 H5 H6 / H7 / - / -; broken"
    assert _played("HA HK HQ H2", "", "1 0 0 0 0 0 0 0 0", anothers) == "H2"


@pytest.mark.parametrize(
    ("points", "chosen"),
    [
        ((10, 20, 30, 40), AddToOthers()),
        ((40, 70, 75, 74), AddToOthers()),
        # To add would end the match for somebody else.
        ((95, 80, 85, 60), SubtractOwn()),
    ],
)
def test_who_shot_the_moon_adds_unless_another_would_have_fewest(
    points: tuple[int, ...], chosen: Action
) -> None:
    table = ended([MOON, "", "", ""], tricks=(12, 0, 0, 0), points=points)
    assert PLAYER.choose(table.book, table.state, N, Random(0)) == chosen
