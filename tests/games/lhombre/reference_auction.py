"""The auction and the exchange of L'Hombre, told a second time (sections 3.2, 3.3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.lhombre.reference_rules import Rules

Calls = Sequence[tuple[int, str]]

#: What "Spil" may stand for where every exchange game is said so.
EXCHANGE_GAMES = ["spil", "bedre spil", "tourne", "koebe nolo", "tourne respect", "grand"]
FORGOTTEN = {"pass", "join"}


# --- 3.2: the auction ----------------------------------------------------------------------------


def speaker(calls: Calls) -> int | None:
    """Who must speak after these calls, or nobody."""
    if any(call == "join" for _, call in calls):
        return _speaker_among_joiners(calls)
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


def _speaker_among_joiners(calls: Calls) -> int | None:
    """3.3: whoever is alive and neither holds nor plays what stands; the last holder first."""
    alive = [0, 1, 2]
    holders: list[int] = []
    in_it: set[int] = set()
    for seat, call in calls:
        if call == "pass":
            alive.remove(seat)
        elif call == "join":
            in_it.add(seat)
        else:
            holders.append(seat)
            in_it = {seat}
    asked = [seat for seat in alive if seat not in in_it]
    if not asked:
        return None
    before = holders[-2] if len(holders) > 1 else None
    return before if before in asked else asked[0]


def standing(calls: Calls) -> tuple[int, str] | None:
    """Who bid highest, and what."""
    bids = [(seat, call) for seat, call in calls if call not in FORGOTTEN]
    return bids[-1] if bids else None


def players_of_it(calls: Calls) -> list[int]:
    """Who plays what stands at the end: the holder, then who joined, to his right."""
    top = standing(calls)
    if top is None:
        return []
    after = list(calls)[len(calls) - 1 - list(calls)[::-1].index(top) :]
    joined = [seat for seat, call in after if call == "join"]
    around = [top[0], (top[0] + 1) % 3, (top[0] + 2) % 3]
    return [seat for seat in around if seat == top[0] or seat in joined]


def height(rules: Rules, bid: str) -> int:
    """The rank of a bid."""
    return [bid in equals for equals in rules.ranks].index(True)


def is_enough(rules: Rules, calls: Calls, bid: str) -> bool:
    """Whether a bid is high enough for the speaker: higher, or as high where a senior may hold."""
    top = standing(calls)
    if top is None:
        return True
    holder, highest = top
    if height(rules, bid) != height(rules, highest):
        return height(rules, bid) > height(rules, highest)
    seat = speaker(calls)
    assert seat is not None
    is_senior = seat < holder
    return is_senior and (rules.hold == "rank" or (rules.hold == "same" and bid == highest))


def says_too_much(rules: Rules, calls: Calls, bid: str) -> bool:
    """Whether plain "Spil" would have done; where one is fined, also whether Solo would have."""
    if not rules.is_spil_said_for_all:
        return False
    if bid == "solo kuloer":
        return rules.fine > 0 and is_enough(rules, calls, "solo")
    return bid in EXCHANGE_GAMES and bid != "spil" and is_enough(rules, calls, "spil")


def allowed_calls(rules: Rules, calls: Calls, hand: Sequence[str]) -> set[str]:
    """What the speaker, who was dealt this hand, may say."""
    allowed = {"pass"}
    top = standing(calls)
    if top is not None and top[1] in rules.joint:
        allowed.add("join")
    for equals in rules.ranks:
        for bid in equals:
            is_named_too_early = says_too_much(rules, calls, bid) and not rules.fine
            if is_enough(rules, calls, bid) and not is_named_too_early and may_play(bid, hand):
                allowed.add(bid)
    return allowed


def may_play(bid: str, hand: Sequence[str]) -> bool:
    """Whether the hand has what the contract needs: Tourné Respect both black aces."""
    return bid != "tourne respect" or ("SA" in hand and "CA" in hand)


def fines(rules: Rules, calls: Calls) -> list[int]:
    """What each of the three loses for having said too much."""
    lost = [0, 0, 0]
    for number, (seat, call) in enumerate(calls):
        if call not in FORGOTTEN and says_too_much(rules, calls[:number], call):
            lost[seat] += rules.fine
    return lost


def behind_spil(rules: Rules, hand: Sequence[str]) -> set[str]:
    """What the winner with "Spil" may say that he plays."""
    bids = [bid for equals in rules.ranks for bid in equals if bid in EXCHANGE_GAMES]
    return {bid for bid in bids if may_play(bid, hand)}


# --- 4: naming trumps and the exchange -----------------------------------------------------------


def trumps_to_choose(contract: str) -> set[str]:
    """The suits among which the declarer chooses; none where the contract says it."""
    return set("SHDC") if contract in ("spil", "solo") else set()


def exchangers(rules: Rules, contract: str, declarers: Sequence[int]) -> list[int]:
    """Who may exchange, in turn."""
    first = declarers[0]
    right, left = (first + 1) % 3, (first + 2) % 3
    others = [right, left] if rules.defenders_exchange_to_the == "right" else [left, right]
    if contract in ("ren nolo", "nolo ouvert"):
        return []
    if contract == "koebe nolo":
        return [first] + [seat for seat in (right, left) if seat in declarers]
    if contract in ("solo", "solo kuloer", "grandissimo"):
        return others
    return [first, *others]


def exchange_limits(
    rules: Rules, contract: str, is_declarer: bool, talon: int, has_kept_card: bool
) -> tuple[int, int]:
    """The least and the most cards a seat may throw, with so many cards lying in the talon.

    With the turned card in hand the declarer holds ten and must come down to nine; the card he kept
    counts as the first he drew.
    """
    least = 0
    if is_declarer:
        least = rules.least
        if contract == "grand":
            least = rules.least_in_grand
        if contract == "koebe nolo":
            least = rules.least_in_nolo
    if has_kept_card:
        return min(least + 1, 9, talon + 1), min(9, talon + 1)
    return min(least, talon), min(9, talon)
