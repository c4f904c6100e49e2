"""A position in many worlds, in the form in which play-outs take it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from spadille.cards import NO_CARDS, CardSet
from spadille.kernel.squeeze import bits_of
from spadille.kernel.stakes import Stakes
from spadille.kernel.tables import Tables
from spadille.rules.cardplay import CardPlay


class LaidOut(NamedTuple):
    """The hands of each world, by player, and all that is the same in them.

    ``gained`` are the points each player has captured; ``holders`` has a bit for each who has some
    of the sweep, ``taken`` for each who has a trick.
    """

    worlds: list[tuple[int, ...]]
    situation: int
    leader: int
    trick: tuple[int, ...]
    gained: tuple[int, ...]
    holders: int
    taken: int


def laid_out(
    play: CardPlay, tables: Tables, told: Stakes, worlds: Iterable[Sequence[CardSet]]
) -> LaidOut:
    """A position with the hands of each world, by player, which go with its trick.

    Raises ``ValueError`` where there is no world, or in one of them no deal can stand so.
    """
    dealt = [tuple(hands) for hands in worlds]
    check(play, dealt)
    captured = [
        tables.mask(cards.bits) for cards in play.captured or (NO_CARDS,) * len(play.players)
    ]
    places = bits_of(tables, play)
    return LaidOut(
        worlds=[tuple(tables.mask(hand.bits) for hand in hands) for hands in dealt],
        situation=places.situation,
        leader=play.leader,
        trick=places.trick,
        gained=tuple(_worth(told, cards) for cards in captured),
        holders=_holders(play, tables, told, captured),
        taken=sum(1 << player for player, own in enumerate(play.taken) if own),
    )


def check(play: CardPlay, worlds: Sequence[tuple[CardSet, ...]]) -> None:
    """Raise ``ValueError`` where there is no world, or one in which no deal can stand so."""
    if not worlds:
        raise ValueError("there are no worlds")
    sizes = [len(hand) for hand in play.hands]
    for hands in worlds:
        replace(play, hands=hands).check()
        if [len(hand) for hand in hands] != sizes:
            raise ValueError("a world in which the hands have other sizes than in the position")


def check_turn(play: CardPlay, worlds: Iterable[Sequence[CardSet]]) -> None:
    """Raise ``ValueError`` where whoever is on turn holds other cards in some world."""
    turn = play.on_turn
    if any(hands[turn] != play.hands[turn] for hands in worlds):
        raise ValueError("a world in which whoever is on turn holds other cards")


def _holders(play: CardPlay, tables: Tables, told: Stakes, captured: list[int]) -> int:
    """A bit for each player with some of the sweep; for all where it can be nobody's."""
    left = told.sweep & ~tables.mask(CardSet(play.trick).bits)
    for cards in (*captured, *(tables.mask(hand.bits) for hand in play.hands)):
        left &= ~cards
    if left:
        # In a position that does not tell who captured them.
        return (1 << len(captured)) - 1
    return sum(1 << player for player, own in enumerate(captured) if own & told.sweep)


def _worth(told: Stakes, cards: int) -> int:
    return sum(own for bit, own in enumerate(told.weights) if cards >> bit & 1)


@lru_cache(maxsize=64)
def lanes(tables: Tables) -> array[int]:
    """All cards of each card's suit; trumps are a suit, and of no other."""
    found = array("Q")
    for bit, beaters in enumerate(tables.beats):
        others = 0 if tables.trumps >> bit & 1 else tables.trumps
        lower = sum(1 << low for low, over in enumerate(tables.beats) if over >> bit & 1)
        lower &= tables.trumps if tables.trumps >> bit & 1 else ~tables.trumps
        found.append((beaters & ~others) | lower | 1 << bit)
    return found
