import { describe, expect, it } from "vitest";
import { fillGaps, readTable } from "./read-table.ts";

describe("readTable", () => {
  const columns = { numbers: ["least", "most"], words: ["unit", "text"] } as const;

  it("reads numbers and words of every row", () => {
    expect(readTable(columns, "\n  2 | 9 | quả | Có {a} quả.\n 10 | 60 | kg | Nặng {a} kg.\n")).toEqual([
      { least: 2, most: 9, unit: "quả", text: "Có {a} quả." },
      { least: 10, most: 60, unit: "kg", text: "Nặng {a} kg." },
    ]);
  });

  it.each([
    ["a cell too few", "2 | 9 | quả"],
    ["a cell too many", "2 | 9 | quả | Có. | Hỏi."],
    ["a cell that is no number", "hai | 9 | quả | Có."],
    ["an empty number", " | 9 | quả | Có."],
  ])("refuses %s", (_, text) => {
    expect(() => readTable(columns, text)).toThrow(Error);
  });
});

describe("fillGaps", () => {
  it("fills every gap with its value", () => {
    expect(fillGaps("{child} có {a} quả, {child} cho {b} quả.", { child: "Lan", a: 5, b: "2" })).toBe(
      "Lan có 5 quả, Lan cho 2 quả.",
    );
  });

  it("refuses a gap without a value", () => {
    expect(() => fillGaps("Có {a} quả.", { b: 2 })).toThrow("{a}");
  });
});
