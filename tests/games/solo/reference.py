"""Spanish Solo by the seed's rules, told a second time and as plainly as possible.

It shares nothing with the game it judges: a card is a text such as ``SA``, a hand a list, a seat 0
to 3 for leadhand, middlehand, rearhand and dealer. Slow and naive on purpose. The games are written
as the worked examples write them: Ss Sc Os Oc Ts Tc.
"""

from __future__ import annotations

from collections.abc import Sequence

GAMES = ["Ss", "Sc", "Os", "Oc", "Ts", "Tc"]
WORTH = {"Ss": 2, "Sc": 4, "Os": 4, "Oc": 8, "Ts": 16, "Tc": 32}


# --- the cards -----------------------------------------------------------------------------------


def suit_of(card: str, trump: str) -> str:
    """The suit to which a card belongs when these are trumps."""
    return trump if card in ("CQ", "SQ") else card[0]


def strength(card: str, trump: str) -> int:
    """How high a card stands in its suit; the higher number wins."""
    if card == "CQ":
        return 100
    if card == trump + "7":
        return 99
    if card == "SQ":
        return 98
    return "789TJQKA".index(card[1])


def winner(trick: Sequence[str], trump: str) -> int:
    """Which of the cards of a trick wins it, by its place."""
    suits = [suit_of(card, trump) for card in trick]
    ruling = trump if trump in suits else suits[0]
    best = -1
    for place, card in enumerate(trick):
        if suits[place] == ruling and (
            best < 0 or strength(card, trump) > strength(trick[best], trump)
        ):
            best = place
    return best


def legal_cards(
    hand: Sequence[str], trick: Sequence[str], trump: str, must_fall: str | None = None
) -> set[str]:
    """The cards a hand may play; ``must_fall`` is a called ace that may not be kept back."""
    if not trick:
        return set(hand)
    led = suit_of(trick[0], trump)
    following = {card for card in hand if suit_of(card, trump) == led}
    if must_fall in following and must_fall is not None:
        return {must_fall}
    return following or set(hand)


# --- the auction ---------------------------------------------------------------------------------


class Bidding:
    """The auction as a machine of three questions: who opens, who challenges, what is replied."""

    def __init__(self, holder_may_raise: bool = False) -> None:
        self.holder_may_raise = holder_may_raise
        self.state = "OPEN"
        self.speaker = 0
        self.survivor: int | None = None
        self.challenger = 0
        self.bid: str | None = None

    def allowed(self) -> set[str]:
        """What the speaker may say."""
        higher = set(GAMES) if self.bid is None else set(GAMES[GAMES.index(self.bid) + 1 :])
        if self.state == "REPLY":
            return {"yes", "pass"} | (higher if self.holder_may_raise else set())
        return {"pass"} | higher

    def say(self, call: str) -> None:
        """The speaker says something."""
        if self.state == "OPEN":
            self._open(call)
        elif self.state == "CHALLENGE":
            self._challenge(call)
        elif call == "pass":
            self.survivor = self.challenger
            self._next_challenger()
        else:
            self.bid = self.bid if call == "yes" else call
            self.state, self.speaker = "CHALLENGE", self.challenger

    def _open(self, call: str) -> None:
        if call != "pass":
            self.survivor = self.challenger = self.speaker
            self.bid = call
            self._next_challenger()
        elif self.speaker == 3:
            self.state = "PASSED_OUT"
        else:
            self.speaker += 1

    def _challenge(self, call: str) -> None:
        if call == "pass":
            self._next_challenger()
        else:
            assert self.survivor is not None
            self.bid = call
            self.state, self.speaker = "REPLY", self.survivor

    def _next_challenger(self) -> None:
        self.challenger += 1
        self.speaker = self.challenger
        self.state = "CHALLENGE" if self.challenger <= 3 else "DECLARE"


# --- the declaration -----------------------------------------------------------------------------


def declarations(
    bid: str, hand: Sequence[str], plain_only: bool = False, call_king: bool = False
) -> set[tuple[str, str, str]]:
    """Every game, trump suit and called card (or none) that may be announced."""
    found = set()
    for game in GAMES[GAMES.index(bid) :]:
        for trump in "C" if game[1] == "c" else "SHD":
            if game[0] != "S":
                found.add((game, trump, ""))
                continue
            suits = [suit for suit in "SHDC" if suit != trump or not plain_only]
            callable_ = [suit + "A" for suit in suits if suit + "A" not in hand]
            if not callable_ and call_king:
                callable_ = [suit + "K" for suit in suits if suit + "K" not in hand]
            found |= {(game, trump, card) for card in callable_}
    return found


# --- the score -----------------------------------------------------------------------------------


def score(game: str, declarer: int, partner: int | None, tricks: Sequence[int]) -> list[int]:
    """What everybody gets, paid from one to the other."""
    players = [declarer] if partner is None else [declarer, partner]
    own = sum(tricks[seat] for seat in players)
    has_made = own == 8 if game[0] == "T" else own >= 5
    points = [0, 0, 0, 0]
    for player in players:
        for defender in range(4):
            if defender not in players:
                paid = WORTH[game] if has_made else -WORTH[game]
                points[player] += paid
                points[defender] -= paid
    return points


def may_end(
    game: str, declarer: int, partner: int | None, tricks: Sequence[int], left: int
) -> bool:
    """Whether the outcome is certain for all that everybody knows."""
    partners: list[int | None] = [partner]
    if game[0] == "S" and partner is None:
        partners = [seat for seat in range(4) if seat != declarer]
    signs = set()
    for possible in partners:
        for more in range(left + 1):
            final = list(tricks)
            final[declarer] += more
            stranger = next(seat for seat in range(4) if seat not in (declarer, possible))
            final[stranger] += left - more
            signs.add(score(game, declarer, possible, final)[declarer] > 0)
    return len(signs) == 1
