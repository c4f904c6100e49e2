"""What comes of an ending in which each player looks to his own points, all cards open."""

from __future__ import annotations

from collections.abc import Callable

from spadille.cards import Card, Seat
from spadille.kernel.contest import Contest
from spadille.kernel.prizes import Points, prizes
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

#: Cards in a hand from which on the search ends in a second or so.
MOST_CARDS = 6
#: Two to this power is how many positions are remembered.
SLOTS = 18


class Rivals:
    """Exact ends of a play whose points hang on the cards that were captured.

    Nobody errs, and all know what all others want. ``nodes`` counts the cards played in thought for
    the last answer. Raises ``CannotHold`` where a hand has more than six cards, or where there are
    too many ways to share what counts.
    """

    def __init__(self, play: CardPlay, slots: int = SLOTS) -> None:
        longest = max(map(len, play.hands))
        if longest > MOST_CARDS:
            raise CannotHold(f"{longest} cards in a hand, and a contest is of {MOST_CARDS} at most")
        self.nodes = 0
        self._play = play
        self._slots = slots
        self._tables = tabulate(play)
        self._prizes = prizes(play, self._tables.bits)

    def value(self) -> Points:
        """The points by seat if each player wants few for himself, or many where points are good.

        Among ends that are the same for him he takes the one in which the next in turn is worse
        off, then the one after him (max^n).
        """
        return self._by_seat(self._ask(self._own_rank))

    def value_against_all(self, seat: Seat) -> int:
        """The points of a seat if all others play together against it (paranoid)."""
        player = self._play.players.index(seat)
        return self._ask(lambda one, points: self._rank_against(player, one, points))[player]

    def values(self) -> dict[Card, Points]:
        """The points by seat, as of ``value``, after each card that may be played now."""
        found = {}
        for card in OpenPlay(self._play).legal():
            after = OpenPlay(self._play)
            after.play(card)
            rivals = Rivals(after.described(), self._slots)
            found[card] = rivals.value()
        return found

    def _ask(self, rank: Callable[[int, Points], Points]) -> Points:
        play, found = self._play, self._prizes
        players = len(play.players)
        ranks = found.ranks(rank)
        search = Contest(self._tables, players, found.steps, found.firsts, ranks, self._slots)
        places = bits_of(self._tables, play)
        taken = sum(1 << player for player, own in enumerate(play.taken) if own)
        end = search.ask(places.hands, places.situation, play.leader, places.trick, taken)
        self.nodes = search.nodes
        return found.points[end]

    def _own_rank(self, player: int, points: Points) -> Points:
        return _rank(self._play, player, points)

    def _rank_against(self, player: int, one: int, points: Points) -> Points:
        sign = -1 if self._play.is_burden else 1
        return (sign * points[player] if one == player else -sign * points[player],)

    def _by_seat(self, points: Points) -> Points:
        told = [0] * self._play.seats
        for seat, own in zip(self._play.players, points, strict=True):
            told[seat] = own
        return tuple(told)


def rank(play: CardPlay, points: Points) -> Points:
    """What who is on turn compares ends by, given as points by seat, the higher the better."""
    turn = (play.leader + len(play.trick)) % len(play.players)
    return _rank(play, turn, tuple(points[seat] for seat in play.players))


def _rank(play: CardPlay, player: int, points: Points) -> Points:
    """What a player compares ends by, given as points by player, the higher the better."""
    sign = -1 if play.is_burden else 1
    turned = points[player:] + points[:player]
    return (sign * turned[0], *(-sign * each for each in turned[1:]))
