"""Which three cards to pass, by trying: the other cards dealt in many ways, and played out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from spadille.bots.hearts import passing as estimates
from spadille.bots.hearts.effort import Effort
from spadille.bots.hearts.handing import handed_on
from spadille.bots.hearts.layouts import Hands, Known, plain
from spadille.bots.hearts.sight import Sight
from spadille.bots.weighing import Weighed
from spadille.cards import CardSet, Hand, Seat
from spadille.games.hearts import cardplay, passing, play
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.inference.worlds import Worlds
from spadille.kernel.forest import Forest
from spadille.kernel.form import is_compiled
from spadille.rules.action import Exchange
from spadille.rules.rulebook import Rulebook


class Trials:
    """The other hands, dealt in many ways, each with what those seats pass."""

    def __init__(
        self, known: Known, effort: Effort, options: Options, view: State, seat: Seat
    ) -> None:
        self._known, self._effort = known, effort
        self._options, self._view, self._seat = options, view, seat

    def deal(self, rulebook: Rulebook[Any], rng: Random) -> None:
        """Deal the cards that the seat does not see, and let the others pass."""
        hidden = rulebook.hidden(self._view)
        worlds = Worlds(hidden)
        self._dealt: list[list[CardSet]] = []
        self._passed: list[list[CardSet]] = []
        for _ in range(self._effort.deals):
            hands = [hand.known for hand in self._view.hands]
            for place, cards in zip(hidden.places, worlds.sample(rng), strict=True):
                if place.seat is not None:
                    hands[place.seat] |= CardSet(cards)
            self._dealt.append(hands)
            self._passed.append([handed_on(self._options, hand, rng) for hand in hands])
        self._seed = rng.getrandbits(32)

    def worth(self, three: CardSet) -> tuple[float, float]:
        """The value of passing three cards, the higher the better, and the points it brings."""
        value = points = 0.0
        for state, worlds in self._by_leader(three):
            begun = cardplay.card_play(plain(self._options), state)
            tries = self._effort.tries if is_compiled() else 1
            rounds = tries * len(worlds)
            known = self._known.stakes(plain(self._options), begun)
            forest = Forest(begun, rounds + len(worlds) + 1, self._seed, self._effort.temper, known)
            forest.plant(worlds)
            forest.grow(rounds)
            share = forest.shares()[begun.players.index(self._seat)]
            value += share.value * len(worlds)
            points += share.points * len(worlds)
        return value / len(self._dealt), points / len(self._dealt)

    def _by_leader(self, three: CardSet) -> Iterator[tuple[State, list[Hands]]]:
        """A state in which the play begins, for each seat that may lead, and the worlds of it."""
        groups: dict[Seat, list[State]] = defaultdict(list)
        for hands, passed in zip(self._dealt, self._passed, strict=True):
            state = self._passed_on(hands, passed, three)
            assert state.opener is not None
            groups[state.opener].append(state)
        for leader, states in sorted(groups.items()):
            seats = [Seat((leader + place) % SEATS) for place in range(SEATS)]
            yield (
                states[0],
                [tuple(state.hands[seat].known for seat in seats) for state in states],
            )

    def _passed_on(
        self, hands: Sequence[CardSet], passed: Sequence[CardSet], three: CardSet
    ) -> State:
        given = [three if seat == self._seat else own for seat, own in enumerate(passed)]
        after = [hand - own for hand, own in zip(hands, given, strict=True)]
        for seat, own in enumerate(given):
            after[passing.receiver(self._options, self._view, Seat(seat))] |= own
        nothing = (Hand(),) * SEATS
        held = replace(self._view, hands=tuple(map(Hand, after)), passed=nothing)
        return replace(held, opener=play.leader_named(self._options, held).seat)


def passes(
    known: Known,
    effort: Effort,
    rulebook: Rulebook[Any],
    view: State,
    seat: Seat,
    rng: Random,
) -> tuple[Weighed, ...]:
    """The passes that estimates think best, the best by trial first."""
    selection = rulebook.legal(view, seat).exchange
    assert selection is not None
    likely = estimates.ranked(Sight(rulebook, view, seat), selection)[: effort.passes]
    tried = Trials(known, effort, rulebook.profile.options, view, seat)
    tried.deal(rulebook, rng)
    found = [(three, *tried.worth(three)) for three in likely]
    found.sort(key=lambda each: each[1], reverse=True)
    return tuple(Weighed(Exchange(three), points, effort.deals) for three, _, points in found)
