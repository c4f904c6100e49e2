"""What a pass is worth, by trying it: the other cards dealt in many ways, and played out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from spadille.bots.hearts import match
from spadille.bots.hearts.handing import handed_on
from spadille.bots.hearts.layouts import Hands, Known, plain
from spadille.cards import CardSet, Hand, Seat
from spadille.games.hearts import cardplay, passing, play
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.inference.worlds import Worlds
from spadille.kernel.forest import Aims, Forest, Temper
from spadille.rules.hidden import Hidden
from spadille.rules.legal import Selection


class Trials:
    """The other hands, dealt in many ways, each with what those seats pass.

    ``passed`` has the cards that each seat passes, by seat, for each way. With ``for_match`` all
    play for the match where the deal may end it, and else for points.
    """

    def __init__(
        self,
        known: Known,
        temper: Temper,
        options: Options,
        view: State,
        seat: Seat,
        *,
        for_match: bool = False,
    ) -> None:
        self._known, self._temper = known, temper
        self._options, self._view, self._seat = options, view, seat
        self._dealt: list[list[CardSet]] = []
        self.passed: list[list[CardSet]] = []
        self._for_match = for_match
        self._known_aims: dict[tuple[Seat, ...], Aims | None] = {}

    def deal(self, hidden: Hidden, deals: int, rng: Random) -> None:
        """Deal the cards that the seat does not see so often, and let the others pass."""
        worlds = Worlds(hidden)
        for _ in range(deals):
            hands = [hand.known for hand in self._view.hands]
            for place, cards in zip(hidden.places, worlds.sample(rng), strict=True):
                if place.seat is not None:
                    hands[place.seat] |= CardSet(cards)
            self._dealt.append(hands)
            self.passed.append([handed_on(may, rng) for may in self._may_pass(hands)])

    def lay(self, hands: Sequence[CardSet], passed: Sequence[CardSet]) -> None:
        """Lay the cards out in one way more, with what each of the others passes."""
        self._dealt.append(list(hands))
        self.passed.append(list(passed))

    def hands(self) -> list[tuple[CardSet, ...]]:
        """The hands before the pass, in each way."""
        return [tuple(hands) for hands in self._dealt]

    def worth(self, three: CardSet, tries: int, seed: int) -> tuple[float, float]:
        """The value of passing three cards, the higher the better, and the points it brings.

        The value is in points too, in which what the others have counts for a little; where all
        play for the match it is what that is worth. Each way to deal the other cards is played out
        so many times.
        """
        value = points = 0.0
        for state, worlds in self._by_leader(three):
            begun = cardplay.card_play(plain(self._options), state)
            known = self._known.stakes(plain(self._options), begun)
            rounds = tries * len(worlds)
            aims, room = self._aims(begun.players), rounds + len(worlds) + 1
            forest = Forest(begun, room, seed, self._temper, known, aims)
            forest.plant(worlds)
            forest.grow(rounds)
            share = forest.shares()[begun.players.index(self._seat)]
            value += share.value * (forest.unit if aims is None else 1.0) * len(worlds)
            points += share.points * len(worlds)
        return value / len(self._dealt), points / len(self._dealt)

    def _may_pass(self, hands: Sequence[CardSet]) -> Iterator[Selection]:
        """What each seat may pass on of such a hand."""
        held = replace(self._view, hands=tuple(map(Hand, hands)))
        for seat in range(SEATS):
            selection = passing.legal_pass(self._options, held, Seat(seat)).exchange
            assert selection is not None
            yield selection

    def _aims(self, players: tuple[Seat, ...]) -> Aims | None:
        """What points are worth, asked once for each seat that may lead."""
        if not self._for_match:
            return None
        if players not in self._known_aims:
            spite = self._temper.spite
            self._known_aims[players] = match.aims(self._options, self._view, players, spite)
        return self._known_aims[players]

    def _by_leader(self, three: CardSet) -> Iterator[tuple[State, list[Hands]]]:
        """A state in which the play begins, for each seat that may lead, and the worlds of it."""
        groups: dict[Seat, list[State]] = defaultdict(list)
        for hands, passed in zip(self._dealt, self.passed, strict=True):
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
