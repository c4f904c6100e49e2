"""What lies face down in a view, and where each of those cards may be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from spadille.cards import NO_CARDS, Card, CardSet, Hand, Seat, Talon, Trick
from spadille.rules.obligation import Ladder

#: Where cards can lie face down: ``heap`` is laid away or passed on, ``gone`` in tricks not told.
Kind = Literal["hand", "heap", "talon", "gone"]

#: The cards of each place, in the order in which they lie.
World = tuple[tuple[Card, ...], ...]


class Place(msgspec.Struct, frozen=True):
    """``size`` cards that lie face down together, each of them one of ``cards``."""

    kind: Kind
    seat: Seat | None
    size: int
    cards: CardSet


class Hidden(msgspec.Struct, frozen=True):
    """All places with cards that a view does not show; each of ``cards`` lies in one of them."""

    cards: CardSet
    places: tuple[Place, ...]

    def world(self, lies: Callable[[Place], Iterable[Card]]) -> World:
        """The world in which the cards of each place are those that ``lies`` answers with.

        >>> one, two = (Place("hand", Seat(s), 1, CardSet.read("SA HK")) for s in (0, 1))
        >>> Hidden(CardSet.read("SA HK"), (one, two)).world(lambda place: [Card("SA")])
        ((Card('SA'),), (Card('SA'),))
        """
        return tuple(tuple(lies(place)) for place in self.places)


class Veil:
    """The cards that a view does not show, from the heaps that it shows."""

    def __init__(self, pack: Iterable[Card], heaps: Iterable[Hand | Talon | CardSet]) -> None:
        shown = NO_CARDS
        for heap in heaps:
            shown |= _seen(heap)
        self.cards = CardSet(pack) - shown
        self._places: list[Place] = []

    def lay(
        self, kind: Kind, seat: Seat | None, heap: Hand | Talon, never: CardSet = NO_CARDS
    ) -> None:
        """Cards of a heap lie face down; none of them is one of ``never``."""
        if heap.hidden:
            self._places.append(Place(kind, seat, heap.hidden, self.cards - never))

    def hidden(self) -> Hidden:
        """Everything laid so far; what is left lies in tricks of which nobody tells."""
        gone = len(self.cards) - sum(place.size for place in self._places)
        self.lay("gone", None, Hand(hidden=max(0, gone)))
        return Hidden(self.cards, tuple(self._places))


def _seen(heap: Hand | Talon | CardSet) -> CardSet:
    if isinstance(heap, CardSet):
        return heap
    return heap.known if isinstance(heap, Hand) else CardSet(heap.cards)


def filled(hands: Sequence[Hand], found: Hidden, world: World, kind: Kind) -> tuple[Hand, ...]:
    """The heaps of a kind, by seat, with the cards of a world in place of those face down."""
    full = list(hands)
    for place, cards in zip(found.places, world, strict=True):
        if place.kind == kind and place.seat is not None:
            full[place.seat] = Hand(hands[place.seat].known | CardSet(cards))
    return tuple(full)


def lacking(seats: int, plays: Iterable[tuple[Seat, Card, Ladder]]) -> tuple[CardSet, ...]:
    """What each seat cannot hold, since it did not do a duty that those cards need.

    ``plays`` are the cards that fell, each with the duties of whoever played it.
    """
    found = [NO_CARDS] * seats
    for seat, card, ladder in plays:
        for duty in ladder:
            if card in duty.allows:
                break
            found[seat] |= duty.needs
    return tuple(found)


def plays(
    tricks: Sequence[Trick], ladder: Callable[[int, Trick], Ladder]
) -> Iterator[tuple[Seat, Card, Ladder]]:
    """Every card of the tricks, with the duties of whoever played it.

    ``ladder`` answers with the duties in the trick of a number, from 1, to which these cards had
    fallen.
    """
    for number, trick in enumerate(tricks, 1):
        for place, (seat, card) in enumerate(trick.plays):
            yield seat, card, ladder(number, Trick(trick.plays[:place]))
