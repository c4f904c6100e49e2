"""The numbered rules of Spanish Solo that can stand in a player's way."""

from spadille.rules.rule import Rule, Section


def _rule(section: str, name: str) -> Rule:
    return Rule(Section(section), f"solo-{name}")


DECK = _rule("2", "deck")
DEAL = _rule("3.1", "deal")
TURN = _rule("3.1", "turn")
AUCTION = _rule("3.2", "auction")
HIGHER_BID = _rule("3.2", "higher-bid")
REPLY = _rule("3.2", "reply")
HOLD = _rule("3.2", "hold")
DECLARATION = _rule("4.2", "declaration")
MINIMUM = _rule("4.2", "minimum")
COLOUR = _rule("4.2", "colour")
ALONE = _rule("4.2", "alone")
CALL = _rule("4.3", "call")
CALL_ACE = _rule("4.3", "call-ace")
CALL_OWN = _rule("4.3", "call-own")
CALL_PLAIN = _rule("4.3", "call-plain")
NOTHING_TO_CALL = _rule("4.3", "nothing-to-call")
FOLLOW_SUIT = _rule("5.2", "follow-suit")
FOLLOW_TRUMP = _rule("5.2", "follow-trump")
PLAY_CALLED_ACE = _rule("5.4", "play-called-ace")
CARD_IN_HAND = _rule("5", "card-in-hand")
PLAY = _rule("5", "play")
END = _rule("6.2", "end")
