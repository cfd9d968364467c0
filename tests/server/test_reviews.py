"""Reviews beside the tables: begun by whoever may read the game, watched, shared, stopped, limited."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import organelle
from organelle.bots.levels import configured_bot
from organelle.kernel.rng import Rng
from organelle.server.app import moves
from organelle.server.app import reviews as module
from organelle.server.app.review_jobs import ReportProgress, ReviewJob
from organelle.server.app.reviews import HERE, RESTART, SECONDS, Reviews
from organelle.server.app.service import Service
from organelle.server.app.text_jobs import JobResult
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import ReviewStatus
from organelle.server.errors import NoReview, NotYourReview, OnlyWhenOver, ReviewsBusy, TextTooHard, TooManyRequests
from organelle.server.web import api
from organelle.server.web.call import Call, look_price
from organelle.server.web.schemas import ReviewRequest
from organelle.table.errors import Illegal
from server.in_process import ADA, GRACE, begun, with_service


def text(seed: int = 1) -> str:
    """A finished Duel."""
    match, bot = organelle.game("duel").new(seats=2, seed=seed), configured_bot("random")
    while not match.over:
        seat = match.waiting[0]
        window = match.window(seat)
        match.play(seat, window.vocabulary.to_code(bot.bot.choose(window, bot.budget, Rng(match.number))))
    return match.text()


class Stub:
    """Reviews at once; keeps in which order, and takes as many seconds of each address as it is told."""

    def __init__(self, found: str = "1") -> None:
        self.found = found
        self.texts: list[str] = []
        self.after: Callable[[ReviewJob], None] = lambda _job: None

    async def run(self, job: ReviewJob, report: ReportProgress) -> JobResult:
        self.texts.append(job.text)
        self.after(job)
        return JobResult(msgspec.Raw(self.found.encode()))


def with_stub(tmp_path: Path, use: Callable[[Reviews, Stub], Awaitable[None]]) -> None:
    async def run(service: Service) -> None:
        stub = Stub()
        await use(Reviews(service.replays, service.offer, stub, 20), stub)

    with_service(tmp_path, run)


async def finished(reviews: Reviews, name: str) -> ReviewStatus:
    assert reviews.working is not None
    await reviews.working
    return reviews.status(name)


def test_a_text_is_reviewed_once_for_all_who_ask(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        begun_now = await service.reviews.of_text(text(), ADA, deep=False)
        assert begun_now.state in ("waiting", "running")
        done = await finished(service.reviews, begun_now.id)
        again = await service.reviews.of_text(text(), GRACE, deep=False)
        assert again == done and done.state == "done"
        review = msgspec.json.decode(done.review)
        assert review["whole"] and len(review["players"]) == 2

    with_service(tmp_path, use)


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        with pytest.raises(OnlyWhenOver):
            await service.reviews.of_table(await begun(service), ADA, deep=False)

    with_service(tmp_path, use)


def test_the_review_of_a_table_is_there_after_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    tables: list[str] = []

    async def first(service: Service) -> None:
        table = await begun(service)
        assert table.match is not None
        while not table.match.over:
            seat = table.match.waiting[0]
            await moves.play(table, seat, table.match.question_number(seat), table.match.codes(seat)[0])
        tables.append(table.id)
        stub = Stub("[1]")
        reviews = Reviews(service.replays, service.offer, stub, 20)
        await finished(reviews, (await reviews.of_table(table, ADA, deep=False)).id)
        assert len(stub.texts) == 1

    async def second(service: Service) -> None:
        stub = Stub("[2]")
        reviews = Reviews(service.replays, service.offer, stub, 20)
        table = await service.context.store.load_table(tables[0])
        assert table is not None
        session = await service.sessions.find(tables[0])
        found = await reviews.of_table(session, GRACE, deep=False)
        assert (found.state, bytes(found.review), stub.texts) == ("done", b"[1]", [])
        deep = await finished(reviews, (await reviews.of_table(session, GRACE, deep=True)).id)
        assert bytes(deep.review) == b"[2]", "a deep one is another one"
        again = Reviews(service.replays, service.offer, stub, 20)
        assert (await again.of_table(session, ADA, deep=False)).state == "done", "and leaves the quick one there"
        assert await service.context.store.remove_table(table)
        assert await service.context.store.load_review(tables[0], "quick", found.id) == ""

    with_service(tmp_path, first)
    with_service(tmp_path, second)


def test_a_review_of_another_version_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    job = ReviewJob("text", ["duel"], 400)
    before = module.name_of(job)
    monkeypatch.setattr(module, "SEARCH", "coach-0")
    assert module.name_of(job) != before
    assert module.name_of(ReviewJob("text", ["duel"], 4000)) != module.name_of(job)


def test_what_is_wrong_with_a_text_is_said(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        status = await service.reviews.of_text("organelle 1\nnonsense", ADA, deep=False)
        with pytest.raises(Illegal, match="cannot be read"):
            await finished(service.reviews, status.id)

    with_service(tmp_path, use)


def test_whoever_began_a_review_may_stop_it(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        status = await service.reviews.of_text(text(), ADA, deep=True)
        with pytest.raises(NotYourReview):
            service.reviews.stop_review(status.id, GRACE)
        service.reviews.stop_review(status.id, ADA)
        with pytest.raises(NoReview):
            service.reviews.status(status.id)
        other = await service.reviews.of_text(text(2), ADA, deep=False)
        assert (await finished(service.reviews, other.id)).state == "done"

    with_service(tmp_path, use)


def test_a_review_that_is_given_up_counts_for_the_process_that_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(reviews: Reviews, stub: Stub) -> None:
        begun, reviews.spent.rate = asyncio.Event(), 0

        async def think(_job: ReviewJob, _report: ReportProgress) -> JobResult:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        async def fall(_job: ReviewJob, _report: ReportProgress) -> JobResult:
            raise TextTooHard()

        monkeypatch.setattr(stub, "run", think)
        name = (await reviews.of_text("one", ADA, deep=False)).id
        await begun.wait()
        reviews.stop_review(name, ADA)
        assert reviews.working is not None
        await reviews.working
        assert reviews.spent.left(ADA.address, time.monotonic()) == SECONDS - RESTART
        monkeypatch.setattr(stub, "run", fall)
        with pytest.raises(TextTooHard):
            await finished(reviews, (await reviews.of_text("two", ADA, deep=False)).id)
        assert reviews.spent.left(ADA.address, time.monotonic()) == SECONDS - 2 * RESTART

    with_stub(tmp_path, use)


def test_only_so_many_wait_and_only_so_many_of_one_address(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        for seed in range(HERE):
            await service.reviews.of_text(text(seed), ADA, deep=True)
        with pytest.raises(TooManyRequests):
            await service.reviews.of_text(text(HERE), ADA, deep=True)
        service.reviews.most = HERE
        with pytest.raises(ReviewsBusy):
            await service.reviews.of_text(text(HERE), GRACE, deep=True)

    with_service(tmp_path, use)


def test_no_text_is_kept_once_it_is_reviewed(tmp_path: Path) -> None:
    async def use(reviews: Reviews, stub: Stub) -> None:
        def refuse(_job: ReviewJob) -> None:
            raise TextTooHard()

        await finished(reviews, (await reviews.of_text("one", ADA, deep=False)).id)
        stub.after = refuse
        name = (await reviews.of_text("two", ADA, deep=False)).id
        for _ in range(2):
            with pytest.raises(TextTooHard):
                await finished(reviews, name)
        assert [task.job for task in reviews.tasks.values()] == [None, None] and reviews.making is None
        failed = reviews.tasks[name].error
        assert failed is not None and depth(failed) < 5, "what is raised again and again does not grow"

    with_stub(tmp_path, use)


def depth(error: BaseException) -> int:
    """Of how many steps an error keeps where it came from, each with all that was known there."""
    found, step = 0, error.__traceback__
    while step is not None:
        found, step = found + 1, step.tb_next
    return found


def test_the_next_review_is_of_the_address_that_has_used_least(tmp_path: Path) -> None:
    async def use(reviews: Reviews, stub: Stub) -> None:
        one, other = Visitor("ada", address="one"), Visitor("grace", address="other")
        stub.after = lambda job: reviews.spent.spend(job.text[:-1], 100, time.monotonic())
        wanted = [("one1", one), ("one2", one), ("other1", other), ("other2", other)]
        names = [(await reviews.of_text(text, visitor, deep=False)).id for text, visitor in wanted]
        reviews.spent.spend("other", 50, time.monotonic())
        assert [reviews.status(name).before for name in names] == [0, 1, 2, 3]
        await finished(reviews, names[0])
        assert stub.texts == ["one1", "other1", "one2", "other2"]

    with_stub(tmp_path, use)


def test_a_review_is_refused_if_its_address_has_had_its_share_before_its_turn(tmp_path: Path) -> None:
    async def use(reviews: Reviews, stub: Stub) -> None:
        stub.after = lambda _job: reviews.spent.spend("", 2 * SECONDS, time.monotonic())
        first = (await reviews.of_text("one", ADA, deep=False)).id
        name = (await reviews.of_text("two", ADA, deep=False)).id
        assert (await finished(reviews, first)).state == "done"
        for _ in range(2):
            with pytest.raises(TooManyRequests):
                reviews.status(name)
            with pytest.raises(TooManyRequests):
                await reviews.of_text("two", ADA, deep=False)
        assert stub.texts == ["one"]
        reviews.spent.buckets.clear()
        await reviews.of_text("two", ADA, deep=False)
        assert (await finished(reviews, name)).state == "done"

    with_stub(tmp_path, use)


def test_reviews_are_kept_up_to_a_size_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(reviews: Reviews, stub: Stub) -> None:
        monkeypatch.setattr(module, "BYTES", 25)
        stub.found = "1" * 10
        names = [(await reviews.of_text(text, ADA, deep=False)).id for text in ("one", "two", "three")]
        await finished(reviews, names[2])
        assert list(reviews.tasks) == names[1:]
        stub.found = "1" * 30
        large = (await reviews.of_text("four", ADA, deep=False)).id
        await finished(reviews, large)
        assert list(reviews.tasks) == [large], "the newest is there for whoever waits for it"

    with_stub(tmp_path, use)


def test_the_review_of_a_table_costs_as_much_as_its_game_is_long(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        spent: list[float] = []
        table = await begun(service)
        with pytest.raises(OnlyWhenOver):
            await api.review(Call(service, ADA, {}, {}, spend=spent.append), ReviewRequest(table=table.id))
        assert spent == [look_price(table.record.number, 0)]

    with_service(tmp_path, use)
