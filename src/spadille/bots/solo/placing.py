"""Where the cards lie that a seat cannot see, as chances."""

from __future__ import annotations

from collections.abc import Mapping

from spadille.cards import Card, CardSet, Seat

#: So often rows and columns are made to fit in turn; more changes little.
_ROUNDS = 4

#: The chance of each seat to hold a card, by card.
Places = dict[Card, dict[Seat, float]]


def place(
    hidden: CardSet, sizes: Mapping[Seat, int], weights: Mapping[Seat, Mapping[Card, float]]
) -> Places:
    """The chances of the hidden cards, all of which lie in hands of these sizes.

    ``weights`` tell how readily a seat holds a card; a card it does not name it cannot hold. Each
    card lies somewhere and each hand is full: the chances are fitted to both in turn.

    >>> hidden, one, two = CardSet.read("SA HK"), Seat(0), Seat(1)
    >>> may = {one: {Card("SA"): 1.0, Card("HK"): 1.0}, two: {Card("HK"): 1.0}}
    >>> {seat: round(chance, 1) for seat, chance in place(hidden, {one: 1, two: 1}, may)[
    ...     Card("SA")].items()}
    {0: 1.0}
    """
    places: Places = {
        card: {seat: weights[seat][card] for seat in sizes if card in weights[seat]}
        for card in hidden
    }
    for _ in range(_ROUNDS):
        for seat, size in sizes.items():
            column = [row for row in places.values() if seat in row]
            total = sum(row[seat] for row in column)
            if total > 0:
                for row in column:
                    row[seat] *= size / total
        for row in places.values():
            total = sum(row.values())
            if total > 0:
                for seat in row:
                    row[seat] /= total
    return places
