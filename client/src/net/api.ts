// The HTTP API of docs/api.md.
import { language } from "../i18n/language.svelte";
import type {
  ErrorBody,
  FoundTable,
  FairnessReport,
  NewTable,
  GameList,
  ReplayPart,
  ResumedSeat,
  SeatChange,
  TableInfo,
  TableLists,
  TableSettings,
} from "./types";

/** An error of the API with its key and its sentence; status 0 if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language.current}`, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (response.ok) return (await response.json()) as T;
  const details = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new ApiError(response.status, details.key ?? "", details.text ?? "");
}

let gameList: Promise<GameList> | undefined;

/** The operations of the API. Each returns the body of the response, and throws ApiError if the server refuses or cannot be reached. */
export const api = {
  /** Return the games and bots of this server; fetched once. */
  games(): Promise<GameList> {
    gameList ??= request<GameList>("GET", "/games").catch((error: unknown) => {
      gameList = undefined;
      throw error;
    });
    return gameList;
  },
  tables: () => request<TableLists>("GET", "/tables"),
  table: (id: string) => request<TableInfo>("GET", `/tables/${id}`),
  create: (wanted: NewTable) => request<TableInfo>("POST", "/tables", wanted),
  close: (id: string) => request<Record<string, never>>("DELETE", `/tables/${id}`),
  find: (code: string) => request<FoundTable>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number, name: string) => request<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { name }),
  seat: (id: string, seat: number, change: SeatChange) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, change),
  leave: (id: string, seat: number) => request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  renewLink: (id: string, seat: number) => request<TableInfo>("POST", `/tables/${id}/seats/${seat}/token`),
  resume: (token: string) => request<ResumedSeat>("POST", "/resume", { token }),
  settings: (id: string, change: Partial<TableSettings>) => request<TableInfo>("PUT", `/tables/${id}/settings`, change),
  rematch: (id: string) => request<TableInfo>("POST", `/tables/${id}/rematch`),
  luck: (id: string) => request<FairnessReport>("GET", `/tables/${id}/luck`),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("GET", `/tables/${id}/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`),
  replayText: (text: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("POST", "/replay", { text, seat, from, to }),
};
