"""The ASGI application: lets requests in, answers them, and never shows anyone a traceback."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from organelle.server.app.service import Service
from organelle.server.app.wire import encode
from organelle.server.errors import (
    BadMessage,
    BadMethod,
    BodyTooLarge,
    NoDocs,
    NoPage,
    NoTable,
    ServerError,
    ServerFault,
    StoreAway,
    TooManyRequests,
    TooSlow,
    WrongHost,
    status_of,
)
from organelle.server.web.access import AccessControl, has_cookie, language
from organelle.server.web.api import ENDPOINTS
from organelle.server.web.budgets import BYTES, CLASS_TABLES
from organelle.server.web.call import Call
from organelle.server.web.class_socket import ClassSocketEndpoint
from organelle.server.web.endpoint import Endpoint
from organelle.server.web.openapi import ErrorBody, document
from organelle.server.web.relay import Relay
from organelle.server.web.security import DOCS_HEADERS, HEADERS
from organelle.server.web.socket import SocketEndpoint, SocketServer
from organelle.server.web.static_files import StaticFiles
from organelle.table.errors import Illegal

log = logging.getLogger("organelle.web")

QUOTES = 5_000
"""Quotation marks of a body but those inside of its texts: many small values take long to read, a long one does not."""

SECONDS = 15
"""How long the body of a request may be on its way."""

PROBES = ("/healthz", "/readyz")
"""What may be asked under any name, for it tells nothing."""

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
"""What can be asked of an address; each refuses in a sentence what it does not know."""


class Application:
    """Everything that can be asked for.

    Args:
        service: the table server.
        access: who may ask.
        client: the files of the browser client.
        docs: the files of the documentation.
        relay: the way to the other processes; None if there are none.
    """

    def __init__(
        self,
        service: Service,
        access: AccessControl,
        client: StaticFiles,
        docs: StaticFiles,
        relay: Relay | None = None,
    ) -> None:
        self.service = service
        self.access = access
        self.client = client
        self.docs = docs
        self.sockets = SocketServer(service, access)
        self.document = encode(document())
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        routes: list[BaseRoute] = [Route(path, self._route(ends), methods=METHODS) for path, ends in by_path.items()]
        routes += [
            WebSocketRoute("/api/tables/{table}/socket", SocketEndpoint(self.sockets, relay)),
            WebSocketRoute("/api/classes/{class}/socket", ClassSocketEndpoint(service, access)),
            Route("/api/openapi.json", self._plain(lambda: (self.document, "application/json"))),
            Route("/healthz", self._plain(lambda: (b"ok\n", "text/plain"))),
            Route("/readyz", self._ready),
            Route("/metrics", self._plain(lambda: (service.metrics.text().encode(), "text/plain; version=0.0.4"))),
        ]
        self.router = Router(routes, default=self._file, redirect_slashes=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = with_headers(send, DOCS_HEADERS if in_docs(scope) else HEADERS)
        try:
            if scope["path"] not in PROBES:
                self.access.check_host(scope)
            if scope["type"] == "http":
                self.access.budgets.check_file(scope)
        except (WrongHost, TooManyRequests) as error:
            self.service.metrics.refusals.labels(error.key).inc()
            await refuse(scope, receive, send, error)
        else:
            await self.router(scope, receive, send)

    def _plain(self, read: Callable[[], tuple[bytes, str]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(_request: Request) -> Response:
            body, media_type = read()
            return Response(body, media_type=media_type)

        return answer

    async def _ready(self, request: Request) -> Response:
        """Answer whether tables can be served; whoever shares out visitors sends them elsewhere while they cannot."""
        if await self.service.is_ready():
            return Response(b"ready\n", media_type="text/plain", headers={"cache-control": "no-store"})
        return error_response(request.scope, StoreAway())

    async def _file(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file of the client or of the documentation; below /api there is nothing else."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": NoTable.close_code})
            return
        found = self._find_file(scope) if scope["method"] in ("GET", "HEAD") else None
        if found is None:
            found = error_response(scope, NoDocs() if in_docs(scope) and self.docs.empty else NoPage())
        await found(scope, receive, send)

    def _find_file(self, scope: Scope) -> Response | None:
        path = scope["path"]
        if in_docs(scope):
            return self.docs.find_in_folders(scope, path.removeprefix("/docs"))
        return None if below(path, "/api") else self.client.find_or_index(scope, path)

    def _route(self, endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            endpoint = endpoints.get("GET" if request.method == "HEAD" else request.method)
            if endpoint is None:
                return not_allowed(request.scope, list(endpoints))
            try:
                return await self._answer(request, endpoint)
            except Illegal as error:
                log.debug("a request was refused", extra={"path": endpoint.path, "key": error.key})
                self.service.metrics.refusals.labels(error.key).inc()
                response = error_response(request.scope, error)
                if self.access.forged(request.scope):
                    response.headers["set-cookie"] = self.access.cookie(request.scope, "")
                return response
            except (OSError, ConnectionError):
                log.exception("the store is away")
                return error_response(request.scope, StoreAway())
            except Exception:
                log.exception("a request failed", extra={"path": endpoint.path})
                self.service.metrics.errors.inc()
                return error_response(request.scope, ServerFault())

        return answer

    async def _answer(self, request: Request, endpoint: Endpoint) -> Response:
        scope, budgets = request.scope, self.access.budgets
        budgets.check_rate(scope)
        if endpoint.method != "GET":
            self.access.check_origin(scope)
        call = self._call(request)
        bodies = []
        if endpoint.takes is not None:
            with budgets.reading_body(scope) as count:
                bodies = [await read_body(request, endpoint, count)]
        async with call.turn() if endpoint.quick else nullcontext():
            found = await endpoint.answer(call, *bodies)
            if isinstance(found, str):
                response = Response(found, media_type="text/plain; charset=utf-8")
            else:
                response = Response(encode(found), status_code=endpoint.status, media_type="application/json")
        budgets.spend(scope, len(response.body) / BYTES)
        response.headers["cache-control"] = "no-store"
        if not has_cookie(scope):
            response.headers["set-cookie"] = self.access.cookie(scope, call.visitor.guest)
        return response

    def _call(self, request: Request) -> Call:
        """Return a request with who asks and what their address may still use."""
        scope, budgets = request.scope, self.access.budgets
        visitor = self.access.visitor(scope)
        return Call(
            self.service,
            visitor,
            request.path_params,
            dict(request.query_params),
            known=has_cookie(scope),
            check_guess=lambda: budgets.check_guess(scope),
            missed=lambda: budgets.missed(scope),
            open_table=lambda price: budgets.check_table(scope, price),
            open_class=lambda: budgets.check_table(scope, CLASS_TABLES),
            check_join=lambda: budgets.check_join(scope),
            spend=lambda price: budgets.spend(scope, price),
            staying=lambda: budgets.staying(scope),
            turn=lambda: budgets.turns.take(visitor.address),
            gone=lambda: disconnected(request),
        )


async def refuse(scope: Scope, receive: Receive, send: Send, error: ServerError) -> None:
    """Answer a request with an error, or close a socket before it is open."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": error.close_code})
    else:
        await error_response(scope, error)(scope, receive, send)


