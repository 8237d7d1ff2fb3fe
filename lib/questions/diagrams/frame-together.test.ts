import { expect, test } from "vitest";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { frameTogether } from "./frame-together.ts";

function drawing(corners: readonly (readonly [number, number])[]): DiagramFigure {
  const points = corners.map(([x, y]) => ({ x, y }));
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks: [{ form: "area", corners: points, tone: "none" }],
    alt: "",
  };
}

test("drawings stand in the middle of fields of one size, the widest and the highest just fit", () => {
  const wide = drawing([
    [10, 90],
    [210, 90],
    [210, 100],
  ]);
  const high = drawing([
    [200, 20],
    [220, 20],
    [220, 160],
  ]);
  expect(frameTogether([wide, high])).toEqual([
    {
      ...wide,
      ...{ width: 244, height: 184 },
      marks: [
        {
          form: "area",
          tone: "none",
          corners: [
            { x: 22, y: 87 },
            { x: 222, y: 87 },
            { x: 222, y: 97 },
          ],
        },
      ],
    },
    {
      ...high,
      ...{ width: 244, height: 184 },
      marks: [
        {
          form: "area",
          tone: "none",
          corners: [
            { x: 112, y: 22 },
            { x: 132, y: 22 },
            { x: 132, y: 162 },
          ],
        },
      ],
    },
  ]);
});
