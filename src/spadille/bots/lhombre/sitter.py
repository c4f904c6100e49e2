"""Whether whoever sits out plays a nolo with the talon's cards, and which four he lays away."""

from __future__ import annotations

from itertools import product

from spadille.bots.lhombre import features, models, payoff
from spadille.bots.lhombre.odds import Model
from spadille.cards import Card, CardSet
from spadille.games.lhombre.action import StayOut
from spadille.games.lhombre.cards import nolo_order
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Exchange
from spadille.rules.legal import Selection

#: The estimates by contract.
MODELS = {
    "simple_nolo": models.SITTER_SIMPLE_NOLO,
    "pure_nolo": models.SITTER_PURE_NOLO,
}


def choose(options: Options, selection: Selection, view: State) -> Action:
    """Play where that is expected to cost less than to stay out."""
    assert view.contract_name is not None
    model = MODELS[view.contract_name]
    thrown = thrown_by(model, selection)
    odds = model.odds(features.of_nolo(selection.cards - thrown, is_leading=False))
    played = payoff.points(options, view.contract_name, None, odds)
    is_better = payoff.times(options, len(view.players)) * played > -options.sitter_cost
    return Exchange(thrown) if is_better else StayOut()


def thrown_by(model: Model, selection: Selection) -> CardSet:
    """The cards without which the others are the best for a nolo.

    Of a suit the highest cards go: the lower ones are never worse without them.
    """
    order = nolo_order()
    suits = [order.sort(selection.cards & CardSet(lane)) for lane in order.lanes[1:]]
    worth = [
        [
            _worth(model, lane, suit[count:])
            for count in range(min(len(suit), selection.maximum) + 1)
        ]
        for lane, suit in zip(order.lanes[1:], suits, strict=True)
    ]
    ways = product(*(range(len(each)) for each in worth))
    enough = (way for way in ways if sum(way) == selection.minimum)
    best = max(enough, key=lambda way: sum(map(list.__getitem__, worth, way)))
    return CardSet(card for suit, count in zip(suits, best, strict=True) for card in suit[:count])


def _worth(model: Model, lane: tuple[Card, ...], kept: tuple[Card, ...]) -> float:
    """What one suit adds to the log-odds of winning."""
    counted = features.of_nolo_suit(lane, kept[::-1])
    return sum(model.weights[name] * counted[name] for name in features.NOLO_SUIT)
