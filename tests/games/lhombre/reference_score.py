"""What a deal of L'Hombre brings, told a second time (sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tests.games.lhombre.reference import GRANDS, NOLOS, WITH_TRUMPS
from tests.games.lhombre.reference_rules import Price, Rules


def price_of(rules: Rules, contract: str, trump: str | None) -> Price:
    """What a contract is worth; a Solo in spades may be worth more (remark 5)."""
    if contract == "solo" and trump == "S" and rules.solo_in_spades_pays_more:
        return rules.prices["solo kuloer"]
    return rules.prices[contract]


def outcome(contract: str, mine: int, best: int) -> str:
    """How it ended for a declarer with so many tricks, the best of his opponents having others."""
    if contract in NOLOS:
        return ["win", "bet"][mine] if mine < 2 else "codille"
    if contract in GRANDS and mine < 5:
        # Grand knows no codille, Grandissimo pays it (4.1, 4.4).
        return "codille" if contract == "grandissimo" and mine < best else "bet"
    if mine > best:
        return "win"
    return "bet" if mine == best else "codille"


def worth(rules: Rules, contract: str, trump: str | None, mine: int, best: int, tout: bool) -> int:
    """The points of one declarer, from each who pays where defenders pay."""
    price = price_of(rules, contract, trump)
    ending = outcome(contract, mine, best)
    if ending == "win":
        points = price.win
    elif ending == "bet":
        points = -price.bet
    else:
        loss = price.codille
        for _ in range(3, mine + 1):
            loss += price.further
        if contract in NOLOS and price.most is not None:
            loss = min(loss, price.most)
        points = -loss
    if tout:
        points += 1 if mine == 9 else -1
    return points


def scores(
    rules: Rules,
    contract: str,
    trump: str | None,
    players: Sequence[int],
    declarers: Sequence[int],
    tricks: Sequence[int],
    tout: bool,
) -> list[int]:
    """What the tricks, counted by seat, bring everybody."""
    total = [0] * rules.seats
    for declarer in declarers:
        best = max(tricks[seat] for seat in players if seat != declarer)
        points = worth(rules, contract, trump, tricks[declarer], best, tout)
        pay(rules, total, players, declarer, points)
    return total


def pay(
    rules: Rules,
    total: list[int],
    players: Sequence[int],
    declarer: int,
    points: int,
) -> None:
    """Write a declarer's points into the account, and those of all he plays against."""
    if not rules.defenders_pay:
        total[declarer] += points
        return
    for seat in players:
        if seat != declarer:
            total[seat] -= points
            total[declarer] += points


def price_of_giving_up(rules: Rules, contract: str) -> int | None:
    """What a declarer who gives up loses, or that he may not."""
    return rules.prices[contract].give_up


def has_tout(contract: str) -> bool:
    """Whether all nine tricks may be announced."""
    return contract in WITH_TRUMPS


def shares(left: int, players: int) -> Iterator[tuple[int, ...]]:
    """Every way in which the tricks that are left can fall to so many players."""
    if players == 1:
        yield (left,)
        return
    for mine in range(left + 1):
        for rest in shares(left - mine, players - 1):
            yield (mine, *rest)


@cache
def is_certain(
    rules: Rules,
    contract: str,
    trump: str | None,
    players: tuple[int, ...],
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    tout: bool,
) -> bool:
    """Whether no trick that is left can change what anybody wins or loses (6)."""
    found = set()
    for share in shares(9 - sum(tricks), len(players)):
        had = list(tricks)
        for seat, more in zip(players, share, strict=True):
            had[seat] += more
        found.add(tuple(scores(rules, contract, trump, players, declarers, had, tout)))
    return len(found) == 1
