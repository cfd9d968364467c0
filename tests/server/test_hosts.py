"""A host without a seat stays the host, moves to another device by a link, and can end a game that others have left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from organelle.server.app.presence import AWAY
from organelle.server.errors import NoTable, OthersPlay
from organelle.server.records import TimeControl
from server.host import Host
from server.in_process import ADA, Eyes, Watch, begun, close, process
from server.test_play import duel


def test_a_host_who_never_sat_down_stays_the_host(host: Host) -> None:
    ada, grace, ben = host.guest(), host.guest(), host.guest()
    table = ada.open("open", "open", "open")["id"]
    for guest, seat in ((grace, 0), (ben, 1)):
        guest.ask("POST", f"/tables/{table}/seats/{seat}", {"name": "Grace"})
    grace.ask("DELETE", f"/tables/{table}/seats/0")
    assert ada.ask("GET", f"/tables/{table}")["host"] and not ben.ask("GET", f"/tables/{table}")["host"]


def test_a_host_without_a_seat_has_a_link_that_works_once(host: Host) -> None:
    ada, phone, grace = host.guest(), host.guest(), host.guest()
    opened = ada.open("open", "open")
    assert "host_token" not in grace.ask("GET", f"/tables/{opened['id']}")
    taken = phone.ask("POST", f"/tables/{opened['id']}/host", {"token": opened["host_token"]})
    assert taken["host"] and not ada.ask("GET", f"/tables/{opened['id']}")["host"]
    again = grace.ask("POST", f"/tables/{opened['id']}/host", {"token": opened["host_token"]}, 401)
    assert again["key"] == "bad-token"
    seated = ada.open("me", "open")
    assert "host_token" not in seated, "a host with a seat is the host through that"


def test_the_hosts_link_opens_nothing_once_the_host_sits(host: Host) -> None:
    ada, phone = host.guest(), host.guest()
    opened = ada.open("open", "open")
    ada.sit(opened["id"], 0)
    refused = phone.ask("POST", f"/tables/{opened['id']}/host", {"token": opened["host_token"]}, 401)
    assert refused["key"] == "bad-token" and ada.ask("GET", f"/tables/{opened['id']}")["host"]


def test_the_hosts_link_opens_a_table_without_spectators(host: Host) -> None:
    ada, phone = host.guest(), host.guest()
    opened = ada.open("random", "random", spectators=False)
    phone.ask("GET", f"/tables/{opened['id']}", status=403)
    phone.ask("POST", f"/tables/{opened['id']}/host", {"token": "x"}, 401)
    assert phone.ask("POST", f"/tables/{opened['id']}/host", {"token": opened["host_token"]})["host"]


def test_a_host_ends_a_game_when_everyone_else_has_left(host: Host) -> None:
    table, (ada, grace) = duel(host)
    phone, seat = host.guest(), ada.ask("GET", f"/tables/{table}")["seats"][0]
    phone.ask("POST", "/resume", {"token": seat["token"]})
    assert ada.ask("DELETE", f"/tables/{table}", status=409, begun=1)["key"] == "others-play"
    assert phone.ask("DELETE", f"/tables/{table}", status=403, begun=1)["key"] == "not-host"
    with grace.look(table, 1) as eyes:
        eyes.state()
        grace.ask("DELETE", f"/tables/{table}/seats/1")
        assert grace.ask("DELETE", f"/tables/{table}", status=403, begun=1)["key"] == "not-host"
        assert ada.ask("DELETE", f"/tables/{table}", begun=1) == {}
        assert eyes.closed() == 4404
    assert table not in [found["id"] for found in ada.ask("GET", "/tables")["mine"]]


@pytest.mark.parametrize("days", [False, True])
def test_a_host_ends_a_game_when_the_others_have_long_been_away(tmp_path: Path, days: bool) -> None:
    async def run() -> None:
        watch = Watch()
        service = await process(str(tmp_path / "tables.db"), watch)
        try:
            table = await begun(service, clock=TimeControl("days", 1) if days else None)
            grace = Eyes("grace")
            await service.look(table, grace, 1, 0)
            for wait in (0, AWAY + 1):
                watch.at += wait
                with pytest.raises(OthersPlay):
                    await service.creator.close(table, ADA, begun=True)
            table.presence.expire(watch.at)
            table.presence.leave(grace)
            with pytest.raises(OthersPlay):
                await service.creator.close(table, ADA, begun=True)
            watch.at += 86_400_000 if days else AWAY + 1
            await service.creator.close(table, ADA, begun=True)
            with pytest.raises(NoTable):
                await service.sessions.find(table.id)
        finally:
            await close(service)

    asyncio.run(run())
