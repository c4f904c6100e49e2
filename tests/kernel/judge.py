"""What a play comes to by the reference, which knows nothing of how the search keeps small."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from types import ModuleType

from spadille.cards import NO_CARDS, Seat
from spadille.kernel import reference
from spadille.kernel.reckoning import tricks_of
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay

#: More cards than any of the deals of the tests takes: some three seconds.
LIMIT = 300_000_000


def judged(
    play: CardPlay, side: tuple[Seat, ...], *, may_cut: bool, module: ModuleType = reference
) -> int:
    """The points of a side from the beginning of a trick, by every way of playing."""
    assert not play.trick
    tricks = tricks_of(play) - sum(play.taken)
    radix = tricks + 1
    points = array("i", bytes(4 * radix ** len(play.players)))
    is_known = array("B", bytes(radix ** len(play.players)))
    ends: dict[tuple[int, ...], set[int]] = {}
    for taken in range(tricks, -1, -1):
        for way in _ways(taken, len(play.players)):
            ends[way] = (
                {_settled(play, way, side)}
                if taken == tricks
                else set().union(*(ends[after] for after in _after(way)))
            )
            if len(ends[way]) == 1:
                place = sum(own * radix**player for player, own in enumerate(way))
                is_known[place], points[place] = 1, min(ends[way])
    tables = tabulate(play)
    together = sum(1 << play.players.index(seat) for seat in side)
    judge = module.Reference(tables, len(play.players), radix, together, points, is_known, may_cut)
    where = bits_of(tables, play)
    found: int = judge.value(where.hands, where.situation, play.leader, LIMIT)
    assert not judge.is_cut
    return found


def _ways(tricks: int, players: int) -> Iterator[tuple[int, ...]]:
    if players == 1:
        yield (tricks,)
        return
    for own in range(tricks + 1):
        for others in _ways(tricks - own, players - 1):
            yield (own, *others)


def _after(way: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for player, own in enumerate(way):
        yield (*way[:player], own + 1, *way[player + 1 :])


def _settled(play: CardPlay, way: tuple[int, ...], side: tuple[Seat, ...]) -> int:
    tricks = [0] * play.seats
    for seat, before, own in zip(play.players, play.taken, way, strict=True):
        tricks[seat] = before + own
    points = play.scores(tuple(tricks), (NO_CARDS,) * play.seats)
    return sum(points[seat] for seat in side)
