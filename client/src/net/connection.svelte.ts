// The WebSocket of one table: what the server said last, and the requests one may send.
import { untrack } from "svelte";
import { language } from "../i18n/language.svelte";
import type { GameEvent } from "../i18n/localization";
import type { Vocabulary } from "../i18n/vocabulary";
import { markSeen, seenOf } from "../tables/seen";
import { api, ApiError } from "./api";
import type { ChatLine, SocketMessage, MatchState, TableView, Preview, TableInfo } from "./types";

type OutgoingMessage = { type: string; [field: string]: unknown };
type PendingRequest = {
  message: OutgoingMessage;
  resolve: (answer: SocketMessage) => void;
  reject: (error: ApiError) => void;
};

const RETRY_DELAYS = [500, 1000, 2000, 4000, 7000, 10000];
/** Close codes after which reconnecting makes no sense: one may not stay, or there is no such table (any more). */
const FINAL_CLOSE_CODES = new Map<number, "refused" | "gone">([
  [4403, "refused"],
  [4404, "gone"],
]);
const BAD_COOKIE = 4401;
const STORAGE_KEY = "organelle.chose";
/** Milliseconds between pings: a connection can die without being closed. */
const HEARTBEAT_MS = 15000;

/** A connection to one table, reopened when it breaks. Its fields are what the server said last. */
export class TableConnection {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<MatchState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<"joining" | "open" | "lost" | "refused" | "gone">("joining");
  /** Why the server closed the connection, in a sentence. */
  closeReason = $state("");
  /** Whether the state was sent on this connection and for this seat. */
  upToDate = $state(false);
  seat = $state<number | null>(null);
  /** Whether somebody at this browser has played at this table. */
  hasPlayed = $state(false);

  /** The number of the last line of the chat that was seen in this browser. */
  lastRead = $state(0);

