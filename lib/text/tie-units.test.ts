import { expect, test } from "vitest";
import { tieUnits } from "./tie-units.ts";

test("a unit is tied to its number, a word that starts alike is not", () => {
  expect(tieUnits("Có 5 kg và 3 mét, 7 m, 20 đồng.")).toBe("Có 5\u00a0kg và 3 mét, 7\u00a0m, 20\u00a0đồng.");
});
