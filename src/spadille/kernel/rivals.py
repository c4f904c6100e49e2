"""What comes of an ending in which each player looks to his own points, all cards open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import index
from typing import TYPE_CHECKING

from spadille.cards import Card, Seat
from spadille.kernel.account import Account
from spadille.kernel.contest import Contest
from spadille.kernel.prizes import Points, prizes
from spadille.kernel.squeeze import bits_of
from spadille.kernel.stakes import stakes
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.kernel.worlds import laid_out
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

if TYPE_CHECKING:
    from spadille.kernel.prizes import Prizes
    from spadille.kernel.stakes import Stakes

#: Cards in a hand from which on the search ends in a second or so.
MOST_CARDS = 6
#: Two to this power, for each card in a hand, is how many positions are remembered.
SLOTS = 3
MOST_SLOTS = 24
#: Ends that are listed where points do not add up; longer lists take too long to make.
MOST_ENDS = 1 << 20
#: For a contest in which each plays for himself.
NOBODY = -1


class Rivals:
    """Exact ends of a play whose points hang on the cards that were captured.

    Nobody errs, and all know what all others want. ``nodes`` counts the cards played in thought for
    the last answer. Raises ``CannotHold`` where a hand has more than six cards, or where points do
    not add up and there are too many ways to share what counts; ``ValueError`` at a position that
    cannot arise.
    """

    def __init__(self, play: CardPlay, slots: int | None = None) -> None:
        play.check()
        longest = max(map(len, play.hands))
        if longest > MOST_CARDS:
            raise CannotHold(f"{longest} cards in a hand, and a contest is of {MOST_CARDS} at most")
        slots = max(1, SLOTS * longest) if slots is None else slots
        if not 0 < index(slots) <= MOST_SLOTS:
            raise ValueError(f"slots are from 1 to {MOST_SLOTS}, not {slots}")
        self.nodes = 0
        self._play = play
        self._slots = slots
        self._tables = tabulate(play)
        #: The points by player, where all others play against one of them, or each for himself.
        self._ask: Callable[[int], Points] = (
            partial(self._added_up, stakes(play, self._tables))
            if play.adds_up
            else partial(self._listed, prizes(play, self._tables.bits, MOST_ENDS))
        )

    def value(self) -> Points:
        """The points by seat if each player wants few for himself, or many where points are good.

        Among ends that are the same for him he takes the one in which the next in turn is worse
        off, then the one after him (max^n).
        """
        return self._by_seat(self._ask(NOBODY))

    def value_against_all(self, seat: Seat) -> int:
        """The points of a seat if all others play together against it (paranoid)."""
        player = self._play.players.index(seat)
        return self._ask(player)[player]

    def values(self) -> dict[Card, Points]:
        """The points by seat, as of ``value``, after each card that may be played now."""
        found = {}
        for card in OpenPlay(self._play).legal():
            after = OpenPlay(self._play)
            after.play(card)
            rivals = Rivals(after.described(), self._slots)
            found[card] = rivals.value()
        return found

    def _added_up(self, told: Stakes, alone: int) -> Points:
        play, tables = self._play, self._tables
        account = Account(tables, len(play.players), told, play.is_burden, alone, self._slots)
        laid = laid_out(play, tables, told, [play.hands])
        points = account.points(laid.worlds[0], *laid[1:])
        self.nodes = account.nodes
        return points

    def _listed(self, found: Prizes, alone: int) -> Points:
        play, tables = self._play, self._tables
        ranks = found.ranks(lambda player, points: _rank(play, alone, player, points))
        search = Contest(tables, len(play.players), found.steps, found.firsts, ranks, self._slots)
        places = bits_of(tables, play)
        taken = sum(1 << player for player, own in enumerate(play.taken) if own)
        end = search.ask(places.hands, places.situation, play.leader, places.trick, taken)
        self.nodes = search.nodes
        return found.points[end]

    def _by_seat(self, points: Points) -> Points:
        told = [0] * self._play.seats
        for seat, own in zip(self._play.players, points, strict=True):
            told[seat] = own
        return tuple(told)


def rank(play: CardPlay, points: Points) -> Points:
    """What who is on turn compares ends by, given as points by seat, the higher the better."""
    return _rank(play, NOBODY, play.on_turn, tuple(points[seat] for seat in play.players))


def _rank(play: CardPlay, alone: int, player: int, points: Points) -> Points:
    """What a player compares ends by, given as points by player, the higher the better."""
    sign = -1 if play.is_burden else 1
    if alone != NOBODY:
        return (sign * points[player] if player == alone else -sign * points[alone],)
    own, *others = points[player:] + points[:player]
    return (sign * own, *(-sign * each for each in others))
