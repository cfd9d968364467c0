// One table over its socket: what it said last, and what one may say to it.
import { untrack } from "svelte";
import { language } from "../i18n/language.svelte";
import type { Fact } from "../i18n/localization";
import { api, Refused } from "./api";
import type { ChatLine, Incoming, MatchState, Picture, Preview, TableInfo } from "./types";

type Ask = { type: string; [field: string]: unknown };
type Waiting = { message: Ask; resolve: (answer: Incoming) => void; reject: (fault: Refused) => void };

const PAUSES = [500, 1000, 2000, 4000, 7000, 10000];
/** Closing codes after which coming back makes no sense: one may not stay, or there is no such table (any more). */
const ENDS = new Map<number, "refused" | "gone">([
  [4403, "refused"],
  [4404, "gone"],
]);
const FORGED = 4401;
const CHOSE = "organelle.chose";
/** A connection can die without a word: it is asked for one this often. */
const PULSE = 15000;

export class Link {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<MatchState | null>(null);
  events = $state.raw<Fact[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<"joining" | "open" | "lost" | "refused" | "gone">("joining");
  /** What the server said unasked, such as why it closes the line. */
  farewell = $state("");
  /** Is the state what the server said last, as far as one can know: said on this connection, through these eyes? */
  current = $state(false);
  seat = $state<number | null>(null);
  /** Has somebody at this browser chosen anything at this table? */
  chose = $state(false);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private alive = true;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private closed = false;
  /** What stays the same in every view of the table, told once. */
  private figures: Picture = {};
  private listener: (state: MatchState, fresh: boolean) => void = () => {};

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.seat = seat;
    this.chose = sessionStorage.getItem(CHOSE) === id;
  }

  /** Whoever shows the table hears of every state; `fresh` when it does not follow from the one before. */
  onState(listener: (state: MatchState, fresh: boolean) => void): void {
    this.listener = listener;
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    this.alive = true;
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.beat(), PULSE);
    socket.onopen = () => {
      if (socket !== this.socket) return socket.close();
      this.tries = 0;
      this.connection = "open";
      this.lookAgain();
      for (const { message } of this.waiting.values()) this.send(message);
    };
    socket.onmessage = (message) => {
      this.alive = true;
      this.hear(JSON.parse(String(message.data)) as Incoming);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** Asks for a sign of life, and gives the connection up when the last one asked for has not come. */
  private beat(): void {
    const socket = this.socket;
    if (!socket) return;
    if (this.alive) {
      this.alive = false;
      this.send({ type: "ping" });
    } else {
      this.lost(socket, 0);
      socket.close();
    }
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    this.current = false;
    clearInterval(this.pulse);
    // Any answer over HTTP takes a cookie away that is of no use.
    if (code === FORGED) void api.table(this.id).catch(() => {});
    this.connection = ENDS.get(code) ?? "lost";
    if (this.connection !== "lost") return;
    // Only a move may be sent twice: the server knows one that it has already.
    for (const [id, { message, reject }] of this.waiting) {
      if (message.type !== "play") {
        this.waiting.delete(id);
        reject(new Refused(0, "offline", ""));
      }
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** Comes back at once, for people who do not want to wait. */
  hurry(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  }

  private send(message: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Looks through the eyes of that seat from now on. */
  look(seat: number | null): void {
    if (seat !== this.seat) {
      this.seat = seat;
      this.state = null;
      this.current = false;
      this.events = [];
    }
    this.lookAgain();
  }

  lookAgain(): void {
    const since = this.state?.number ?? 0;
    this.send({ type: "look", seat: this.seat, since, lang: untrack(() => language.current) });
  }

  private hear(message: Incoming): void {
    if (message.type === "state") this.hearState(message);
    else if (message.type === "figures") this.figures = message.table;
    else if (message.type === "table") this.info = message;
    else if (message.type === "chat") this.hearChat(message.lines);
    else if (message.type === "error") this.refused(message);
    else if (message.type === "done" || message.type === "preview") {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
  }

  private hearState(state: MatchState): void {
    if (state.seat !== this.seat) return;
    const known = this.state?.number ?? 0;
    if (this.state && state.number < known) return;
    if (state.since !== known && state.since !== 0) return this.lookAgain();
    const fresh = this.state === null || state.since !== known;
    this.events = fresh && state.since === 0 ? state.events : [...this.events, ...state.events];
    this.state = { ...state, view: { ...state.view, table: { ...this.figures, ...state.view.table } } };
    this.current = true;
    this.listener(this.state, fresh);
  }

  private hearChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  private refused(fault: { id?: number; key: string; text: string }): void {
    const waiting = fault.id === undefined ? undefined : this.waiting.get(fault.id);
    if (fault.id !== undefined) this.waiting.delete(fault.id);
    if (waiting) waiting.reject(new Refused(409, fault.key, fault.text));
    else if (fault.id == null) this.farewell = fault.text;
    if (fault.key === "stale") this.lookAgain();
  }

  private ask(message: Ask): Promise<Incoming> {
    const id = this.next++;
    const sent = { ...message, id };
    return new Promise((resolve, reject) => {
      if (message.type !== "play" && this.connection !== "open") return reject(new Refused(0, "offline", ""));
      this.waiting.set(id, { message: sent, resolve, reject });
      this.send(sent);
    });
  }

  private get mine(): { seat: number | null; version: number } {
    return { seat: this.seat, version: this.state?.version ?? 0 };
  }

  play(code: string): Promise<unknown> {
    this.chose = true;
    sessionStorage.setItem(CHOSE, this.id);
    return this.ask({ type: "play", ...this.mine, code });
  }

  async preview(code: string): Promise<Preview> {
    const answer = await this.ask({ type: "preview", ...this.mine, code });
    return answer.type === "preview" ? answer : { events: [], final: false };
  }

  undo(): Promise<unknown> {
    return this.ask({ type: "undo", ...this.mine });
  }

  askBack(number?: number): Promise<unknown> {
    return this.ask({ type: "ask", seat: this.seat, ...(number === undefined ? {} : { number }) });
  }

  answerBack(seat: number, number: number, agree: boolean): Promise<unknown> {
    return this.ask({ type: "answer", seat, number, agree });
  }

  say(seat: number, text: string): Promise<unknown> {
    return this.ask({ type: "chat", seat, text });
  }
}
