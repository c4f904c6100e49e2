"""Deals of L'Hombre that are the same in every run, and contracts given to whoever is to play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from spadille.bots.arena import Table
from spadille.cards import Card, Seat
from spadille.games.lhombre.action import NameContract
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import players_of
from spadille.rules.action import Bid, Pass
from spadille.rules.rulebook import Rulebook

Book = Rulebook[Any]


def decks(book: Book, name: str, count: int) -> Iterator[tuple[tuple[Card, ...], Seat, Random]]:
    """A deck, a dealer, and a source for the rest, so many times; the same for the same name."""
    for number in range(count):
        rng = Random(f"{name} {number}")
        deck = list(book.pack)
        rng.shuffle(deck)
        yield tuple(deck), Seat(number % book.seats), rng


def with_black_aces(book: Book, deck: Sequence[Card], dealer: Seat, seat: Seat) -> tuple[Card, ...]:
    """The deck with the black aces put into a seat's hand."""
    changed = list(deck)
    hand = Table(book, changed, dealer).truth.hands[seat].known
    spare = [card for card in hand if card not in BLACK_ACES]
    for ace in BLACK_ACES - hand:
        at, to = changed.index(ace), changed.index(spare.pop())
        changed[at], changed[to] = changed[to], changed[at]
    return tuple(changed)


def forced(book: Book, contract: str, count: int) -> Iterator[tuple[Table, Seat]]:
    """Tables at which a random seat plays a contract with whatever it holds."""
    for deck, dealer, rng in decks(book, contract, count):
        seat = rng.choice(players_of(dealer, book.seats))
        needs_aces = CONTRACTS[contract].needs_black_aces
        dealt = with_black_aces(book, deck, dealer, seat) if needs_aces else deck
        table = Table(book, dealt, dealer)
        give(table, seat, contract)
        yield table, seat


def give(table: Table, seat: Seat, contract: str) -> None:
    """Give a seat the contract: it bids so, or names it after, and the others pass.

    Raises ``IllegalAction``.
    """
    while table.truth.contract is None:
        turn = table.turn
        assert turn is not None
        choices = table.rulebook.legal(table.truth, turn).choices
        if turn != seat:
            table.act(turn, Pass())
        elif NameContract(contract) in choices:
            table.act(turn, NameContract(contract))
        else:
            bid = Bid(contract)
            # Where one bid stands for several, it is the lowest of all.
            lowest = next(choice for choice in choices if isinstance(choice, Bid))
            table.act(turn, bid if bid in choices else lowest)
