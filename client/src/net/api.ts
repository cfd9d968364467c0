// The HTTP part of docs/api.md.
import { language } from "../i18n/language.svelte";
import type {
  ErrorBody,
  FoundTable,
  Luck,
  NewTable,
  Offer,
  ReplayPart,
  ResumedSeat,
  Seating,
  TableInfo,
  TableList,
  TableSettings,
} from "./types";

/** A refusal with its key and its sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language.current}`, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const fault = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new Refused(answer.status, fault.key ?? "", fault.text ?? "");
}

let offer: Promise<Offer> | undefined;

export const api = {
  /** The games on offer; asked once. */
  games(): Promise<Offer> {
    offer ??= request<Offer>("GET", "/games").catch((fault: unknown) => {
      offer = undefined;
      throw fault;
    });
    return offer;
  },
  tables: () => request<TableList>("GET", "/tables"),
  table: (id: string) => request<TableInfo>("GET", `/tables/${id}`),
  create: (wanted: NewTable) => request<TableInfo>("POST", "/tables", wanted),
  close: (id: string) => request<Record<string, never>>("DELETE", `/tables/${id}`),
  find: (code: string) => request<FoundTable>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number, name: string) => request<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { name }),
  seat: (id: string, seat: number, change: Seating) => request<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, change),
  leave: (id: string, seat: number) => request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  resume: (token: string) => request<ResumedSeat>("POST", "/resume", { token }),
  settings: (id: string, change: Partial<TableSettings>) => request<TableInfo>("PUT", `/tables/${id}/settings`, change),
  rematch: (id: string) => request<TableInfo>("POST", `/tables/${id}/rematch`),
  luck: (id: string) => request<Luck>("GET", `/tables/${id}/luck`),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("GET", `/tables/${id}/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`),
  replayText: (text: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("POST", "/replay", { text, seat, from, to }),
};

/** Says that a seat is ready, with a random word that nobody could know when the luck was fixed. */
export function ready(id: string, seat: number): Promise<TableInfo> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const word = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return api.seat(id, seat, { ready: true, word });
}
