"""A whole deal by the second telling of the rules, from the deck to the score.

What a seat is asked is a set of plain words: ``call solo``, ``trump H``, ``keep``, ``leave``,
``throw 1 9 S2 ...`` (least, most, from which cards), ``play SA``, ``give up``, ``play on``,
``tout`` and ``end``. Seats are 0, 1 and 2 for forehand, middlehand and dealer.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.lhombre import reference


class NaiveDeal:
    """One deal; ``asked`` says who may do what, the other methods do it."""

    def __init__(self, deck: Sequence[str]) -> None:
        self.hands: list[list[str]] = [[], [], []]
        for packet in range(9):
            self.hands[packet % 3] += deck[3 * packet : 3 * packet + 3]
        self.talon = list(deck[27:])
        self.calls: list[tuple[int, str]] = []
        self.contract = ""
        self.declarer = -1
        self.trump: str | None = None
        self.turned: str | None = None
        self.kept: str | None = None
        self.is_turned_decided = False
        self.exchanging: list[int] = []
        self.leader = 0
        self.trick: list[str] = []
        self.takers: list[int] = []
        self.has_tout = False
        self.has_played_on = False
        self.score: int | None = None

    # --- what is asked ---

    def asked(self) -> tuple[int, set[str]] | None:
        """Who is on turn and everything he may do; nothing when the deal is over."""
        if self.score is not None:
            return None
        speaker = reference.speaker(self.calls)
        if speaker is not None:
            allowed = reference.allowed_calls(self.calls, self.hands[speaker])
            return speaker, {f"call {call}" for call in allowed}
        if self.trump is None and reference.trumps_to_choose(self.contract):
            return self.declarer, {f"trump {suit}" for suit in "SHDC"}
        if self.turned is not None and not self.is_turned_decided:
            return self.declarer, {"keep", "leave"}
        if self.exchanging:
            return self.exchanging[0], {self._throw()}
        if self._must_answer_lead():
            return self.declarer, {"play on", "give up"}
        return self._player(), self._plays()

    def _player(self) -> int:
        return (self.leader + len(self.trick)) % 3

    def _throw(self) -> str:
        seat = self.exchanging[0]
        has_kept = self.kept is not None and seat == self.declarer
        least, most = reference.exchange_limits(
            self.contract, seat == self.declarer, self._drawable(), has_kept
        )
        cards = sorted(card for card in self.hands[seat] if not has_kept or card != self.kept)
        return " ".join(["throw", str(least), str(most), *cards])

    def _drawable(self) -> int:
        lies_turned = self.turned is not None and self.kept is None
        return len(self.talon) + lies_turned

    def _is_before_play(self) -> bool:
        """Whether the declarer has exchanged, and nothing has been played but perhaps a lead."""
        is_priced = reference.price_of_giving_up(self.contract) is not None
        is_early = not self.takers and len(self.trick) <= 1
        return is_priced and is_early and not self.has_played_on and not self.has_tout

    def _must_answer_lead(self) -> bool:
        return self._is_before_play() and len(self.trick) == 1 and self.declarer == 2

    def _plays(self) -> set[str]:
        seat = self._player()
        legal = reference.legal_cards(self.hands[seat], self.trick, self.contract, self.trump)
        plays = {f"play {card}" for card in legal}
        if seat == self.declarer:
            if self._is_before_play():
                plays.add("give up")
            may = reference.may_announce_tout(self.contract, self.takers, self.declarer)
            if may and not self.has_tout:
                plays.add("tout")
        if not self.trick and self._is_certain():
            plays.add("end")
        return plays

    def _counts(self) -> list[int]:
        return [self.takers.count(seat) for seat in range(3)]

    def _is_certain(self) -> bool:
        return reference.is_certain(
            self.contract, self.declarer, tuple(self._counts()), self.has_tout
        )

    # --- doing it ---

    def say(self, words: str) -> None:
        """Do something that is not an exchange."""
        verb, _, rest = words.partition(" ")
        if verb == "call":
            self._call(rest)
        elif verb == "trump":
            self.trump = rest
        elif verb in ("keep", "leave"):
            self._decide_turned(verb == "keep")
        elif words == "play on":
            self.has_played_on = True
        elif words == "give up":
            self.score = reference.price_of_giving_up(self.contract)
        elif verb == "tout":
            self.has_tout = True
        elif verb == "end":
            self._finish()
        else:
            self._play(rest)

    def _call(self, call: str) -> None:
        speaker = reference.speaker(self.calls)
        assert speaker is not None
        self.calls.append((speaker, call))
        if reference.speaker(self.calls) is not None:
            return
        bids = [(seat, said) for seat, said in self.calls if said != "pass"]
        if not bids:
            self.score = 0
            return
        self.declarer, self.contract = bids[-1]
        self.exchanging = reference.exchangers(self.contract, self.declarer)
        if self.contract in ("bedre spil", "solo kuloer"):
            self.trump = "S"
        if self.contract in ("tourne", "tourne respect"):
            self.turned = self.talon.pop(0)
            self.trump = self.turned[0]

    def _decide_turned(self, keeps: bool) -> None:
        assert self.turned is not None
        self.is_turned_decided = True
        if keeps:
            self.kept = self.turned
            self.hands[self.declarer].append(self.turned)

    def throw(self, cards: Sequence[str]) -> None:
        """Throw cards and draw up to nine."""
        seat = self.exchanging.pop(0)
        for card in cards:
            self.hands[seat].remove(card)
        while len(self.hands[seat]) < 9:
            lies_turned = self.turned is not None and self.kept is None
            if lies_turned and seat != self.declarer:
                assert self.turned is not None
                self.hands[seat].append(self.turned)
                self.turned = None
            else:
                self.hands[seat].append(self.talon.pop(0))
        if self._drawable() == 0:
            self.exchanging = []

    def _play(self, card: str) -> None:
        self.hands[self._player()].remove(card)
        self.trick.append(card)
        if len(self.trick) < 3:
            return
        place = reference.winner(self.trick, self.contract, self.trump)
        self.leader = (self.leader + place) % 3
        self.takers.append(self.leader)
        self.trick = []
        if len(self.takers) == 9:
            self._finish()

    def _finish(self) -> None:
        self.score = reference.score(self.contract, self.declarer, self._counts(), self.has_tout)
