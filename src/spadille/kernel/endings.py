"""What each card of an ending comes to, exactly, over many worlds of the hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from statistics import fmean
from threading import Lock

from spadille.cards import Card, CardSet
from spadille.kernel.contest import Contest
from spadille.kernel.forest import Tried
from spadille.kernel.prizes import Points, prizes
from spadille.kernel.problem import LIMIT
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.kernel.worlds import check, check_turn
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

#: Cards in a hand with which a world is solved in a millisecond; five take forty times as long.
MOST_CARDS = 4
#: Two to this power is how many positions of a world are remembered.
SLOTS = 9
#: Ways to share what counts, beyond which it takes longer to list them than to search.
MOST_ENDS = 4096

#: What an end is worth to each player, the higher the better, from the points by player.
Worth = Callable[[Points], tuple[float, ...]]


class Endings:
    """One ending in many worlds: all cards open, nobody errs, and all know what all want (max^n).

    ``play`` is the position in any of the worlds, which differ in the hands alone. Raises
    ``CannotHold`` where a hand has more than four cards, or where there are too many ways to share
    what counts; ``ValueError`` at a position that cannot arise. ``nodes`` counts the cards played
    in thought.
    """

    def __init__(self, play: CardPlay, worth: Worth) -> None:
        play.check()
        longest = max(map(len, play.hands))
        if longest > MOST_CARDS:
            raise CannotHold(f"{longest} cards in a hand, and an ending has {MOST_CARDS} at most")
        if not play.prizes:
            raise CannotHold("points that do not hang on the cards captured")
        self.nodes = 0
        self._lock = Lock()
        self._play, self._tables = play, tabulate(play)
        self._prizes = prizes(play, self._tables.bits, MOST_ENDS)
        self._worths = {points: worth(points) for points in self._prizes.points.values()}
        self._search = Contest(
            self._tables,
            len(play.players),
            self._prizes.steps,
            self._prizes.firsts,
            self._prizes.ranks(self._rank),
            SLOTS,
        )

    def tried(self, worlds: Iterable[Sequence[CardSet]]) -> dict[Card, Tried]:
        """What each card that may be played now comes to on the mean of the worlds.

        Raises ``ValueError`` where there is no world, or in one of them no deal can stand so.
        """
        asked = [tuple(hands) for hands in worlds]
        check(self._play, asked)
        check_turn(self._play, asked)
        held = _together(self._play.hands)
        if any(_together(hands) != held for hands in asked):
            raise ValueError("a world in which other cards are held than in the position")
        with self._lock:
            solved = [self._solved(hands) for hands in asked]
        found, turn = {}, self._play.on_turn
        for card in self._legal():
            ends = [world[card] for world in solved]
            value = fmean(self._worths[end][turn] for end in ends)
            found[card] = Tried(len(ends), value, fmean(end[turn] for end in ends))
        return found

    def _legal(self) -> list[Card]:
        bits = self._tables.bits
        return sorted(OpenPlay(self._play).legal(), key=lambda card: bits[card.index])

    def _solved(self, hands: Sequence[CardSet]) -> dict[Card, Points]:
        """The end to which each card leads in a world."""
        play, tables = self._play, self._tables
        places = bits_of(tables, play)
        taken = sum(1 << player for player, own in enumerate(play.taken) if own)
        turn = play.on_turn
        held = [tables.mask(hand.bits) for hand in hands]
        found = {}
        for card in self._legal():
            bit = tables.bits[card.index]
            after = [hand & ~(1 << bit) if at == turn else hand for at, hand in enumerate(held)]
            situation = places.situation | (2 if tables.latching >> bit & 1 else 0)
            trick = (*places.trick, bit)
            end = self._search.ask(tuple(after), situation, play.leader, trick, taken, 0, LIMIT)
            self.nodes += self._search.nodes
            found[card] = self._prizes.points[end]
        return found

    def _rank(self, player: int, points: Points) -> tuple[float, ...]:
        """What a player compares ends by: of those worth the same, he wants others to be badly off.

        All points are in it, so that no ends that differ rank the same.
        """
        sign = 1 if self._play.is_burden else -1
        others = points[player + 1 :] + points[:player]
        return (self._worths[points][player], *(sign * each for each in (*others, -points[player])))


def _together(hands: Sequence[CardSet]) -> CardSet:
    return reduce(or_, hands)
