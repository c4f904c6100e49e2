"""What a deal of L'Hombre comes to for a seat if something is said now, as the rules have it."""

from __future__ import annotations

from typing import Any

from spadille.cards import Seat
from spadille.games.lhombre import settlement
from spadille.games.lhombre.event import GivenUp, PlayEnded, ToutAnnounced
from spadille.games.lhombre.state import State
from spadille.rules.event import Event
from spadille.rules.rulebook import Rulebook


def given_up(rulebook: Rulebook[Any], view: State, seat: Seat) -> float:
    """The points of a declarer who gives up."""
    return _settled(rulebook, view, seat, GivenUp(seat))


def ended(rulebook: Rulebook[Any], view: State, seat: Seat) -> float:
    """The points of a seat that ends the play, the score being certain."""
    return _settled(rulebook, view, seat, PlayEnded(seat))


def announced(rulebook: Rulebook[Any], view: State, seat: Seat) -> State:
    """The view once the declarer has announced a tout."""
    after: State = rulebook.evolve(view, ToutAnnounced(seat))
    return after


def _settled(rulebook: Rulebook[Any], view: State, seat: Seat, said: Event) -> float:
    ended = rulebook.evolve(view, said)
    return float(settlement.settle(rulebook.profile.options, ended).scores[seat])
