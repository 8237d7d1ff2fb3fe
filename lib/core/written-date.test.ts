import { expect, test } from "vitest";
import { writtenDate } from "./written-date.ts";

test("a day is written as in Vietnam, and begins there", () => {
  expect(writtenDate("2026-11-21T16:59:59.000Z")).toBe("21/11/2026");
  expect(writtenDate("2026-11-21T17:00:00.000Z")).toBe("22/11/2026");
  expect(writtenDate("2027-01-02T00:00:00.000Z")).toBe("02/01/2027");
});
