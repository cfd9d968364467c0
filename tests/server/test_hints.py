"""Hints: who plays against bots may ask, others where the table allows it; they are counted and seen by everyone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from organelle.server.app import hints
from organelle.server.app.hints import BURST
from organelle.server.app.moves import play
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate, SettingsUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.errors import HintsOff, Stale, TooManyHints
from organelle.server.ports import BotRequest
from organelle.server.records import TableRecord
from organelle.server.web import api
from organelle.server.web.call import Call, look_price
from organelle.server.web.schemas import HintRequest
from server.in_process import ADA, GRACE, begun, with_service


async def alone(service: Service) -> TableSession:
    """A table for Ada and a bot, in play."""
    seats = [SeatRequest("me", "Ada"), SeatRequest("bot", level="random")]
    table = await service.creator.create(ADA, NewTable(seats, "duel"))
    await service.seating.update_seat(table, ADA, 0, SeatUpdate(ready=True, word="w"))
    return table


def question(table: TableSession) -> int:
    assert table.match is not None
    return table.match.question_number(0)


def test_against_bots_a_hint_names_a_legal_answer_and_is_counted_once_a_question(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await alone(service)
        assert table.match is not None
        found = await service.hints.hint(table, ADA, 0, question(table))
        again = await service.hints.hint(table, ADA, 0, question(table))
        assert found == again
        assert found.answers[0].code in table.match.codes(0)
        assert found.answers[0].less == 0
        assert table.record.settings.hinted == [0]

    with_service(tmp_path, use)


def test_where_other_people_play_the_table_must_allow_it(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await begun(service)
        with pytest.raises(HintsOff):
            await service.hints.hint(table, GRACE, 1, question(table))
        await service.seating.update_settings(table, ADA, SettingsUpdate(hints=True))
        assert await service.hints.hint(table, GRACE, 1, question(table))
        assert table.record.settings.hinted == [1]

    with_service(tmp_path, use)


def test_while_others_answer_in_secret_a_question_stays_the_same(tmp_path: Path) -> None:
    """It is neither thought about nor counted anew."""

    async def use(service: Service) -> None:
        table = await begun(service)
        await service.seating.update_settings(table, ADA, SettingsUpdate(hints=True))
        assert table.match is not None and table.match.sealed
        found = await service.hints.hint(table, ADA, 0, question(table))
        await play(table, 1, table.match.question_number(1), table.match.codes(1)[0])
        assert table.match.waiting == (0,)
        assert await service.hints.hint(table, ADA, 0, question(table)) is found
        assert table.record.settings.hinted == [0]

    with_service(tmp_path, use)


def test_a_hint_is_for_the_present_question(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await alone(service)
        with pytest.raises(Stale):
            await service.hints.hint(table, ADA, 0, question(table) + 1)

    with_service(tmp_path, use)


def test_an_address_has_only_so_many_hints_at_once(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await alone(service)
        service.hints.limiter.rate = 0
        for _ in range(BURST):
            service.hints.kept.clear()
            await service.hints.hint(table, ADA, 0, question(table))
        service.hints.kept.clear()
        with pytest.raises(TooManyHints):
            await service.hints.hint(table, ADA, 0, question(table))

    with_service(tmp_path, use)


def test_no_game_is_copied_for_a_hint_that_is_refused_or_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: Service) -> None:
        made: list[int] = []

        def request(*what: Any, **more: Any) -> BotRequest:
            made.append(1)
            return BotRequest(*what, **more)

        monkeypatch.setattr(hints, "BotRequest", request)
        table, spent = await alone(service), list[float]()
        call = Call(service, ADA, {"table": table.id}, {}, spend=spent.append)
        body = HintRequest(0, question(table))
        service.hints.limiter.rate = service.hints.limiter.burst = 0
        service.hints.limiter.spend("", 1, time.monotonic())
        with pytest.raises(TooManyHints):
            await api.hint(call, body)
        assert made == [] and spent == []
        service.hints.limiter.burst = BURST
        service.hints.limiter.buckets.clear()
        assert table.match is not None
        price = look_price(table.match.number, 0)
        assert await api.hint(call, body) == await api.hint(call, body)
        assert made == [1] and spent == [price]

    with_service(tmp_path, use)


def test_a_hint_that_could_not_be_counted_is_not_kept(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table, store = await alone(service), service.context.store
        update_table = store.update_table

        async def fail(record: TableRecord) -> bool:
            raise OSError(f"the store of {record.id} is away")

        store.update_table = fail  # type: ignore[method-assign]
        with pytest.raises(OSError, match="away"):
            await service.hints.hint(table, ADA, 0, question(table))
        store.update_table = update_table  # type: ignore[method-assign]
        await service.hints.hint(table, ADA, 0, question(table))
        assert table.record.settings.hinted == [0]

    with_service(tmp_path, use)
