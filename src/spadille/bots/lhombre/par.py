"""What a contract of L'Hombre is worth in play, by what open cards promise its declarer."""

from __future__ import annotations

from spadille.bots.lhombre import appraisal, features, models, payoff
from spadille.bots.lhombre.odds import Odds
from spadille.bots.model import Numbers
from spadille.cards import CardSet
from spadille.games.lhombre import settlement
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State


def calibrated(numbers: Numbers, options: Options, state: State, points: float) -> float:
    """What the declarer comes to, if open cards promise him so many points.

    Who plays against him does not see his cards, so that it is mostly more; and it is the more, the
    better his own cards are.
    """
    assert state.contract_name is not None
    learned = numbers.get(name_of(state.contract_name))
    if learned is None:
        return points
    more, share, own = learned
    return float(more * unit(options, state) + share * points + own * estimated(options, state))


def estimated(options: Options, state: State) -> float:
    """The points to which estimates hold the cards good that the declarer had in play at first."""
    contract = state.contract
    assert contract is not None
    promised = payoff.points(options, contract.name, state.trump, in_play(state))
    return promised * payoff.times(options, len(state.players) - 1)


def in_play(state: State) -> Odds:
    """The chances that estimates give the cards that the declarer had in play at first."""
    contract, seat = state.contract, state.declarer
    assert contract is not None
    tricks = (*state.tricks, state.trick)
    played = CardSet(card for trick in tricks for who, card in trick.plays if who == seat)
    hand, is_leading = state.hands[seat].known | played, seat == state.forehand
    if contract.family == "nolo":
        model = models.NOLO_OUVERT if contract.is_open else models.PURE_NOLO
        return model.odds(features.of_nolo(hand, is_leading))
    return appraisal.in_play(hand, state.trump, is_leading)


def name_of(contract: str) -> str:
    """The name of what was learned of a contract."""
    return f"lhombre/par/{contract}"


def unit(options: Options, state: State) -> float:
    """The points of a declarer who wins, without a tout."""
    contract = state.contract
    assert contract is not None
    name = settlement.valued_as(options, contract.name, state.trump)
    won = settlement.points(options, name, "win", 0, "none")
    return float(won * payoff.times(options, len(state.players) - 1))
