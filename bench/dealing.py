"""Deals of L'Hombre that are the same in every run, and contracts given to whoever is to play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from spadille.bots.arena import Table
from spadille.cards import Card, Seat
from spadille.games.lhombre.action import Join, NameContract
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import players_of
from spadille.rules.action import Action, Bid, Pass
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


def give(table: Table, seat: Seat, contract: str, joining: Sequence[Seat] = ()) -> None:
    """Give a seat the contract: it bids so, or names it after; the others join or pass.

    Who joins must speak after it. Raises ``IllegalAction``.
    """
    while table.truth.contract is None:
        turn = table.turn
        assert turn is not None
        table.act(turn, giving(table, turn, seat, contract, joining))


def giving(
    table: Table, turn: Seat, seat: Seat, contract: str, joining: Sequence[Seat] = ()
) -> Action:
    """What ``turn`` says so that ``seat`` gets the contract."""
    choices = table.rulebook.legal(table.truth, turn).choices
    if turn != seat:
        return Join() if turn in joining and Join() in choices else Pass()
    if NameContract(contract) in choices:
        return NameContract(contract)
    # Where one bid stands for several, it is the lowest of all.
    lowest = next(choice for choice in choices if isinstance(choice, Bid))
    return Bid(contract) if Bid(contract) in choices else lowest