  private socket: WebSocket | null = null;
  private retries = 0;
  private retryTimer = 0;
  private heartbeatTimer = 0;
  private heardSinceHeartbeat = true;
  private nextId = 1;
  private readonly pending = new Map<number, PendingRequest>();
  private closed = false;
  /** The part of the view that never changes, sent once. */
  private staticView: TableView = {};
  /** The words of the codes of this match; none before the first state. */
  vocabulary: Vocabulary | undefined;
  private listener: (state: MatchState, isFresh: boolean) => void = () => {};

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.seat = seat;
    this.hasPlayed = sessionStorage.getItem(STORAGE_KEY) === id;
    this.lastRead = seenOf(id)?.chat ?? 0;
  }

  /** Call the listener with every state; `isFresh` if it does not follow from the one before. */
  onState(listener: (state: MatchState, isFresh: boolean) => void): void {
    this.listener = listener;
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    this.heardSinceHeartbeat = true;
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.checkHeartbeat(), HEARTBEAT_MS);
    socket.onopen = () => {
      if (socket !== this.socket) return socket.close();
      this.retries = 0;
      this.status = "open";
      this.requestState();
      for (const { message } of this.pending.values()) this.send(message);
    };
    socket.onmessage = (message) => {
      this.heardSinceHeartbeat = true;
      this.receive(JSON.parse(String(message.data)) as SocketMessage);
    };
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeatTimer);
    this.socket?.close();
  }

  /** Send a ping, or give the connection up if nothing has come since the last one. */
  private checkHeartbeat(): void {
    const socket = this.socket;
    if (!socket) return;
    if (this.heardSinceHeartbeat) {
      this.heardSinceHeartbeat = false;
      this.send({ type: "ping" });
    } else {
      this.onClose(socket, 0);
      socket.close();
    }
  }

  private onClose(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    this.upToDate = false;
    clearInterval(this.heartbeatTimer);
    // Any answer over HTTP takes a cookie away that is of no use.
    if (code === BAD_COOKIE) void api.table(this.id).catch(() => {});
    this.status = FINAL_CLOSE_CODES.get(code) ?? "lost";
    if (this.status !== "lost") return;
    // Only a move may be sent twice: the server knows one that it has already.
    for (const [id, { message, reject }] of this.pending) {
      if (message.type !== "play") {
        this.pending.delete(id);
        reject(new ApiError(0, "offline", ""));
      }
    }
    clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(
      () => this.open(),
      RETRY_DELAYS[Math.min(this.retries++, RETRY_DELAYS.length - 1)],
    );
  }

  /** Reconnect without waiting for the next retry. */
  reconnectNow(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.retryTimer);
    this.open();
  }

  private send(message: OutgoingMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Show the table as that seat sees it from now on, or as a spectator if it is null. */
  watchAs(seat: number | null): void {
    if (seat !== this.seat) {
      this.seat = seat;
      this.state = null;
      this.upToDate = false;
      this.events = [];
    }
    this.requestState();
  }

  requestState(): void {
    const since = this.state?.number ?? 0;
    this.send({ type: "look", seat: this.seat, since, lang: untrack(() => language.current) });
  }

  private receive(message: SocketMessage): void {
    if (message.type === "state") this.receiveState(message);
    else if (message.type === "figures") [this.staticView, this.vocabulary] = [message.table, message.vocabulary];
    else if (message.type === "table") this.info = message;
    else if (message.type === "chat") this.receiveChat(message.lines);
    else if (message.type === "error") this.receiveError(message);
    else if (message.type === "done" || message.type === "preview") {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
    }
  }

  private receiveState(state: MatchState): void {
    if (state.seat !== this.seat) return;
    const knownNumber = this.state?.number ?? 0;
    if (this.state && state.number < knownNumber) return;
    if (state.since !== knownNumber && state.since !== 0) return this.requestState();
    const isFresh = this.state === null || state.since !== knownNumber;
    this.events = isFresh && state.since === 0 ? state.events : [...this.events, ...state.events];
    this.state = { ...state, view: { ...state.view, table: { ...this.staticView, ...state.view.table } } };
    this.upToDate = true;
    this.listener(this.state, isFresh);
  }

  private receiveChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  markRead = (number: number): void => {
    if (number <= this.lastRead) return;
    this.lastRead = number;
    markSeen(this.id, { chat: number });
  };

  private receiveError(error: { id?: number; key: string; text: string }): void {
    const pending = error.id === undefined ? undefined : this.pending.get(error.id);
    if (error.id !== undefined) this.pending.delete(error.id);
    if (pending) pending.reject(new ApiError(409, error.key, error.text));
    else if (error.id == null) this.closeReason = error.text;
    if (error.key === "stale") this.requestState();
  }

  private request(message: OutgoingMessage): Promise<SocketMessage> {
    const id = this.nextId++;
    const sent = { ...message, id };
    return new Promise((resolve, reject) => {
      if (message.type !== "play" && this.status !== "open") return reject(new ApiError(0, "offline", ""));
      this.pending.set(id, { message: sent, resolve, reject });
      this.send(sent);
    });
  }

  private get ownPosition(): { seat: number | null; version: number } {
    return { seat: this.seat, version: this.state?.version ?? 0 };
  }

  play(code: string): Promise<unknown> {
    this.hasPlayed = true;
    sessionStorage.setItem(STORAGE_KEY, this.id);
    return this.request({ type: "play", ...this.ownPosition, code });
  }

  async preview(code: string): Promise<Preview> {
    const answer = await this.request({ type: "preview", ...this.ownPosition, code });
    return answer.type === "preview" ? answer : { events: [], final: false };
  }

  undo(): Promise<unknown> {
    return this.request({ type: "undo", ...this.ownPosition });
  }

  requestUndo(number?: number): Promise<unknown> {
    return this.request({ type: "ask", seat: this.seat, ...(number === undefined ? {} : { number }) });
  }

  answerUndoRequest(seat: number, number: number, agree: boolean): Promise<unknown> {
    return this.request({ type: "answer", seat, number, agree });
  }

  sendChat(seat: number, text: string): Promise<unknown> {
    return this.request({ type: "chat", seat, text });
  }
}
