import { expect, test } from "vitest";
import { timestampText } from "./timestamp-text.ts";

test.each([
  ["2026-11-21 04:25:27.003+00", "2026-11-21T04:25:27.003+00:00"],
  ["2026-11-21 04:25:27-11", "2026-11-21T04:25:27-11:00"],
  ["2026-11-21 04:25:27+05:30", "2026-11-21T04:25:27+05:30"],
  ["infinity", "infinity"],
])("the database's %s is written %s", (raw, text) => {
  expect(timestampText(raw)).toBe(text);
});
