"""A play of the cards with all hands open, card by card: nothing else is asked any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.rules.cardplay import CardPlay
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.order import TrickOrder

T = TypeVar("T")


class OpenPlay:
    """The tricks still to come, played by whoever asks for it.

    Illegal cards raise ``ValueError`` and change nothing; so does a position that cannot arise.

    >>> from spadille.table import Table
    >>> table = Table.shuffled("hearts/norsk+pass_cards=false", seed=1)
    >>> play = OpenPlay(table.rulebook.card_play(table.truth))
    >>> play.legal()
    CardSet('C2')
    >>> while not play.is_over:
    ...     play.play(next(iter(play.legal())))
    >>> sum(play.tricks), sum(play.returns())
    (13, 26)
    """

    __slots__ = (
        "_begun",
        "_captured",
        "_hands",
        "_holder",
        "_is_first_trick",
        "_is_latched",
        "_law",
        "_moves",
        "_player",
        "_taken",
        "_trick",
        "_winning",
    )

    def __init__(self, play: CardPlay) -> None:
        play.check()
        self._begun = play
        self._law = _law(play.order, play.duties)
        self._hands = [hand.bits for hand in play.hands]
        self._taken = list(play.taken)
        self._captured = [own.bits for own in play.captured] or [0] * len(play.players)
        self._is_first_trick = play.is_first_trick
        self._is_latched = play.is_latched
        self._trick: list[Card] = []
        self._winning: Card | None = None
        # What may be played now, once somebody has asked for it.
        self._moves: int | None = None
        self._player = self._holder = play.leader
        for card in play.trick:
            self._lay(card)

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return not self._trick and not self._hands[self._player]

    @property
    def turn(self) -> Seat | None:
        """The seat that plays next, or none when all is over."""
        return None if self.is_over else self._begun.players[self._player]

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks taken so far, by seat."""
        return _by_seat(self._begun, self._taken, 0)

    @property
    def captured(self) -> tuple[CardSet, ...]:
        """The cards that count, by the seat that captured them."""
        return _by_seat(self._begun, list(map(CardSet.from_bits, self._captured)), NO_CARDS)

    def legal(self) -> CardSet:
        """The cards that may be played now; none when all is over."""
        return CardSet.from_bits(self._legal())

    def play(self, card: Card) -> None:
        """Play a card for whoever is on turn."""
        if not self._legal() & card.bit:
            raise ValueError(f"{card} may not be played now")
        self._hands[self._player] ^= card.bit
        self._lay(card)

    def returns(self) -> tuple[int, ...]:
        """The points of the deal by seat, when all is over."""
        if not self.is_over:
            raise ValueError("the points are not known yet")
        return self._begun.scores(self.tricks, self.captured)

    def copy(self) -> OpenPlay:
        """The same position, to be played on by itself."""
        other = object.__new__(type(self))
        for name in OpenPlay.__slots__:
            own = getattr(self, name)
            setattr(other, name, own.copy() if isinstance(own, list) else own)
        return other

    def described(self) -> CardPlay:
        """The position as it stands now."""
        return replace(
            self._begun,
            hands=tuple(map(CardSet.from_bits, self._hands)),
            leader=(self._player - len(self._trick)) % len(self._hands),
            trick=tuple(self._trick),
            taken=tuple(self._taken),
            captured=tuple(map(CardSet.from_bits, self._captured)),
            is_first_trick=self._is_first_trick,
            is_latched=self._is_latched,
        )

    def _legal(self) -> int:
        moves = self._moves
        if moves is None:
            moves = self._moves = self._obliged(self._hands[self._player])
        return moves

    def _obliged(self, hand: int) -> int:
        led = self._trick[0] if self._trick else None
        for needs, allows in self._law.ladder(
            led, self._winning, self._is_first_trick, self._is_latched
        ):
            if hand & needs:
                return hand & allows
        return hand

    def _lay(self, card: Card) -> None:
        self._moves = None
        if card.bit & self._begun.latching.bits:
            self._is_latched = True
        if self._winning is None or self._law.beats(card, self._winning):
            self._winning, self._holder = card, self._player
        self._trick.append(card)
        self._player += 1
        if self._player == len(self._hands):
            self._player = 0
        if len(self._trick) == len(self._hands):
            self._close_trick()

    def _close_trick(self) -> None:
        winner = self._holder
        self._taken[winner] += 1
        prizes = self._begun.prizes.bits
        for card in self._trick:
            self._captured[winner] |= card.bit & prizes
        self._trick.clear()
        self._winning = None
        self._player = winner
        self._is_first_trick = False


class _Law(msgspec.Struct, eq=False):
    """Each question about duties and ranks asked once, and answered from memory then."""

    order: TrickOrder
    duties: Callable[[Situation], Ladder]
    _ladders: dict[tuple[int, int, bool, bool], tuple[tuple[int, int], ...]] = msgspec.field(
        default_factory=dict
    )
    _beaten: dict[int, int] = msgspec.field(default_factory=dict)

    def ladder(
        self, led: Card | None, winning: Card | None, is_first: bool, is_latched: bool
    ) -> tuple[tuple[int, int], ...]:
        """The duties of a situation: what each needs and allows, as bits of cards."""
        if led is None or winning is None:
            key = (-1, -1, is_first, is_latched)
        else:
            key = (led.index, winning.index, is_first, is_latched)
        found = self._ladders.get(key)
        if found is None:
            ladder = self.duties(Situation(led, winning, is_first, is_latched))
            found = tuple((duty.needs.bits, duty.allows.bits) for duty in ladder)
            self._ladders[key] = found
        return found

    def beats(self, challenger: Card, holder: Card) -> bool:
        """Whether the first card takes the trick from the second."""
        beaten = self._beaten.get(challenger.index)
        if beaten is None:
            every = (card for lane in self.order.lanes for card in lane)
            beaten = CardSet(card for card in every if self.order.beats(challenger, card)).bits
            self._beaten[challenger.index] = beaten
        return bool(beaten & holder.bit)


@lru_cache(maxsize=256)
def _law(order: TrickOrder, duties: Callable[[Situation], Ladder]) -> _Law:
    return _Law(order, duties)


def _by_seat(play: CardPlay, by_player: Sequence[T], nothing: T) -> tuple[T, ...]:
    told = [nothing] * play.seats
    for seat, own in zip(play.players, by_player, strict=True):
        told[seat] = own
    return tuple(told)


def leaves(play: OpenPlay, depth: int) -> int:
    """How many ways there are of playing ``depth`` more cards."""
    cards = play.legal()
    if depth == 1 or not cards:
        return len(cards)
    total = 0
    for card in cards:
        after = play.copy()
        after.play(card)
        total += leaves(after, depth - 1)
    return total


def value(play: OpenPlay, side: tuple[Seat, ...]) -> int:
    """What a side comes to against all others, found by trying every way to the end."""
    if play.turn is None:
        points = play.returns()
        return sum(points[seat] for seat in side)
    ends = []
    for card in play.legal():
        after = play.copy()
        after.play(card)
        ends.append(value(after, side))
    return max(ends) if play.turn in side else min(ends)
