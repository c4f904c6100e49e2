"""Outside programs at the arena's table, each in a process of its own."""

from __future__ import annotations

import json
import os
import select
import shlex
import time
from pathlib import Path

import pytest

from spadille.bots.arena.failure import Failed
from spadille.bots.arena.output import Output
from spadille.bots.arena.pipe import IN_A_ROW
from spadille.bots.arena.plan import Task
from spadille.bots.arena.program import Program
from spadille.bots.arena.workers import Processes
from spadille.cards import CardSet, Seat
from spadille.games.registry import rulebook
from spadille.notation import position
from spadille.rules.rulebook import awaited
from tests.bots.arena.playing import plan, report
from tests.bots.arena.programs import WAYS, command, example, running, way

#: What is told of each program.
KINDS = {
    "hangs": {"silent", "absent"},
    "hangs at once": {"silent", "absent"},
    "sleeps behind a shell": {"silent", "absent"},
    "ends": {"gone", "absent"},
    "ends at once": {"gone", "absent"},
    "is killed": {"gone", "absent"},
    "closes": {"gone", "absent"},
    "floods": {"endless", "absent"},
    "floods with lines": {"nonsense", "endless", "absent"},
    "floods at once": {"endless", "absent"},
    "does not read": {"nonsense"},
    "speaks no JSON": {"nonsense"},
    "speaks in bytes": {"nonsense"},
    "nests": {"nonsense"},
    "answers another": {"nonsense"},
    "has no words": {"nonsense"},
    "has no action": {"nonsense"},
    "mumbles": {"nonsense"},
    "deals": {"illegal"},
    "plays any card": {"illegal"},
}


@pytest.mark.parametrize("name", WAYS)
def test_a_program_that_fails_loses_its_turns_to_the_easy_bot(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Patience is short only where it is tried: the machine may have much else to do.
    patience = 0.5 if "silent" in KINDS[name] else 30.0
    monkeypatch.setattr("spadille.bots.arena.pipe.GREETING", 2.0 if "once" in name else 30.0)
    # This one draws nothing by chance.
    monkeypatch.setattr("spadille.bots.arena.entrant.STAND_INS", ("heuristic",))
    failing, sound = report(plan(way(name), "heuristic", patience=patience), 2).players
    assert set(failing.faults) == KINDS[name]
    assert sum(failing.faults.values()) == failing.decisions > 0
    assert {each.kind for each in failing.mishaps} <= KINDS[name]
    assert not sound.faults
    # Whoever loses every turn is played for by the one he plays against.
    assert failing.points.value + sound.points.value == pytest.approx(
        sum(each.points.value for each in report(plan("heuristic", "heuristic"), 2).players)
    )
    assert running() == []


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "solo/american"])
def test_the_example_of_the_documentation_plays_every_game(rules: str) -> None:
    told = report(plan(example(), "random", rules=rules), 5)
    assert told.is_sound
    assert [each.version for each in told.players] == ["lowest card 1", ""]
    assert [each.is_by_clock for each in told.players] == [True, False]


