"""L'Hombre by the home rules, told a second time and as plainly as possible.

Written from the numbered rules and the seed text alone, before its author had read the game it
judges. It shares nothing with it: a card is a text such as ``SA``, a hand a list, a seat 0, 1 or 2
for forehand, middlehand and dealer. Slow and naive on purpose. Several players in one nolo
(section 3.3) are outside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

#: 4.1, lowest first.
CONTRACTS = [
    "spil",
    "bedre spil",
    "tourne",
    "koebe nolo",
    "tourne respect",
    "grand",
    "solo",
    "ren nolo",
    "solo kuloer",
    "nolo ouvert",
]
NOLOS = ["koebe nolo", "ren nolo", "nolo ouvert"]
#: 4.1: what the contracts with trumps bring.
WIN_BET_GROQUE = {
    "spil": (1, -1, -2),
    "bedre spil": (1, -1, -2),
    "tourne": (2, -2, -3),
    "tourne respect": (3, -3, -4),
    "solo": (3, -3, -4),
    "solo kuloer": (4, -4, -5),
}


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
    if contract == "grand":
        return card if card in ("SA", "CA") else card[0]
    if card in ("SA", "CA") or card[0] == trump:
        return "T"
    return card[0]


# --- 5: which cards may be played, and who wins --------------------------------------------------


def legal_cards(
    hand: Sequence[str], trick: Sequence[str], contract: str, trump: str | None
) -> set[str]:
    """The cards a hand may play to a trick (5)."""
    everything = set(hand)
    if not trick:
        return everything
    led = trick[0]
    if contract == "grand":
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
    for card in following:
        if card not in matadors or order.index(card) > order.index(led):
            return following
    return everything


def winner(trick: Sequence[str], contract: str, trump: str | None) -> int:
    """Which of the cards of a trick wins it, by its place (5)."""
    if contract == "grand":
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


# --- 3.2: the auction ----------------------------------------------------------------------------


def speaker(calls: Sequence[tuple[int, str]]) -> int | None:
    """Who must speak after these calls, or nobody."""
    passed = [seat for seat, call in calls if call == "pass"]
    bids = [(seat, call) for seat, call in calls if call != "pass"]
    holder = bids[-1][0] if bids else None
    if len(passed) == 3 or (len(passed) == 2 and holder is not None):
        return None
    if 0 not in passed and 1 not in passed:  # stage 1: forehand and middlehand
        return 1 if holder == 0 else 0
    senior = 0 if 0 not in passed else 1
    if senior in passed:
        return 2
    return 2 if holder == senior else senior


def allowed_calls(calls: Sequence[tuple[int, str]], hand: Sequence[str]) -> set[str]:
    """What the speaker, who was dealt this hand, may say: everything higher, or pass."""
    standing = -1
    for _, call in calls:
        if call != "pass":
            standing = CONTRACTS.index(call)
    allowed = set(CONTRACTS[standing + 1 :])
    if not ("SA" in hand and "CA" in hand):
        allowed.discard("tourne respect")
    return allowed | {"pass"}


# --- 4.1: the exchange ---------------------------------------------------------------------------


def trumps_to_choose(contract: str) -> set[str]:
    """The suits among which the declarer chooses; none where the contract says it."""
    return set("SHDC") if contract in ("spil", "solo") else set()


def exchangers(contract: str, declarer: int) -> list[int]:
    """Who may exchange, in turn: the declarer, his right-hand neighbour, the last."""
    defenders = [(declarer + 1) % 3, (declarer + 2) % 3]
    if contract in ("ren nolo", "nolo ouvert"):
        return []
    if contract == "koebe nolo":
        return [declarer]
    if contract in ("solo", "solo kuloer"):
        return defenders
    return [declarer, *defenders]


def exchange_limits(
    contract: str, is_declarer: bool, talon: int, has_kept_card: bool
) -> tuple[int, int]:
    """The least and the most cards a seat may throw, with so many cards lying in the talon.

    With the turned card in hand the declarer holds ten and must come down to nine; the card he kept
    counts as the first he drew.
    """
    if has_kept_card:
        return 1, min(9, talon + 1)
    least = 5 if contract == "grand" and is_declarer else 0
    return least, min(9, talon)


# --- 4.1 and 6: what it brings -------------------------------------------------------------------


def score(contract: str, declarer: int, tricks: Sequence[int], has_announced_tout: bool) -> int:
    """What nine tricks, counted by seat, bring the declarer; nobody else scores."""
    mine = tricks[declarer]
    best_defender = max(tricks[seat] for seat in range(3) if seat != declarer)
    if contract == "koebe nolo":
        return 2 if mine == 0 else -(mine + 1)
    if contract == "ren nolo":
        return {0: 4, 1: -4}.get(mine, -5)
    if contract == "nolo ouvert":
        return 8 if mine == 0 else -8
    if contract == "grand":
        return 3 if mine >= 5 else -4
    win, bet, groque = WIN_BET_GROQUE[contract]
    points = win if mine > best_defender else bet if mine == best_defender else groque
    if has_announced_tout:
        points += 1 if mine == 9 else -1
    return points


def price_of_giving_up(contract: str) -> int | None:
    """What the declarer scores when he gives up, or that he may not."""
    return {"spil": -1, "bedre spil": -1, "tourne": -2, "tourne respect": -3, "grand": -3}.get(
        contract
    )


def may_announce_tout(contract: str, takers: Sequence[int], declarer: int) -> bool:
    """Whether tout may be announced after the finished tricks went to ``takers``."""
    return (
        contract in WIN_BET_GROQUE
        and len(takers) <= 4
        and all(taker == declarer for taker in takers)
    )


def rest(left: int) -> Iterator[tuple[int, int, int]]:
    """Every way in which the tricks that are left can fall to the three seats."""
    for first in range(left + 1):
        for second in range(left + 1 - first):
            yield first, second, left - first - second


@cache
def is_certain(
    contract: str, declarer: int, tricks: tuple[int, ...], has_announced_tout: bool
) -> bool:
    """Whether no trick that is left can change the score (6)."""
    outcomes = {
        score(
            contract,
            declarer,
            [had + more for had, more in zip(tricks, split, strict=True)],
            has_announced_tout,
        )
        for split in rest(9 - sum(tricks))
    }
    return len(outcomes) == 1
