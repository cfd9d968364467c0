import { afterEach, expect, test, vi } from "vitest";
import { ApiError, request } from "./api";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, headers: Record<string, string>) =>
  new Response(JSON.stringify({ key: "too-many", text: "Wait." }), { status, headers });

/** Let `fetch` give these answers one after the other. */
function answerWith(...answers: Response[]) {
  vi.useFakeTimers();
  const fetching = vi.fn();
  for (const answer of answers) fetching.mockResolvedValueOnce(answer);
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

test("a request that is told to wait a moment is made again by itself", async () => {
  const fetching = answerWith(refusal(429, { "retry-after": "5" }), new Response('{"id": "x"}'));
  const asked = request("POST", "/classes/x/pupils");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_200);
  expect(await asked).toEqual({ id: "x" });
});

test("a long wait is told to whoever asked, and other refusals are not repeated", async () => {
  for (const refused of [refusal(429, { "retry-after": "60" }), refusal(409, {})]) {
    const fetching = answerWith(refused);
    await expect(request("POST", "/tables")).rejects.toBeInstanceOf(ApiError);
    expect(fetching).toHaveBeenCalledTimes(1);
  }
});
