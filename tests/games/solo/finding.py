"""Finds the finished games under ``records``; run as a module it writes them.

One seat plays the game wanted and the others pass or drive it up; all else is chance, until every
turn that the game can take has been seen. For a tout the declarer is dealt the highest trumps.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from spadille.bots.random import draw
from spadille.cards import CardSet, Seat
from spadille.games.registry import rulebook
from spadille.games.solo.action import Declare, EndDeal, Hold
from spadille.games.solo.cards import trump_suit
from spadille.games.solo.contract import CONTRACTS, RANKING
from spadille.games.solo.event import SoloSettled
from spadille.notation import record
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record, Replay, replayed
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal
from tests.games.solo.happenings import PASSED_OUT, RULES, possible, shown

FOLDER = Path(__file__).parent / "records"
Step = tuple[Seat, Action]


def main() -> None:
    """Write a file for each game, and one for the deal that nobody plays."""
    FOLDER.mkdir(exist_ok=True)
    for name in (PASSED_OUT, *RANKING):
        found = list(_found(name, Random(name)))
        (FOLDER / f"{name}.record").write_text(record.write(found, rulebook), "utf-8")
        print(f"{name}: {len(found)} records")


def _found(name: str, chance: Random) -> Iterator[Record]:
    missing = possible(name)
    while missing:
        each = _Deal(name, chance).played()
        turns, result = replayed(each, rulebook(each.rules))
        assert isinstance(result, SoloSettled)
        new = missing & shown(turns, result)
        if new and (result.contract or PASSED_OUT) == name:
            missing -= new
            yield each


class _Deal:
    """A deal in which one seat plays the game wanted."""

    def __init__(self, name: str, chance: Random) -> None:
        self.name, self.chance = name, chance
        self.book = rulebook(chance.choice(RULES))
        self.dealer, self.declarer = (Seat(chance.randrange(4)) for _ in range(2))
        kind = CONTRACTS.get(name)
        self.trump = None if kind is None else chance.choice(kind.trumps)
        self.strength = chance.choice((0, 5, 8))
        self.has_aces = kind is not None and kind.with_partner and chance.random() < 0.3
        self.rivalry = chance.random()

    def played(self) -> Record:
        """The deal, played to its end."""
        hands = self._hands()
        replay = Replay(self.book, self.dealer, hands, ())
        steps: list[Step] = []
        while to_act := self.book.to_act(replay.state):
            seat = min(to_act)
            steps.append((seat, self._choice(seat, self.book.legal(replay.state, seat))))
            replay.act(*steps[-1])
        deck = deck_of(self.book, self.dealer, hands, ())
        return Record.of(self.book, self.dealer, deck, steps)

    def _hands(self) -> tuple[CardSet, ...]:
        own = CardSet()
        if self.trump is not None:
            own = CardSet(trump_suit(self.trump)[: self.strength])
        if self.has_aces:
            own = CardSet.read("SA HA DA CA")
        rest = [card for card in self.book.pack if card not in own]
        self.chance.shuffle(rest)
        own, rest = own | CardSet(rest[: 8 - len(own)]), rest[8 - len(own) :]
        hands = [own, *(CardSet(rest[start : start + 8]) for start in (0, 8, 16))]
        return tuple(hands[(seat - self.declarer) % 4] for seat in range(4))

    def _choice(self, seat: Seat, legal: Legal) -> Action:
        is_declarer = seat == self.declarer and self.name != PASSED_OUT
        if Pass() in legal.choices:
            return self._call(legal) if is_declarer else self._rival(legal)
        wanted = [each for each in legal.choices if isinstance(each, Declare)]
        if wanted:
            fitting = [
                each for each in wanted if (each.contract, each.trump) == (self.name, self.trump)
            ]
            return self.chance.choice(fitting or wanted)
        if EndDeal() in legal.choices and self.chance.random() < 0.5:
            return EndDeal()
        return draw(legal, self.chance)

    def _call(self, legal: Legal) -> Action:
        """Yes where one may, else a bid as high as the game wanted, or lower."""
        return Hold() if Hold() in legal.choices else self._bid(legal)

    def _rival(self, legal: Legal) -> Action:
        """A pass, or now and then a bid that the declarer can hold."""
        is_silent = self.name == PASSED_OUT or self.chance.random() > self.rivalry / 3
        return Pass() if is_silent else self._bid(legal)

    def _bid(self, legal: Legal) -> Action:
        bids = [each for each in legal.choices if isinstance(each, Bid)]
        low = [bid for bid in bids if RANKING.index(bid.contract) <= RANKING.index(self.name)]
        return self.chance.choice(low) if low else Pass()


if __name__ == "__main__":
    main()
