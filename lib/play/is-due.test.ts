import { expect, test } from "vitest";
import { isDue } from "./is-due.ts";

const at = (moment: string) => Date.parse(moment);

// Viet Nam is seven hours ahead of UTC all year: its day changes at 17:00:00 UTC.
test.each([
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-21T20:00:00+07:00", is: false },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-23T20:00:00+07:00", is: false },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-23T16:59:59.999Z", is: false },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-23T17:00:00Z", is: true },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-24T19:59:59+07:00", is: true },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-24T20:00:00+07:00", is: true },
  { due: "2026-11-24T20:00:00+07:00", now: "2026-11-25T08:00:00+07:00", is: true },
  { due: "2026-11-24T20:00:00+07:00", now: "2027-11-24T20:00:00+07:00", is: true },
  // The first and the last second of the day it is due on.
  { due: "2026-11-24T00:00:00+07:00", now: "2026-11-23T23:59:59+07:00", is: false },
  { due: "2026-11-24T00:00:00+07:00", now: "2026-11-24T00:00:00+07:00", is: true },
  { due: "2026-11-23T23:59:59+07:00", now: "2026-11-22T23:59:59+07:00", is: false },
  { due: "2026-11-23T23:59:59+07:00", now: "2026-11-23T00:00:00+07:00", is: true },
  { due: "2026-11-24T00:00:00+07:00", now: "2026-11-23T00:00:00+07:00", is: false },
  // A day of UTC is none of Viet Nam's.
  { due: "2026-11-24T01:00:00Z", now: "2026-11-24T00:00:00Z", is: true },
  { due: "2026-11-24T18:00:00Z", now: "2026-11-24T16:59:59Z", is: false },
  { due: "2026-11-24T18:00:00Z", now: "2026-11-24T17:00:00Z", is: true },
  // Over the ends of a month, of a year and of a leap February.
  { due: "2026-12-01T08:00:00+07:00", now: "2026-11-30T23:59:59+07:00", is: false },
  { due: "2027-01-01T08:00:00+07:00", now: "2026-12-31T23:59:59+07:00", is: false },
  { due: "2027-01-01T08:00:00+07:00", now: "2027-01-01T00:00:00+07:00", is: true },
  { due: "2028-02-29T08:00:00+07:00", now: "2028-02-28T23:59:59+07:00", is: false },
  { due: "2028-02-29T08:00:00+07:00", now: "2028-02-29T00:00:00+07:00", is: true },
])("what is due at $due is due at $now: $is", ({ due, now, is }) => {
  expect(isDue({ dueAt: at(due) }, at(now))).toBe(is);
});

test.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati"])("a server in %s has the same days", (zone) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    const card = { dueAt: at("2026-11-24T20:00:00+07:00") };
    expect(isDue(card, at("2026-11-23T23:59:59+07:00"))).toBe(false);
    expect(isDue(card, at("2026-11-24T00:00:00+07:00"))).toBe(true);
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
