import { describe, expect, test } from "vitest";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { countDrawn } from "#tests/contract/solvers/count-drawn.ts";
import { shapeName } from "#tests/contract/solvers/shape-name.ts";
import { drawings } from "./drawings.ts";

describe.each(drawings)("$sort in $name", ({ points, lines, sort, small, joined }) => {
  const at = (letter: string): Point => {
    const [x = Number.NaN, y = Number.NaN] = points[letter] ?? [];
    return { x, y };
  };
  const drawn = lines.map((line) => ({ from: at(line[0] ?? ""), to: at(line.at(-1) ?? "") }));
  const name = shapeText.sortAsLine(sort).text;

  test("its lines make as many shapes as the table lists", () => {
    expect(countDrawn([{ form: "lines", lines: drawn }], name)).toBe(small.length + joined.length);
  });

  test("every shape of the table is one, and none is listed twice", () => {
    const shapes = [...small, ...joined];
    const names = shapes.map((shape) =>
      shapeName({ form: "polygon", corners: [...shape].map(at), paint: "red", look: "full" }),
    );
    expect(names).toEqual(shapes.map(() => name));
    expect(new Set(shapes.map((shape) => [...shape].sort().join(""))).size).toBe(shapes.length);
  });

  test("class 1 is asked for two to five", () => {
    expect(small.length + joined.length).toBeGreaterThanOrEqual(2);
    expect(small.length + joined.length).toBeLessThanOrEqual(5);
  });

  test("each line runs straight through the points it names", () => {
    for (const line of lines) {
      const [from, to] = [at(line[0] ?? ""), at(line.at(-1) ?? "")];
      for (const letter of line) {
        const { x, y } = at(letter);
        const cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
        expect(Math.abs(cross) / Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(0.4);
      }
    }
  });
});
