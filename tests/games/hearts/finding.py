"""Finds the finished games under ``records``; run as a module it writes them.

Deals are played by chance until one shows what it has to. For a moon north is dealt the highest
cards and plays them from the top, his only low card last.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from spadille.bots.random import draw
from spadille.cards import CardSet, Seat
from spadille.games.hearts.cards import PACK
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record, Replay
from spadille.rules.action import Action, Play
from spadille.rules.legal import Legal
from spadille.rules.standing import Standing
from tests.games.hearts.happenings import CASES, Aim, Case, shown
from tests.games.hearts.table import N, book_of, cards

FOLDER = Path(__file__).parent / "records"
#: What north is dealt, in the order in which he plays it.
HANDS: dict[Aim, str] = {
    "chance": "",
    "moon": "CA CK SA SK SQ DA HA HK HQ HJ HT H9 D2",
    "sun": "CA CK SA SK SQ DA DK HA HK HQ HJ HT H9",
}


def main() -> None:
    """Write a file for each case."""
    for name, case in CASES.items():
        found, tries = _found(case, name)
        text = record.write([found], rulebook)
        (FOLDER / f"{name}.record").write_text(text, "utf-8")
        print(f"{name}: found at try {tries}")


def _found(case: Case, name: str) -> tuple[Record, int]:
    for tries in count(1):
        played = _played(case, Random(f"{name} {tries}"))
        if case.facts <= shown(played):
            return played, tries
    raise AssertionError


def _played(case: Case, chance: Random) -> Record:
    book, standing = book_of(case.rules), Standing(case.number, case.points)
    dealer, hands = Seat(chance.randrange(4)), _hands(case.aim, chance)
    replay = Replay(book, dealer, hands, (), standing)
    steps: list[tuple[Seat, Action]] = []
    while to_act := book.to_act(replay.state):
        seat = min(to_act)
        legal = book.legal(replay.state, seat)
        is_planned = seat == N and case.aim != "chance" and legal.play
        steps.append((seat, _planned(legal, case.aim) if is_planned else draw(legal, chance)))
        replay.act(*steps[-1])
    return Record.of(book, dealer, deck_of(book, dealer, hands, ()), steps, standing=standing)


def _hands(aim: Aim, chance: Random) -> tuple[CardSet, ...]:
    own = cards(HANDS[aim])
    rest = [card for card in PACK if card not in own]
    chance.shuffle(rest)
    dealt = own + rest
    return tuple(CardSet(dealt[13 * seat : 13 * seat + 13]) for seat in range(4))


def _planned(legal: Legal, aim: Aim) -> Play:
    return Play(next(card for card in cards(HANDS[aim]) if card in legal.play))


if __name__ == "__main__":
    main()
