"""Plans at a table: for the seat that is asked, in a game that has them, and nobody hears of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from organelle.coach.plan.making import ITERATIONS, make_plan
from organelle.server.app import plans
from organelle.server.app.requests import NewTable, SeatRequest, SeatUpdate, SettingsUpdate
from organelle.server.app.service import Service
from organelle.server.app.session import TableSession
from organelle.server.app.wire import encode
from organelle.server.errors import NoPlan, Stale
from server.in_process import ADA, GRACE, with_service
from server.test_hints import question


async def table_of(service: Service, game: str, *others: SeatRequest) -> TableSession:
    """A table of Ada and others, in play once the others are ready."""
    service.creator.offer.games[:] = ["cytosis", "duel"]
    table = await service.creator.create(ADA, NewTable([SeatRequest("me", "Ada"), *others], game))
    await service.seating.update_seat(table, ADA, 0, SeatUpdate(ready=True, word="w"))
    return table


def test_a_plan_is_for_the_present_question_and_is_not_counted(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await table_of(service, "cytosis", SeatRequest("bot", level="random"))
        assert table.match is not None
        found = await plans.plan(table, ADA, 0, question(table))
        assert found.plan.code in table.match.codes(0)
        assert found.plan == make_plan(table.match.window(0))
        assert table.record.settings.hinted == []
        sent = msgspec.json.decode(encode(found))
        assert sent["plan"]["why"]["key"] == "plan-cytosis-return"
        with pytest.raises(Stale):
            await plans.plan(table, ADA, 0, question(table) + 1)

    with_service(tmp_path, use)


def test_among_people_it_searches_only_where_hints_are_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def noted(window: object, iterations: int) -> object:
        searched.append(iterations)
        return make_plan(window, 0)  # type: ignore[arg-type]

    async def use(service: Service) -> None:
        table = await table_of(service, "cytosis", SeatRequest("open"))
        await service.seating.sit(table, GRACE, 1, "Grace")
        await service.seating.update_seat(table, GRACE, 1, SeatUpdate(ready=True, word="w"))
        monkeypatch.setattr(plans, "make_plan", noted)
        await plans.plan(table, ADA, 0, question(table))
        await service.seating.update_settings(table, ADA, SettingsUpdate(hints=True))
        await plans.plan(table, ADA, 0, question(table))
        assert searched == [0, ITERATIONS]

    with_service(tmp_path, use)


def test_a_game_without_plans_says_so(tmp_path: Path) -> None:
    async def use(service: Service) -> None:
        table = await table_of(service, "duel", SeatRequest("bot", level="random"))
        with pytest.raises(NoPlan):
            await plans.plan(table, ADA, 0, question(table))

    with_service(tmp_path, use)
