"""Naming trumps, and the turned card."""

from __future__ import annotations

from spadille.bots.lhombre import appraisal
from spadille.cards import Seat
from spadille.games.lhombre.action import KeepTurned, NameTrump
from spadille.games.lhombre.state import State
from spadille.rules.action import Action


def name(view: State, seat: Seat) -> Action:
    """The suit in which the hand is the strongest."""
    contract = view.contract
    assert contract is not None
    hand = view.hands[seat].known
    return NameTrump(appraisal.best_trump(contract, hand, seat == view.forehand))


def take_turned() -> Action:
    """The turned card is always a trump, and a trump is worth more than a card not seen."""
    return KeepTurned()
