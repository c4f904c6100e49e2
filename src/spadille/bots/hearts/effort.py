"""How much a searching player of Hearts thinks about."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.kernel.forest import Temper

TEMPER = Temper()


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about: ``worlds`` for a card, with ``rounds`` play-outs in all of them.

    A pass is chosen among ``passes``, each tried in ``deals`` ways to deal the other cards, with
    ``tries`` play-outs in each. No decision goes on after ``seconds``, however slow the machine.
    """

    worlds: int
    rounds: int
    passes: int
    deals: int
    tries: int
    seconds: float
    temper: Temper = TEMPER
