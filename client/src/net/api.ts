// The HTTP API of docs/api.md.
import { language } from "../i18n/language.svelte";
import type {
  CoachHint,
  ErrorBody,
  FoundTable,
  FairnessReport,
  NewTable,
  GameList,
  ReplayPart,
  ResumedSeat,
  ReviewStatus,
  SeatChange,
  SeatPlan,
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

/** How often a request is made that is told to wait, and the longest wait in seconds that nobody has to hear of. */
const TRIES = 4;
const LONGEST_WAIT = 10;

/** Wait as long as the server says and a little more, so that a class that was told to wait does not come back as one. */
const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000 * (1 + Math.random())));

/**
 * Make a request; one that is refused for a moment is made again by itself. Return the body of the answer, or throw
 * ApiError. The token is that of a class’s teacher; the signal gives the request up.
 */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token = "",
  signal: AbortSignal | null = null,
): Promise<T> {
  return (await (await respond(method, path, body, token, signal)).json()) as T;
}

/** Return the text at an address that gives no JSON; as `request` otherwise. */
export const requestText = async (path: string, token: string): Promise<string> =>
  (await respond("GET", path, undefined, token)).text();

async function respond(
  method: string,
  path: string,
  body: unknown,
  token: string,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  let response: Response;
  for (let tries = 1; ; tries++) {
    try {
      response = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language.current}`, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new ApiError(0, "offline", "");
    }
    const wait = Number(response.headers.get("retry-after") ?? 0);
    if (response.status !== 429 || !wait || wait > LONGEST_WAIT || tries === TRIES) break;
    await pause(wait);
  }
  if (response.ok) return response;
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
  close: (id: string, begun = false) =>
    request<Record<string, never>>("DELETE", `/tables/${id}${begun ? "?begun=1" : ""}`),
  takeHost: (id: string, token: string) => request<TableInfo>("POST", `/tables/${id}/host`, { token }),
  find: (code: string) => request<FoundTable>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number, name: string) => request<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { name }),
  seat: (id: string, seat: number, change: SeatChange) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, change),
  leave: (id: string, seat: number) => request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  renewLink: (id: string, seat: number) => request<TableInfo>("POST", `/tables/${id}/seats/${seat}/token`),
  resume: (token: string) => request<ResumedSeat>("POST", "/resume", { token }),
  settings: (id: string, change: Partial<TableSettings>) => request<TableInfo>("PUT", `/tables/${id}/settings`, change),
  hint: (id: string, seat: number, version: number) =>
    request<CoachHint>("POST", `/tables/${id}/hint`, { seat, version }),
  plan: (id: string, seat: number, version: number, signal: AbortSignal) =>
    request<SeatPlan>("POST", `/tables/${id}/plan`, { seat, version }, "", signal),
  rematch: (id: string) => request<TableInfo>("POST", `/tables/${id}/rematch`),
  luck: (id: string) => request<FairnessReport>("GET", `/tables/${id}/luck`),
  replay: (id: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("GET", `/tables/${id}/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`),
  /** Return a finished game as text. */
  text: async (id: string): Promise<string> => {
    const response = await fetch(`/api/tables/${id}/text?lang=${language.current}`);
    if (!response.ok) throw new ApiError(response.status, "", await response.text());
    return response.text();
  },
  review: (wanted: { table?: string; text?: string; deep: boolean }) =>
    request<ReviewStatus>("POST", "/reviews", wanted),
  reviewStatus: (id: string) => request<ReviewStatus>("GET", `/reviews/${id}`),
  stopReview: (id: string) => request<Record<string, never>>("DELETE", `/reviews/${id}`),
  replayText: (text: string, seat: number | null, from: number, to: number) =>
    request<ReplayPart>("POST", "/replay", { text, seat, from, to }),
};
