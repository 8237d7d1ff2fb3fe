import { expect, test } from "vitest";
import { endOfWeek, sundayOf, vietnamWeek } from "./vietnam-week.ts";

test.each([
  // Sunday evening in UTC is Monday in Việt Nam.
  ["2026-11-22T16:59:59.999Z", "2026-11-16"],
  ["2026-11-22T17:00:00.000Z", "2026-11-23"],
  ["2026-11-22T23:59:59.999Z", "2026-11-23"],
  ["2026-11-23T00:00:00.000Z", "2026-11-23"],
  ["2026-11-29T16:59:59.999Z", "2026-11-23"],
  ["2026-11-29T17:00:00.000Z", "2026-11-30"],
  // Over the ends of years and of a leap February.
  ["2026-12-31T20:00:00.000Z", "2026-12-28"],
  ["2027-01-03T16:59:59.999Z", "2026-12-28"],
  ["2027-01-03T17:00:00.000Z", "2027-01-04"],
  ["2028-02-29T12:00:00.000Z", "2028-02-28"],
])("%s is in the week from %s", (moment, monday) => {
  expect(vietnamWeek(Date.parse(moment))).toBe(monday);
});

test("the week before is seven days earlier", () => {
  expect(vietnamWeek(Date.parse("2027-01-05T00:00:00Z"), 1)).toBe("2026-12-28");
  expect(vietnamWeek(Date.parse("2026-11-22T17:00:00Z"), 1)).toBe("2026-11-16");
});

test("a week lasts from its Monday to the midnight after its Sunday", () => {
  expect(sundayOf("2026-11-30")).toBe("2026-12-06");
  const end = endOfWeek("2026-11-23");
  expect(new Date(end).toISOString()).toBe("2026-11-29T17:00:00.000Z");
  expect(vietnamWeek(end - 1)).toBe("2026-11-23");
  expect(vietnamWeek(end)).toBe("2026-11-30");
});
