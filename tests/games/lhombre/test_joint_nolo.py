"""Several players in one nolo (section 3.3)."""

from __future__ import annotations

import pytest

from spadille.cards import CardSet, Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, Join
from spadille.games.lhombre.event import ContractMade, Joined
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from tests.games.lhombre.table import (
    HOME_CONTRACTS,
    PROFILES,
    B,
    F,
    M,
    Table,
    cards,
    deck_of,
    lines,
    rules,
)

JOINABLE = ["simple_nolo", "pure_nolo"]
#: A table at which the left-hand defender exchanges first.
LEFT = "hjemme+exchange_order=left"


def calls(*said: str, table: Table | None = None) -> Table:
    """A table after these calls: a contract, ``pass`` or ``join``."""
    words: dict[str, Action] = {"pass": Pass(), "join": Join()}
    return (table or Table()).do(*(words.get(word) or Bid(word) for word in said))


def exchanged(table: Table) -> Table:
    """The table when everybody has kept his cards."""
    while table.phase == Phase.EXCHANGE:
        table.do(Exchange(CardSet()))
    return table


@pytest.mark.parametrize("contract", HOME_CONTRACTS)
def test_lhombre_3_3_only_two_nolos_may_be_joined(contract: str) -> None:
    deck = deck_of({F: cards("SA CA")})
    table = calls(contract, table=Table(deck))
    assert (Join() in table.legal.choices) == (contract in JOINABLE)
    if contract not in JOINABLE:
        assert table.refusal(Join()).rule == rule.JOIN


@pytest.mark.parametrize("profile", [name for name in PROFILES if name != "hjemme"])
@pytest.mark.parametrize("contract", JOINABLE)
def test_lhombre_3_3_nobody_joins_in_any_other_profile(profile: str, contract: str) -> None:
    table = calls(contract, table=Table(book=rules(f"{profile}+umbrella=false")))
    assert Join() not in table.legal.choices
    assert table.refusal(Join()).rule == rule.JOIN


def test_lhombre_3_3_nothing_is_joined_before_there_is_a_bid() -> None:
    assert calls().refusal(Join()).rule == rule.JOIN
    assert calls("pass").refusal(Join()).rule == rule.JOIN


@pytest.mark.parametrize("contract", JOINABLE)
@pytest.mark.parametrize(
    ("said", "declarers"),
    [
        (("nolo", "pass", "pass"), (F,)),
        (("nolo", "join", "pass"), (F, M)),
        (("nolo", "pass", "join"), (F, B)),
        (("nolo", "join", "join"), (F, M, B)),
        (("pass", "nolo", "join"), (M, B)),
        (("game", "nolo", "join", "join"), (M, B, F)),
        (("game", "nolo", "join", "pass"), (M, F)),
        (("game", "nolo", "pass", "join"), (M, B)),
        (("game", "pass", "nolo", "join"), (B, F)),
        (("pass", "game", "nolo", "join"), (B, M)),
    ],
)
def test_lhombre_3_3_who_plays_the_nolo(
    contract: str, said: tuple[str, ...], declarers: tuple[Seat, ...]
) -> None:
    """The holder first, the others to his right; the auction ends when all have answered."""
    table = calls(*(contract if word == "nolo" else word for word in said))
    made = [event for event in table.events if isinstance(event, ContractMade)]
    assert [(event.contract, event.declarers) for event in made] == [(contract, declarers)]
    assert table.state.declarers == declarers
    assert set(table.state.defenders) == {F, M, B} - set(declarers)
    joined = [event.seat for event in table.events if isinstance(event, Joined)]
    assert set(joined) == set(declarers[1:])


def test_lhombre_3_3_the_bid_of_one_is_enough_for_those_who_are_still_asked() -> None:
    table = calls("simple_nolo", "join")
    assert table.turn == B
    assert table.legal.choices[:2] == (Pass(), Join())
    assert "solo" in table.bids


def test_lhombre_3_3_a_higher_bid_undoes_the_joint_nolo_and_asks_all_again() -> None:
    """Everybody still in the auction, the last holder first."""
    table = calls("simple_nolo", "join", "solo")
    assert table.turn == F
    assert not table.state.auction.joined
    assert Join() not in table.legal.choices, "a Solo is nobody else's"
    table.do(Pass())
    assert table.turn == M
    table.do(Pass())
    assert (table.state.declarers, table.state.contract_name) == ((B,), "solo")


def test_lhombre_3_3_the_last_holder_answers_before_who_had_joined_him() -> None:
    table = calls("game", "simple_nolo", "join", "pure_nolo")
    assert table.turn == M
    table.do(Join())
    assert table.turn == F
    table.do(Join())
    assert table.state.contract_name == "pure_nolo"
    assert table.state.declarers == (B, F, M)


def test_lhombre_3_3_who_had_joined_may_overbid_afterwards() -> None:
    table = calls("simple_nolo", "join", "solo", "pass", "pure_nolo")
    assert table.turn == B
    table.do(Join())
    assert table.state.declarers == (M, B)


