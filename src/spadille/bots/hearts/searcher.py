"""Hearts by search: a tree of play-outs in each of many worlds, and the card most of them want."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from spadille.bots.hearts import moon, trials
from spadille.bots.hearts.effort import Effort
from spadille.bots.hearts.layouts import Known, laid_out, plain
from spadille.bots.weighing import Weighed
from spadille.cards import Card, Seat
from spadille.games.hearts import settlement
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.cards import ORDER
from spadille.games.hearts.state import State
from spadille.kernel.forest import Forest, Tried
from spadille.kernel.form import is_compiled
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook

#: As ordinary Python the kernel plays so many times fewer cards in the same time.
SLOWER = 60
#: After each such part of the play-outs the clock is looked at.
PARTS = 16


class HeartsSearcher:
    """Plays Hearts by search; what it does hangs on its view and ``rng``, not on the clock.

    Only where the machine is so slow that ``seconds`` are up does it think less. ``nodes`` counts
    the cards played in thought for the last card.
    """

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._known = Known()
        self.nodes = 0

    def choose(self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        if legal.choices:
            return moon.choice(rulebook.profile.options, view, seat)
        if len(legal.play) == 1:
            return Play(next(iter(legal.play)))
        return self.weigh(rulebook, view, seat, rng)[0].action

    def weigh(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first, each with the points it is likely to bring."""
        legal = rulebook.legal(view, seat)
        if legal.choices:
            return _moon(rulebook, view, seat)
        if legal.exchange is not None:
            return trials.passes(self._known, self._effort, rulebook, view, seat, rng)
        return self._cards(rulebook, view, seat, rng)

    def _cards(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        begun, effort = perf_counter(), self._effort
        layouts = laid_out(rulebook, view, seat, effort.worlds, rng)
        rounds = effort.rounds if is_compiled() else effort.rounds // SLOWER
        known = self._known.stakes(plain(rulebook.profile.options), layouts.play)
        room = rounds + effort.worlds + PARTS
        forest = Forest(layouts.play, room, rng.getrandbits(32), effort.temper, known)
        forest.plant(layouts.worlds)
        for _ in range(PARTS):
            forest.grow(max(1, rounds // PARTS))
            if perf_counter() - begun > effort.seconds:
                break
        self.nodes = forest.nodes
        tried = forest.tried()
        ranked = sorted(tried, key=lambda card: _merit(card, tried[card]), reverse=True)
        return tuple(Weighed(Play(card), tried[card].points, effort.worlds) for card in ranked)


def _merit(card: Card, tried: Tried) -> tuple[int, float, int]:
    """The card that most worlds want; of two that are alike the higher."""
    return tried.visits, tried.value, -ORDER.place(card)


def _moon(rulebook: Rulebook[Any], view: State, seat: Seat) -> tuple[Weighed, ...]:
    options = rulebook.profile.options
    chosen = moon.choice(options, view, seat)
    choices: tuple[Action, ...] = (AddToOthers(), SubtractOwn())
    scores = [settlement.scores(options, view, way) for way in ("added", "subtracted")]
    both = [
        Weighed(action, float(score[seat])) for action, score in zip(choices, scores, strict=True)
    ]
    return tuple(sorted(both, key=lambda each: each.action != chosen))
