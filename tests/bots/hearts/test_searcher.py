"""The searching players of Hearts: what they see, what they spend, and what they must not miss."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.bots.effort import Effort, ExpertEffort
from spadille.bots.hearts.searcher import HeartsSearcher
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.kernel.rivals import Rivals
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.openplay import OpenPlay
from spadille.rules.standing import Standing
from tests.bots.hearts.test_leak import worlds_compared
from tests.conformance.rulesets import NAMES
from tests.games.hearts.table import MOON, NORSK, SEATS, N, book_of, ended, shuffled

HEARTS = tuple(name for name in NAMES if name.startswith("hearts"))
ROUNDS = 80
#: What it takes to solve any world of four tricks.
MOST_NODES = 200_000
NAMES_OF_TIERS = ("club", "expert")


def player(name: str) -> HeartsSearcher:
    """A player of a tier who thinks little enough for a test, and is never cut off by the clock."""
    effort = Effort(10) if name == "club" else ExpertEffort(10, 3)
    return HeartsSearcher(effort, rounds=ROUNDS, seconds=600.0)


CLUB = HeartsSearcher(Effort(), seconds=600.0)


@pytest.mark.parametrize("rules", ["hearts/norsk", "hearts/omnibus", "hearts/spot"])
@pytest.mark.parametrize("name", NAMES_OF_TIERS)
def test_hidden_cards_do_not_change_a_choice(name: str, rules: str) -> None:
    compared = [worlds_compared(player(name), rules, f"leak {seed}") for seed in range(5)]
    assert sum(compared) > 5


@pytest.mark.parametrize("rules", HEARTS)
def test_every_rule_set_is_played_to_its_end(rules: str) -> None:
    book, expert_player = book_of(rules), player("expert")
    table = Table(book, shuffled("whole"), Seat(1), Standing(1, (10, 90, 3, 20)))
    state = table.play([expert_player] * 4, [Random(seat) for seat in SEATS])
    assert book.is_over(state)


def midway(seed: int, cards: int, rules: str = NORSK) -> Table:
    """A deal of chance in which so many cards have been played."""
    book, chance = book_of(rules), Random(seed)
    table = Table(book, shuffled(seed), Seat(0), Standing(4))
    for _ in range(cards):
        assert table.turn is not None
        legal = book.legal(table.truth, table.turn).play
        table.act(table.turn, Play(chance.choice(list(legal))))
    return table


@pytest.mark.parametrize("name", NAMES_OF_TIERS)
def test_the_same_view_and_chance_give_the_same_thoughts(name: str) -> None:
    for seed in range(6):
        table = midway(seed, 5 * seed)
        seat = table.turn
        assert seat is not None
        told = player(name).weigh(table.rulebook, table.views[seat], seat, Random(seed))
        again = player(name).weigh(table.rulebook, table.views[seat], seat, Random(seed))
        assert told == again
        chosen = player(name).choose(table.rulebook, table.views[seat], seat, Random(seed))
        assert chosen == told[0].action
        assert {each.action for each in told} == {
            Play(card) for card in table.rulebook.legal(table.truth, seat).play
        }


@pytest.mark.parametrize("name", NAMES_OF_TIERS)
def test_a_tier_is_found_by_its_name(name: str) -> None:
    table = midway(2, 45)
    seat = table.turn
    assert seat is not None
    chosen = registry.player(name).choose(table.rulebook, table.views[seat], seat, Random(1))
    assert isinstance(chosen, Play)


def test_a_single_card_is_played_without_a_thought() -> None:
    lone, chance = HeartsSearcher(Effort()), Random(1)
    table = midway(1, 0)
    seat, before = table.turn, chance.getstate()
    assert seat is not None
    chosen = lone.choose(table.rulebook, table.views[seat], seat, chance)
    assert chosen == Play(Card("C2"))
    assert chance.getstate() == before
    assert lone.nodes == 0


@pytest.mark.parametrize("name", NAMES_OF_TIERS)
def test_no_more_is_thought_than_the_effort_says(name: str) -> None:
    thinking = player(name)
    for seed in range(8):
        table = midway(seed, 6 * seed + 1)
        seat = table.turn
        assert seat is not None
        if len(table.rulebook.legal(table.truth, seat).play) > 1:
            thinking.choose(table.rulebook, table.views[seat], seat, Random(seed))
            assert thinking.nodes > 0
            # Of the last cards each world is solved, however long it takes.
            most = ROUNDS * (55 - 6 * seed) if seed < 6 else MOST_NODES
            assert thinking.nodes <= 10 * most


def test_an_ending_whose_cards_are_all_known_is_played_as_well_as_can_be() -> None:
    """The last cards of a single other hand are known; all that is left is to find the best."""
    found = 0
    for seed in range(30):
        table = midway(seed, 40)
        seat = table.turn
        assert seat is not None
        play = table.rulebook.card_play(table.truth)
        if play is None or len(table.rulebook.legal(table.truth, seat).play) < 2:
            continue
        # A player who sees all hands.
        exact = {card: points[seat] for card, points in Rivals(play).values().items()}
        chosen = CLUB.choose(table.rulebook, table.truth, seat, Random(seed))
        assert isinstance(chosen, Play)
        assert exact[chosen.card] == min(exact.values())
        found += len(set(exact.values())) > 1
        assert OpenPlay(play).turn == seat
    assert found


def test_a_hand_that_takes_every_trick_shoots_the_moon() -> None:
    book, chance = book_of(), Random(5)
    mine = CardSet.read("SA SK SQ SJ HA HK HQ HJ HT DA DK CA CK")
    own, others = list(mine), list(CardSet(book.pack) - mine)
    chance.shuffle(others)
    rest = iter(others)
    # Where cards are not passed; the dealer's left-hand neighbour is dealt the first card.
    deck = [own.pop() if place % 4 == 0 else next(rest) for place in range(52)]
    table = Table(book, tuple(deck), Seat(3), Standing(4))
    state = table.play([CLUB] * 4, [Random(seat) for seat in SEATS])
    assert state.shooter == N


def test_three_cards_are_passed_and_the_queen_is_not_kept_with_nothing_beside_her() -> None:
    book, chance = book_of(), Random(4)
    mine = CardSet.read("SQ SK C5 C6 C7 C8 D2 D3 D4 D5 H2 H3 H4")
    own, others = list(mine), list(CardSet(book.pack) - mine)
    chance.shuffle(others)
    rest = iter(others)
    deck = [own.pop() if place % 4 == 0 else next(rest) for place in range(52)]
    table = Table(book, tuple(deck), Seat(3), Standing(1))
    action = player("expert").choose(book, table.views[0], Seat(0), chance)
    assert isinstance(action, Exchange)
    assert len(action.cards) == 3
    assert Card("SQ") in action.cards


@pytest.mark.parametrize(
    ("points", "wanted"),
    [((10, 20, 30, 40), AddToOthers()), ((95, 80, 85, 60), SubtractOwn())],
)
def test_the_moon_is_added_unless_somebody_else_would_win(
    points: tuple[int, ...], wanted: Action
) -> None:
    table = ended([MOON, "", "", ""], tricks=(12, 0, 0, 0), points=points)
    view = table.state
    assert CLUB.choose(table.book, view, N, Random(0)) == wanted
    told = CLUB.weigh(table.book, view, N, Random(0))
    assert {each.action: each.points for each in told} == {AddToOthers(): 0, SubtractOwn(): -26}
    assert told[0].action == wanted
