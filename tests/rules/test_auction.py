"""The auction of duels, against a plain telling of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Seat
from spadille.rules.auction import Auction


def start(seats: int) -> Auction:
    """Before anybody spoke; seat 0 is first."""
    return Auction(tuple(Seat(seat) for seat in range(seats)))


@given(st.integers(2, 5), st.lists(st.sampled_from(["bid", "hold", "pass"]), max_size=30))
def test_duels_until_all_but_one_have_passed(seats: int, calls: list[str]) -> None:
    """Two duel; whoever passes leaves for the next; the winner of the last duel has it."""
    auction = start(seats)
    waiting = list(range(2, seats))
    duel, holder, height = [0, 1], None, 0
    for call in calls:
        if len(duel) == 1 and (holder is not None or not waiting):
            break
        speaker = next(seat for seat in duel if seat != holder)
        assert not auction.is_over
        assert auction.turn == speaker
        assert auction.is_turn_senior == (speaker == min(duel))
        if call == "bid":
            height, holder = height + 1, speaker
            auction = auction.says(str(height))
        elif call == "hold" and holder is not None and speaker == min(duel):
            holder = speaker
            auction = auction.says("hold")
        else:
            duel.remove(speaker)
            auction = auction.says("pass")
        if waiting and len(duel) < 2:
            duel.append(waiting.pop(0))
        if not duel or (len(duel) == 1 and holder is not None and not waiting):
            break
        assert auction.holder == holder
        assert auction.standing == (str(height) if height else None)
    if not duel:
        assert auction.is_washed_out
        assert auction.is_over
        assert auction.winners == ()
    elif duel == [holder] and not waiting:
        assert auction.winners == (holder,)
        assert auction.is_over
    else:
        assert not auction.is_over


def test_all_pass_is_a_washout() -> None:
    auction = start(3).passes().passes().passes()
    assert auction.is_washed_out
    assert auction.winners == ()


def test_the_last_to_speak_may_still_bid_when_all_others_passed() -> None:
    auction = start(3).passes().passes()
    assert not auction.is_over
    assert auction.turn == 2
    assert auction.bid("game").winners == (2,)


def test_an_auction_is_never_changed_by_what_follows() -> None:
    auction = start(3)
    auction.bid("game")
    auction.passes()
    assert auction == start(3)


def test_who_joins_plays_beside_the_holder() -> None:
    auction = start(3).bid("nolo").joins()
    assert not auction.is_over
    assert auction.turn == 2
    assert auction.passes().winners == (0, 1)
    assert auction.joins().winners == (0, 1, 2)


def test_a_higher_bid_asks_all_who_are_left_again_the_former_holder_first() -> None:
    auction = start(3).bid("game").bid("nolo").joins().bid("solo")
    assert auction.joined == ()
    assert auction.turn == 1
    assert auction.passes().turn == 0
    assert auction.passes().passes().winners == (2,)
    again = auction.bid("better")
    assert again.turn == 2
    assert again.passes().turn == 0


def test_a_seat_that_passed_is_not_asked_to_join() -> None:
    auction = start(3).bid("game").passes().bid("nolo")
    assert auction.turn == 0
    assert auction.joins().winners == (2, 0)
