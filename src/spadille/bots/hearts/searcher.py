"""Hearts by search in many worlds: a tree of play-outs in each, and the card most of them want.

The last tricks are solved in each world instead, and the card is best on the mean.
"""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import Any

from spadille.bots.effort import Effort
from spadille.bots.hearts import match, moon
from spadille.bots.hearts import passing as estimates
from spadille.bots.hearts.layouts import Known, Layouts, laid_out, plain
from spadille.bots.hearts.sight import Sight
from spadille.bots.hearts.trials import Trials
from spadille.bots.weighing import Weighed
from spadille.cards import Card, Seat
from spadille.games.hearts import settlement
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.cards import ORDER
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import State
from spadille.kernel.endings import Endings
from spadille.kernel.forest import Forest, Temper, Tried
from spadille.kernel.form import is_compiled
from spadille.kernel.tabulate import CannotHold
from spadille.rules.action import Action, Exchange, Play
from spadille.rules.rulebook import Rulebook

#: Play-outs in each world.
ROUNDS = 1000
#: How the trees grow: a moon is worth something only to whoever minds what the others have.
TEMPER = Temper(exploration=0.6, spite=0.3, blind=50)
#: No thought takes more than so many seconds of the processor a world, however slow it is.
SECONDS = 0.01
#: As ordinary Python the kernel plays so many times fewer cards in the same time.
SLOWER = 60
#: Passes that are tried, and the ways to deal the other cards where one alone is looked at.
PASSES = 8
FEWEST = 4
#: In each way a pass is tried by so many times fewer play-outs than a card.
TRIED_LESS = 4
#: After each such part of the play-outs the clock is looked at.
PARTS = 16


class HeartsSearcher:
    """Plays Hearts by search; what it does hangs on its view and ``rng``, not on the clock.

    Only where a processor is so slow that its ``seconds`` are up does it think less. ``rounds`` are
    the play-outs in each world; ``nodes`` counts the cards played in thought for the last card.
    """

    #: What it knows of others stands in ``leanings.py``.
    has_learned = False

    def __init__(
        self,
        effort: Effort,
        *,
        rounds: int = ROUNDS,
        seconds: float | None = None,
    ) -> None:
        self._effort = effort
        self._rounds = rounds if is_compiled() else max(1, rounds // SLOWER)
        self._seconds = SECONDS * effort.worlds if seconds is None else seconds
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
            return self._passes(rulebook, view, seat, rng)
        return self._cards(rulebook, view, seat, rng)

    def _passes(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        options, selection = rulebook.profile.options, rulebook.legal(view, seat).exchange
        assert selection is not None
        likely = estimates.ranked(Sight(rulebook, view, seat), selection)
        tried = Trials(self._known, TEMPER, options, view, seat, for_match=True)
        is_trying = "exchange" not in self._effort.without and self._effort.trials > 0
        deals = self._effort.trials if is_trying else FEWEST
        tried.deal(rulebook.hidden(view), deals, rng)
        seed = rng.getrandbits(32)
        found, begun = [], thread_time()
        tries = max(1, self._rounds // TRIED_LESS)
        for three in likely[: PASSES if is_trying else 1]:
            found.append((three, *tried.worth(three, tries, seed)))
            if thread_time() - begun > self._seconds:
                break
        found.sort(key=lambda each: each[1], reverse=True)
        return tuple(Weighed(Exchange(three), points, deals) for three, _, points in found)

    def _cards(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        until, count = thread_time() + self._seconds, self._effort.worlds
        has_belief = not {"belief", "learning"} & set(self._effort.without)
        layouts = laid_out(rulebook, view, seat, count, rng, has_belief=has_belief)
        options = rulebook.profile.options
        tried = self._exactly(options, view, layouts)
        if not tried:
            tried = self._grown(options, view, layouts, rng, until)
        ranked = sorted(tried, key=lambda card: _merit(card, tried[card]), reverse=True)
        return tuple(Weighed(Play(card), tried[card].points, count) for card in ranked)

    def _exactly(self, options: Options, view: State, layouts: Layouts) -> dict[Card, Tried]:
        """What each card comes to in an ending that can be solved; nothing anywhere else."""
        if not is_compiled():
            return {}
        worth = match.worth(options, view, layouts.play.players, TEMPER.spite)
        try:
            endings = Endings(layouts.play, worth)
        except CannotHold:
            return {}
        tried = endings.tried(layouts.worlds)
        self.nodes = endings.nodes
        return tried

    def _grown(
        self, options: Options, view: State, layouts: Layouts, rng: Random, until: float
    ) -> dict[Card, Tried]:
        """What each card is likely to come to, by trees of play-outs."""
        count = len(layouts.worlds)
        known = self._known.stakes(plain(options), layouts.play)
        part = max(1, self._rounds * count // PARTS)
        room = part * PARTS + count + 1
        aims = match.aims(options, view, layouts.play.players, TEMPER.spite)
        forest = Forest(layouts.play, room, rng.getrandbits(32), TEMPER, known, aims)
        forest.plant(layouts.worlds)
        for _ in range(PARTS):
            forest.grow(part)
            if thread_time() > until:
                break
        self.nodes = forest.nodes
        return forest.tried()


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
