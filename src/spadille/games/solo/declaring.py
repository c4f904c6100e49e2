"""Announcing the game, trumps and the called ace (sections 4.2 and 4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Card, CardSet, Rank, Suit
from spadille.games.solo import rule
from spadille.games.solo.action import Declare
from spadille.games.solo.contract import CONTRACTS, Contract, is_higher
from spadille.games.solo.profile import Options
from spadille.games.solo.state import State
from spadille.rules.action import Action
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction


def legal_declarations(options: Options, state: State) -> Legal:
    """Every game from the declarer's bid up, with every trump suit and every card he may call."""
    return Legal(choices=tuple(_declarations(options, state)))


def _declarations(options: Options, state: State) -> Iterator[Declare]:
    hand = state.hands[state.declarer].known
    for contract in CONTRACTS.values():
        if is_enough(state, contract.name):
            for trump in contract.trumps:
                for ace in _calls(options, contract, hand, trump):
                    yield Declare(contract.name, trump, ace)


def _calls(
    options: Options, contract: Contract, hand: CardSet, trump: Suit
) -> tuple[Card | None, ...]:
    return tuple(callable_cards(options, hand, trump)) if contract.with_partner else (None,)


def is_enough(state: State, contract: str) -> bool:
    """Whether a game is as high as the bid that won the auction: its rank decides (4.2)."""
    return contract == state.auction.standing or is_higher(contract, state.auction.standing)


def callable_cards(options: Options, hand: CardSet, trump: Suit) -> CardSet:
    """The aces, or where the rules come to that the kings, which a declarer may call (4.3)."""
    missing = eligible(options, Rank.ACE, trump) - hand
    if missing or options.four_aces == "must_raise":
        return missing
    return eligible(options, Rank.KING, trump) - hand


def may_be_called(options: Options, trump: Suit, card: Card) -> bool:
    """Whether the card can be a called one in any hand at all."""
    ranks = (Rank.ACE,) if options.four_aces == "must_raise" else (Rank.ACE, Rank.KING)
    return any(card in eligible(options, rank, trump) for rank in ranks)


def eligible(options: Options, rank: Rank, trump: Suit) -> CardSet:
    """The cards of a rank that may be called where the declarer holds none of them (4.3)."""
    suits = (suit for suit in Suit if suit != trump or not options.called_ace_must_be_plain)
    return CardSet(Card.of(suit, rank) for suit in suits)


def refused_declaration(options: Options, state: State, action: Action) -> IllegalAction:
    """The refusal of something that is no legal declaration."""
    if not isinstance(action, Declare) or action.contract not in CONTRACTS:
        return IllegalAction(rule.DECLARATION)
    contract, standing = CONTRACTS[action.contract], state.auction.standing
    if standing is not None and not is_enough(state, contract.name):
        return IllegalAction(rule.MINIMUM, bid=contract.name, standing=standing)
    if action.trump not in contract.trumps:
        return IllegalAction(rule.COLOUR, bid=contract.name, suit=action.trump.value)
    if not contract.with_partner:
        return IllegalAction(rule.ALONE, bid=contract.name)
    return _refused_call(options, state.hands[state.declarer].known, action)


def _refused_call(options: Options, hand: CardSet, action: Declare) -> IllegalAction:
    ace = action.ace
    if not callable_cards(options, hand, action.trump):
        return IllegalAction(rule.NOTHING_TO_CALL, bid=action.contract)
    if ace is None:
        return IllegalAction(rule.CALL, bid=action.contract)
    if ace in hand:
        return IllegalAction(rule.CALL_OWN, card=ace.text)
    if ace.suit == action.trump and options.called_ace_must_be_plain:
        return IllegalAction(rule.CALL_PLAIN, card=ace.text)
    return IllegalAction(rule.CALL_ACE, card=ace.text)
