"""What a client may send over a socket: one class a command, told apart by `type`."""

from __future__ import annotations

import msgspec
from msgspec import Struct

Id = str | int | None


class LookCommand(Struct, tag="look", tag_field="type"):
    """See the table as that seat, or as a spectator, from now on."""

    seat: int | None = None
    since: int = 0
    lang: str = ""
    token: str = ""
    id: Id = None


class PlayCommand(Struct, tag="play", tag_field="type"):
    """A move."""

    seat: int | None
    version: int
    code: str
    id: Id = None


class PreviewCommand(Struct, tag="preview", tag_field="type"):
    """What would it cause?"""

    seat: int | None
    version: int
    code: str
    id: Id = None


class UndoCommand(Struct, tag="undo", tag_field="type"):
    """Take one's last choice back."""

    seat: int | None
    version: int
    id: Id = None


class RewindCommand(Struct, tag="ask", tag_field="type"):
    """May we go back to there?"""

    seat: int | None
    number: int | None = None
    id: Id = None


class ConsentCommand(Struct, tag="answer", tag_field="type"):
    """Yes or no to that."""

    seat: int | None
    number: int
    agree: bool
    id: Id = None


class ChatCommand(Struct, tag="chat", tag_field="type"):
    """A line for everyone."""

    seat: int | None
    text: str
    id: Id = None


class PingCommand(Struct, tag="ping", tag_field="type"):
    """Still there?"""

    id: Id = None


Command = (
    LookCommand
    | PlayCommand
    | PreviewCommand
    | UndoCommand
    | RewindCommand
    | ConsentCommand
    | ChatCommand
    | PingCommand
)
decoder = msgspec.json.Decoder(Command)


class CommandId(Struct):
    """The id of a message that is otherwise unreadable."""

    id: Id = None


def id_of(text: str) -> Id:
    """Return the id of a message that cannot be read otherwise; None if it has none."""
    try:
        return msgspec.json.decode(text, type=CommandId).id
    except (msgspec.MsgspecError, RecursionError):
        return None
