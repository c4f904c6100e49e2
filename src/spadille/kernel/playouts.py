"""Many deals played out from one position: what comes of it on the average."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import index

from spadille.cards import CardSet, Seat
from spadille.kernel.guided import Guided
from spadille.kernel.outcomes import NO, YES, Outcomes
from spadille.kernel.reckoning import outcomes, side_of, tricks_of
from spadille.kernel.stakes import no_stakes, stakes
from spadille.kernel.tabulate import tabulate
from spadille.kernel.worlds import laid_out, lanes
from spadille.rules.cardplay import CardPlay

#: Of a thousand cards, those drawn by chance where nobody asks for more or fewer.
BLIND = 100
#: So many are all of them.
ALL = 1000


class Playouts:
    """Plays a position to its end again and again, by chance or with some sense.

    With sense a player does much as a search would at first. Where points hang on tricks he leads
    what nobody beats if his side likes the trick, takes it with the lowest card that is safe, and
    lets go of low cards; where it does not, he leads the card that most can beat, and lets go of
    high ones. His side is ``side``, those of the first of ``play.sides`` where none is told, or
    that of all others; it looks to whether it gains, then to how much. He sees all hands, as a
    solver does. Where captured cards are what everybody avoids, each gets rid of them as he can,
    and knows no hand but his own; where they are what everybody is after, all is chance.

    Of a thousand cards of a player ``blind`` are drawn by chance from all that he may play: one
    number for all, or one for each player. ``worlds`` are the hands by player, all with the trick
    of the position, that are played in turn: those of the position where none are told. The same
    ``seed`` plays the same cards. Threads that share one wait for each other, and others run on.

    Where points do not add up card by card (``CardPlay.adds_up``), means are near, and not exact.
    Raises ``ValueError`` at a position or a world that cannot arise, and ``CannotHold`` where the
    tables of the kernel cannot hold the rules or the points.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> many = Playouts(table.rulebook.card_play(table.truth), seed=1)
    >>> many.run(1000)
    >>> sum(many.shares.values()), all(sum(tricks) == 9 for tricks in many.shares)
    (1000, True)
    >>> many.means[0] > 3
    True
    """

    def __init__(
        self,
        play: CardPlay,
        seed: int,
        blind: int | Sequence[int] = BLIND,
        side: tuple[Seat, ...] | None = None,
        worlds: Sequence[Sequence[CardSet]] | None = None,
    ) -> None:
        play.check()
        players = len(play.players)
        chances = (blind,) * players if isinstance(blind, int) else tuple(blind)
        if len(chances) != players or not all(0 <= chance <= ALL for chance in chances):
            raise ValueError(f"blind is from 0 to {ALL}, for all players or for each")
        self._play = play
        self._tricks = tricks_of(play) - sum(play.taken)
        self._tables = tabulate(play)
        guide, states = None, array("H", [NO])
        told = stakes(play, self._tables) if play.prizes else no_stakes(players)
        if not play.prizes:
            guide = outcomes(play, side_of(play, side))
            states = _states(guide, play.taken, self._tricks)
        elif not play.is_burden:
            chances = (ALL,) * players
        self._guided = Guided(
            self._tables,
            told,
            lanes(self._tables),
            players,
            self._tricks,
            seed,
            chances,
            guide,
            states,
        )
        worlds = [play.hands] if worlds is None else worlds
        self._guided.place(*laid_out(play, self._tables, told, worlds))

    def run(self, rounds: int) -> None:
        """Play so many deals more; raises ``ValueError`` at fewer than none."""
        self._guided.run(index(rounds))

    @property
    def shares(self) -> Counter[tuple[int, ...]]:
        """How often the tricks still to come went to the seats in each way."""
        found: Counter[tuple[int, ...]] = Counter()
        for way, count in enumerate(self._guided.shared):
            if count:
                found[self._by_seat(way)] = count
        return found

    @property
    def means(self) -> tuple[float, ...]:
        """The points of the deal by seat, on the average of all that were played."""
        shares = self.shares
        rounds = shares.total()
        if not rounds:
            raise ValueError("nothing has been played yet")
        sums = [0] * self._play.seats
        if self._play.prizes:
            for seat, captured in zip(self._play.players, self._guided.points, strict=True):
                sums[seat] = captured
        else:
            for share, count in shares.items():
                points = self._points(share)
                sums = [total + count * own for total, own in zip(sums, points, strict=True)]
        return tuple(total / rounds for total in sums)

    def _points(self, share: tuple[int, ...]) -> tuple[int, ...]:
        """The points of the deal by seat where the tricks to come are shared so."""
        tricks = list(share)
        for seat, own in zip(self._play.players, self._play.taken, strict=True):
            tricks[seat] += own
        return self._play.scores(tuple(tricks), (CardSet(),) * self._play.seats)

    def _by_seat(self, way: int) -> tuple[int, ...]:
        tricks = [0] * self._play.seats
        for seat in self._play.players:
            way, tricks[seat] = divmod(way, self._guided.radix)
        return tuple(tricks)


@lru_cache(maxsize=64)
def _states(guide: Outcomes, taken: tuple[int, ...], tricks: int) -> array[int]:
    """What is still open where the tricks to come have been shared in each way so far.

    That is whether the side gains; where it is known, the next question above or below.
    """
    radix = tricks + 1
    found = array("H", bytes(2 * radix**guide.players))
    values = guide.values
    aim = next((place for place, value in enumerate(values) if value > 0), len(values) - 1)
    for shared in guide.starts[0]:
        since = [own - before for own, before in zip(shared, taken, strict=True)]
        if min(since) >= 0:
            way = sum(own * radix**player for player, own in enumerate(since))
            found[way] = _open(guide, shared, aim)
    return found


def _open(guide: Outcomes, shared: tuple[int, ...], aim: int) -> int:
    state = guide.starts[aim][shared]
    step = 1 if state == YES else -1
    while state in (NO, YES) and 0 <= aim + step < len(guide.values):
        aim += step
        state = guide.starts[aim][shared]
    return state
