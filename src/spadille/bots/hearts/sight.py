"""What one seat knows of a deal of Hearts, and how likely it is that others hold a card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from spadille.bots.hearts.ranks import ABOVE, BELOW, SUIT
from spadille.cards import NO_CARDS, Card, CardSet, Seat, Trick, seats_from
from spadille.games.hearts import play, settlement
from spadille.games.hearts.cards import ORDER, PACK, QUEEN
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.rulebook import Rulebook


class Sight:
    """The deal from one seat: its cards, those not seen yet, and what others cannot hold."""

    def __init__(self, rulebook: Rulebook[Any], view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.options: Options = rulebook.profile.options
        self.hand = view.hands[seat].known
        self.others = seats_from(seat, SEATS)[1:]
        self.trick = view.trick
        self.is_first_trick = not view.taken

    @cached_property
    def gone(self) -> CardSet:
        """The cards that have been played, as far as they are known."""
        tricks = (*self.view.tricks, self.trick)
        cards = CardSet(card for trick in tricks for card in trick.cards)
        # A position need not tell its tricks; of those, the cards that count are known.
        for heap in self.view.captured:
            cards |= heap
        return cards

    @cached_property
    def out(self) -> CardSet:
        """The cards that the others hold."""
        return CardSet(PACK) - self.hand - self.gone

    def worth(self, card: Card) -> int:
        """The points of a card for whoever takes it; less than 0 for the bonus card."""
        return _worth(self.options, card)

    @cached_property
    def bonus_card(self) -> Card | None:
        """The card that takes points off, where there is one."""
        return Card(self.options.bonus_card) if self.options.jd_bonus else None

    @cached_property
    def points_out(self) -> int:
        """The points of all cards that the others hold."""
        return settlement.points(self.options, self.out)

    @cached_property
    def is_queen_out(self) -> bool:
        """Whether one of the others holds the queen of spades."""
        return QUEEN in self.out

    @cached_property
    def taken(self) -> tuple[int, ...]:
        """The points each seat has taken in this deal."""
        return tuple(settlement.points(self.options, cards) for cards in self.view.captured)

    @property
    def winning(self) -> Card | None:
        """The card that wins the trick so far."""
        return ORDER.winning(self.trick.cards) if self.trick else None

    @property
    def winner(self) -> Seat:
        """Whose card wins the trick so far; there must be one."""
        return next(seat for seat, card in self.trick.plays if card is self.winning)

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return self.others[: SEATS - 1 - len(self.trick)]

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that a seat holds a card."""
        return self.has_any(seat, CardSet((card,)))

    def has_any(self, seat: Seat, cards: CardSet) -> float:
        """The chance that a seat holds one of the cards at least."""
        if cards & self.view.hands[seat].known:
            return 1.0
        none = 1.0
        for group, chance in self._chances[seat]:
            if count := len(cards & group):
                none *= (1.0 - chance) ** count
        return 1.0 - none

    def above(self, card: Card) -> CardSet:
        """The cards of the same suit that others hold and that outrank a card."""
        return ABOVE[card] & self.out

    def below(self, card: Card) -> CardSet:
        """The cards of the same suit that others hold and that a card outranks."""
        return BELOW[card] & self.out

    @cached_property
    def _chances(self) -> dict[Seat, list[tuple[CardSet, float]]]:
        """The hidden cards by those who may hold them, each group with the chance of each seat."""
        found: dict[Seat, list[tuple[CardSet, float]]] = {seat: [] for seat in self.others}
        hidden = self.out
        for seat in self.others:
            hidden -= self.view.hands[seat].known
        for count in range(1, len(self.others) + 1):
            for holders in combinations(self.others, count):
                group = hidden
                for seat in self.others:
                    lacks = self._lacks[seat]
                    group = group - lacks if seat in holders else group & lacks
                places = sum(self.view.hands[seat].hidden for seat in holders)
                if group and places:
                    for seat in holders:
                        found[seat].append((group, self.view.hands[seat].hidden / places))
        return found

    @cached_property
    def _lacks(self) -> dict[Seat, CardSet]:
        """What each refusal proves: whoever does not do a duty holds none of the cards it needs."""
        lacking = {Seat(seat): NO_CARDS for seat in range(SEATS)}
        for seat, card, ladder in self._plays():
            for duty in ladder:
                if card in duty.allows:
                    break
                lacking[seat] |= duty.needs
        return lacking

    def _plays(self) -> Iterator[tuple[Seat, Card, Ladder]]:
        """Every card that did not just follow suit, with the duties of whoever played it."""
        latch = False
        for number, trick in enumerate((*self.view.tricks, self.trick)):
            before = Trick()
            for seat, card in trick.plays:
                if not before or card not in SUIT[before.led]:
                    situation = Situation.of(before, ORDER, number == 0, latch)
                    yield seat, card, play.ladder(self.options, situation)
                before = before.play(seat, card)
                latch = latch or play.breaks(self.options, card)


def _worth(options: Options, card: Card) -> int:
    if options.jd_bonus and card.text == options.bonus_card:
        return -options.jd_bonus
    return settlement.points(options, CardSet((card,)))
