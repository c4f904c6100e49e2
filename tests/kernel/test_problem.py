"""Problems: what a solver is asked, taken to a process that knows no game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from spadille.cards import Card
from spadille.kernel.problem import LimitHit, Problem
from spadille.kernel.solver import Solver
from spadille.rules.openplay import OpenPlay
from tests.kernel.plays import begun, ending
from tests.kernel.test_search import BY_TRICKS

DEALS = 5
#: Answers what comes in by the door, and tells what it had to read for it.
STRANGER = """
import pickle, sys
problem = pickle.load(sys.stdin.buffer)
told = problem.value(), problem.values(), list(sys.modules)
sys.stdout.buffer.write(pickle.dumps(told))
"""


@pytest.mark.parametrize("rules", BY_TRICKS)
def test_a_problem_is_worth_what_its_solver_says(rules: str) -> None:
    for seed in range(DEALS):
        _, play = ending(rules, seed, 5)
        for side in play.sides:
            solver = Solver(play, side)
            sent = _sent(solver)
            assert sent.value() == solver.value()
            assert _by_card(sent.values()) == solver.values()


@pytest.mark.parametrize("rules", BY_TRICKS)
def test_a_process_that_solves_a_problem_never_reads_the_rules(rules: str) -> None:
    solver = Solver(begun(rules, 1))
    run = subprocess.run(
        [sys.executable, "-c", STRANGER],
        input=pickle.dumps(solver.problem()),
        capture_output=True,
        check=True,
    )
    value, values, modules = pickle.loads(run.stdout)  # noqa: S301 - written by ourselves
    assert value == solver.value()
    assert _by_card(values) == solver.values()
    floors = {name.split(".")[1] for name in modules if name.startswith("spadille.")}
    assert floors == {"kernel"}
    assert not {"msgspec", "typing"} & set(modules)


def test_many_processes_solve_problems() -> None:
    solvers = [Solver(begun("lhombre/hjemme", seed)) for seed in range(DEALS)]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        told = pool.map(Problem.value, [solver.problem() for solver in solvers])
        assert list(told) == [solver.value() for solver in solvers]


def test_a_problem_stays_where_it_was_made() -> None:
    play = begun("lhombre/hjemme", 3)
    solver = Solver(play)
    problem = solver.problem()
    after = OpenPlay(play)
    for _ in range(4):
        after.play(next(iter(after.legal())))
    solver.move(after.described())
    assert _by_card(problem.values()) == Solver(play).values()
    assert _by_card(_sent(solver).values()) == Solver(after.described()).values()


def test_a_problem_stops_at_its_limit_and_counts_anew_where_it_is_sent() -> None:
    solver = Solver(begun("lhombre/hjemme", 5))
    solver.value()
    problem = _sent(solver)
    assert problem.nodes == 0
    for limit in (3, 0, -(1 << 70)):
        with pytest.raises(LimitHit):
            problem.value(limit)
    assert 0 < problem.nodes < solver.nodes
    assert problem.value(1 << 70) == solver.value()


def _sent(solver: Solver) -> Problem:
    """The solver's problem, as it comes out at the other end."""
    sent = pickle.loads(pickle.dumps(solver.problem()))  # noqa: S301 - written by ourselves
    assert isinstance(sent, Problem)
    return sent


def _by_card(values: dict[int, int]) -> dict[Card, int]:
    return {Card.ALL[index]: value for index, value in values.items()}
