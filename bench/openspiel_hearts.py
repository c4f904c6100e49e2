"""A player of ours inside OpenSpiel's own Hearts; ``python -m bench.openspiel_hearts PLAYER``.

At each seat in turn the player sits against three of OpenSpiel's ISMCTS, on the same deals: every
action is done at both tables, OpenSpiel's is asked what it may do and what it came to. Its search
is given the state of OpenSpiel and takes from it what its seat knows. It crashes when it passes, so
it passes by a fixed rule: the queen, the ace and the king of spades, then the highest cards, hearts
before others. A moon adds to the others, the only way OpenSpiel knows.

The deal, all four seats together, is the unit. Deals and our chances hang on the seed alone; the
search of OpenSpiel plays otherwise each time, whatever its seed, so that a run repeats within its
standard error only. Needs ``open_spiel``. With ``--keep FILE`` the same
command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import pyspiel
from msgspec.structs import replace

from spadille.bots.arena.driver import played
from spadille.bots.arena.ledger import InUse, Keeper, Ledger, NoLedger, OtherPlan, OtherVersion
from spadille.bots.arena.plan import Plan
from spadille.bots.arena.report import Lead, Report, Standing
from spadille.bots.arena.round import House, Scores
from spadille.bots.arena.seating import Seating
from spadille.bots.arena.seating import each as each_seat
from spadille.bots.arena.table import Table
from spadille.bots.arena.workers import Processes, cores
from spadille.cards import Card, CardSet, Seat
from spadille.games.hearts.action import AddToOthers
from spadille.games.hearts.passing import PASSED, direction
from spadille.games.hearts.state import Phase
from spadille.notation.word import Word, card
from spadille.rules.action import Action, Exchange, Play

#: The rules that are OpenSpiel's own; ``tests/games/hearts/test_openspiel.py`` compares them.
RULES = "hearts/norsk@1"
SEATS = 4
#: OpenSpiel's first chance action.
DIRECTIONS = {"none": 0, "left": 1, "across": 2, "right": 3}
#: The points that are to be lost in a deal: its returns are these minus those taken.
POINTS = 26
RANKS = "23456789TJQKA"
#: Where players stand in the plan.
OURS = 0
#: How much the search explores unless told otherwise; its returns go up to 26.
EXPLORATION = 10.0


def opponent(simulations: int, exploration: float) -> str:
    """What the search is called in the figures and in a file that keeps them."""
    return f"ismcts simulations={simulations} c={exploration:g}"


class Theirs:
    """One deal at OpenSpiel's table, with a search for each seat that has one."""

    def __init__(self, hands: Sequence[CardSet], passing: str, name: str, seed: int) -> None:
        self.state = pyspiel.load_game("hearts").new_initial_state()
        self.state.apply_action(DIRECTIONS[passing])
        told = {
            number: self.state.action_to_string(number) for number in self.state.legal_actions()
        }
        self._cards = {number: card(Word(text)) for number, text in told.items()}
        self._numbers = {each: number for number, each in self._cards.items()}
        # There seat 0 is dealt the first card, whoever deals.
        for row in zip(*hands, strict=True):
            for each in row:
                self.state.apply_action(self._numbers[each])
        words = dict(word.split("=") for word in name.split()[1:])
        self._bots = [
            pyspiel.ISMCTSBot(
                seed + seat,
                pyspiel.RandomRolloutEvaluator(1, seed + seat),
                float(words["c"]),
                int(words["simulations"]),
                -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            for seat in range(SEATS)
        ]

    def act(self, seat: Seat, action: Action) -> None:
        """The same there, which must be legal there."""
        if isinstance(action, AddToOthers):
            return
        cards = action.cards if isinstance(action, Exchange) else (_played(action),)
        for each in cards:
            assert self.state.current_player() == seat
            assert self._numbers[each] in self.state.legal_actions()
            self.state.apply_action(self._numbers[each])

    def card(self, seat: Seat) -> Card:
        """What the search plays."""
        assert self.state.current_player() == seat
        return self._cards[self._bots[seat].step(self.state)]


class SpielHouse(House):
    """Plays a plan at both tables; its second player is the search."""

    def __init__(self, plan: Plan, made_by: str) -> None:
        # Somebody must be named for whom times are kept; he is never asked.
        super().__init__(replace(plan, players=(plan.players[OURS], "random")), made_by)
        self._search = plan.players[1]

    def _played(self, table: Table, number: int, place: int, seating: Seating) -> Scores:
        rngs = [self._plan.chance(number, seat) for seat in range(SEATS)]
        passing = direction(table.rulebook.profile.options, number)
        seed = self._plan.chance(number, SEATS).getrandbits(30)
        hands = [hand.known for hand in table.truth.hands]
        theirs = Theirs(hands, passing, self._search, seed)
        while (seat := table.turn) is not None:
            if table.truth.phase == Phase.MOON:
                action: Action = AddToOthers()
                table.act(seat, action)
            elif seating[seat] == OURS:
                where = (number, place)
                action = self._act(table, seat, self._entrants[OURS], rngs[seat], where)
            else:
                action = self._searched(theirs, table, seat)
                table.act(seat, action)
            theirs.act(seat, action)
        scores: Scores = table.truth.settled.scores
        assert theirs.state.returns() == [POINTS - score for score in scores]
        return scores

    def _searched(self, theirs: Theirs, table: Table, seat: Seat) -> Action:
        if table.truth.phase == Phase.PASSING:
            return Exchange(passed(table.views[seat].hands[seat].known))
        begun = time.thread_time()
        chosen = theirs.card(seat)
        self._entrants[1].took(time.thread_time() - begun)
        return Play(chosen)


def passed(hand: CardSet) -> CardSet:
    """The cards that are passed by the fixed rule.

    >>> passed(CardSet.read("SA SQ S2 HA HK H3 DA D4 CA CK C2 C5 C6"))
    CardSet('SA SQ HA')
    """
    return CardSet(sorted(hand, key=_danger, reverse=True)[:PASSED])


def _danger(each: Card) -> tuple[int, int, int]:
    spades = ("SK", "SA", "SQ")
    high = 1 + spades.index(each.text) if each.text in spades else 0
    return high, RANKS.index(each.text[1]), each.text[0] == "H"


def _played(action: Action) -> Card:
    assert isinstance(action, Play)
    return action.card


def plan(player: str, seed: int, simulations: int, exploration: float) -> Plan:
    """The player at each seat in turn, the search at all others."""
    return Plan(RULES, (player, opponent(simulations, exploration)), each_seat(SEATS), seed)


def compared(
    wanted: Plan, deals: int, jobs: int, keep: Path | None, tell: Callable[[str], None]
) -> Report:
    """Play so many deals, or as many as there is time for.

    Raises what ``Keeper.read`` raises, and ``OtherVersion``.
    """
    ledger, keeper = Ledger(wanted), None if keep is None else Keeper(keep)
    with closing(keeper) if keeper is not None else nullcontext():
        if keeper is not None:
            keeper.read(ledger)
        play(ledger, keeper, deals, jobs, tell)
    return Report.of(ledger, deals)


def play(
    ledger: Ledger, keeper: Keeper | None, deals: int, jobs: int, tell: Callable[[str], None]
) -> None:
    """Play what is left of so many deals, and write each down that the ledger takes."""
    try:
        with closing(Processes(ledger.plan, jobs, SpielHouse)) as workers:
            for done in played(workers, ledger.left(deals)):
                ledger.add(done)
                if keeper is not None:
                    keeper.keep(done)
                tell(f"{ledger.count} of {deals} deals")
    except KeyboardInterrupt:
        tell("stopped")


def refusal(keep: Path | None, error: Exception) -> str:
    """Why nothing more can be played, in one line."""
    if isinstance(error, InUse):
        return f"{keep} is in use by another run; wait until it is done, or name another file"
    if isinstance(error, OtherPlan):
        return f"{keep} keeps another comparison; name another file"
    if isinstance(error, NoLedger):
        return f"{keep}, line {error.line}: these are no deals of the comparison"
    if isinstance(error, OtherVersion):
        return f"{error.player} has learned something else since: {error.found}, here {error.own}"
    return str(error)


def lead_line(lead: Lead) -> str:
    """By how much ours is better in a hand; plus is better, so fewer points."""
    if lead.error is None:
        return f"{lead.first} better than {lead.second} by {lead.points:+.3f} points a hand, n = 1"
    return (
        f"{lead.first} better than {lead.second} by {lead.points:+.3f} points a hand, SE"
        f" {lead.error:.3f} ({lead.points / lead.error:+.1f} SE), 95 % from {lead.low:+.3f} to"
        f" {lead.high:+.3f}, n = {lead.deals} deals at {SEATS} seats"
    )


def player_line(player: Standing) -> str:
    """What a player made, and how long he thought."""
    return (
        f"{player.name}: {player.points.value:.3f} points a hand; {player.decisions} decisions, p50"
        f" {player.p50_ms:.1f} ms, p99 {player.p99_ms:.1f} ms, max {player.max_ms:.1f} ms"
        f"{f'; turns lost {player.faults}' if player.faults else ''}"
    )


def main() -> None:
    """Compare one player with the search."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("player")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--exploration", type=float, default=EXPLORATION)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    wanted = plan(asked.player, asked.seed, asked.simulations, asked.exploration)

    def tell(line: str) -> None:
        print(line, flush=True)

    try:
        report = compared(wanted, asked.deals, asked.jobs, asked.keep, tell)
    except (InUse, OtherPlan, NoLedger, OtherVersion, OSError) as error:
        sys.exit(refusal(asked.keep, error))
    tell(lead_line(report.leads[0]))
    for player in report.players:
        tell(player_line(player))
    tell(
        f"{wanted.rules}, seed {wanted.seed}, {', '.join(report.made_by)}: python -m"
        f" bench.openspiel_hearts '{asked.player}' --deals {asked.deals} --seed {asked.seed}"
        f" --simulations {asked.simulations} --exploration {asked.exploration:g}"
    )


if __name__ == "__main__":
    main()
