"""Plans for the people at a table: what their seat may know, put in order. They are made at once, beside the table."""

from __future__ import annotations

from organelle.coach.plan.making import ITERATIONS, has_plans, make_plan
from organelle.server.app.hints import allows_hints, asked
from organelle.server.app.session import TableSession
from organelle.server.app.visitor import Visitor
from organelle.server.app.wire import SeatPlan
from organelle.server.errors import NoPlan


async def plan(session: TableSession, visitor: Visitor, seat: int, version: int) -> SeatPlan:
    """Return the plan of a seat; whether the visitor holds it was checked before.

    Where hints are not allowed nothing is searched: the next step is then found by looking one answer ahead.

    Args:
        session: the table.
        visitor: who asks.
        seat: whose plan.
        version: at which question, as the state has it.

    Raises:
        NoPlan: if the game has no plans.
        Stale: if the question is not the present one.
        NothingAsked: if the seat owes no answer.
    """
    async with session.read():
        match = asked(session, seat, version)
        if not has_plans(match.game):
            raise NoPlan()
        iterations = ITERATIONS if allows_hints(session, visitor) else 0
        return SeatPlan(version, make_plan(match.window(seat), iterations))
