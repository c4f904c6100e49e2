"""What a game of Spanish Solo comes to among players, by open cards and how good its cards are."""

from __future__ import annotations

from spadille.bots.model import Numbers
from spadille.bots.solo import appraisal, par
from spadille.cards import CardSet
from spadille.games.solo.action import Declare
from spadille.games.solo.profile import Options
from spadille.games.solo.state import State


def usual(numbers: Numbers, options: Options, state: State, points: float) -> float:
    """What each of the declarer's side comes to, if open cards promise him so many points.

    What players make of a game was learned from games that were bid. A hand that nobody would bid
    on comes to what open cards promise, the nearer the less estimates give it.
    """
    among_bid = par.calibrated(numbers, options, state, points)
    return points + _chance(state) * (among_bid - points)


def _chance(state: State) -> float:
    """The chance that estimates give the cards that the declarer was dealt."""
    contract, trump, seat = state.contract, state.trump, state.declarer
    assert contract is not None
    assert trump is not None
    tricks = (*state.tricks, state.trick)
    played = CardSet(card for trick in tricks for who, card in trick.plays if who == seat)
    declared = Declare(contract.name, trump, state.called)
    hand = state.hands[seat].known | played
    return appraisal.chance(declared, hand, seat == state.leadhand)