def below(path: str, folder: str) -> bool:
    """Return whether a path is that folder or lies in it."""
    return f"{path}/".startswith(f"{folder}/")


def in_docs(scope: Scope) -> bool:
    """Return whether the documentation is asked for."""
    return below(scope["path"], "/docs")


async def disconnected(request: Request) -> None:
    """Wait until whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_body(request: Request, endpoint: Endpoint, count: Callable[[int], None]) -> Any:
    """Return the body as the class that the endpoint takes.

    Args:
        request: what is read.
        endpoint: what it is for.
        count: told of the bytes that arrive.

    Raises:
        BodyTooLarge: if it has more bytes than the endpoint takes.
        TooSlow: if it does not arrive in time.
        BadMessage: if it cannot be read.
    """
    data = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            async for piece in request.stream():
                data += piece
                count(len(piece))
                if len(data) > endpoint.largest:
                    raise BodyTooLarge(most=endpoint.largest)
    except TimeoutError:
        raise TooSlow(most=SECONDS) from None
    except ClientDisconnect:
        raise BadMessage(why="it ends too early") from None
    if data.count(b'"') - data.count(b'\\"') > QUOTES:
        raise BadMessage(why="it has too many values")
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(why=str(error)) from None


def error_response(scope: Scope, error: Illegal) -> Response:
    """Return an error as its key and its sentence, with its status."""
    headers = {"cache-control": "no-store"}
    if isinstance(error, ServerError) and error.retry_after:
        headers["retry-after"] = str(error.retry_after)
    if isinstance(error, TooSlow | BodyTooLarge | TooManyRequests):
        headers["connection"] = "close"
    body = encode(ErrorBody(error.key, error.message(language(scope, Request(scope).headers))))
    return Response(body, status_code=status_of(error), media_type="application/json", headers=headers)


def not_allowed(scope: Scope, methods: list[str]) -> Response:
    """Return that the address exists, but not for that method."""
    response = error_response(scope, BadMethod(allowed=", ".join(methods)))
    response.headers["allow"] = ", ".join(methods)
    return response


def with_headers(send: Send, headers: dict[str, str]) -> Send:
    """Return a channel that adds these headers to every answer."""
    extra = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending
