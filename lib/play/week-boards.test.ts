import { expect, test } from "vitest";
import { weekMs } from "#lib/core/durations.ts";
import { findBoard } from "./boards.ts";
import { isOfPoints, shownWeek, weekBoardAt } from "./week-boards.ts";

/** The midnight in Việt Nam that begins a week, while it is still Sunday in UTC. */
const midnight = Date.parse("2026-11-22T17:00:00Z");

test("the addresses of the weeks change with Monday's first moment in Việt Nam", () => {
  expect(shownWeek("week", midnight - 1)).toEqual({ address: "week", monday: "2026-11-16", endsAt: midnight });
  expect(shownWeek("last-week", midnight - 1)).toEqual({
    address: "last-week",
    monday: "2026-11-09",
    endsAt: midnight,
  });
  expect(shownWeek("week", midnight).monday).toBe("2026-11-23");
  expect(shownWeek("last-week", midnight).monday).toBe("2026-11-16");
  expect(shownWeek("last-week", midnight).endsAt).toBe(midnight + weekMs);
  expect(weekBoardAt("week", midnight - 1)).toBe(weekBoardAt("last-week", midnight));
});

test("no other board has the address of a week", () => {
  expect(findBoard("week")).toBeUndefined();
  expect(findBoard("last-week")).toBeUndefined();
});

test("the boards of points are told from those of levels", () => {
  expect(isOfPoints("all")).toBe(true);
  expect(isOfPoints(weekBoardAt("week", midnight))).toBe(true);
  expect(isOfPoints("counting")).toBe(false);
});
