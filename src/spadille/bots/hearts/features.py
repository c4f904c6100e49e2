"""What speaks for and against a card: now, and for the hand that is left."""

from __future__ import annotations

from spadille.bots.hearts import risk
from spadille.bots.hearts.danger import SPADES_LANE, Danger, Features
from spadille.bots.hearts.moon import Threat
from spadille.bots.hearts.sight import Sight
from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import HEARTS, ORDER, POINT_CARDS

#: The spades that one does not lead to bring the queen out.
_HIGH_SPADES = CardSet.read("SA SK SQ")


def of_play(sight: Sight, danger: Danger, threat: Threat, card: Card) -> Features:
    """Everything about playing a card, by name; what is not there is 0."""
    chance, points = risk.of_trick(sight, card)
    found = danger.of_hand(sight.hand - CardSet((card,)))
    found["taken"] = chance * points
    found["on lead"] = chance
    if not sight.trick:
        found["bleeding"] = float(_bleeds(sight, card))
        found["heart led"] = float(card in HEARTS)
    elif chance == 0.0:
        found["given"] = float(max(0, sight.worth(card)))
    found |= _against(sight, threat, card, chance if points > 0 else 0.0)
    return found


def _bleeds(sight: Sight, card: Card) -> bool:
    is_low_spade = ORDER.lane(card) == SPADES_LANE and card not in _HIGH_SPADES
    return is_low_spade and sight.is_queen_out and not sight.hand & _HIGH_SPADES


def _against(sight: Sight, threat: Threat, card: Card, takes: float) -> Features:
    """What a card does for the moon of somebody else."""
    if threat.seat is None:
        return {}
    feared = threat.chance * threat.price / 26
    is_his = bool(sight.trick) and sight.winner == threat.seat
    fed = is_his and not takes and card in POINT_CARDS
    return {
        "moon stopped": takes * feared,
        "moon fed": feared * sight.worth(card) / max(1, sight.points_out) if fed else 0.0,
        "stopper lost": feared * _is_last_stopper(sight, card),
    }


def _is_last_stopper(sight: Sight, card: Card) -> bool:
    """Whether no other heart of the hand can take a trick of hearts any more."""
    if card not in HEARTS or sight.above(card):
        return False
    kept = sight.hand & HEARTS - CardSet((card,))
    return all(sight.above(each) for each in kept)
