"""Contracts that are played alike, so that what was measured of one holds for the other."""

from __future__ import annotations

from typing import Any


def family(game: str, contract: Any) -> str:
    """The family of a contract of a game.

    >>> from spadille.games.lhombre.contract import CONTRACTS
    >>> family("lhombre", CONTRACTS["tourne"]), family("lhombre", CONTRACTS["spade_solo"])
    ('bought', 'solo')
    """
    if game == "solo":
        return "simple" if contract.with_partner else "alone"
    told: str = contract.family
    if told == "game":
        return "bought" if contract.is_bought else "solo"
    return told
