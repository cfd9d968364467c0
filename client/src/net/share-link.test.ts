import { expect, it } from "vitest";
import { compressText, decompressText } from "./share-link";

it("brings a text through an address and back", async () => {
  const text = `organelle 1\n${"0 golgi vesicle:2 carb\nchance draw é\n".repeat(300)}`;
  const word = await compressText(text);
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(text.length / 10);
  expect(await decompressText(word)).toBe(text);
});

it("refuses what is no text", async () => {
  await expect(decompressText("nonsense!")).rejects.toThrow();
});
