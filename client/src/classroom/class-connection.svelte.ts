// The WebSocket of a class: how it stands, told whenever it changes.
import { untrack } from "svelte";
import { language } from "../i18n/language.svelte";
import type { ClassInfo } from "./class-api";

const RETRY_DELAYS = [500, 1000, 2000, 4000, 7000, 10000];
/** Close codes after which there is no such class, or one may not look. */
const GONE = [4404, 4403];
/** Milliseconds between pings: a connection can die without being closed. */
const HEARTBEAT_MS = 15000;

/** A connection to one class, reopened when it breaks. */
export class ClassConnection {
  info = $state.raw<ClassInfo | null>(null);
  status = $state<"joining" | "open" | "lost" | "gone">("joining");
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private retries = 0;
  private retryTimer = 0;
  private heartbeatTimer = 0;
  private heard = true;
  private closed = false;

  constructor(
    readonly id: string,
    readonly token = "",
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/classes/${this.id}/socket`);
    this.socket = socket;
    this.heard = true;
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = window.setInterval(() => this.checkHeartbeat(), HEARTBEAT_MS);
    socket.onopen = () => {
      this.retries = 0;
      this.status = "open";
      this.look();
    };
    socket.onmessage = (message) => {
      this.heard = true;
      const found = JSON.parse(String(message.data)) as { type: string };
      if (found.type === "class") this.take(found as unknown as ClassInfo);
    };
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  /** Show this as how the class stands, until the socket tells more. */
  take(info: ClassInfo): void {
    if (info.now) this.ahead = info.now - Date.now();
    this.info = info;
  }

  /** Ask for the class in the language of the page; again whenever one's own seat has changed. */
  look(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const lang = untrack(() => language.current);
    this.socket.send(JSON.stringify({ type: "look", token: this.token, lang }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeatTimer);
    this.socket?.close();
  }

  private checkHeartbeat(): void {
    const socket = this.socket;
    if (!socket) return;
    if (this.heard) {
      this.heard = false;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
    } else {
      this.onClose(socket, 0);
      socket.close();
    }
  }

  private onClose(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heartbeatTimer);
    this.status = GONE.includes(code) ? "gone" : "lost";
    if (this.status === "gone") return;
    const delay = RETRY_DELAYS[Math.min(this.retries++, RETRY_DELAYS.length - 1)]!;
    // Thirty browsers that lost the same server do not come back at the same moment.
    this.retryTimer = window.setTimeout(() => this.open(), delay * (0.5 + Math.random()));
  }
}
