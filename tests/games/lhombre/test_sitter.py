"""Whoever sits out may play a nolo with the talon's cards (section 3.3)."""

from __future__ import annotations

import re

import pytest

from spadille.cards import CardSet, Hand, Seat
from spadille.games import registry
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import Join, StayOut
from spadille.games.lhombre.event import SitterLooked, SitterPlayed, SitterStayedOut
from spadille.games.lhombre.state import Phase
from spadille.notation import position
from spadille.rules.action import Bid, Exchange, Pass, Play
from spadille.rules.event import Played
from spadille.rules.rule import FaultyGame
from tests.games.lhombre.table import (
    FOUR_B,
    FOUR_F,
    FOUR_M,
    FOUR_O,
    PROFILES,
    Table,
    cards,
    deck_of,
    lines,
    play_out,
    rules,
    win_auction,
)

F, SITTER, M, B = FOUR_F, FOUR_O, FOUR_M, FOUR_B
FOUR = rules("hjemme+seats=4")


def looking(contract: str = "pure_nolo", declarer: Seat = M, changes: int = 0) -> Table:
    """The table when the sitter has looked; the declarer has changed some cards if he may."""
    table = win_auction(Table(book=FOUR), declarer, contract)
    if table.phase == Phase.EXCHANGE:
        table.do(Exchange(CardSet(list(table.hand(declarer))[:changes])))
    return table


def some(table: Table, count: int) -> Exchange:
    """An exchange of so many of the sitter's cards."""
    return Exchange(CardSet(list(table.hand(SITTER))[:count]))


@pytest.mark.parametrize("contract", ["simple_nolo", "pure_nolo"])
@pytest.mark.parametrize("changes", [0, 4, 9])
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_3_3_the_sitter_looks_at_the_talon_and_all_that_was_laid_away(
    contract: str, changes: int, declarer: Seat
) -> None:
    table = Table(book=FOUR)
    talon = table.state.talon.cards
    wanted = CardSet(talon)
    if win_auction(table, declarer, contract).phase == Phase.EXCHANGE:
        thrown = CardSet(list(table.hand(declarer))[:changes])
        wanted = CardSet(talon[changes:]) | thrown
        table.do(Exchange(thrown))
    assert (table.phase, table.turn) == (Phase.SITTER, SITTER)
    assert len(wanted) == 13
    assert table.hand(SITTER) == wanted
    assert not len(table.state.talon)
    assert table.events[-1] == SitterLooked(SITTER, Hand(wanted))


@pytest.mark.parametrize("viewer", [F, M, B, None])
def test_lhombre_3_3_nobody_else_sees_them(viewer: Seat | None) -> None:
    table = looking("simple_nolo", changes=5)
    assert table.view(viewer).hands[SITTER] == Hand(CardSet(), 13)
    table.do(some(table, 4))
    assert table.view(viewer).hands[SITTER] == Hand(CardSet(), 9)
    assert table.view(viewer).discards[SITTER] == Hand(CardSet(), 4)
    assert table.view(SITTER).discards[SITTER] == Hand(CardSet(table.state.discards[SITTER].known))


@pytest.mark.parametrize("answer", ["waits", "plays", "stays out"])
def test_lhombre_3_3_who_laid_cards_away_still_knows_which(answer: str) -> None:
    table = calls_of_two()
    thrown = {}
    for seat, count in ((M, 5), (B, 2)):
        thrown[seat] = CardSet(list(table.hand(seat))[:count])
        table.do(Exchange(thrown[seat]))
    if answer != "waits":
        table.do(some(table, 4) if answer == "plays" else StayOut())
    for seat in (F, SITTER, M, B):
        view = table.view(seat)
        mine = table.book.picture(view, seat).discards
        if seat != SITTER:
            assert mine == thrown.get(seat, CardSet())
        for other in {M, B} - {seat}:
            assert not view.laid_away(other)
        line = position.write(table.book, view)
        assert position.read(line, registry.rulebook)[1] == view
        assert ("remembered" in line) == (seat in thrown)
    assert not table.view(None).remembered
    assert table.state.remembered == (CardSet(), CardSet(), thrown[M], thrown[B])


