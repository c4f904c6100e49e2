"""The worked examples of passing, playing and winning tricks, each under its number."""

from __future__ import annotations

import msgspec
import pytest

from spadille.cards import CardSet, Seat
from spadille.games.hearts import rule
from spadille.games.hearts.event import HeartsBroken
from spadille.games.hearts.state import Phase
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.action import Deal, Exchange, Play
from spadille.rules.codec import decoder_of
from spadille.rules.event import TrickTaken
from spadille.rules.match import Evening
from spadille.rules.rule import FaultyGame, IllegalAction
from spadille.rules.standing import Standing
from tests.games.hearts.table import (
    ALL_HEARTS,
    NO_PASS,
    NORSK,
    SEATS,
    E,
    N,
    S,
    Table,
    W,
    book_of,
    cards,
    held,
    in_front_of,
    may_play,
    shuffled,
)

# --- passing ------------------------------------------------------------------------------------


def receivers(number: int) -> dict[Seat, Seat | None]:
    """To whom each seat passes in a deal of the match, found out by passing."""
    table = Table(standing=Standing(number))
    if table.state.phase != Phase.PASSING:
        return dict.fromkeys(SEATS)
    given = {seat: CardSet(list(table.state.hands[seat].known)[:3]) for seat in SEATS}
    for seat in SEATS:
        table.act(seat, Exchange(given[seat]))
    return {
        giver: next(seat for seat in SEATS if given[giver] <= table.state.hands[seat].known)
        for giver in SEATS
    }


def test_hearts_a6_01_the_cards_go_left_right_across_and_stay() -> None:
    assert receivers(1) == {N: E, E: S, S: W, W: N}
    assert receivers(2) == {N: W, W: S, S: E, E: N}
    assert receivers(3) == {N: S, S: N, E: W, W: E}
    assert receivers(4) == {N: None, E: None, S: None, W: None}
    assert receivers(5) == receivers(1)
    assert receivers(8) == receivers(4)


def test_hearts_a6_02_who_has_passed_sees_his_own_cards_and_nothing_he_will_get() -> None:
    table = Table(["AS KS QS", "", "", ""])
    table.pass_on([(N, "AS KS QS"), (W, str(CardSet(list(table.state.hands[W].known)[:3])))])
    dealt = table.state.hands[N].known | held("AS KS QS")
    view = table.view(N)
    seen = [hand.known for hand in view.hands] + [heap.known for heap in view.passed]
    assert seen == [dealt - held("AS KS QS"), *[CardSet()] * 3, held("AS KS QS"), *[CardSet()] * 3]
    assert len(dealt - held("AS KS QS")) == 10
    assert table.book.to_act(view) == {E, S}
    public = table.view(None)
    assert not any(heap.known for heap in (*public.hands, *public.passed))


def test_hearts_a6_03_anything_but_three_own_cards_is_refused() -> None:
    table = Table(["AC", "2D", "", ""])
    before = table.state
    two = CardSet(list(before.hands[N].known)[:2])
    for refused, cited in (
        (CardSet(cards("AC AC AC")), rule.PASS_THREE),
        (two, rule.PASS_THREE),
        (two | held("2D"), rule.PASS_OWN),
    ):
        with pytest.raises(IllegalAction) as caught:
            table.act(N, Exchange(refused))
        assert caught.value.rule == cited
        assert table.state is before
    with pytest.raises(msgspec.ValidationError, match="occurs twice"):
        decoder_of(table.book.actions).decode('{"type":"exchange","cards":["CA","CA","CA"]}')


def test_hearts_a6_04_who_is_passed_the_two_of_clubs_leads_it() -> None:
    table = Table(["2C 3C 4C", "AH KH QH", "AD KD QD", "AS KS QS"])
    table.pass_on([(N, "2C 3C 4C"), (E, "AH KH QH"), (S, "AD KD QD"), (W, "AS KS QS")])
    assert table.turn == E
    assert table.legal(E).play == held("2C")


