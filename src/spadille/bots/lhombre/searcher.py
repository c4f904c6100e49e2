"""L'Hombre by laying out the hidden cards in many ways: each question goes to its own file."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from random import Random
from typing import Any

from spadille.bots import cardsearch
from spadille.bots.effort import Effort
from spadille.bots.erring import Erring
from spadille.bots.knowing import Knowledge
from spadille.bots.lhombre import belief, settling
from spadille.bots.lhombre.before import Before
from spadille.bots.lhombre.heuristic import LHombreHeuristic, card_merits
from spadille.bots.lhombre.par import calibrated
from spadille.bots.lhombre.partner import Partner, has_partner
from spadille.bots.lhombre.sight import Sight
from spadille.bots.model import Numbers
from spadille.bots.opencards import OpenCards
from spadille.bots.searching import Searching
from spadille.bots.weighing import Weighed
from spadille.cards import Card, Seat
from spadille.games.lhombre.action import AnnounceTout, EndPlay, GiveUp, PlayOn
from spadille.games.lhombre.play import is_sixth_lead
from spadille.games.lhombre.state import State
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook


class LHombreSearcher(Searching):
    """Plays L'Hombre by any of its profiles, with so much effort."""

    def __init__(self, effort: Effort, numbers: Numbers) -> None:
        super().__init__(effort, numbers)
        self._estimates = LHombreHeuristic()

    def weigh(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        legal = rulebook.legal(view, seat)
        if legal.play or PlayOn() in legal.choices:
            return tuple(
                _Moment(self.effort, self.numbers, rulebook, legal, view, seat, rng).weigh()
            )
        before = Before(self.effort, self.numbers, self._estimates, rulebook, view, seat)
        return tuple(before.weigh(legal, rng))


class _Moment:
    """A seat that plays, or has to say something during the play."""

    def __init__(
        self,
        effort: Effort,
        numbers: Numbers,
        rulebook: Rulebook[Any],
        legal: Legal,
        view: State,
        seat: Seat,
        rng: Random,
    ) -> None:
        self._rulebook, self._legal, self._view, self._seat = rulebook, legal, view, seat
        self._effort = effort
        self._rng = rng
        self._knowledge = Knowledge(belief, effort, numbers)
        self._laid = self._knowledge.laid_out(rulebook, view, effort.worlds, rng)
        self._open_cards, self._numbers = OpenCards(rulebook, seat, cardsearch.MOST_NODES), numbers

    def weigh(self) -> list[Weighed]:
        """Every choice, the best first."""
        choices = self._legal.choices
        found = self._cards() if self._legal.play else [self._played_on()]
        if GiveUp() in choices:
            found = self._or_gives_up(found)
        if AnnounceTout() in choices:
            found = self._or_announces(found)
        if EndPlay() in choices and not self._goes_on(found[0]):
            # Nothing is left to be won or lost: nobody should wait for it.
            ended = settling.ended(self._rulebook, self._view, self._seat)
            found = [Weighed(EndPlay(), ended), *found]
        return found

    def _cards(self) -> list[Weighed]:
        rulebook, view = self._rulebook, self._view
        points = cardsearch.worth(rulebook, view, self._open_cards, self._laid)
        sight = Sight(rulebook, view, self._seat)
        merits = card_merits(rulebook.profile.options, sight, self._legal.play)
        # Open cards hold a hidden hand that wants no trick for lost far too often to choose by.
        if not points or (sight.is_nolo and sight.is_declarer and self._seat not in view.opened):
            return cardsearch.weighed(points, merits, self._laid.count, even=inf)
        thought, even = self._second_thought(points)
        return cardsearch.weighed(points, merits, self._laid.count, even, thought)

    def _second_thought(self, points: Mapping[Card, float]) -> tuple[Mapping[Card, float], float]:
        """What cards promise players who do not see all, and how near to each other is even."""
        effort, looked_at = self._effort, (self._rulebook, self._view, self._seat)
        if effort.partner and has_partner(self._view, self._seat):
            partner = Partner(*looked_at, self._knowledge, self._rng)
            points = partner.answered(self._open_cards, self._laid, points, effort.partner)
        if not effort.errors:
            return points, cardsearch.EVEN
        erring = Erring(*looked_at, self._open_cards, self._laid)
        return erring.presumed(points, effort.errors), cardsearch.NEARLY_EVEN

    def _played_on(self) -> Weighed:
        return Weighed(PlayOn(), self._value(self._view), self._laid.count)

    def _or_gives_up(self, played: list[Weighed]) -> list[Weighed]:
        """Playing on is worth what such promises come to against players who do not see all."""
        given_up = Weighed(GiveUp(), settling.given_up(self._rulebook, self._view, self._seat))
        options = self._rulebook.profile.options
        likely = calibrated(self._numbers, options, self._view, played[0].points)
        return [given_up, *played] if given_up.points > likely else [*played, given_up]

    def _or_announces(self, found: list[Weighed]) -> list[Weighed]:
        announced = self._tout()
        is_best = announced.points > max(each.points for each in found)
        return [announced, *found] if is_best else [*found, announced]

    def _tout(self) -> Weighed:
        announced = settling.announced(self._rulebook, self._view, self._seat)
        return Weighed(AnnounceTout(), self._value(announced), self._laid.count)

    def _goes_on(self, best: Weighed) -> bool:
        """Whether a lead to a tout promises more than to stop here (4.2)."""
        if not is_sixth_lead(self._rulebook.profile.options, self._view):
            return False
        return best.points > settling.ended(self._rulebook, self._view, self._seat)

    def _value(self, view: State) -> float:
        found = cardsearch.value(self._rulebook, view, self._open_cards, self._laid)
        # Where nothing could be solved, as in long nolos, either end is held to be as likely.
        return found or 0.0
