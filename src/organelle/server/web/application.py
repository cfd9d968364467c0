"""The ASGI application: lets requests in, answers them, and never shows anyone a traceback."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from organelle.server.app.service import Service
from organelle.server.app.wire import encode
from organelle.server.web.access import HEADERS, AccessControl, has_cookie, language
from organelle.server.web.api import ENDPOINTS, Call, Endpoint
from organelle.server.web.openapi import ErrorBody, document
from organelle.server.web.socket import SocketEndpoint
from organelle.server.web.static_files import StaticFiles
from organelle.server.web.statuses import AFTER, status
from organelle.table.errors import Illegal, illegal

log = logging.getLogger("organelle.web")

LARGEST = 1_000_000
"""Bytes of a request: a long game's text or a card table fits."""


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
"""What can be asked of an address; each refuses in a sentence what it does not know."""


class Application:
    """Everything that can be asked for."""

    def __init__(self, service: Service, door: AccessControl, pages: StaticFiles) -> None:
        self.service = service
        self.door = door
        self.pages = pages
        self.sockets = SocketEndpoint(service, door)
        self.document = encode(document())
        by_path: dict[str, dict[str, Endpoint]] = {}
        for end in ENDPOINTS:
            by_path.setdefault(end.path, {})[end.method] = end
        routes: list[BaseRoute] = [Route(path, self._endpoint(ends), methods=METHODS) for path, ends in by_path.items()]
        routes += [
            WebSocketRoute("/api/tables/{table}/socket", self.sockets),
            Route("/api/openapi.json", self._plain(lambda: (self.document, "application/json"))),
            Route("/healthz", self._plain(lambda: (b"ok\n", "text/plain"))),
            Route("/metrics", self._plain(lambda: (service.metrics.text().encode(), "text/plain; version=0.0.4"))),
        ]
        self.router = Router(routes, default=self._else, redirect_slashes=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.router(scope, receive, guarded(send))
        else:
            await self.router(scope, receive, send)

    def _plain(self, read: Callable[[], tuple[bytes, str]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(_request: Request) -> Response:
            body, kind = read()
            return Response(body, media_type=kind)

        return answer

    async def _else(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The client's files; below /api there is nothing else."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        found = None
        if scope["method"] in ("GET", "HEAD") and not (scope["path"] + "/").startswith("/api/"):
            found = self.pages.answer(scope)
        await (found or refused(scope, illegal("no-page")))(scope, receive, send)

    def _endpoint(self, ends: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            end = ends.get("GET" if request.method == "HEAD" else request.method)
            if end is None:
                return not_allowed(request.scope, list(ends))
            try:
                return await self._answer(request, end)
            except Illegal as refusal:
                key = refusal.faults[0].key
                log.debug("a request was refused", extra={"path": end.path, "key": key})
                self.service.metrics.count("organelle_refusals_total", key)
                response = refused(request.scope, refusal)
                if self.door.forged(request.scope):
                    response.headers["set-cookie"] = self.door.cookie(request.scope, "")
                return response
            except (OSError, ConnectionError):
                log.exception("the store is away")
                return refused(request.scope, illegal("store-away"))
            except Exception:
                log.exception("a request failed", extra={"path": end.path})
                self.service.metrics.count("organelle_errors_total")
                return refused(request.scope, illegal("server-fault"))

        return answer

    async def _answer(self, request: Request, end: Endpoint) -> Response:
        scope = request.scope
        self.door.check_rate(scope)
        if end.method != "GET":
            self.door.check_origin(scope)
        visitor = self.door.visitor(scope)
        call = Call(
            self.service, visitor, request.path_params, dict(request.query_params), lambda: self.door.check_guess(scope)
        )
        found = await end.answer(call, *([await body(request, end.takes)] if end.takes is not None else []))
        if isinstance(found, str):
            response = Response(found, media_type="text/plain; charset=utf-8")
        else:
            response = Response(encode(found), status_code=end.status, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if not has_cookie(scope):
            response.headers["set-cookie"] = self.door.cookie(scope, visitor.guest)
        return response


async def body(request: Request, shape: Any) -> Any:
    """The body in its shape; one that is too large or unreadable is refused."""
    held = bytearray()
    async for piece in request.stream():
        held += piece
        if len(held) > LARGEST:
            raise illegal("too-large", most=LARGEST)
    try:
        return msgspec.json.decode(bytes(held), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise illegal("bad-message", why=str(error)) from None


def refused(scope: Scope, refusal: Illegal) -> Response:
    """A sentence with its status."""
    spoken = language(scope, Request(scope).headers)
    key = refusal.faults[0].key
    headers = {"cache-control": "no-store"}
    if key in AFTER:
        headers["retry-after"] = str(AFTER[key])
    answer = encode(ErrorBody(key, refusal.message(spoken)))
    return Response(answer, status_code=status(key), media_type="application/json", headers=headers)


def not_allowed(scope: Scope, methods: list[str]) -> Response:
    """That address exists, but not for that."""
    found = refused(scope, illegal("bad-method", allowed=", ".join(methods)))
    found.headers["allow"] = ", ".join(methods)
    return found


def guarded(send: Send) -> Send:
    """Adds the security headers to every answer."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending
