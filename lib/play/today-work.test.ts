import { expect, test } from "vitest";
import { dueWords, spokenDay } from "./today-work.ts";

// A Wednesday.
const today = "2026-11-18";

test.each([
  ["2026-11-18", "hôm nay"],
  ["2026-11-19", "ngày mai"],
  ["2026-11-20", "thứ Sáu"],
  ["2026-11-22", "Chủ nhật"],
  ["2026-11-23", "thứ Hai tuần sau"],
  ["2026-11-29", "Chủ nhật tuần sau"],
  ["2026-11-30", "ngày 30 tháng 11"],
  ["2027-01-05", "ngày 5 tháng 1"],
])("%s is said as a child says it", (day, words) => {
  expect(spokenDay(day, today)).toBe(words);
});

test("a day that comes soon needs no week", () => {
  expect(["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => spokenDay(day, "2026-11-21"))).toEqual([
    "thứ Hai",
    "thứ Ba",
    "thứ Tư tuần sau",
  ]);
});

test("tomorrow is tomorrow, in another week too", () => {
  expect(spokenDay("2026-11-23", "2026-11-22")).toBe("ngày mai");
  expect(spokenDay("2027-01-01", "2026-12-31")).toBe("ngày mai");
});

test.each([
  ["2026-11-17", "muộn rồi, con vẫn làm được"],
  ["2026-11-18", "trong hôm nay"],
  ["2026-11-19", "đến ngày mai"],
  ["2026-11-20", "đến thứ Sáu"],
])("work that closes on %s is to be done %s", (closesOn, words) => {
  expect(dueWords(closesOn, today)).toBe(words);
});
