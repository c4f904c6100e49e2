"""What the heuristic player does where rule sets differ from the home rules."""

from __future__ import annotations

from random import Random

import pytest

from bench.dealing import decks
from spadille.bots.arena import Table
from spadille.cards import CardSet, Seat, Suit
from spadille.games import registry
from spadille.games.lhombre import auction
from spadille.games.lhombre.action import (
    GiveUp,
    NameContract,
    NameTrump,
    PlayOn,
    YieldExchange,
)
from spadille.games.lhombre.state import State
from spadille.rules.action import Bid, Exchange, Pass
from tests.bots.dealing import HEURISTIC, RULES, chosen, dealt
from tests.games.lhombre.table import B, F, M, rules

WEAK = "SJ S5 S3 HJ H3 H2 D6 DJ D4"
#: Both black aces and a king: a Tourné with these is worth more than a plain game.
ACES = "SA CA DK D4 H5 S6 S4 C7 C3"
STRONG_HEARTS = "SA H7 CA HA HK HQ DK CK SK"


def test_a_bought_game_is_bid_by_the_umbrella_and_named_when_it_is_won() -> None:
    table = dealt({F: ACES}, book=rules("privat"))
    assert chosen(table) == Bid("game")
    table.act(M, Pass())
    table.act(B, Pass())
    assert chosen(table) == NameContract("grand_tourne")


def test_a_bought_game_is_named_to_exceed_the_umbrella() -> None:
    table = dealt({M: ACES}, book=rules("privat"))
    table.act(F, Bid("game"))
    assert chosen(table) == Bid("grand_tourne")


@pytest.mark.parametrize("name", [name for name in RULES if "union" in name])
def test_nobody_names_more_than_he_needs(name: str) -> None:
    book = registry.rulebook(name)
    for deck, dealer, rng in decks(book, "names", 40):
        end: State = Table(book, deck, dealer).play([HEURISTIC] * 3, [rng] * 3)
        assert not any(auction.penalties(book.profile.options, end))


def test_a_solo_that_pays_more_in_spades_is_played_in_spades() -> None:
    hand = {F: "SA CA S2 SK SQ SJ H7 HA HK"}
    for name in ("privat", "union"):
        table = dealt(hand, book=rules(name))
        table.act(F, Bid("solo"))
        table.act(M, Pass())
        table.act(B, Pass())
        assert str(chosen(table)) == str(NameTrump(Suit.SPADES))


def test_a_senior_takes_over_the_bid_that_stands() -> None:
    table = dealt({F: STRONG_HEARTS}, book=rules("wpt"))
    table.act(F, Bid("game"))
    table.act(M, Bid("solo"))
    assert chosen(table) == Bid("solo")


def test_four_kings_and_spadille_are_a_grandissimo() -> None:
    table = dealt({F: "SA SK HK DK CK HQ DQ C3 S3"}, book=rules("icelandic"))
    assert chosen(table) == Bid("grandissimo")


def test_a_tourne_that_pays_no_more_is_not_bid_before_a_game() -> None:
    table = dealt({F: "H7 HA HQ H2 CK DK D4 S5 S6"}, book=rules("wpt"))
    assert chosen(table) == Bid("game")


def test_nobody_is_asked_who_may_only_correct_himself() -> None:
    table = dealt({}, book=rules("privat"))
    table.act(F, Bid("game"))
    assert table.rulebook.to_act(table.truth) == {F, M}
    assert table.turn == M


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("C4 C5 H5 H6 D7 D6 S3 S4 S5", GiveUp()), ("SA C2 CA CK CQ C7 HK DK S5", PlayOn())],
)
def test_a_hopeless_hand_is_given_up_before_the_first_lead(
    hand: str, answer: GiveUp | PlayOn
) -> None:
    table = dealt({B: hand}, book=rules("hjemme+give_up=before"))
    table.act(F, Pass())
    table.act(M, Pass())
    table.act(B, Bid("game"))
    table.act(B, NameTrump(Suit.CLUBS))
    while table.truth.exchanging:
        table.act(table.truth.exchanging[0], Exchange(CardSet()))
    assert chosen(table) == answer


def _exchanging(
    name: str, hands: dict[Seat, str], talon: str = "", contract: str = "game"
) -> Table:
    """A table at which forehand plays, and exchanges next."""
    table = dealt(hands, talon, book=rules(name))
    table.act(F, Bid(contract))
    table.act(M, Pass())
    table.act(B, Pass())
    if table.truth.contract is None:
        table.act(F, NameContract(contract))
    if table.truth.trump is None:
        table.act(F, NameTrump(Suit.CLUBS))
    return table


def test_a_declarer_changes_as_many_as_he_must() -> None:
    table = _exchanging("privat", {F: "SA C2 CA CK CQ CJ C7 HK DK"})
    action = chosen(table)
    assert isinstance(action, Exchange)
    assert len(action.cards) == 1


def test_a_declarer_draws_the_turned_card() -> None:
    hand = "SA C2 CA CK CQ CJ C7 C6 C5"
    table = _exchanging("wpt", {F: hand}, "C4", "tourne")
    chosen(table)
    assert CardSet.read("C4") <= table.truth.hands[F].known


def test_the_neighbour_to_the_left_leaves_cards_to_the_other() -> None:
    table = _exchanging("wpt", {F: "SA C2 CQ C7 HK S7 S6 D3 H4", B: WEAK})
    chosen(table)
    assert table.turn == B
    action = chosen(table)
    assert isinstance(action, Exchange)
    assert len(action.cards) == 13 - 4 - 5


@pytest.mark.parametrize(("hand", "yields"), [(WEAK, True), ("CA CK CJ DK H3 H2 D6 DJ D4", False)])
def test_a_weak_defender_yields_the_exchange(hand: str, yields: bool) -> None:
    table = _exchanging("hjemme+may_yield=true", {F: "SA C2 CQ C7 HK S7 S6 D3 H4", M: hand})
    chosen(table)
    assert (chosen(table) == YieldExchange()) == yields


def test_the_same_auction_is_bid_the_same_way_whoever_pays() -> None:
    """Where everybody's account changes by what one wins, it is as if each had paid his part."""
    ledger, paid = rules("hjemme"), rules("hjemme+payment=defenders")
    differing = 0
    for number in range(40):
        deck = list(ledger.pack)
        Random(f"pays {number}").shuffle(deck)
        calls = []
        for book in (ledger, paid):
            table = Table(book, deck, B)
            while table.truth.contract is None and table.truth.settled is None:
                chosen(table)
            calls.append(table.truth.auction.calls)
        differing += calls[0] != calls[1]
    assert differing <= 4
