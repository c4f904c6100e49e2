"""``spadille solve``: what each card is worth with all hands open."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from spadille.analysis.ending import Ending, solve_ending
from spadille.analysis.solution import Solution, solve
from spadille.cli import interruption
from spadille.cli.output import tell
from spadille.cli.recorded import records
from spadille.cli.refusal import Refusal, check_named, check_positive, text_refusal
from spadille.cli.wording import subject_in_words
from spadille.games import registry
from spadille.kernel.prizes import Points
from spadille.kernel.problem import LIMIT, LimitHit
from spadille.kernel.rivals import MOST_CARDS
from spadille.kernel.tabulate import CannotHold
from spadille.locales import Messages
from spadille.notation import position
from spadille.notation.error import NotationError
from spadille.notation.replay import Record, Replay
from spadille.rules.action import Play
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook

#: What tells a position line from the name of a file.
_PARTS = ";"


def declare(parser: ArgumentParser, messages: Messages) -> None:
    """The options of the command."""
    add, say = parser.add_argument, messages.say
    number = say("metavar-number")
    add("what", metavar=say("metavar-solve"), help=say("option-solve-what"))
    add("--deal", type=int, metavar=number, default=1, help=say("option-solve-deal"))
    add("--after", type=int, metavar=number, default=0, help=say("option-solve-after"))
    add("--nodes", type=int, metavar=number, help=say("option-solve-nodes"))
    add("--seconds", type=float, metavar=say("metavar-seconds"), help=say("option-solve-seconds"))


def run(arguments: Namespace, messages: Messages) -> int:
    """Print the value of each card, from the best, and the line in which nobody errs."""
    check_named(messages.say("metavar-solve"), arguments.what)
    check_positive("--deal", arguments.deal)
    if arguments.after < 0:
        raise Refusal("negative", option="--after", value=str(arguments.after))
    if arguments.nodes is not None:
        check_positive("--nodes", arguments.nodes)
    if arguments.seconds is not None and not arguments.seconds > 0:
        raise Refusal("not-above-nothing", option="--seconds", value=str(arguments.seconds))
    interruption.heed_requests()
    play = _asked_for(arguments, messages)
    limit = LIMIT if arguments.nodes is None else arguments.nodes
    try:
        if play.prizes:
            _tell_ending(solve_ending(play, limit, _clock(arguments.seconds)), messages)
        else:
            for side in play.sides:
                _tell(play, solve(play, side, limit, _clock(arguments.seconds)), messages)
    except LimitHit as hit:
        raise Refusal("solve-limit") from hit
    except CannotHold as many:
        is_early = max(map(len, play.hands)) > MOST_CARDS
        text = "solve-too-early" if is_early else "solve-too-many"
        raise Refusal(text, most=MOST_CARDS) from many
    return 0


def _clock(seconds: float | None) -> Callable[[], bool]:
    if seconds is None:
        return lambda: False
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def _tell(play: CardPlay, solution: Solution, messages: Messages) -> None:
    seats = " ".join(str(seat) for seat in solution.side)
    count, value = len(solution.side), str(solution.value)
    tell(messages.say("solve-side", seats=seats, count=count, value=value))
    cards = play.order.sort(play.hands[play.on_turn])
    told = [card for card in cards if card in solution.values]
    sign = 1 if play.players[play.on_turn] in solution.side else -1
    for card in sorted(told, key=lambda each: -sign * solution.values[each]):
        tell(f"{card} {solution.values[card]}")
    _tell_line(solution, messages)


def _tell_ending(ending: Ending, messages: Messages) -> None:
    tell(messages.say("solve-each", points=_by_seat(ending.points)))
    for card, points in ending.values.items():
        alone = str(ending.alone[card])
        told = messages.say("solve-alone", seat=str(ending.seat), points=alone)
        tell(f"{card} {_by_seat(points)} {told}")
    _tell_line(ending, messages)


def _by_seat(points: Points) -> str:
    return " ".join(map(str, points))


def _tell_line(found: Solution | Ending, messages: Messages) -> None:
    line = " ".join(str(card) for _, card in found.line)
    tell(messages.say("solve-line", seat=str(found.line[0][0]), line=line))
    tell(messages.say("solve-nodes", nodes=found.nodes))


def _asked_for(arguments: Namespace, messages: Messages) -> CardPlay:
    """The play that a position line or a record names."""
    if _PARTS in arguments.what:
        for option, asks in (("--deal", arguments.deal != 1), ("--after", arguments.after)):
            if asks:
                raise Refusal("solve-no-record", option=option)
        return _of_position(arguments.what, subject_in_words("position", messages))
    (recorded,) = records(arguments.what, arguments.deal)
    return _of_record(recorded, arguments.after)


def _of_position(line: str, name: str) -> CardPlay:
    try:
        book, state = position.read(line, registry.rulebook)
    except NotationError as error:
        raise text_refusal(name, error) from error
    # What lies on the talon or was laid away is played no more.
    if any(hand.hidden for hand in book.position(state).hands):
        raise Refusal("solve-hidden")
    play = _play(book, state)
    if play is None:
        raise Refusal("solve-no-cards")
    return play


def _of_record(read: Record, after: int) -> CardPlay:
    """The play of a recorded deal once ``after`` of its cards have been played."""
    book = registry.rulebook(read.rules)
    replay = Replay(book, read.dealer, read.hands, read.talon, read.standing)
    played = 0
    for seat, action in read.steps:
        play = _play(book, replay.state)
        if play is not None and played == after and isinstance(action, Play):
            return play
        replay.act(seat, action)
        played += isinstance(action, Play)
    play = _play(book, replay.state)
    if play is None or played < after:
        raise Refusal("solve-no-cards")
    return play


def _play(book: Rulebook[Any], state: Any) -> CardPlay | None:
    play = book.card_play(state)
    return play if play is not None and any(play.hands) else None
