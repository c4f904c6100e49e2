"""What the prizes that are still in play can come to: a table of all ways to share them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from math import comb, prod

import msgspec

from spadille.cards import NO_CARDS, Card, CardSet
from spadille.kernel.reckoning import tricks_of
from spadille.kernel.tables import CARDS
from spadille.kernel.tabulate import CannotHold
from spadille.rules.cardplay import CardPlay

#: Places that a table may have.
MOST_PLACES = 1 << 22

#: The points of the deal by player.
Points = tuple[int, ...]


class Prizes(msgspec.Struct, frozen=True, eq=False):
    """Every end of a play, each at its place in a table of ``places``.

    Whoever captures a card moves the place by ``steps[player * 64 + bit]``, and whoever takes his
    first trick by ``firsts[player]``. ``points`` are those of the deal by player, at each place
    that can be reached.
    """

    steps: array[int]
    firsts: array[int]
    places: int
    points: dict[int, Points]

    def ranks(self, rank: Callable[[int, Points], tuple[float, ...]]) -> array[int]:
        """How highly each player ranks each end, in place ``player * places + place``.

        ``rank`` gives what a player compares ends by, the higher the better.
        """
        players = len(self.firsts)
        ranks = array("I", bytes(4 * players * self.places))
        for player in range(players):
            keys = {place: rank(player, points) for place, points in self.points.items()}
            order = {key: number for number, key in enumerate(sorted(set(keys.values())))}
            for place, key in keys.items():
                ranks[player * self.places + place] = order[key]
        return ranks


class _Kind(msgspec.Struct, frozen=True):
    """Cards in play that count the same; each that a player captures moves the place by so much."""

    cards: tuple[Card, ...]
    weights: tuple[int, ...]


def go_on() -> None:
    """For whoever does not want to stop what takes long."""


def prizes(
    play: CardPlay, bits: Sequence[int], most: int, heed: Callable[[], None] = go_on
) -> Prizes:
    """The ends of a play; ``bits`` gives the bit of each card by its index.

    ``heed`` is called before the rulebook is asked for an end, and may raise what stops it. Raises
    ``CannotHold`` where there are more ways to share them than ``most``.
    """
    players = len(play.players)
    kinds, places = _kinds(play, players)
    ways = prod(comb(len(kind.cards) + players - 1, players - 1) for kind in kinds)
    if ways > most:
        raise CannotHold(f"{ways} ways of sharing the prizes, and no more than {most} are wanted")
    firsts = [places << player if play.counts_tricks else 0 for player in range(players)]
    places <<= players if play.counts_tricks else 0
    if places > MOST_PLACES:
        raise CannotHold(f"{places} ways of sharing the prizes, and a table has {MOST_PLACES}")
    steps = array("Q", bytes(8 * CARDS * players))
    for kind in kinds:
        for card in kind.cards:
            for player, weight in enumerate(kind.weights):
                steps[player * CARDS + bits[card.index]] = weight
    return Prizes(steps, array("Q", firsts), places, dict(_ends(play, kinds, firsts, heed)))


def _kinds(play: CardPlay, players: int) -> tuple[list[_Kind], int]:
    """The kinds with cards still in play; the last player's share follows from the others'."""
    in_play = CardSet(card for hand in play.hands for card in hand) | CardSet(play.trick)
    kinds, unit = [], 1
    for kind in play.kinds:
        cards = tuple(kind & in_play)
        radix = len(cards) + 1
        weights = (*(unit * radix**player for player in range(players - 1)), 0)
        kinds.append(_Kind(cards, weights))
        unit *= radix ** (players - 1)
    return kinds, unit


def _ends(
    play: CardPlay, kinds: Sequence[_Kind], firsts: Sequence[int], heed: Callable[[], None]
) -> Iterator[tuple[int, Points]]:
    players = len(play.players)
    before = play.captured or (NO_CARDS,) * players
    ways = [list(_shared(len(kind.cards), players)) for kind in kinds]
    for tricks, gained in _tricks(play, firsts):
        for shares in product(*ways):
            heed()
            place, captured = gained, list(before)
            for kind, shared in zip(kinds, shares, strict=True):
                left = iter(kind.cards)
                for player, count in enumerate(shared):
                    place += kind.weights[player] * count
                    for _ in range(count):
                        captured[player] |= CardSet((next(left),))
            yield place, _points(play, tricks, captured)


def _tricks(play: CardPlay, firsts: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Tricks at the end, one way for each set of players who take their first, with its place."""
    left = tricks_of(play) - sum(play.taken)
    without = [player for player, own in enumerate(play.taken) if not own and firsts[player]]
    for count in range(min(len(without), left) + 1):
        for takers in combinations(without, count):
            may_take = [p for p in range(len(play.taken)) if p in takers or p not in without]
            if left and not may_take:
                continue
            tricks = [own + (player in takers) for player, own in enumerate(play.taken)]
            if may_take:
                tricks[may_take[0]] += left - count
            yield tuple(tricks), sum(firsts[player] for player in takers)


def _points(play: CardPlay, tricks: Sequence[int], captured: Sequence[CardSet]) -> Points:
    by_seat, cards_by_seat = [0] * play.seats, [NO_CARDS] * play.seats
    for seat, own, cards in zip(play.players, tricks, captured, strict=True):
        by_seat[seat], cards_by_seat[seat] = own, cards
    points = play.scores(tuple(by_seat), tuple(cards_by_seat))
    return tuple(points[seat] for seat in play.players)


def _shared(count: int, players: int) -> Iterator[tuple[int, ...]]:
    """Every way of sharing so many cards of a kind."""
    if players == 1:
        yield (count,)
        return
    for own in range(count + 1):
        for rest in _shared(count - own, players - 1):
            yield (own, *rest)
