"""Finds the finished games under ``records``; run as a module it writes them.

One seat bids the contract wanted and the others pass; all else is chance, until every ending of the
contract has been seen. For a tout that is made the declarer is dealt the nine highest trumps.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from spadille.bots.random import draw
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.lhombre.action import AnnounceTout, GiveUp, LeaveTurned, NameTrump, PlayOn
from spadille.games.lhombre.cards import BLACK_ACES, trump_suit
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record, Replay, replayed
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal
from tests.games.lhombre.happenings import WASHED_OUT, possible, shown

FOLDER = Path(__file__).parent / "records"
LHOMBRE = rulebook("lhombre/hjemme")
Step = tuple[Seat, Action]


def main() -> None:
    """Write a file for each contract, and one for the deal that nobody plays."""
    for name in (WASHED_OUT, *CONTRACTS):
        found = list(_found(name, Random(name)))
        text = record.write(found, rulebook)
        (FOLDER / f"{name}.record").write_text(text, "utf-8")
        print(f"{name}: {len(found)} records")


def _found(name: str, chance: Random) -> Iterator[Record]:
    is_washed_out = name == WASHED_OUT
    missing = {WASHED_OUT} if is_washed_out else possible(LHOMBRE.profile.options, name)
    while missing:
        dealt = _Deal(name, "win, tout made" in missing and chance.random() < 0.1, chance)
        each = dealt.played()
        turns, result = replayed(each, LHOMBRE)
        assert isinstance(result, DealSettled)
        new = missing & shown(turns, result)
        if new:
            missing -= new
            yield each


class _Deal:
    """A deal in which one seat plays the contract wanted."""

    def __init__(self, contract: str, is_strong: bool, chance: Random) -> None:
        self.contract, self.is_strong, self.chance = contract, is_strong, chance
        self.dealer, self.declarer = (Seat(chance.randrange(3)) for _ in range(2))
        kind = CONTRACTS.get(contract)
        fixed = kind.trump if kind is not None else None
        self.trump = fixed if isinstance(fixed, Suit) else chance.choice(list(Suit))
        self.needs_aces = kind is not None and kind.needs_black_aces

    def played(self) -> Record:
        """The deal, played to its end."""
        hands, talon = self._cards()
        replay = Replay(LHOMBRE, self.dealer, hands, talon)
        steps: list[Step] = []
        while to_act := LHOMBRE.to_act(replay.state):
            seat = min(to_act)
            steps.append((seat, self._choice(seat, LHOMBRE.legal(replay.state, seat))))
            replay.act(*steps[-1])
        deck = deck_of(LHOMBRE, self.dealer, hands, talon)
        return Record.of(LHOMBRE, self.dealer, deck, steps)

    def _cards(self) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
        trumps = trump_suit(self.trump)
        own = CardSet(trumps[:9]) if self.is_strong else CardSet()
        own |= BLACK_ACES if self.needs_aces else CardSet()
        turned = [trumps[-1]] if self.is_strong else []
        rest = [card for card in LHOMBRE.pack if card not in own and card not in turned]
        self.chance.shuffle(rest)
        hands = [own | CardSet(rest[: 9 - len(own)])]
        rest = rest[9 - len(own) :]
        hands += [CardSet(rest[:9]), CardSet(rest[9:18])]
        hands = [hands[(seat - self.declarer) % 3] for seat in range(3)]
        return tuple(hands), tuple(turned + rest[18:])

    def _choice(self, seat: Seat, legal: Legal) -> Action:
        if Pass() in legal.choices:
            bid = Bid(self.contract)
            return bid if seat == self.declarer and bid in legal.choices else Pass()
        if self.is_strong and seat == self.declarer:
            return self._strong_choice(legal)
        return self._weighed(legal)

    def _strong_choice(self, legal: Legal) -> Action:
        wanted = (AnnounceTout(), NameTrump(self.trump), LeaveTurned(), PlayOn())
        for action in wanted:
            if action in legal.choices:
                return action
        if legal.exchange is not None:
            return Exchange(CardSet())
        return Play(next(iter(legal.play)))

    def _weighed(self, legal: Legal) -> Action:
        """Any legal action, though giving up less often than a draw by kinds would."""
        chosen = draw(legal, self.chance)
        while isinstance(chosen, GiveUp) and self.chance.random() < 0.7:
            chosen = draw(legal, self.chance)
        return chosen


if __name__ == "__main__":
    main()