def test_an_action_may_be_told_in_words() -> None:
    code = """
for each in questions():
    kind, *values = first(each['legal']).values()
    words = [kind] if kind not in ('bid', 'play') else []
    for value in values:
        words += value if isinstance(value, list) else [str(value)]
    say(type='answer', id=each['id'], action=' '.join(words))
"""
    for rules in ("lhombre/hjemme", "hearts/norsk", "solo/american"):
        told = report(plan(command(code), "heuristic", rules=rules), 3)
        assert told.is_sound, told.players[0].mishaps


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "solo/american"])
def test_a_program_sees_what_its_seat_sees_and_nothing_else(rules: str, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    code = f"""
log = open({str(log)!r}, 'a')
for each in questions():
    print(json.dumps([os.getpid(), each]), file=log, flush=True)
    say(type='answer', id=each['id'], action=first(each['legal']))
"""
    assert report(plan(command(code), "heuristic", rules=rules), 4).is_sound
    seats: dict[int, int] = {}
    own: dict[int, CardSet] = {}
    was_new: dict[int, bool] = {}
    for line in log.read_text().splitlines():
        process, question = json.loads(line)
        seat = Seat(question["seat"])
        assert seats.setdefault(process, seat) == seat
        book, view = position.read(question["position"], rulebook)
        assert seat in awaited(book, view)
        told = book.position(view)
        is_new = not told.calls and not told.taken and not told.trick
        if process not in own or (is_new and not was_new[process]):
            own[process] = CardSet()
        was_new[process] = is_new
        own[process] |= told.hands[seat].known
        assert not told.hands[seat].hidden
        assert not told.talon.cards
        # Of others' hands it knows what it passed on to them, and what lies open for everybody.
        opened = told.declarers if "ouvert" in (told.contract or "") else ()
        is_turned = "tourne" in (told.contract or "")
        for other, hand in enumerate(told.hands):
            foreign = hand.known - own[process]
            assert other in (seat, *opened) or len(foreign) <= is_turned, question["position"]
    assert {*seats.values()} == {*range(rulebook(rules).seats)}


def test_a_program_that_never_reads_does_not_hold_up_the_others() -> None:
    """After so many questions the pipe to it is full."""
    told = report(plan(way("does not read"), "heuristic", patience=0.5), 9).players[0]
    assert {"nonsense", "silent"} <= set(told.faults)


def test_a_line_too_many_costs_no_later_turn() -> None:
    """What waits when a question is sent is no answer to it."""
    code = """
for each in questions():
    say(type='answer', id=each['id'], action=first(each['legal']))
    if each['id'] in (3, 9):
        # All at once: each line that came by itself might cost a turn of its own.
        os.write(1, b'{"type": "remark", "text": "well played"}\\n' * 5)
"""
    told = report(plan(command(code), "random"), 3).players[0]
    # Where the next question came before it had written all, one turn is lost and no more.
    assert told.faults.get("nonsense", 0) <= 2
    assert set(told.faults) <= {"nonsense"}
    assert told.decisions > 40


def test_answers_that_were_written_ahead_are_no_answers() -> None:
    code = """
for each in questions():
    told = [dict(id=each['id'], action=first(each['legal']))]
    told += [dict(id=each['id'] + ahead, action='SA') for ahead in range(1, 61)]
    lines = ''.join(json.dumps(dict(answer, type='answer')) + '\\n' for answer in told)
    # So little is written at once, so that nothing comes when the next question is there.
    assert len(lines) <= 4096
    os.write(1, lines.encode())
"""
    told = report(plan(command(code), "random", patience=60.0), 2)
    assert told.is_sound, told.players[0].mishaps
    assert told.players[0].decisions > 20


@pytest.mark.skipif(not hasattr(select, "poll"), reason="pipes cannot be looked into here")
def test_what_a_pipe_still_holds_is_no_answer_to_the_next_question() -> None:
    source, sink = os.pipe()
    output = Output(source, lambda: Failed("gone"))
    os.write(sink, b"first\nleft over\nhalf ")
    assert output.take_in()
    assert output.answer(0) == b"first\n"
    os.write(sink, b"a line\nmore\nbegun ")
    output.expect()
    os.write(sink, b"before\nasked\nnot asked\n")
    assert output.take_in()
    assert output.answer(0) == b"asked\n"
    output.expect()
    os.close(sink)
    assert not output.take_in()
    with pytest.raises(Failed, match="gone"):
        output.answer(0)
    with pytest.raises(Failed, match="gone"):
        output.expect()
    os.close(source)


def test_a_program_that_writes_on_and_on_is_named() -> None:
    told = report(plan(way("floods with lines"), "heuristic", patience=30.0), 1).players[0]
    assert "> 65536 bytes that nobody asked for" in {each.detail for each in told.mishaps}


def test_what_waits_before_a_question_is_passed_over() -> None:
    code = """
for line in sys.stdin:
    print('answer to', line, end='', flush=True)
    print('one', 'two', 'three', sep='\\n', flush=True)
"""
    program = Program(shlex.split(command(code).removeprefix("pipe:")))
    try:
        for each in (b"1\n", b"2\n", b"3\n"):
            assert program.ask(each, 30) == b"answer to " + each
            time.sleep(0.5)
    finally:
        program.close()


def test_it_is_told_how_a_program_was_lost() -> None:
    told = report(plan(way("ends"), "heuristic", patience=30.0), 1).players[0]
    assert (told.mishaps[0].kind, told.mishaps[0].detail) == ("gone", "exit code 3")
    told = report(plan(way("hangs"), "heuristic", patience=0.5), 1).players[0]
    assert (told.mishaps[0].kind, told.mishaps[0].detail) == ("silent", "> 0.5 s")


def test_what_a_program_draws_from_is_the_same_in_every_seating(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    code = f"""
log = open({str(log)!r}, 'a')
for each in questions():
    print(json.dumps([os.getpid(), each['seat'], each['seed']]), file=log, flush=True)
    say(type='answer', id=each['id'], action=first(each['legal']))
"""
    wanted = plan(command(code), "heuristic", rules="hearts/norsk")
    assert report(wanted, 1).is_sound
    seeds: dict[int, list[int]] = {}
    for line in log.read_text().splitlines():
        _, seat, seed = json.loads(line)
        seeds.setdefault(seat, []).append(seed)
    for seat, drawn in seeds.items():
        chance = wanted.chance(1, seat)
        in_order = [chance.getrandbits(53) for _ in range(14)]
        assert drawn == 3 * in_order


def test_a_program_that_was_lost_is_started_again() -> None:
    code = """
for each in questions():
    if each['id'] in (5, 17):
        sys.exit()
    say(type='answer', id=each['id'], action=first(each['legal']))
"""
    told = report(plan(command(code), "heuristic"), 2).players[0]
    assert told.faults == {"gone": 2}
    assert told.decisions > 30


def test_a_program_that_is_lost_again_and_again_is_given_up() -> None:
    begun = time.monotonic()
    told = report(plan(way("hangs"), "heuristic", patience=0.2), 3).players[0]
    assert told.faults["silent"] == IN_A_ROW
    assert told.faults["absent"] == told.decisions - IN_A_ROW
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("content", ["", "no program at all\n", "#!/no/such/interpreter\n"])
@pytest.mark.parametrize("mode", [0o644, 0o755])
def test_what_cannot_be_run_is_absent(content: str, mode: int, tmp_path: Path) -> None:
    file = tmp_path / "player"
    file.write_text(content)
    file.chmod(mode)
    told = report(plan(f"pipe:{shlex.quote(str(file))}", "heuristic"), 1).players[0]
    assert told.faults == {"absent": told.decisions}
    assert told.mishaps[0].detail


def test_programs_end_with_the_processes_that_asked_them() -> None:
    workers = Processes(plan(way("hangs"), "heuristic", patience=3600), 2)
    workers.submit(Task(1, 1))
    workers.submit(Task(2, 1))
    until = time.monotonic() + 30
    while len(running()) < 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    workers.close()
    assert running() == []
