"""Play, learn, study and simulate L'Hombre and its family.

>>> import spadille
>>> table = spadille.Table.shuffled("lhombre/hjemme", seed=4)
>>> table.act("game").turn
2
"""

from __future__ import annotations

from importlib import import_module

#: As a type checker reads it; ``typing`` itself takes as long to import as to solve a deal.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

    from spadille.cards import Card, CardSet, Hand, Seat, Suit
    from spadille.games.registry import names, rulebook
    from spadille.notation.error import NotationError
    from spadille.rules.rule import FaultyGame, IllegalAction
    from spadille.rules.standing import Standing
    from spadille.table import Table

#: Where each name is found; a module is read when its first name is asked for.
_PLACES = {
    "Card": "spadille.cards",
    "CardSet": "spadille.cards",
    "Hand": "spadille.cards",
    "Seat": "spadille.cards",
    "Suit": "spadille.cards",
    "names": "spadille.games.registry",
    "rulebook": "spadille.games.registry",
    "NotationError": "spadille.notation.error",
    "FaultyGame": "spadille.rules.rule",
    "IllegalAction": "spadille.rules.rule",
    "Standing": "spadille.rules.standing",
    "Table": "spadille.table",
}

__all__ = [
    "Card",
    "CardSet",
    "FaultyGame",
    "Hand",
    "IllegalAction",
    "NotationError",
    "Seat",
    "Standing",
    "Suit",
    "Table",
    "names",
    "rulebook",
]


def __dir__() -> list[str]:
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)
