import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, vietnamDay } from "./vietnam-day.ts";

const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ho_Chi_Minh", dateStyle: "short" });
const between = (from: string, to: string) => ({ min: Date.parse(from), max: Date.parse(to) });

test("the day is the calendar's of Việt Nam", () => {
  fc.assert(
    fc.property(fc.integer(between("1980-01-01", "2200-01-01")), (at) => {
      expect(vietnamDay(at)).toBe(calendar.format(at));
    }),
  );
});

test("it begins at its midnight", () => {
  expect(vietnamDay(Date.parse("2026-12-31T16:59:59.999Z"))).toBe("2026-12-31");
  expect(vietnamDay(Date.parse("2026-12-31T17:00:00.000Z"))).toBe("2027-01-01");
});

test("days are counted over the ends of months and years", () => {
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(dayAfter("2026-12-30", 3)).toBe("2027-01-02");
  expect(dayAfter("2027-01-02", -3)).toBe("2026-12-30");
});
