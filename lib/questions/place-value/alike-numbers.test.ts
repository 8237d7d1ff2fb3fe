import { expect, test } from "vitest";
import { alikeNumbers } from "./alike-numbers.ts";

test("zeros are dropped, added and moved, digits exchanged, never past the largest number", () => {
  const alike = alikeNumbers(30_006, 100_000);
  expect(alike).toContainEqual({ code: "ZERO", value: 3006 });
  expect(alike).toContainEqual({ code: "ZERO", value: 30_060 });
  expect(alike.every(({ value }) => value <= 100_000 && value !== 30_006)).toBe(true);
  expect(alikeNumbers(4572, 100_000)).toContainEqual({ code: "SWAP", value: 5472 });
});