def calls_of_two() -> Table:
    """A Købe Nolo that middlehand bid, and the dealer plays too."""
    return Table(book=FOUR).do(Pass(), Bid("simple_nolo"), Join())


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ("- / - / SA / -", "seat 2 did not lay 1 cards away"),
        ("- / - / SA S2 / S2", "S2 was laid away by seat 3"),
    ],
)
def test_lhombre_3_3_nobody_laid_away_what_another_had(told: str, fault: str) -> None:
    table = calls_of_two()
    table.do(Exchange(CardSet(list(table.hand(M))[:2])), Exchange(CardSet(list(table.hand(B))[:1])))
    line = position.write(table.book, table.view(F)).replace("turn", f"remembered {told}; turn")
    with pytest.raises(FaultyGame) as caught:
        position.read(line, registry.rulebook)
    assert fault in caught.value.faults


def test_lhombre_3_3_he_lays_four_away_and_plays_the_other_nine() -> None:
    table = looking()
    asked = table.legal.exchange
    assert asked is not None
    assert (asked.minimum, asked.maximum) == (4, 4)
    assert asked.cards == table.hand(SITTER)
    assert table.legal.choices == (StayOut(),)
    for count in (0, 3, 5, 13):
        assert table.refusal(some(table, count)).rule == rule.SITTER
    assert table.refusal(Exchange(CardSet(list(table.hand(F))[:4]))).rule == rule.SITTER
    assert table.refusal(Pass()).rule == rule.SITTER
    action = some(table, 4)
    left = table.hand(SITTER) - action.cards
    table.do(action)
    assert table.events[-1] == SitterPlayed(SITTER, Hand(action.cards))
    assert table.hand(SITTER) == left
    assert table.state.declarers == (M, SITTER), "as if he had bid it himself"
    assert table.state.defenders == (F, B)


def test_lhombre_3_3_nobody_plays_before_he_has_said_whether_he_does() -> None:
    table = looking()
    for seat in (F, M, B):
        assert table.refusal(Play(next(iter(table.hand(seat)))), seat).rule == rule.TURN


def test_lhombre_3_3_of_four_who_play_the_sitter_comes_between_forehand_and_middlehand() -> None:
    table = looking()
    table.do(some(table, 4))
    assert table.state.players == (F, SITTER, M, B)
    for _ in range(4):
        assert not table.state.tricks
        table.do(Play(next(iter(table.legal.play))))
    played = [event.seat for event in table.events if isinstance(event, Played)]
    assert played == [F, SITTER, M, B]
    assert len(table.state.tricks) == 1
    play_out(table)
    assert sum(table.settled.tricks) == 9


def test_lhombre_3_3_who_stays_out_loses_a_point_whatever_comes() -> None:
    for contract in ("simple_nolo", "pure_nolo"):
        table = looking(contract).do(StayOut())
        assert table.events[-1] == SitterStayedOut(SITTER)
        assert table.state.players == (F, M, B)
        assert (table.phase, table.turn) == (Phase.PLAY, F)
        assert not len(table.state.hands[SITTER])
        play_out(table)
        assert table.settled.scores[SITTER] == -1
        assert table.settled.declarers == (M,)
        assert lines(table, "sat_out") == [("sat_out", SITTER, -1)]


def test_lhombre_3_3_toggle_sitter_cost() -> None:
    table = win_auction(Table(book=rules("hjemme+seats=4+sitter_cost=2")), M, "pure_nolo")
    assert play_out(table.do(StayOut())).settled.scores[SITTER] == -2


def test_lhombre_3_3_who_plays_does_not_lose_the_point() -> None:
    table = play_out(looking().do(some(looking(), 4)))
    assert lines(table, "sat_out") == []
    assert set(table.settled.declarers) == {M, SITTER}


