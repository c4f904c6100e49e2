"""What comes of an ending in which each player looks to his own points, all cards open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from operator import index
from threading import RLock
from typing import TYPE_CHECKING, TypeVar

from spadille.cards import Card, Seat
from spadille.kernel.account import Account
from spadille.kernel.contest import Contest
from spadille.kernel.prizes import Points, go_on, prizes
from spadille.kernel.problem import LIMIT, LimitHit, within_bounds
from spadille.kernel.squeeze import bits_of
from spadille.kernel.stakes import stakes
from spadille.kernel.tabulate import CannotHold, tabulate
from spadille.kernel.worlds import laid_out
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

if TYPE_CHECKING:
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

T = TypeVar("T")
#: A search, and the points by player that it finds within so many nodes.
_Question = tuple[Contest, Callable[[int], Points]]


class Rivals:
    """Exact ends of a play whose points hang on the cards that were captured.

    Nobody errs, and all know what all others want. ``nodes`` counts the cards played in thought so
    far. A question raises ``LimitHit`` soon after ``limit`` nodes; if the same is asked again next,
    what has been found out is remembered. Where points do not add up, all ways to share what counts
    are listed first, which may take seconds: ``heed`` is called meanwhile, and stops it if it
    raises something. Threads that share one wait for each other. Raises ``CannotHold`` where a hand
    has more than six cards, or where there are too many of those ways; ``ValueError`` at a position
    that cannot arise.
    """

    def __init__(
        self, play: CardPlay, slots: int | None = None, heed: Callable[[], None] = go_on
    ) -> None:
        play.check()
        longest = max(map(len, play.hands))
        if longest > MOST_CARDS:
            raise CannotHold(f"{longest} cards in a hand, and a contest is of {MOST_CARDS} at most")
        slots = max(1, SLOTS * longest) if slots is None else slots
        if not 0 < index(slots) <= MOST_SLOTS:
            raise ValueError(f"slots are from 1 to {MOST_SLOTS}, not {slots}")
        self.nodes = 0
        self._lock = RLock()
        self._play = play
        self._slots = slots
        self._heed = heed
        self._tables = tabulate(play)
        self._answers: dict[int, Points] = {}
        #: One at a time: its memory and the list of ends may be large.
        self._questions: dict[int, _Question] = {}

    def __reduce__(self) -> tuple[type[Rivals], tuple[CardPlay, int]]:
        return (type(self), (self._play, self._slots))

    def value(self, limit: int = LIMIT) -> Points:
        """The points by seat if each player wants few for himself, or many where points are good.

        Among ends that are the same for him he takes the one in which the next in turn is worse
        off, then the one after him (max^n).
        """
        told = [0] * self._play.seats
        for seat, own in zip(self._play.players, self._ask(NOBODY, limit), strict=True):
            told[seat] = own
        return tuple(told)

    def value_against_all(self, seat: Seat, limit: int = LIMIT) -> int:
        """The points of a seat if all others play together against it (paranoid)."""
        if seat not in self._play.players:
            raise ValueError(f"seat {seat} does not play")
        player = self._play.players.index(seat)
        return self._ask(player, limit)[player]

    def values(self, limit: int = LIMIT) -> dict[Card, Points]:
        """The points by seat, as of ``value``, after each card that may be played now."""
        return self._after_each(Rivals.value, limit)

    def values_against_all(self, seat: Seat, limit: int = LIMIT) -> dict[Card, int]:
        """The points of a seat, as of ``value_against_all``, after each of those cards."""
        return self._after_each(lambda after, left: after.value_against_all(seat, left), limit)

    def _after_each(self, ask: Callable[[Rivals, int], T], limit: int) -> dict[Card, T]:
        found = {}
        with self._lock:
            begun = self.nodes
            for card, after in self._afterwards.items():
                before = after.nodes
                try:
                    found[card] = ask(after, limit - (self.nodes - begun))
                finally:
                    self.nodes += after.nodes - before
        return found

    @cached_property
    def _afterwards(self) -> dict[Card, Rivals]:
        """The same with each card played that may be."""
        found = {}
        for card in OpenPlay(self._play).legal():
            after = OpenPlay(self._play)
            after.play(card)
            found[card] = Rivals(after.described(), self._slots, self._heed)
        return found

    def _ask(self, alone: int, limit: int) -> Points:
        """The points by player, where all others play against one of them, or each for himself."""
        with self._lock:
            if alone not in self._answers:
                self._answers[alone] = self._found(alone, limit)
                self._questions = {}
            return self._answers[alone]

    def _found(self, alone: int, limit: int) -> Points:
        if alone not in self._questions:
            begin = self._added_up if self._play.adds_up else self._listed
            self._questions = {alone: begin(alone)}
        contest, points = self._questions[alone]
        end = points(within_bounds(limit))
        self.nodes += contest.nodes
        if contest.is_cut:
            raise LimitHit
        return end

    @cached_property
    def _stakes(self) -> Stakes:
        return stakes(self._play, self._tables)

    def _added_up(self, alone: int) -> _Question:
        play, tables = self._play, self._tables
        told = self._stakes
        account = Account(tables, len(play.players), told, play.is_burden, alone, self._slots)
        laid = laid_out(play, tables, told, [play.hands])
        return account, partial(account.points, laid.worlds[0], *laid[1:])

    def _listed(self, alone: int) -> _Question:
        """The same where every end must be asked for by itself."""
        play, tables = self._play, self._tables
        found = prizes(play, tables.bits, MOST_ENDS, self._heed)
        ranks = found.ranks(lambda player, points: _rank(play, alone, player, points))
        search = Contest(tables, len(play.players), found.steps, found.firsts, ranks, self._slots)
        at = bits_of(tables, play)
        taken = sum(1 << player for player, own in enumerate(play.taken) if own)

        def points(limit: int) -> Points:
            end = search.ask(at.hands, at.situation, play.leader, at.trick, taken, 0, limit)
            return () if search.is_cut else found.points[end]

        return search, points


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
