"""The play of the cards by itself: all that the tricks still to come can hang on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache

import msgspec

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.order import TrickOrder

#: The points of the deal by seat, from the tricks and the prizes that each seat has at the end.
Scores = Callable[[tuple[int, ...], tuple[CardSet, ...]], tuple[int, ...]]


class CardPlay(msgspec.Struct, frozen=True):
    """A position in which nothing but cards is played any more.

    ``players`` hold the ``hands`` and play in that order, round and round; ``leader`` is the place
    among them of whoever led, or leads, to the ``trick``; ``taken`` are the tricks they have.
    ``duties`` answers with the ladder of a situation, and is the same object where all its answers
    are the same. A card of ``latching`` makes the latch true once it has been played. ``sides`` are
    the seats that play together against all others, one group for each game that is settled by
    itself. ``prizes`` are the cards that count for whoever captures them, ``captured`` those each
    player has so far; those of one of the ``kinds`` count the same. ``counts_tricks`` tells whether
    it counts who has taken tricks, be it one or more; with ``is_burden`` points are what everybody
    avoids. With ``adds_up`` the points from prizes are a sum over those captured, but for who has
    all of some, or no trick; without it they may hang on anything, such as the points of a match.
    ``scores`` turns what all seats have at the end into the points of the deal; plays with the same
    ``stakes`` score alike.
    """

    players: tuple[Seat, ...]
    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[Card, ...]
    taken: tuple[int, ...]
    order: TrickOrder
    duties: Callable[[Situation], Ladder]
    is_first_trick: bool
    sides: tuple[tuple[Seat, ...], ...]
    seats: int
    stakes: Hashable
    scores: Scores
    prizes: CardSet = NO_CARDS
    captured: tuple[CardSet, ...] = ()
    kinds: tuple[CardSet, ...] = ()
    counts_tricks: bool = True
    adds_up: bool = True
    is_burden: bool = False
    latching: CardSet = NO_CARDS
    is_latched: bool = False

    @property
    def on_turn(self) -> int:
        """The place among the players of whoever plays next, while cards are left."""
        return (self.leader + len(self.trick)) % len(self.players)

    def check(self) -> None:
        """Raise ``ValueError`` with the first thing in which no deal can stand so.

        Whatever plays or solves a position asks this first: the kernel has no bounds of its own.
        """
        for is_so, fault in self._faults():
            if is_so:
                raise ValueError(f"no deal can stand so: {fault}")

    def _faults(self) -> Iterator[tuple[bool, str]]:
        """What may be wrong, each to be asked only where nothing before it is."""
        count = len(self.players)
        lengths = {count, len(self.hands), len(self.taken), len(self.captured) or count}
        yield not count or len(lengths) > 1, "the players do not have one place each"
        is_seated = len(set(self.players)) == count and min(self.players) >= 0
        yield not is_seated or max(self.players) >= self.seats, "a player without a seat of his own"
        yield not 0 <= self.leader < count, "nobody leads"
        yield len(self.trick) >= count, "the trick is full"
        held, pack = sum(map(len, self.hands)), _pack(self.order)
        cards = laid = CardSet(self.trick)
        for hand in self.hands:
            cards |= hand
        gone = NO_CARDS
        for own in self.captured:
            gone |= own
        yield len(cards) < held + len(self.trick), "a card is there twice"
        yield not cards <= pack, "a card has no rank"
        yield (
            len(gone | cards) < len(cards) + sum(map(len, self.captured)),
            "a captured card is there twice",
        )
        is_broken = bool(laid & self.latching)
        yield is_broken and not self.is_latched, "the latch is not true, and its card lies there"
        played = [(place - self.leader) % count < len(self.trick) for place in range(count)]
        sizes = {len(hand) + has for hand, has in zip(self.hands, played, strict=True)}
        yield len(sizes) > 1, "the hands are not equal"
        left = len(pack) - sizes.pop() * count
        yield min(self.taken) < 0 or sum(self.taken) * count > left, "the tricks are too many"


def is_paid(play: CardPlay) -> bool:
    """Whether what a side wins is paid by others, or only its own account changes.

    For plays whose points hang on the number of tricks.
    """
    declarers = {seat for side in play.sides for seat in side}
    others = [seat for seat in play.players if seat not in declarers]
    ends = [_all_to(play, seat) for seat in (play.sides[0][0], *others[:1])]
    # A point lost for what was said in the auction is the same whoever takes the tricks.
    return any(ends[0][seat] != ends[-1][seat] for seat in others)


def _all_to(play: CardPlay, seat: Seat) -> tuple[int, ...]:
    """The points by seat where one takes all tricks."""
    tricks = [0] * play.seats
    tricks[seat] = sum(play.taken) + max(map(len, play.hands))
    return play.scores(tuple(tricks), ())


@lru_cache(maxsize=256)
def _pack(order: TrickOrder) -> CardSet:
    return CardSet(card for lane in order.lanes for card in lane)


def takers(tricks: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who took each trick, in some order, where only the tricks of each seat are known.

    >>> takers((2, 0, 1))
    (0, 0, 2)
    """
    return tuple(Seat(seat) for seat, count in enumerate(tricks) for _ in range(count))
