"""What a contract promises a hand."""

from __future__ import annotations

from functools import cached_property

from spadille.bots.lhombre import features, models, payoff
from spadille.bots.lhombre.odds import Odds
from spadille.cards import Card, CardSet, Suit
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.profile import Options

_ALONE = {
    "simple_nolo": models.SIMPLE_NOLO,
    "pure_nolo": models.PURE_NOLO,
    "nolo_ouvert": models.NOLO_OUVERT,
}
_JOINT = {
    "simple_nolo": models.JOINT_SIMPLE_NOLO,
    "pure_nolo": models.JOINT_PURE_NOLO,
}
_GRANDS = {"grand": models.GRAND, "grandissimo": models.GRANDISSIMO}


class Appraisal:
    """A hand as it was dealt, judged for every contract.

    ``shift`` is what the auction tells beyond the hand, in log-odds of winning.
    """

    def __init__(
        self, options: Options, hand: CardSet, is_leading: bool, shift: float = 0.0
    ) -> None:
        self.options, self.hand, self.is_leading = options, hand, is_leading
        self._shift = shift

    def points(self, name: str) -> float:
        """The expected points of a contract, with its best trump."""
        contract = CONTRACTS[name]
        if contract.family == "game" and contract.trump != "turned":
            return self.points_in(name, self.best_trump(name))
        return payoff.points(self.options, name, None, self.odds(name))

    def odds(self, name: str) -> Odds:
        """The chances of a contract, with its best trump."""
        contract = CONTRACTS[name]
        if contract.family == "nolo":
            return _ALONE[name].odds(self._nolo, self._shift)
        if contract.family == "grand":
            return _GRANDS[name].odds(self._grand, self._shift)
        if contract.trump == "turned":
            return self._turned
        return self._in_suit(contract, self.best_trump(name))

    def points_beside(self, name: str) -> float:
        """The expected points of a nolo that another plays as well."""
        return payoff.points(self.options, name, None, _JOINT[name].odds(self._nolo))

    def best_trump(self, name: str) -> Suit:
        """The trump that promises most, where the contract leaves a choice."""
        trump = CONTRACTS[name].trump
        if isinstance(trump, Suit):
            return trump
        return max(Suit, key=lambda suit: self.points_in(name, suit))

    def points_in(self, name: str, trump: Suit) -> float:
        """The expected points of a contract with this trump."""
        return payoff.points(self.options, name, trump, self._in_suit(CONTRACTS[name], trump))

    def _in_suit(self, contract: Contract, trump: Suit) -> Odds:
        model = models.BOUGHT if contract.exchange == "all" else models.SOLO
        return model.odds(self._trumps[trump], self._shift)

    @cached_property
    def _trumps(self) -> dict[Suit, features.Features]:
        return {suit: features.of_trumps(self.hand, suit, self.is_leading) for suit in Suit}

    @cached_property
    def _nolo(self) -> features.Features:
        return features.of_nolo(self.hand, self.is_leading)

    @cached_property
    def _grand(self) -> features.Features:
        return features.of_grand(self.hand, self.is_leading)

    @cached_property
    def _turned(self) -> Odds:
        """The mean over every card that may be turned; its suit is trump and the hand gets it."""
        each = [self._with_card(card) for card in CardSet(PACK) - self.hand]
        return Odds(
            sum(odds.win for odds in each) / len(each),
            sum(odds.bet for odds in each) / len(each),
            sum(odds.codille for odds in each) / len(each),
        )

    def _with_card(self, card: Card) -> Odds:
        hand = self.hand | CardSet((card,))
        counted = features.of_trumps(hand, card.suit, self.is_leading)
        return models.TURNED.odds(counted, self._shift)


def in_play(hand: CardSet, trump: Suit | None, is_leading: bool) -> Odds:
    """The chances of a declarer's hand after his exchange; without a trump, in a Grand."""
    if trump is None:
        return models.GRAND_KEPT.odds(features.of_grand(hand, is_leading))
    return models.KEPT.odds(features.of_trumps(hand, trump, is_leading))
