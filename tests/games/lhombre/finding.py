"""Finds the finished games under ``records``; run as a module it writes them.

In most, one seat bids the contract wanted and the others pass; all else is chance, until everything
has been seen that the file must show. For a tout the declarer is dealt the highest trumps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from spadille.bots.random import draw
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.lhombre.action import (
    AnnounceTout,
    GiveUp,
    LeaveTurned,
    NameContract,
    NameTrump,
    PlayOn,
)
from spadille.games.lhombre.cards import BLACK_ACES, trump_suit
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.state import players_of
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.layout import deck_of
from spadille.notation.replay import Record, Replay
from spadille.rules.action import Action, Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal
from spadille.rules.rulebook import awaited
from tests.games.lhombre.chapters import CHAPTERS, Chapter
from tests.games.lhombre.happenings import Told

Step = tuple[Seat, Action]
MADE, FAILED = "win, tout made", "win, tout failed"


def main(names: list[str]) -> None:
    """Write the files of these names, or all."""
    for chapter in CHAPTERS:
        if not names or chapter.name in names:
            found = list(_found(chapter))
            chapter.path.parent.mkdir(exist_ok=True)
            chapter.path.write_text(record.write(found, rulebook), "utf-8")
            print(f"{chapter.name}: {len(found)} records", flush=True)


def _found(chapter: Chapter) -> Iterator[Record]:
    """Records until everything is shown, each showing something new."""
    chance = Random(chapter.name)
    missing = set(chapter.wanted)
    while missing:
        trumps = 9 if MADE in missing else 7 if FAILED in missing else 0
        is_strong = trumps > 0 and chance.random() < 0.2
        each = _Deal(chapter, trumps if is_strong else 0, chance).played()
        new = missing & Told.again(each, chapter.book).shown
        if new:
            missing -= new
            yield each


class _Deal:
    """A deal in which one seat plays the contract wanted, with some highest trumps in hand."""

    def __init__(self, chapter: Chapter, trumps: int, chance: Random) -> None:
        self.book, self.contract, self.often = chapter.book, chapter.contract, chapter.often
        self.trumps, self.chance = trumps, chance
        self.dealer = Seat(chance.randrange(self.book.seats))
        self.players = players_of(self.dealer, self.book.seats)
        self.declarer = chance.choice(self.players)
        kind = CONTRACTS.get(self.contract or "")
        fixed = kind.trump if kind is not None else None
        self.trump = fixed if isinstance(fixed, Suit) else chance.choice(list(Suit))
        needs_aces = kind is not None and kind.needs_black_aces
        # Where all is left to chance, aces make for more bids.
        self.has_aces = needs_aces or (kind is None and chance.random() < 0.3)

    def played(self) -> Record:
        """The deal, played to its end."""
        hands, talon = self._cards()
        replay = Replay(self.book, self.dealer, hands, talon)
        steps: list[Step] = []
        while to_act := self.book.to_act(replay.state):
            if self.contract is not None:
                to_act = awaited(self.book, replay.state)
            seat = self.chance.choice(sorted(to_act))
            steps.append((seat, self._choice(seat, self.book.legal(replay.state, seat))))
            replay.act(*steps[-1])
        deck = deck_of(self.book, self.dealer, hands, talon)
        return Record.of(self.book, self.dealer, deck, steps)

    def _cards(self) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
        trumps = trump_suit(self.trump)
        own = CardSet(trumps[: self.trumps]) | (BLACK_ACES if self.has_aces else CardSet())
        turned = [trumps[-1]] if self.trumps else []
        rest = [card for card in self.book.pack if card not in own and card not in turned]
        self.chance.shuffle(rest)
        hands = [CardSet()] * self.book.seats
        for seat in self.players:
            held = own if seat == self.declarer else CardSet()
            wanted = 9 - len(held)
            hands[seat], rest = held | CardSet(rest[:wanted]), rest[wanted:]
        return tuple(hands), tuple(turned + rest)

    def _choice(self, seat: Seat, legal: Legal) -> Action:
        if self.contract is None:
            often = Bid(self.often or "")
            is_liked = often in legal.choices and self.chance.random() < 0.3
            return often if is_liked else self._weighed(legal)
        if Pass() in legal.choices:
            return self._call(seat, legal)
        if NameContract(self.contract) in legal.choices:
            return NameContract(self.contract)
        if self.trumps and seat == self.declarer:
            return self._strong_choice(legal)
        return self._weighed(legal)

    def _call(self, seat: Seat, legal: Legal) -> Action:
        """The declarer's bid; a name of its own only over somebody's game, where that matters."""
        bid, game = Bid(self.contract or ""), Bid("game")
        if seat == self.declarer and bid in legal.choices:
            return bid
        options = self.book.profile.options
        is_behind_game = options.umbrella and self.contract in options.bought
        if not is_behind_game or game not in legal.choices:
            return Pass()
        return game if seat == self.declarer or self.chance.random() < 0.2 else Pass()

    def _strong_choice(self, legal: Legal) -> Action:
        wanted = (AnnounceTout(), NameTrump(self.trump), LeaveTurned(), PlayOn())
        for action in wanted:
            if action in legal.choices:
                return action
        if legal.exchange is not None:
            return self._fewest(legal)
        ranks = trump_suit(self.trump)
        order = sorted(legal.play, key=lambda card: ranks.index(card) if card in ranks else 99)
        return Play(order[0])

    def _fewest(self, legal: Legal) -> Action:
        """Change as few cards as may be, plain ones first."""
        asked = legal.exchange
        assert asked is not None
        ranks = trump_suit(self.trump)
        worst = sorted(asked.cards, key=lambda card: -ranks.index(card) if card in ranks else -99)
        return Exchange(CardSet(worst[: asked.minimum]))

    def _weighed(self, legal: Legal) -> Action:
        """Any legal action, though giving up less often than a draw by kinds would.

        Changing no card is more likely than else, since much hangs on that.
        """
        asked = legal.exchange
        if asked is not None and not asked.minimum and self.chance.random() < 0.2:
            return Exchange(CardSet())
        chosen = draw(legal, self.chance)
        while isinstance(chosen, GiveUp) and self.chance.random() < 0.7:
            chosen = draw(legal, self.chance)
        return chosen


if __name__ == "__main__":
    main(sys.argv[1:])
