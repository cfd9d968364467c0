import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("the hash is the one that everyone else computes", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length++) {
    const text = "è".repeat(length % 7) + "x".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