@pytest.mark.parametrize(
    ("said", "turns"),
    [
        (("simple_nolo", "join", "join"), [F, M, B]),
        (("game", "simple_nolo", "join", "join"), [M, B, F]),
        (("pass", "simple_nolo", "join"), [M, B]),
        (("simple_nolo", "pass", "join"), [F, B]),
        (("game", "pass", "simple_nolo", "join"), [B, F]),
    ],
)
def test_lhombre_3_3_all_nolo_players_exchange_the_holder_first(
    said: tuple[str, ...], turns: list[Seat]
) -> None:
    table, asked = calls(*said), []
    assert table.state.exchanging == tuple(turns)
    while table.phase == Phase.EXCHANGE:
        asked.append(table.turn)
        table.do(Exchange(CardSet()))
    assert asked == turns


def test_lhombre_3_3_the_cards_to_draw_grow_fewer_for_each() -> None:
    table = calls("simple_nolo", "join", "join")
    limits = []
    for count in (9, 3, 1):
        asked = table.legal.exchange
        assert asked is not None
        limits.append((asked.minimum, asked.maximum))
        table.do(Exchange(CardSet(list(asked.cards)[:count])))
    assert limits == [(0, 9), (0, 4), (0, 1)]
    assert table.phase == Phase.PLAY
    table = calls("simple_nolo", "join", "join")
    for count in (9, 4):
        table.do(Exchange(CardSet(list(table.hand(table.turn))[:count])))
    assert table.phase == Phase.PLAY, "the last is not asked when nothing is left"


def test_lhombre_3_3_in_a_pure_nolo_nobody_exchanges() -> None:
    table = calls("pure_nolo", "join", "join")
    assert (table.phase, table.turn) == (Phase.PLAY, F)


def taken(
    contract: str, declarers: str, winners: list[Seat], name: str = "hjemme", left: int = 1
) -> Table:
    """A nolo in which the tricks went to ``winners``, but for the last: they are to be played.

    All hold spades only, the winner of the next trick the king.
    """
    done = winners[: 9 - left]
    spades = [["S7", "S3"], ["S6", "S4"], ["S5", "S2"]]
    spades[winners[9 - left]][0] = "SK"
    hands = " / ".join(" ".join(hand[:left]) for hand in spades)
    said = " ".join(str(int(seat)) for seat in done)
    return Table.at(
        f"{rules(name).profile}; dealer 2; hands {hands}; talon ?13;"
        f" contract {contract}; declarers {declarers}; taken {said}"
    )


def winners_of(*tricks: int) -> list[Seat]:
    """Who takes each trick, so many for each seat; forehand's come first."""
    return [seat for seat, count in zip((F, M, B), tricks, strict=True) for _ in range(count)]


@pytest.mark.parametrize(
    ("contract", "declarers", "tricks", "scores", "outcomes"),
    [
        ("simple_nolo", "0 1", (0, 0, 9), (2, 2, 0), ("win", "win")),
        ("simple_nolo", "0 1", (1, 0, 8), (-2, 2, 0), ("bet", "win")),
        ("simple_nolo", "0 1", (2, 7, 0), (-3, -8, 0), ("codille", "codille")),
        ("simple_nolo", "1 2", (6, 1, 2), (0, -2, -3), ("bet", "codille")),
        ("simple_nolo", "2 0 1", (3, 3, 3), (-4, -4, -4), ("codille",) * 3),
        ("simple_nolo", "0 1 2", (9, 0, 0), (-10, 2, 2), ("codille", "win", "win")),
        ("pure_nolo", "0 1", (0, 0, 9), (4, 4, 0), ("win", "win")),
        ("pure_nolo", "0 2", (1, 6, 2), (-4, 0, -5), ("bet", "codille")),
        ("pure_nolo", "0 1 2", (1, 0, 8), (-4, 4, -5), ("bet", "win", "codille")),
    ],
)
def test_lhombre_3_3_each_is_paid_for_his_own_tricks(
    contract: str,
    declarers: str,
    tricks: tuple[int, int, int],
    scores: tuple[int, ...],
    outcomes: tuple[str, ...],
) -> None:
    table = taken(contract, declarers, winners_of(*tricks))
    for _ in range(3):
        table.do(Play(next(iter(table.legal.play))))
    settled = table.settled
    assert settled.tricks == tricks
    assert settled.scores == scores
    assert settled.declarers == tuple(Seat(int(seat)) for seat in declarers.split())
    assert (settled.outcomes, settled.outcome) == (outcomes, outcomes[0])


def test_lhombre_3_3_the_account_has_lines_for_each() -> None:
    table = taken("simple_nolo", "1 0", winners_of(4, 0, 5))
    for _ in range(3):
        table.do(Play(next(iter(table.legal.play))))
    assert lines(table) == [("win", M, 2), ("codille", F, -3), ("further_trick", F, -2)]


