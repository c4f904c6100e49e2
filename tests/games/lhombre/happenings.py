"""What can happen in a deal of each contract of L'Hombre, and what a record shows of it."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.lhombre.action import EndPlay, GiveUp, KeepTurned, LeaveTurned, PlayOn
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.games.lhombre.profile import Options
from spadille.notation.replay import Turn
from spadille.rules.action import Action, Play

WASHED_OUT = "washed_out"
#: What an action in a deal shows of it.
_SHOWN: dict[type[Action], str] = {
    EndPlay: "ended early",
    KeepTurned: "card kept",
    LeaveTurned: "card left",
    PlayOn: "played on",
}


def possible(options: Options, name: str) -> set[str]:
    """Every way a contract can end, and every turn it can take on the way there."""
    contract = CONTRACTS[name]
    ends = {"win", "bet", "played out"}
    if contract.family != "grand":
        ends.add("codille")
    value = options.values[contract.name]
    # Where every trick costs a point, no score is certain before the last one.
    if not value.further_trick:
        ends.add("ended early")
    if value.give_up is not None:
        ends |= {"given_up", "given up before the lead", "given up at the lead", "played on"}
    if contract.may_tout:
        ends |= {"win, tout made", "win, tout failed", "bet, tout failed", "codille, tout failed"}
    if contract.trump == "turned":
        ends |= {"card kept", "card left"}
    return ends


def shown(turns: Sequence[Turn], result: DealSettled) -> set[str]:
    """What a finished deal shows of all that is possible."""
    if result.contract is None:
        return {WASHED_OUT}
    kinds = [type(turn.action) for turn in turns]
    # What a tout does to the score is an ending of its own.
    said = "" if result.tout == "none" else f", tout {result.tout}"
    found = {result.outcome + said}
    found |= {_SHOWN[kind] for kind in kinds if kind in _SHOWN}
    if GiveUp in kinds:
        found.add(f"given up {'at' if Play in kinds else 'before'} the lead")
    if sum(result.tricks) == 9:
        found.add("played out")
    return found