@pytest.mark.parametrize(
    ("contract", "tricks", "scores"),
    [
        ("simple_nolo", (8, 0, 1, 0), (0, 2, -2, 0)),
        ("simple_nolo", (0, 3, 0, 6), (0, -4, 2, 0)),
        ("simple_nolo", (0, 4, 5, 0), (0, -5, -6, 0)),
        ("pure_nolo", (9, 0, 0, 0), (0, 4, 4, 0)),
        ("pure_nolo", (6, 1, 2, 0), (0, -4, -5, 0)),
    ],
)
def test_lhombre_3_3_the_sitter_is_paid_for_his_own_tricks(
    contract: str, tricks: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """All but the last trick have been taken; the king of spades takes that."""
    winners = [seat for seat, count in enumerate(tricks) for _ in range(count)]
    hands = ["S3", "S4", "S5", "S6"]
    hands[winners[-1]] = "SK"
    taken = " ".join(map(str, winners[:-1]))
    table = Table.at(
        f"{FOUR.profile}; dealer 3; hands {' / '.join(hands)}; talon -;"
        f" discards - / ?4 / - / -; contract {contract}; declarers 2 1; taken {taken};"
        " sitter plays"
    )
    for _ in range(4):
        table.do(Play(next(iter(table.legal.play))))
    assert table.settled.tricks == tricks
    assert table.settled.scores == scores


def test_lhombre_3_3_the_sitter_comes_after_all_who_joined() -> None:
    table = Table(book=FOUR).do(Bid("simple_nolo"), Join(), Join())
    while table.phase == Phase.EXCHANGE:
        table.do(Exchange(CardSet(list(table.hand(table.turn))[:4])))
    assert (table.phase, table.turn) == (Phase.SITTER, SITTER)
    assert len(table.hand(SITTER)) == 13
    table.do(some(table, 4))
    assert table.state.declarers == (F, M, B, SITTER)
    assert table.state.defenders == ()
    play_out(table)
    assert len(table.settled.outcomes) == 4


@pytest.mark.parametrize(
    "contract",
    [name for name in FOUR.profile.options.bids if "nolo" not in name and name != "grand_tourne"],
)
def test_lhombre_3_3_in_a_game_he_sits_over(contract: str) -> None:
    deck = deck_of({M: cards("SA CA")}, book=FOUR)
    table = play_out(win_auction(Table(deck, book=FOUR), M, contract))
    assert not any(isinstance(event, SitterLooked) for event in table.events)
    assert table.settled.scores[SITTER] == 0


def test_lhombre_3_3_nor_does_he_play_a_nolo_ouvert() -> None:
    table = win_auction(Table(book=FOUR), M, "nolo_ouvert")
    assert table.phase == Phase.PLAY
    assert play_out(table).settled.scores[SITTER] == 0


@pytest.mark.parametrize(
    "name",
    [f"{name}+seats=4" for name in PROFILES if name != "hjemme"]
    + ["hjemme+seats=4+sitter_nolo=false"],
)
@pytest.mark.parametrize("contract", ["simple_nolo", "pure_nolo"])
def test_lhombre_3_3_in_other_profiles_he_only_sits_over(name: str, contract: str) -> None:
    book = rules(f"{name}+umbrella=false")
    table = play_out(win_auction(Table(book=book), M, contract))
    assert table.settled.declarers == (M,)
    assert table.settled.scores[SITTER] == 0


def test_lhombre_3_3_of_three_nobody_sits_over() -> None:
    table = win_auction(Table(), Seat(1), "pure_nolo")
    assert table.phase == Phase.PLAY
    assert table.state.sitter is None


@pytest.mark.parametrize("calls", ["", "calls 1:simple_nolo 0:pass 3:pass; "])
def test_lhombre_3_3_the_sitter_is_never_the_first_declarer(calls: str) -> None:
    table = looking("simple_nolo")
    line = position.write(table.book, table.state)
    won = r"(calls [^;]*; )?(contract [^;]*; declarers) [^;]*"
    told = re.sub(won, rf"{calls}\2 {SITTER}", line)
    assert told != line
    with pytest.raises(FaultyGame, match=f"seat {SITTER} is a declarer exactly where it plays"):
        position.read(told, registry.rulebook)


def test_lhombre_3_3_the_sitter_takes_no_trick_before_he_plays() -> None:
    table = win_auction(Table(book=FOUR), M, "nolo_ouvert")
    while table.phase != Phase.PLAY:
        table.do(*table.legal.choices[:1])
    while not table.state.taken:
        table.do(Play(next(iter(table.legal.play))))
    line = position.write(table.book, table.state)
    told = re.sub(r"taken \d; tricks [^;]*", f"taken {SITTER}", line)
    assert told != line
    with pytest.raises(FaultyGame, match=f"seat {SITTER}"):
        position.read(told, registry.rulebook)
