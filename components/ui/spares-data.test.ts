import { expect, test, vi } from "vitest";
import { sparesData } from "./spares-data.ts";

test("a browser that tells nothing of its connection is taken for a good one", () => {
  vi.stubGlobal("navigator", {});
  expect(sparesData()).toBe(false);
});

test.each([
  [{ saveData: false, effectiveType: "4g" }, false],
  [{ saveData: false }, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "3g" }, true],
  [{ saveData: false, effectiveType: "2g" }, true],
  [{ saveData: false, effectiveType: "slow-2g" }, true],
])("a connection that says %j: %s", (connection, isSpared) => {
  vi.stubGlobal("navigator", { connection });
  expect(sparesData()).toBe(isSpared);
});
