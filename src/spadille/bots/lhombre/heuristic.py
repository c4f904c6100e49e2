"""L'Hombre by estimates: each question the table asks goes to the file that answers it."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.lhombre import bidding, exchange, nolo, sitter, tricks, trump, wager
from spadille.bots.lhombre.sight import Sight
from spadille.cards import Seat
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
    if sight.is_nolo:
        return Play(nolo.choose(options, sight, legal.play))
    return Play(tricks.choose(options, sight, legal.play))
