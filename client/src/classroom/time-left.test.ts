import { expect, test } from "vitest";
import { minutesAndSeconds, minutesSince } from "./time-left";

test("the time that is left is read as minutes and seconds", () => {
  expect([minutesAndSeconds(1_800_000), minutesAndSeconds(61_000), minutesAndSeconds(0)]).toEqual([
    "30:00",
    "1:01",
    "0:00",
  ]);
  expect(minutesAndSeconds(-61_000)).toBe("−1:01");
});

test("a table that has just moved is not idle", () => {
  expect([minutesSince(1_000, 900), minutesSince(0, 59_999), minutesSince(0, 120_000)]).toEqual([0, 0, 2]);
});
