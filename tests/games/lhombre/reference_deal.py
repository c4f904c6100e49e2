"""A whole deal by the second telling of the rules, from the deck to the score.

What a seat is asked is a set of plain words: ``call solo``, ``call join``, ``instead pass`` (a
correction), ``name tourne``, ``trump H``, ``keep``, ``leave``, ``yield``, ``throw 1 9 S2 ...``
(least, most, from which cards), ``stay out``, ``play SA``, ``give up``, ``play on``, ``tout`` and
``end``. Seats are places: forehand, middlehand, dealer, and of four whoever sits out.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.lhombre import reference, reference_auction, reference_score
from tests.games.lhombre.reference_rules import Rules

SITTER = 3


class NaiveDeal:
    """One deal; ``asked`` says who may do what, the other methods do it."""

    def __init__(self, rules: Rules, deck: Sequence[str]) -> None:
        self.rules = rules
        self.hands: list[list[str]] = [[] for _ in range(rules.seats)]
        first = 2 if rules.dealt_first == "dealer" else 0
        for packet in range(9):
            self.hands[(first + packet) % 3] += deck[3 * packet : 3 * packet + 3]
        self.talon = list(deck[27:])
        self.thrown: list[str] = []
        self.calls: list[tuple[int, str]] = []
        self.has_corrected = False
        self.contract = ""
        self.declarers: list[int] = []
        self.trump: str | None = None
        self.turned: str | None = None
        self.kept: str | None = None
        self.is_turned_decided = False
        self.exchanging: list[int] = []
        self.has_yielded = False
        self.players = [0, 1, 2]
        self.sitter = "sits out"
        self.leader = 0
        self.trick: list[str] = []
        self.takers: list[int] = []
        self.has_tout = False
        self.has_played_on = False
        self.scores: list[int] | None = None

    # --- what is asked ---

    def asked(self) -> dict[int, set[str]]:
        """Everybody who may do something, and all he may do; nothing when the deal is over."""
        if self.scores is not None:
            return {}
        speaker = reference_auction.speaker(self.calls)
        if speaker is not None:
            return self._calls(speaker)
        if not self.contract:
            winner = self._winner()
            may = reference_auction.behind_spil(self.rules, self.hands[winner])
            return {winner: {f"name {contract}" for contract in may}}
        if self.trump is None and reference_auction.trumps_to_choose(self.contract):
            return {self.declarers[0]: {f"trump {suit}" for suit in "SHDC"}}
        if self._must_decide_turned():
            return {self.declarers[0]: {"keep", "leave"}}
        if self.exchanging:
            return {self.exchanging[0]: self._exchange()}
        if self.sitter == "looks":
            return {SITTER: {"stay out", " ".join(["throw 4 4", *sorted(self.hands[SITTER])])}}
        if self._must_answer():
            return {self.declarers[0]: {"play on", "give up"}}
        return {self._player(): self._plays()}

    def _calls(self, speaker: int) -> dict[int, set[str]]:
        rules, calls = self.rules, self.calls
        allowed = reference_auction.allowed_calls(rules, calls, self.hands[speaker])
        asked = {speaker: {f"call {call}" for call in allowed}}
        if rules.may_correct and calls and not self.has_corrected:
            last, said = calls[-1]
            other = reference_auction.allowed_calls(rules, calls[:-1], self.hands[last])
            if other - {said}:
                asked[last] = {f"instead {call}" for call in other - {said}}
        return asked

    def _winner(self) -> int:
        return reference_auction.players_of_it(self.calls)[0]

    def _must_decide_turned(self) -> bool:
        return (
            self.turned is not None
            and self.rules.turned == "optional"
            and not self.is_turned_decided
        )

    def _player(self) -> int:
        start = self.players.index(self.leader)
        return self.players[(start + len(self.trick)) % len(self.players)]

    def _exchange(self) -> set[str]:
        seat = self.exchanging[0]
        is_declarer = seat in self.declarers
        has_kept = self.kept is not None and is_declarer
        least, most = reference_auction.exchange_limits(
            self.rules, self.contract, is_declarer, self._drawable(), has_kept
        )
        cards = sorted(card for card in self.hands[seat] if not has_kept or card != self.kept)
        asked = {" ".join(["throw", str(least), str(most), *cards])}
        is_first_defender = not is_declarer and len(self.exchanging) == 2
        if self.rules.may_yield and is_first_defender and not self.has_yielded:
            asked.add("yield")
        return asked

    def _drawable(self) -> int:
        lies_turned = self.turned is not None and self.kept is None
        return len(self.talon) + lies_turned

    def _may_give_up(self) -> bool:
        """Whether the declarer has exchanged, and nothing has been played but perhaps a lead."""
        price = reference_score.price_of_giving_up(self.rules, self.contract)
        most = 1 if self.rules.gives_up == "at the lead" else 0
        is_early = not self.takers and len(self.trick) <= most
        return price is not None and is_early and not self.has_played_on and not self.has_tout

    def _must_answer(self) -> bool:
        """Whether all wait for a declarer who may give up and would not be on turn in time."""
        declarer = self.declarers[0]
        if not self._may_give_up():
            return False
        if self.rules.gives_up == "before the lead":
            return declarer != 0
        return len(self.trick) == 1 and declarer == 2

    def _plays(self) -> set[str]:
        seat = self._player()
        legal = reference.legal_cards(
            self.hands[seat], self.trick, self.contract, self.trump, self.rules.privilege_ends_on
        )
        plays = {f"play {card}" for card in legal}
        if seat in self.declarers:
            if self._may_give_up():
                plays.add("give up")
            if self._may_say_tout():
                plays.add("tout")
        if not self.trick and self._is_certain():
            plays.add("end")
        return plays

    def _may_say_tout(self) -> bool:
        is_in_time = len(self.takers) <= 4
        return self.rules.tout == "in words" and is_in_time and self._may_still_make_tout()

    def _leads_to_tout(self) -> bool:
        is_sixth = len(self.takers) == 5 and not self.trick
        return self.rules.tout == "by the sixth lead" and is_sixth and self._may_still_make_tout()

    def _may_still_make_tout(self) -> bool:
        has = reference_score.has_tout(self.contract) and not self.has_tout
        return has and all(taker == self.declarers[0] for taker in self.takers)

    def _counts(self) -> tuple[int, ...]:
        return tuple(self.takers.count(seat) for seat in range(self.rules.seats))

    def _is_certain(self) -> bool:
        return reference_score.is_certain(
            self.rules,
            self.contract,
            self.trump,
            tuple(self.players),
            tuple(self.declarers),
            self._counts(),
            self.has_tout,
        )

    # --- doing it ---

    def say(self, seat: int, words: str) -> None:
        """Do something that is not an exchange."""
        verb, _, rest = words.partition(" ")
        if verb == "call":
            self._call(seat, rest, is_correction=False)
        elif verb == "instead":
            self.calls.pop()
            self._call(seat, rest, is_correction=True)
        elif verb == "name":
            self._make(rest, [self._winner()])
        elif verb == "trump":
            self.trump = rest
        elif verb in ("keep", "leave"):
            self._decide_turned(verb == "keep")
        elif verb == "yield":
            self.exchanging.reverse()
            self.has_yielded = True
        elif words == "stay out":
            self.hands[SITTER] = []
            self.sitter = "stays out"
        elif verb == "play" and rest != "on":
            self._play(rest)
        else:
            self._declare(words)

    def _declare(self, words: str) -> None:
        """What a declarer says in the play, or who is on lead."""
        if words == "play on":
            self.has_played_on = True
        elif words == "give up":
            price = reference_score.price_of_giving_up(self.rules, self.contract)
            assert price is not None
            total = [0] * self.rules.seats
            declarer = self.declarers[0]
            reference_score.pay(self.rules, total, self.players, declarer, -price)
            self._end(total)
        elif words == "tout":
            self.has_tout = True
        else:
            assert words == "end"
            self._settle()

    def _call(self, seat: int, call: str, is_correction: bool) -> None:
        self.calls.append((seat, call))
        self.has_corrected = is_correction
        if reference_auction.speaker(self.calls) is not None:
            return
        top = reference_auction.standing(self.calls)
        if top is None:
            self._end([0] * self.rules.seats)
        elif top[1] != "spil" or not self.rules.is_spil_said_for_all:
            self._make(top[1], reference_auction.players_of_it(self.calls))

    def _make(self, contract: str, declarers: list[int]) -> None:
        """The contract is known: turn the card, and look who exchanges."""
        self.contract, self.declarers = contract, declarers
        self.exchanging = reference_auction.exchangers(self.rules, contract, declarers)
        if contract in ("bedre spil", "solo kuloer"):
            self.trump = "S"
        if contract in ("tourne", "tourne respect"):
            self.turned = self.talon.pop(0)
            self.trump = self.turned[0]
            if self.rules.turned == "taken":
                self._decide_turned(keeps=True)
        self._let_sitter_look()

    def _decide_turned(self, keeps: bool) -> None:
        assert self.turned is not None
        self.is_turned_decided = True
        if keeps:
            self.kept = self.turned
            self.hands[self.declarers[0]].append(self.turned)

    def throw(self, seat: int, cards: Sequence[str]) -> None:
        """Throw cards and draw up to nine; the sitter throws four of his thirteen and plays."""
        for card in cards:
            self.hands[seat].remove(card)
        if self.sitter == "looks":
            self.sitter = "plays"
            self.players = [0, SITTER, 1, 2]
            self.declarers = [*self.declarers, SITTER]
            return
        self.thrown += cards
        self.exchanging.remove(seat)
        while len(self.hands[seat]) < 9:
            self.hands[seat].append(self._drawn(seat))
        if self._drawable() == 0:
            self.exchanging = []
        self._let_sitter_look()

    def _drawn(self, seat: int) -> str:
        """The turned card if it lies there, unless the declarer himself left it; else the top."""
        has_left_it = self.is_turned_decided and seat in self.declarers
        if self.turned is not None and self.kept is None and not has_left_it:
            card, self.turned = self.turned, None
            return card
        return self.talon.pop(0)

    def _let_sitter_look(self) -> None:
        """3.3: once all have exchanged, the sitter takes up the talon and all that was thrown."""
        may = self.rules.seats == 4 and self.rules.sitter_may_play
        if may and self.contract in self.rules.joint and not self.exchanging:
            self.sitter = "looks"
            self.hands[SITTER] = [*self.talon, *self.thrown]
            self.talon = []

    def _play(self, card: str) -> None:
        if self._leads_to_tout():
            self.has_tout = True
        self.hands[self._player()].remove(card)
        self.trick.append(card)
        if len(self.trick) < len(self.players):
            return
        place = reference.winner(self.trick, self.contract, self.trump)
        start = self.players.index(self.leader)
        self.leader = self.players[(start + place) % len(self.players)]
        self.takers.append(self.leader)
        self.trick = []
        is_stopped = self.rules.is_end_forced and not self._leads_to_tout() and self._is_certain()
        if len(self.takers) == 9 or is_stopped:
            self._settle()

    # --- how it ends ---

    def _settle(self) -> None:
        self._end(
            reference_score.scores(
                self.rules,
                self.contract,
                self.trump,
                self.players,
                self.declarers,
                self._counts(),
                self.has_tout,
            )
        )

    def _end(self, scores: list[int]) -> None:
        """The account, with what naming too much and staying out of a nolo cost (3.2, 3.3)."""
        for seat, fine in enumerate(reference_auction.fines(self.rules, self.calls)):
            scores[seat] -= fine
        if self.sitter == "stays out":
            scores[SITTER] -= 1
        self.scores = scores

    @property
    def is_open(self) -> bool:
        """Whether the declarer's hand lies on the table (7.20)."""
        if self.contract != "nolo ouvert":
            return False
        played = self._places_that_played()
        when = self.rules.nolo_ouvert_opens
        if when == "before play":
            return True
        return bool(played) if when == "after the lead" else self.declarers[0] in played

    def _places_that_played(self) -> list[int]:
        if self.takers:
            return list(self.players)
        return self.players[: len(self.trick)]

    @property
    def next_dealer(self) -> int:
        """The place that deals next: the dealer's neighbour, or after a wash-out himself (3.1)."""
        if not self.contract and self.rules.washout_keeps_the_dealer:
            return 2
        return 0 if self.rules.deal_goes == "right" else 1
