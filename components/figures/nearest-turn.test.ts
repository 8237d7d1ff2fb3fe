import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestTurn } from "./nearest-turn.ts";

test("a hand goes on over twelve instead of running back", () => {
  expect(nearestTurn(330, 0, 360)).toBe(360);
  expect(nearestTurn(360, 30, 360)).toBe(390);
  expect(nearestTurn(15, 345, 360)).toBe(-15);
});

test("it ends where it should and takes no more than half a turn", () => {
  const turns = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(turns, turns, (from, to) => {
      const next = nearestTurn(from, to, 720);
      expect(Math.abs(next - from)).toBeLessThanOrEqual(360);
      expect((((next - to) % 720) + 720) % 720).toBe(0);
    }),
  );
});
