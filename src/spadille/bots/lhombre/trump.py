"""Naming trumps, and the turned card."""

from __future__ import annotations

from spadille.bots.lhombre.appraisal import Appraisal
from spadille.cards import Seat
from spadille.games.lhombre.action import KeepTurned, NameTrump
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action


def name(options: Options, view: State, seat: Seat) -> Action:
    """The suit that promises most."""
    contract = view.contract
    assert contract is not None
    appraised = Appraisal(options, view.hands[seat].known, seat == view.forehand)
    return NameTrump(appraised.best_trump(contract.name))


def take_turned() -> Action:
    """The turned card is always a trump, and a trump is worth more than a card not seen."""
    return KeepTurned()