def test_hearts_a6_05_the_fourth_deal_has_no_pass_at_all() -> None:
    table = Table(["", "", "2C", ""], standing=NO_PASS)
    assert table.state.phase == Phase.PLAY
    assert table.turn == S
    assert table.legal(S).play == held("2C")
    assert table.legal(S).exchange is None


def test_hearts_a6_06_a_new_match_begins_by_passing_left() -> None:
    book = book_of(f"{NORSK}+target=1")
    evening = Evening(book)
    match = evening.start(W)
    for deal in range(2):
        dealer = evening.dealer(match, W)
        for event in evening.decide(match, None, Deal(dealer, shuffled(deal))):
            match = evening.evolve(match, event)
        assert match.number == 1
        north = CardSet(list(match.deal.hands[N].known)[:3])
        for seat in SEATS:
            three = CardSet(list(match.deal.hands[seat].known)[:3])
            for event in evening.decide(match, seat, Exchange(three)):
                match = evening.evolve(match, event)
        assert north <= match.deal.hands[E].known
        while not book.is_over(match.deal):
            (seat,) = book.to_act(match.deal)
            legal = book.legal(match.deal, seat)
            action = legal.choices[0] if legal.choices else Play(next(iter(legal.play)))
            for event in evening.decide(match, seat, action):
                match = evening.evolve(match, event)
        assert match.is_over


# --- the first trick ----------------------------------------------------------------------------


def test_hearts_a6_07_the_first_lead_is_the_two_of_clubs() -> None:
    assert may_play("2C 9C AS 4H", trick=1) == held("2C")


def test_hearts_a6_08_clubs_are_followed() -> None:
    assert may_play("KC 7C QS 4H 9D", "2C JC", trick=1) == held("KC 7C")


def test_hearts_a6_09_a_hand_without_clubs_throws_no_points() -> None:
    assert may_play("QS TS 3D 8H JH", "2C JC", trick=1) == held("TS 3D")


def test_hearts_a6_10_twelve_hearts_and_the_king_of_spades() -> None:
    hearts = ALL_HEARTS.removesuffix(" AH")
    assert may_play(f"{hearts} KS", "2C", trick=1) == held("KS")


def test_hearts_a6_11_nothing_but_points_may_all_be_thrown() -> None:
    hand = f"{ALL_HEARTS.removesuffix(' AH')} QS"
    assert may_play(hand, "2C", trick=1) == held(hand)


def test_hearts_a6_12_thirteen_hearts_may_all_be_thrown() -> None:
    assert may_play(ALL_HEARTS, "2C", trick=1) == held(ALL_HEARTS)


def test_hearts_a6_13_points_thrown_on_the_first_trick_break_hearts() -> None:
    table = Table(
        ["2C", "3C", f"{ALL_HEARTS.removesuffix(' AH')} QS", "AC KD AH"], standing=NO_PASS
    )
    table.play("2C 3C QS")
    assert isinstance(table.events[-1], HeartsBroken)
    table.play("AC")
    assert table.turn == W
    assert held("KD AH") <= table.legal(W).play
    assert may_play("3H 5D", trick=2, broken=True) == held("3H 5D")


def test_hearts_a6_14_the_ban_ends_with_the_first_trick() -> None:
    assert may_play("QS 6H 9D", "4C", trick=2) == held("QS 6H 9D")


# --- leading ------------------------------------------------------------------------------------


def test_hearts_a6_15_hearts_are_led_only_once_they_are_broken() -> None:
    assert may_play("AS QH 4C", trick=2) == held("AS 4C")
    assert may_play("AS QH 4C", trick=2, broken=True) == held("AS QH 4C")


def test_hearts_a6_16_the_queen_may_be_led_at_any_time() -> None:
    assert may_play("QS 7D 5H", trick=2) == held("QS 7D")


def test_hearts_a6_17_hearts_and_the_queen() -> None:
    hand = "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH"
    assert may_play(hand, trick=3) == held("QS")
    free = f"{NORSK}+hearts_instead_of_qs_lead=true"
    assert may_play(hand, trick=3, rules=free) == held(hand)


def test_hearts_a6_18_nothing_but_hearts() -> None:
    hand = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    assert may_play(hand, trick=3) == held(hand)


