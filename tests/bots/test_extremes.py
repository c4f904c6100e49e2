"""Every tier where there is nothing to choose, and with the most one-sided hands there are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spadille.bots import registry
from spadille.bots.arena.table import Table
from spadille.bots.random import RandomPlayer
from spadille.cards import Card, CardSet, Seat
from spadille.games import registry as games
from spadille.notation.layout import deck_of
from spadille.rules.action import Play
from tests.conformance.rulesets import NAMES

TIERS = ("easy", "club+worlds=3", "expert+worlds=4+trials=2+tries=exchange,bidding")
#: Rule sets in which any card can be somebody's last, and how many cards there are.
GAMES = {"lhombre/hjemme": 40, "hearts/norsk+two_of_clubs_leads=no": 52, "solo/american": 32}
#: Deals in which every card has been somebody's last, with many to spare.
MANY = 3000


def last_cards(rules: str) -> Iterator[tuple[Table, Seat, Card]]:
    """Moments at which a seat has one card left, until there was one for every card."""
    book, missing = games.rulebook(rules), CardSet(games.rulebook(rules).pack)
    for seed in range(MANY):
        chance = Random(f"last {seed}")
        deck = list(book.pack)
        chance.shuffle(deck)
        table = Table(book, deck, Seat(seed % book.seats))
        while (seat := table.turn) is not None:
            legal = book.legal(table.truth, seat)
            hand = table.truth.hands[seat].known
            if legal.play and not legal.choices and len(hand) == 1 and hand <= missing:
                missing -= hand
                yield table, seat, next(iter(hand))
            table.act(seat, RandomPlayer().choose(book, table.views[seat], seat, chance))
        if not missing:
            return
    raise AssertionError(f"never last: {missing}")


@pytest.mark.parametrize("rules", GAMES)
def test_every_card_that_is_the_last_is_played(rules: str) -> None:
    players, found = [registry.player(name) for name in TIERS], 0
    for table, seat, card in last_cards(rules):
        for player in players:
            chosen = player.choose(table.rulebook, table.views[seat], seat, Random(1))
            assert chosen == Play(card)
        found += 1
    assert found == GAMES[rules]


def extremes(book: Any, size: int) -> Iterator[CardSet]:
    """The highest and the lowest cards of the pack, and each suit with the highest others."""
    by_suit: dict[str, list[Card]] = {}
    for card in book.pack:
        by_suit.setdefault(card.suit, []).append(card)
    orders = sorted(book.pack, key=lambda card: by_suit[card.suit].index(card))
    yield CardSet(orders[:size])
    yield CardSet(orders[-size:])
    for suit, cards in by_suit.items():
        others = [card for card in orders if card.suit != suit]
        yield CardSet((cards + others)[:size])
        yield CardSet((cards[::-1] + others[::-1])[:size])


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("name", TIERS)
def test_the_most_one_sided_hands_are_bid_exchanged_and_played(name: str, rules: str) -> None:
    book, player = games.rulebook(rules), registry.player(name)
    size = max(len(hand) for hand in dealt(book, tuple(book.pack)).truth.hands)
    every = list(extremes(book, size))
    for number, hand in enumerate(every[:: 1 if not book.profile.changes else 4]):
        table = with_hand(book, hand, number)
        end = table.play(
            [player] * book.seats, [Random(number + seat) for seat in range(book.seats)]
        )
        assert book.is_over(end)


def dealt(book: Any, deck: tuple[Card, ...], dealer: int = 0) -> Table:
    return Table(book, deck, Seat(dealer))


def with_hand(book: Any, hand: CardSet, number: int) -> Table:
    """A table at which the first seat that gets cards was dealt that hand."""
    rest = [card for card in book.pack if card not in hand]
    Random(number).shuffle(rest)
    hands = []
    for seat, held in enumerate(dealt(book, tuple(book.pack)).truth.hands):
        takes = CardSet(rest[: len(held)]) if seat != 1 else hand if held else CardSet()
        hands.append(takes)
        rest = [card for card in rest if card not in takes]
    return dealt(book, deck_of(book, Seat(0), hands, tuple(rest)))
