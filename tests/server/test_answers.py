"""Answers that take long: each is found once for all who ask, and none of them is kept too long."""

from __future__ import annotations

import asyncio

from spadille.server.answers import Answers


async def test_all_who_ask_meanwhile_and_later_get_the_one_answer_that_was_sought() -> None:
    answers, begun, may_end = Answers[str, int](4), list[int](), asyncio.Event()

    async def find() -> int:
        begun.append(1)
        await may_end.wait()
        return 7

    asking = [asyncio.create_task(answers.of("a", find)) for _ in range(3)]
    await asyncio.sleep(0)
    may_end.set()
    assert await asyncio.gather(*asking) == [7, 7, 7]
    assert await answers.of("a", find) == 7
    assert len(begun) == 1


async def test_who_goes_takes_the_answer_from_nobody() -> None:
    answers, may_end = Answers[str, int](4), asyncio.Event()

    async def find() -> int:
        await may_end.wait()
        return 7

    goes, stays = (asyncio.create_task(answers.of("a", find)) for _ in range(2))
    await asyncio.sleep(0)
    goes.cancel()
    may_end.set()
    assert await stays == 7
    assert answers.kept("a") == 7


async def test_what_fails_fails_for_all_who_wait_and_is_sought_anew_by_the_next() -> None:
    answers, tries = Answers[str, int](4), list[int]()

    async def find() -> int:
        tries.append(1)
        await asyncio.sleep(0)
        if len(tries) == 1:
            raise ValueError
        return 7

    both = await asyncio.gather(*(answers.of("a", find) for _ in range(2)), return_exceptions=True)
    assert [type(each) for each in both] == [ValueError, ValueError]
    assert answers.kept("a") is None
    assert await answers.of("a", find) == 7


async def test_only_so_many_are_kept_and_the_longest_unwanted_goes() -> None:
    answers = Answers[int, int](2)
    for key in (1, 2):
        answers.keep(key, key)
    assert answers.kept(1) == 1
    answers.keep(3, 3)
    assert [answers.kept(key) for key in (1, 2, 3)] == [1, None, 3]


async def test_nothing_is_sought_once_it_is_closed() -> None:
    answers, may_end = Answers[str, int](4), asyncio.Event()

    async def find() -> int:
        await may_end.wait()
        return 7

    asking = asyncio.create_task(answers.of("a", find))
    await asyncio.sleep(0)
    await answers.close()
    assert isinstance(
        (await asyncio.gather(asking, return_exceptions=True))[0], asyncio.CancelledError
    )
    assert answers.kept("a") is None