@pytest.mark.parametrize(
    ("contract", "declarers", "tricks", "is_certain"),
    [
        ("pure_nolo", "0 1", (2, 2, 3), True),
        ("pure_nolo", "0 1", (4, 1, 2), False),
        ("pure_nolo", "0 1", (7, 0, 0), False),
        ("pure_nolo", "0", (2, 2, 3), True),
        ("pure_nolo", "0 1 2", (2, 2, 3), True),
        ("pure_nolo", "0 1 2", (6, 0, 1), False),
        ("simple_nolo", "0 1", (3, 3, 1), False),
    ],
)
def test_lhombre_6_with_several_the_end_is_offered_when_nobodys_score_can_change(
    contract: str, declarers: str, tricks: tuple[int, int, int], is_certain: bool
) -> None:
    first = taken(contract, declarers, [*winners_of(*tricks), F, F], left=2)
    assert len(first.state.taken) == 7
    assert (EndPlay() in first.legal.choices) == is_certain
    if not is_certain:
        assert first.refusal(EndPlay()).rule == rule.END


def test_lhombre_6_a_forced_end_waits_for_all_nolo_players() -> None:
    forced = "hjemme+early_end=forced"
    table = taken("pure_nolo", "0 1", [*winners_of(2, 1, 4), M, F], forced, left=2)
    for _ in range(3):
        assert not table.book.is_over(table.state)
        table.do(Play(max(table.legal.play, key=lambda card: card.text == "SK")))
    assert table.settled.tricks == (2, 2, 4)
    assert table.settled.scores == (-5, -5, 0)


def test_lhombre_3_3_no_tout_and_no_giving_up() -> None:
    table = exchanged(calls("simple_nolo", "join", "join"))
    for _ in range(3):
        assert table.phase == Phase.PLAY
        assert table.refusal(GiveUp()).rule == rule.GIVE_UP
        assert table.refusal(AnnounceTout()).rule == rule.TOUT
        table.do(Play(next(iter(table.legal.play))))


def test_lhombre_5_nolo_all_follow_suit_in_a_joint_nolo() -> None:
    table = Table(deck_of({F: cards("SK"), M: cards("SA S2 D3"), B: cards("CA C2")}))
    calls("pure_nolo", "join", "join", table=table).do(Play(cards("SK")[0]))
    assert table.legal.play == CardSet(card for card in table.hand(M) if card.suit == "S")


@pytest.mark.parametrize(
    ("declarers", "tricks", "scores", "accounts"),
    [
        # The first loses 2 to each, the second wins 2 of each: the third only hands them on.
        (
            "0 1",
            (1, 0, 8),
            (-6, 6, 0),
            [
                ("bet", F, -4),
                ("win", M, 4),
                ("defence", F, -2),
                ("defence", M, 2),
                ("defence", B, 0),
            ],
        ),
        # All three play it: 2, 2 and -10 before they settle with each other.
        (
            "0 1 2",
            (0, 0, 9),
            (12, 12, -24),
            [
                ("win", F, 4),
                ("win", M, 4),
                ("codille", B, -6),
                ("further_trick", B, -14),
                ("defence", F, 8),
                ("defence", M, 8),
                ("defence", B, -4),
            ],
        ),
        ("2 0 1", (3, 3, 3), (0, 0, 0), None),
    ],
)
def test_lhombre_3_3_toggle_several_who_are_paid_settle_with_each_of_the_others(
    declarers: str,
    tricks: tuple[int, int, int],
    scores: tuple[int, ...],
    accounts: list[tuple[str, Seat, int]] | None,
) -> None:
    """Each plays against all others, so that a nolo of all three is worth something too [own]."""
    table = taken("simple_nolo", declarers, winners_of(*tricks), "hjemme+payment=defenders")
    for _ in range(3):
        table.do(Play(next(iter(table.legal.play))))
    assert table.settled.scores == scores
    if accounts is not None:
        assert lines(table) == accounts


def test_lhombre_3_3_toggle_nolo_players_exchange_to_the_right_whatever_defenders_do() -> None:
    table = calls("simple_nolo", "join", "join", table=Table(book=rules(LEFT)))
    assert table.state.declarers == table.state.exchanging == (F, M, B)


def test_lhombre_3_3_toggle_a_nolo_with_a_price_is_given_up_by_one_but_not_by_several() -> None:
    book = rules("hjemme+values.pure_nolo.give_up=3")
    alone = calls("pure_nolo", "pass", "pass", table=Table(book=book))
    assert GiveUp() in alone.legal.choices
    for said in (("join", "pass"), ("pass", "join"), ("join", "join")):
        table = calls("pure_nolo", *said, table=Table(book=book))
        assert table.phase == Phase.PLAY
        assert table.refusal(GiveUp()).rule == rule.GIVE_UP
        table.do(Play(next(iter(table.legal.play))))
        assert table.phase == Phase.PLAY