def test_hearts_a6_19_the_queen_alone_is_led_to_the_last_trick() -> None:
    assert may_play("QS", trick=13) == held("QS")
    assert may_play("QS", trick=13, broken=True) == held("QS")


def test_hearts_a6_20_a_discard_frees_the_very_next_lead() -> None:
    book, state = in_front_of("AC 4H 2D", "3C 5C 9H", trick=6)
    assert state.is_broken
    for event in book.decide(state, N, Play(cards("AC")[0])):
        state = book.evolve(state, event)
    assert book.to_act(state) == {N}
    assert book.legal(state, N).play == held("4H 2D")


# --- following, winning -------------------------------------------------------------------------


def test_hearts_a6_21_the_queen_breaks_hearts_although_she_only_followed() -> None:
    assert may_play("QS 2S AH", "9S", trick=5) == held("QS 2S")
    for rules, is_broken in ((NORSK, True), ("hearts/windows", False)):
        book, state = in_front_of("QS 2S AH", "9S", trick=5, rules=rules)
        for event in book.decide(state, N, Play(cards("QS")[0])):
            state = book.evolve(state, event)
        assert state.is_broken == is_broken


def test_hearts_a6_22_hearts_may_be_thrown_before_they_are_broken() -> None:
    assert may_play("AH QS 3D", "9C", trick=5) == held("AH QS 3D")


def test_hearts_a6_23_the_two_of_clubs_is_never_left_after_the_first_trick() -> None:
    line = f"{book_of().profile}; dealer 3; number 4; hands 2C ?12 / ?13 / ?13 / ?12; trick 3:D3"
    with pytest.raises(FaultyGame) as refused:
        position.read(line, rulebook)
    assert "the first trick begins with C2, not D3" in refused.value.faults
    line = (
        f"{book_of().profile}; dealer 3; number 4; hands 2C ?11 / ?12 / ?12 / ?11; taken 3;"
        " trick 3:H3; broken"
    )
    with pytest.raises(FaultyGame) as refused:
        position.read(line, rulebook)
    assert "nobody holds C2 once it was led" in refused.value.faults


def test_hearts_a6_24_the_highest_card_of_the_suit_led_takes_everything() -> None:
    line = (
        f"{book_of().profile}; dealer 3; number 4; hands ?11 / ?11 / ?11 / QS ?11; taken 0;"
        " trick 0:5D 1:AH 2:9D; broken; turn 3"
    )
    book, state = position.read(line, rulebook)
    events = book.decide(state, W, Play(cards("QS")[0]))
    for event in events:
        state = book.evolve(state, event)
    assert events[-1] == TrickTaken(S)
    assert book.picture(state, None).places[S].penalty == 14


#: Example 25: the hands, and each trick with who leads it.
ORACLE_HANDS = (
    "QS 9S 8S JH 2H KD JD TD 3D 2D JC 7C 3C",
    "6S 4S AH 9H 7H 6H 5H AD 9D 7D 5D 6C 4C",
    "KS JS TS 5S 2S QH 4H 3H QD AC QC TC 2C",
    "AS 7S 3S KH TH 8H 8D 6D 4D KC 9C 8C 5C",
)
ORACLE_TRICKS = (
    (S, "2C KC 3C 6C"),
    (W, "3S 8S 4S 5S"),
    (N, "KD 9D QD 4D"),
    (N, "2D 7D 3H 8D"),
    (W, "5C JC 4C QC"),
    (S, "AC 9C 7C 5D"),
    (S, "2S AS 9S 6S"),
    (W, "7S QS 6H TS"),
    (N, "3D AD KS 6D"),
    (E, "7H QH KH JH"),
    (W, "8H 2H AH 4H"),
    (E, "5H JS TH JD"),
    (W, "8C TD 9H TC"),
)


def test_hearts_a6_25_a_whole_deal_from_openspiels_playthrough() -> None:
    table = Table(ORACLE_HANDS, standing=NO_PASS)
    for leader, trick in ORACLE_TRICKS:
        assert table.turn == leader
        table.play(trick)
    assert table.settled.scores == (14, 4, 1, 7)
