"""The numbered rules of Hearts that can stand in a player's way."""

from spadille.rules.rule import Rule, Section


def _rule(section: str, name: str) -> Rule:
    return Rule(Section(section), f"hearts-{name}")


DECK = _rule("2", "deck")
DEAL = _rule("3.1", "deal")
TURN = _rule("3.1", "turn")
PASS_THREE = _rule("3.2", "pass-three")
PASS_OWN = _rule("3.2", "pass-own")
PASS_FINAL = _rule("3.2", "pass-final")
HIGH_SPADES = _rule("3.2", "high-spades")
TWO_OF_CLUBS = _rule("4.1", "two-of-clubs")
CLUB_LEAD = _rule("4.1", "club-lead")
FOLLOW_SUIT = _rule("4.2", "follow-suit")
FIRST_TRICK = _rule("4.3", "first-trick")
UNBROKEN = _rule("4.5", "unbroken")
QUEEN_WAITS = _rule("4.5", "queen-waits")
CARD_IN_HAND = _rule("4", "card-in-hand")
PLAY = _rule("4", "play")
MOON = _rule("5.2", "moon")
