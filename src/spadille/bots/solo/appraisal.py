"""What a game promises a hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import inf

from spadille.bots.solo import features, models
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.solo.action import Declare
from spadille.games.solo.cards import SPADILLE
from spadille.games.solo.contract import CONTRACTS, Contract
from spadille.games.solo.declaring import callable_cards
from spadille.games.solo.profile import Options
from spadille.games.solo.settlement import scores
from spadille.games.solo.state import TRICKS

#: A tout that is less likely than this to be made is held to be lost.
_NEARLY_CERTAIN = 0.85


def points(options: Options, declared: Declare, hand: CardSet, is_leading: bool) -> float:
    """The declarer's expected points."""
    contract = CONTRACTS[declared.contract]
    made = chance(declared, hand, is_leading)
    if contract.tricks == TRICKS and made < _NEARLY_CERTAIN:
        # Where he must choose among such, he still chooses the likeliest.
        made -= 1.0
    side = (Seat(0), Seat(1)) if contract.with_partner else (Seat(0),)
    return (2.0 * made - 1.0) * scores(options.values[contract.name], side, "made")[0]


def chance(declared: Declare, hand: CardSet, is_leading: bool) -> float:
    """The chance to make a game with these trumps and this called ace."""
    return _chance(declared.contract, declared.trump, declared.ace, hand, is_leading)


@lru_cache(maxsize=4096)
def _chance(name: str, trump: Suit, ace: Card | None, hand: CardSet, is_leading: bool) -> float:
    if ace is not None:
        return models.SIMPLE.chance(features.of_call(hand, trump, ace, is_leading))
    if CONTRACTS[name].tricks == TRICKS:
        if SPADILLE not in hand:
            return 0.0
        return models.TOUT.chance(features.of_all_tricks(hand, trump, is_leading))
    return models.SOLO.chance(features.of_trumps(hand, trump, is_leading))


def best(options: Options, name: str, hand: CardSet, is_leading: bool) -> float:
    """The expected points of a game with the best trumps and the best ace to call."""
    every = ways(options, CONTRACTS[name], hand)
    promised = (points(options, way, hand, is_leading) for way in every)
    return max(promised, default=-inf)


def ways(options: Options, contract: Contract, hand: CardSet) -> Iterator[Declare]:
    """Every way to declare a game with that hand."""
    for trump in contract.trumps:
        if not contract.with_partner:
            yield Declare(contract.name, trump)
            continue
        for ace in callable_cards(options, hand, trump):
            yield Declare(contract.name, trump, ace)
