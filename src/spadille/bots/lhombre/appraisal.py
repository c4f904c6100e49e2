"""What a contract promises a hand."""

from __future__ import annotations

from functools import lru_cache

from spadille.bots.lhombre import features, models
from spadille.bots.lhombre.odds import Odds
from spadille.cards import Card, CardSet, Suit
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.profile import Options

_NOLOS = {
    "simple_nolo": models.SIMPLE_NOLO,
    "pure_nolo": models.PURE_NOLO,
    "nolo_ouvert": models.NOLO_OUVERT,
}


def points(options: Options, name: str, hand: CardSet, is_leading: bool) -> float:
    """The expected points of a contract for the hand dealt."""
    value = options.values[CONTRACTS[name].name]
    return odds(name, hand, is_leading).points(value)


def odds(name: str, hand: CardSet, is_leading: bool) -> Odds:
    """The chances of a contract for the hand dealt."""
    contract = CONTRACTS[name]
    if contract.family == "nolo":
        return _NOLOS[name].odds(features.of_nolo(hand, is_leading))
    if contract.family == "grand":
        return models.GRAND.odds(features.of_grand(hand, is_leading))
    if contract.trump == "turned":
        return _turned(hand, is_leading)
    return with_trump(contract, hand, best_trump(contract, hand, is_leading), is_leading)


def best_trump(contract: Contract, hand: CardSet, is_leading: bool) -> Suit:
    """The trump with which the hand is the strongest, where the contract leaves a choice."""
    if isinstance(contract.trump, Suit):
        return contract.trump
    return max(Suit, key=lambda suit: with_trump(contract, hand, suit, is_leading).win)


def with_trump(contract: Contract, hand: CardSet, trump: Suit, is_leading: bool) -> Odds:
    """The chances of a hand with this trump, before the declarer exchanges if he may."""
    model = models.BOUGHT if contract.exchange == "all" else models.SOLO
    return model.odds(features.of_trumps(hand, trump, is_leading))


@lru_cache(maxsize=64)
def _turned(hand: CardSet, is_leading: bool) -> Odds:
    """The mean over every card that may be turned; its suit is trump and the hand gets it."""
    unseen = CardSet(PACK) - hand
    each = [_with_card(hand, card, is_leading) for card in unseen]
    return Odds(*(sum(column) / len(each) for column in zip(*each, strict=True)))


def _with_card(hand: CardSet, card: Card, is_leading: bool) -> tuple[float, float, float]:
    counted = features.of_trumps(hand | CardSet((card,)), card.suit, is_leading)
    odds = models.TURNED.odds(counted)
    return odds.win, odds.bet, odds.codille


def in_play(hand: CardSet, trump: Suit | None, is_leading: bool) -> Odds:
    """The chances of a declarer's hand after his exchange; without a trump, in a Grand."""
    if trump is None:
        return models.GRAND_KEPT.odds(features.of_grand(hand, is_leading))
    return models.KEPT.odds(features.of_trumps(hand, trump, is_leading))
