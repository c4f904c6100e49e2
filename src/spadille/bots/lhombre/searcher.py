"""L'Hombre by laying out the hidden cards in many ways: each question goes to its own file."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots import cardsearch
from spadille.bots.effort import Effort
from spadille.bots.laidout import LaidOut
from spadille.bots.lhombre import belief, settling
from spadille.bots.lhombre.before import Before
from spadille.bots.lhombre.heuristic import LHombreHeuristic, card_merits
from spadille.bots.lhombre.sight import Sight
from spadille.bots.opencards import OpenCards
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, PlayOn
from spadille.games.lhombre.play import is_sixth_lead
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Play
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook


class LHombreSearcher:
    """Plays L'Hombre by any of its profiles, with so much effort."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._estimates = LHombreHeuristic()

    def choose(self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        if len(legal.play) == 1 and not legal.choices:
            return Play(next(iter(legal.play)))
        return self.weigh(rulebook, view, seat, rng)[0].action

    def weigh(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        legal = rulebook.legal(view, seat)
        if legal.play or PlayOn() in legal.choices:
            return tuple(_Moment(self._effort, rulebook, legal, view, seat, rng).weigh())
        before = Before(self._effort, self._estimates, rulebook, view, seat)
        return tuple(before.weigh(legal, rng))


class _Moment:
    """A seat that plays, or has to say something during the play."""

    def __init__(
        self,
        effort: Effort,
        rulebook: Rulebook[Any],
        legal: Legal,
        view: State,
        seat: Seat,
        rng: Random,
    ) -> None:
        self._rulebook, self._legal, self._view, self._seat = rulebook, legal, view, seat
        hidden = rulebook.hidden(view)
        weights = None if "belief" in effort.without else belief.weights(view, hidden)
        self._laid = LaidOut(hidden, weights, effort.worlds, rng)
        self._open_cards = OpenCards(rulebook, seat)

    def weigh(self) -> list[Weighed]:
        """Every choice, the best first."""
        choices = self._legal.choices
        found = self._cards() if self._legal.play else [self._played_on()]
        if GiveUp() in choices:
            found.append(self._given_up())
        if AnnounceTout() in choices:
            found.append(self._tout())
        if EndPlay() in choices and not self._goes_on(found):
            found.append(Weighed(EndPlay(), settling.ended(self._rulebook, self._view, self._seat)))
            # Nothing is left to be won or lost: nobody should wait for it.
            found[0], found[-1] = found[-1], found[0]
            return found
        return sorted(found, key=lambda each: -each.points)

    def _cards(self) -> list[Weighed]:
        rulebook, view = self._rulebook, self._view
        points = cardsearch.worth(rulebook, view, self._open_cards, self._laid)
        sight = Sight(rulebook, view, self._seat)
        merits = card_merits(rulebook.profile.options, sight, self._legal.play)
        return cardsearch.weighed(points, merits, self._laid.count)

    def _played_on(self) -> Weighed:
        return Weighed(PlayOn(), self._value(self._view), self._laid.count)

    def _tout(self) -> Weighed:
        announced = settling.announced(self._rulebook, self._view, self._seat)
        return Weighed(AnnounceTout(), self._value(announced), self._laid.count)

    def _given_up(self) -> Weighed:
        return Weighed(GiveUp(), settling.given_up(self._rulebook, self._view, self._seat))

    def _goes_on(self, cards: list[Weighed]) -> bool:
        """Whether a lead to a tout promises more than to stop here (4.2)."""
        if not is_sixth_lead(self._rulebook.profile.options, self._view):
            return False
        return cards[0].points > settling.ended(self._rulebook, self._view, self._seat)

    def _value(self, view: State) -> float:
        return sum(
            share * self._open_cards.value(state)
            for state, share in self._laid.states(self._rulebook, view)
        )
