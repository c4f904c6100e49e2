"""The numbered rules of L'Hombre that can stand in a player's way."""

from spadille.rules.rule import Rule, Section


def _rule(section: str, name: str) -> Rule:
    return Rule(Section(section), name)


DECK = _rule("2", "deck")
DEAL = _rule("3.1", "deal")
TURN = _rule("3.1", "turn")
AUCTION = _rule("3.2", "auction")
HIGHER_BID = _rule("3.2", "higher-bid")
BLACK_ACES = _rule("3.2", "black-aces")
UMBRELLA = _rule("3.2", "umbrella")
CORRECTION = _rule("3.2", "correction")
CONTRACT = _rule("3.2", "contract")
JOIN = _rule("3.3", "join")
SITTER = _rule("3.3", "sitter")
TRUMP = _rule("4.1", "trump")
TURNED_CARD = _rule("4.1", "turned-card")
KEPT_CARD = _rule("4.1", "kept-card")
CARD_TO_EXCHANGE = _rule("4.1", "card-to-exchange")
AFTER_LEAD = _rule("4.1", "after-lead")
EXCHANGE = _rule("4.1", "exchange")
YIELD = _rule("7.3", "yield")
GIVE_UP = _rule("4.1", "give-up")
TOUT = _rule("4.1", "tout")
FOLLOW_SUIT = _rule("5.2", "follow-suit")
FOLLOW_TRUMP = _rule("5.3", "follow-trump")
FOLLOW_NOLO = _rule("5.nolo", "follow-nolo")
FOLLOW_GRAND = _rule("5.grand.1", "follow-grand")
CLUB_ACE_FALLS = _rule("5.grand.2", "club-ace-falls")
CARD_IN_HAND = _rule("5", "card-in-hand")
PLAY = _rule("5", "play")
END = _rule("6", "end")
