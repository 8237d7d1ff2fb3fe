import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitFractions } from "./split-fractions.ts";

describe("splitFractions", () => {
  test.each([
    ["Con đếm nhé!", ["Con đếm nhé!"]],
    ["", [""]],
    ["3⁄4", [{ top: "3", bottom: "4" }]],
    ["1⁄4 + 3⁄8 = ?", [{ top: "1", bottom: "4" }, " + ", { top: "3", bottom: "8" }, " = ?"]],
    ["2\u202f3⁄10", ["2\u202f", { top: "3", bottom: "10" }]],
    ["(2 × 4)⁄(3 × 5)", [{ top: "2 × 4", bottom: "3 × 5" }]],
    ["4\u00a0+\u00a03⁄4", ["4\u00a0+\u00a0", { top: "3", bottom: "4" }]],
    ["7⁄1\u00a0000", [{ top: "7", bottom: "1\u00a0000" }]],
    ["…⁄12", [{ top: "…", bottom: "12" }]],
    ["a⁄b", [{ top: "a", bottom: "b" }]],
    ["60 km/giờ", ["60 km/giờ"]],
  ])("%s", (text, pieces) => {
    expect(splitFractions(text)).toEqual(pieces);
  });

  test("every text without brackets can be put together again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("1", "2", "⁄", " ", "a", "\u00a0", "…", ",") }), (text) => {
        const joined = splitFractions(text).map((piece) =>
          typeof piece === "string" ? piece : `${piece.top}⁄${piece.bottom}`,
        );
        expect(joined.join("")).toBe(text);
      }),
    );
  });
});
