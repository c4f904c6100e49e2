"""L'Hombre by estimates: each question the table asks goes to the file that answers it."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.lhombre import bidding, exchange, nolo, sitter, tricks, trump, wager
from spadille.bots.lhombre.sight import Sight
from spadille.cards import Card, CardSet, Seat
from spadille.games.lhombre.action import (
    AnnounceTout,
    EndPlay,
    GiveUp,
    KeepTurned,
    NameContract,
    NameTrump,
    PlayOn,
    StayOut,
)
from spadille.games.lhombre.play import is_sixth_lead
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Pass, Play
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook


class LHombreHeuristic:
    """Plays L'Hombre sensibly, by any of its profiles; it knows no chance and needs none."""

    def choose(self, rulebook: Rulebook[Any], view: State, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        options = rulebook.profile.options
        offered = {type(choice) for choice in legal.choices}
        if Pass in offered:
            return bidding.choose(options, legal, view, seat)
        if NameContract in offered:
            return bidding.name(options, legal, view, seat)
        if StayOut in offered and legal.exchange is not None:
            return sitter.choose(options, legal.exchange, view)
        if NameTrump in offered:
            return trump.name(options, view, seat)
        if KeepTurned in offered:
            return trump.take_turned()
        if legal.exchange is not None:
            return exchange.choose(rulebook, legal, legal.exchange, view, seat)
        return _play(rulebook, legal, offered, Sight(rulebook, view, seat))

    def merits(
        self, rulebook: Rulebook[Any], view: State, seat: Seat, cards: CardSet
    ) -> dict[Card, float]:
        """What each of the cards is worth by estimate, in points or in what is at stake."""
        return card_merits(rulebook.profile.options, Sight(rulebook, view, seat), cards)

    def calls(self, rulebook: Rulebook[Any], view: State, seat: Seat) -> dict[Action, float]:
        """What each call promises by estimate, in points."""
        legal = rulebook.legal(view, seat)
        weighed = bidding.weigh(rulebook.profile.options, legal, view, seat)
        return {each.action: each.points for each in weighed}


def card_merits(options: Options, sight: Sight, cards: CardSet) -> dict[Card, float]:
    """What each card is worth to whoever plays it, the highest of the contract first."""
    judge = nolo.merits if sight.is_nolo else tricks.merits
    return judge(options, sight, cards)


def _play(
    rulebook: Rulebook[Any], legal: Legal, offered: set[type[Action]], sight: Sight
) -> Action:
    options = rulebook.profile.options
    if EndPlay in offered:
        leads_on = is_sixth_lead(options, sight.view) and wager.is_tout(options, sight)
        return Play(tricks.choose(options, sight, legal.play)) if leads_on else EndPlay()
    if GiveUp in offered and wager.is_hopeless(options, sight):
        return GiveUp()
    if PlayOn in offered:
        return PlayOn()
    if AnnounceTout in offered and wager.is_tout(options, sight):
        return AnnounceTout()
    return Play((nolo if sight.is_nolo else tricks).choose(options, sight, legal.play))
