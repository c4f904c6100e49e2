"""Deals to be played out or solved: by chance, and the same for the same numbers."""

from __future__ import annotations

from itertools import islice

from spadille.rules.cardplay import CardPlay
from spadille.table import Table

#: No sensible number of deals in a row in which a bid cannot be made.
_TRIES = 1000
TRUMPS = "SHDC"


def solo(first: int, count: int) -> list[CardPlay]:
    """L'Hombre: nine cards each, somebody plays alone with a trump by chance."""
    return [_solo(seed, TRUMPS[seed % len(TRUMPS)]) for seed in range(first, first + count)]


def strong_solo(first: int, count: int) -> list[CardPlay]:
    """The same by the seat and with the trump that hold the most, by number and rank of trumps."""
    return [_strongest(seed) for seed in range(first, first + count)]


def nolo(first: int, count: int) -> list[CardPlay]:
    """L'Hombre: nine cards each, somebody must take no trick."""
    return [
        _play(_said(Table.shuffled("lhombre", seed, dealer=2), "pure_nolo", "pass", "pass"))
        for seed in range(first, first + count)
    ]


def hearts(first: int, count: int) -> list[CardPlay]:
    """Hearts: thirteen cards each, of which three were passed on."""
    return [_play(_passed(Table.shuffled("hearts", seed))) for seed in range(first, first + count)]


def spanish_solo(first: int, count: int, contract: str) -> list[CardPlay]:
    """Spanish Solo: eight cards each, somebody plays alone or with whoever holds an ace."""
    dealt = (_declared(seed, contract) for seed in range(first, first + _TRIES * count))
    return list(islice((_play(table) for table in dealt if table is not None), count))


def _solo(seed: int, trump: str, seat: int = 0) -> CardPlay:
    table = Table.shuffled("lhombre", seed, dealer=(seat + 2) % 3)
    _said(table, "solo", "pass", "pass", f"name_trump {trump}")
    while table.legal().exchange is not None:
        table.act("exchange")
    return _play(table)


def _strongest(seed: int) -> CardPlay:
    return max((_solo(seed, trump, seat) for trump in TRUMPS for seat in range(3)), key=_strength)


def _strength(play: CardPlay) -> int:
    """The declarer's trumps, each counting the more the higher it is."""
    (declarer,) = play.sides[0]
    trumps = play.hands[play.players.index(declarer)] & play.order.trumps
    return sum(len(play.order.trumps) - play.order.place(card) for card in trumps)


def _passed(table: Table) -> Table:
    while (chosen := table.legal().exchange) is not None:
        cards = islice(chosen.cards, chosen.minimum)
        table.act("exchange " + " ".join(card.text for card in cards))
    return table


def _declared(seed: int, contract: str) -> Table | None:
    table = Table.shuffled("solo", seed, dealer=3)
    _said(table, contract, "pass", "pass", "pass")
    declarations = [
        each for each in table.legal().choices if getattr(each, "contract", "") == contract
    ]
    return table.act(declarations[0]) if declarations else None


def _said(table: Table, *words: str) -> Table:
    for word in words:
        table.act(word)
    return table


def _play(table: Table) -> CardPlay:
    play = table.rulebook.card_play(table.truth)
    assert play is not None
    return play
