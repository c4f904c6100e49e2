"""What a defender's card costs for his partner not seeing all cards, as far as his next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from spadille.bots import cardsearch
from spadille.bots.knowing import Knowledge
from spadille.bots.laidout import LaidOut
from spadille.bots.lhombre.heuristic import card_merits
from spadille.bots.lhombre.sight import Sight
from spadille.bots.opencards import OpenCards
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.state import State
from spadille.kernel.problem import LimitHit
from spadille.rules.action import Play
from spadille.rules.openplay import OpenPlay
from spadille.rules.rulebook import Rulebook

#: In so many ways the partner lays out what he does not see.
WAYS = 10
#: Cards played in thought, at most, by him and for him.
NODES = 3_000_000
#: He is asked after so many cards at most, that promise nearly as much as the best.
MOST = 4
NEAR = 0.5
#: Points that are nothing but rounding.
_NOTHING = 1e-9


def has_partner(view: State, seat: Seat) -> bool:
    """Whether a seat has one partner, with whom it knows who dealt him his cards.

    The sitter who played has also taken up cards that others had laid away.
    """
    defenders = view.defenders
    return seat in defenders and len(defenders) == 2 and not view.remembered


class Partner:
    """The partner of a defender, who has his own view of each world and plays by that."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        view: State,
        seat: Seat,
        knowledge: Knowledge,
        rng: Random,
    ) -> None:
        self._rulebook, self._view, self._seat = rulebook, view, seat
        self._knowledge, self._rng = knowledge, rng
        (self.seat,) = (each for each in view.defenders if each != seat)
        self._his = OpenCards(rulebook, self.seat, cardsearch.MOST_NODES)

    def answered(
        self, open_cards: OpenCards, laid: LaidOut, points: Mapping[Card, float], ways: int
    ) -> dict[Card, float]:
        """The points that cards promise if his next card is what he would play by his own view.

        Only the best are asked about, in so many of the ways; others are held to lose as much as
        the worst of them.
        """
        best = max(points.values())
        near = [card for card in points if points[card] >= best - NEAR]
        near = sorted(near, key=lambda card: -points[card])[:MOST]
        if len(near) < 2:
            return dict(points)
        lost = self._losses(open_cards, laid, near, ways)
        most = max(lost.values())
        return {card: worth - lost.get(card, most) for card, worth in points.items()}

    def _losses(
        self, open_cards: OpenCards, laid: LaidOut, cards: Sequence[Card], ways: int
    ) -> dict[Card, float]:
        """The points that the seat loses after each card by what its partner plays next."""
        found, seen = dict.fromkeys(cards, 0.0), 0.0
        most = open_cards.nodes + self._his.nodes + NODES
        for state, share in islice(laid.states(self._rulebook, self._view), ways):
            with suppress(LimitHit):
                row = [self._loss(open_cards, state, card) for card in cards]
                seen += share
                for card, points in zip(cards, row, strict=True):
                    found[card] += share * points
            if open_cards.nodes + self._his.nodes > most:
                break
        return {card: points / seen for card, points in found.items()} if seen else found

    def _loss(self, open_cards: OpenCards, state: State, card: Card) -> float:
        """What the partner's next card costs in a world, if he plays before others lead again."""
        state = self._after(state, self._seat, card)
        while (play := self._rulebook.card_play(state)) is not None:
            turn = OpenPlay(play).turn
            if turn is None or not self._rulebook.legal(state, turn).play:
                return 0.0
            worth = open_cards.worth_in(play)
            if turn == self.seat:
                if max(worth.values()) - min(worth.values()) < _NOTHING:
                    return 0.0
                return max(worth.values()) - worth[self._card(state)]
            if turn == self._seat or not play.trick:
                return 0.0
            state = self._after(state, turn, min(worth, key=worth.__getitem__))
        return 0.0

    def _after(self, state: State, seat: Seat, card: Card) -> State:
        for event in self._rulebook.decide(state, seat, Play(card)):
            state = self._rulebook.evolve(state, event)
        return state

    def _card(self, state: State) -> Card:
        """What the partner plays in a world by what he sees of it."""
        view = seen_by(state, self.seat)
        laid = self._knowledge.laid_out(self._rulebook, view, WAYS, self._rng)
        points = cardsearch.worth(self._rulebook, view, self._his, laid)
        legal = self._rulebook.legal(view, self.seat).play
        sight = Sight(self._rulebook, view, self.seat)
        merits = card_merits(self._rulebook.profile.options, sight, legal)
        chosen = cardsearch.weighed(points, merits, laid.count)[0].action
        assert isinstance(chosen, Play)
        return chosen.card


def seen_by(world: State, seat: Seat) -> State:
    """A world that is only imagined, as another seat of it sees it.

    That somebody drew a card that lay turned on the talon is forgotten.
    """
    # A card that was turned up and taken is known to all.
    shown = CardSet() if world.kept is None else CardSet((world.kept,))
    hands = [
        held if Seat(other) == seat or Seat(other) in world.opened else held.face_down(shown)
        for other, held in enumerate(world.hands)
    ]
    heaps = [
        held if Seat(other) == seat else held.face_down()
        for other, held in enumerate(world.discards)
    ]
    return replace(world, hands=tuple(hands), discards=tuple(heaps), talon=world.talon.face_down())
