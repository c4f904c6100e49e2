"""A play of the cards with all hands open, card by card: nothing else is asked any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from spadille.cards import NO_CARDS, Card, CardSet, Seat
from spadille.rules.cardplay import CardPlay
from spadille.rules.obligation import Situation, playable

T = TypeVar("T")


class OpenPlay:
    """The tricks still to come, played by whoever asks for it.

    Illegal cards raise ``ValueError`` and change nothing.
    """

    def __init__(self, play: CardPlay) -> None:
        self._begun = play
        self._hands = list(play.hands)
        self._trick = list(play.trick)
        self._taken = list(play.taken)
        self._captured = list(play.captured) or [NO_CARDS] * len(play.players)
        self._leader = play.leader
        self._is_first_trick = play.is_first_trick
        self._is_latched = play.is_latched
        self._close_trick()

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return not self._trick and not any(self._hands)

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
        return _by_seat(self._begun, self._captured, NO_CARDS)

    def legal(self) -> CardSet:
        """The cards that may be played now; none when all is over."""
        return playable(self._hands[self._player], self._begun.duties(self._situation))

    def play(self, card: Card) -> None:
        """Play a card for whoever is on turn."""
        if self.is_over or card not in self.legal():
            raise ValueError(f"{card} may not be played now")
        self._hands[self._player] -= CardSet((card,))
        self._trick.append(card)
        self._close_trick()

    def returns(self) -> tuple[int, ...]:
        """The points of the deal by seat, when all is over."""
        if not self.is_over:
            raise ValueError("the points are not known yet")
        return self._begun.scores(self.tricks, self.captured)

    def copy(self) -> OpenPlay:
        """The same position, to be played on by itself."""
        other = object.__new__(type(self))
        other.__dict__ = self.__dict__ | {
            "_hands": self._hands.copy(),
            "_trick": self._trick.copy(),
            "_taken": self._taken.copy(),
            "_captured": self._captured.copy(),
        }
        return other

    def described(self) -> CardPlay:
        """The position as it stands now."""
        return replace(
            self._begun,
            hands=tuple(self._hands),
            leader=self._leader,
            trick=tuple(self._trick),
            taken=tuple(self._taken),
            captured=tuple(self._captured),
            is_first_trick=self._is_first_trick,
            is_latched=self._is_latched,
        )

    @property
    def _player(self) -> int:
        return (self._leader + len(self._trick)) % len(self._hands)

    @property
    def _situation(self) -> Situation:
        if not self._trick:
            return Situation(None, None, self._is_first_trick, self._is_latched)
        winning = self._begun.order.winning(self._trick)
        return Situation(self._trick[0], winning, self._is_first_trick, self._is_latched)

    def _close_trick(self) -> None:
        if CardSet(self._trick) & self._begun.latching:
            self._is_latched = True
        if len(self._trick) < len(self._hands):
            return
        winning = self._begun.order.winning(self._trick)
        winner = (self._leader + self._trick.index(winning)) % len(self._hands)
        self._taken[winner] += 1
        self._captured[winner] |= CardSet(self._trick) & self._begun.prizes
        self._leader = winner
        self._trick.clear()
        self._is_first_trick = False


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
