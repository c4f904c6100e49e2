"""The cards and the play of L'Hombre, told a second time and as plainly as possible.

This and the other files named ``reference`` are written from the numbered rules and the texts they
come from, and share nothing with the game they judge: a card is a text such as ``SA``, a hand a
list, a seat its place: 0, 1 and 2 for forehand, middlehand and dealer, 3 for whoever sits out.
Slow and naive on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence

#: The contracts in the words of this telling.
DANISH = {
    "game": "spil",
    "spade_game": "bedre spil",
    "tourne": "tourne",
    "simple_nolo": "koebe nolo",
    "grand_tourne": "tourne respect",
    "grand": "grand",
    "grandissimo": "grandissimo",
    "solo": "solo",
    "pure_nolo": "ren nolo",
    "spade_solo": "solo kuloer",
    "nolo_ouvert": "nolo ouvert",
}
NOLOS = ["koebe nolo", "ren nolo", "nolo ouvert"]
#: No suit is trump, the black aces beat everything (4.1, 4.4).
GRANDS = ["grand", "grandissimo"]
WITH_TRUMPS = ["spil", "bedre spil", "tourne", "tourne respect", "solo", "solo kuloer"]


# --- 2: the order of the cards -------------------------------------------------------------------


def ranks_from_the_top(suit: str, contract: str, trump: str | None) -> list[str]:
    """The cards of one suit as the contract sees it, highest first (2.1)."""
    is_black = suit in "SC"
    if suit == trump:
        if is_black:
            return ["SA", suit + "2", "CA"] + [suit + r for r in "KQJ76543"]
        return ["SA", suit + "7", "CA", suit + "A"] + [suit + r for r in "KQJ23456"]
    if not is_black:
        return [suit + r for r in "KQJA234567"]
    if contract in NOLOS:
        return [suit + r for r in "KQJ765432A"]
    return [suit + r for r in "KQJ765432"]


def suit_of(card: str, contract: str, trump: str | None) -> str:
    """The suit to which a card belongs: ``T`` for trumps; in Grand a black ace is its own suit."""
    if contract in NOLOS:
        return card[0]
    if contract in GRANDS:
        return card if card in ("SA", "CA") else card[0]
    if card in ("SA", "CA") or card[0] == trump:
        return "T"
    return card[0]


# --- 5: which cards may be played, and who wins --------------------------------------------------


def legal_cards(
    hand: Sequence[str],
    trick: Sequence[str],
    contract: str,
    trump: str | None,
    privilege_ends_on: str = "led",
) -> set[str]:
    """The cards a hand may play to a trick (5)."""
    everything = set(hand)
    if not trick:
        return everything
    led = trick[0]
    if contract in GRANDS:
        if led == "SA":
            return {"CA"} if "CA" in everything else everything
        if led == "CA":
            return everything
    led_suit = suit_of(led, contract, trump)
    following = {card for card in everything if suit_of(card, contract, trump) == led_suit}
    if led_suit != "T":
        return following or everything
    assert trump is not None
    order = ranks_from_the_top(trump, contract, trump)
    matadors = order[:3]
    compelling = [led]
    if privilege_ends_on == "any":
        compelling = [card for card in trick if card in order]
    highest = min(order.index(card) for card in compelling)
    for card in following:
        if card not in matadors or order.index(card) > highest:
            return following
    return everything


def winner(trick: Sequence[str], contract: str, trump: str | None) -> int:
    """Which of the cards of a trick wins it, by its place (5)."""
    if contract in GRANDS:
        for ace in ("SA", "CA"):
            if ace in trick:
                return list(trick).index(ace)
    suits = [suit_of(card, contract, trump) for card in trick]
    ruling = "T" if "T" in suits else suits[0]
    suit = trump if ruling == "T" else ruling
    assert suit is not None
    order = ranks_from_the_top(suit, contract, trump)
    return min(
        (place for place in range(len(trick)) if suits[place] == ruling),
        key=lambda place: order.index(trick[place]),
    )
