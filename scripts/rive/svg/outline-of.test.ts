import fc from "fast-check";
import { expect, test } from "vitest";
import { pathData } from "#scripts/rive/still/path-data.ts";
import { outlineOf } from "./outline-of.ts";

function contourOf(data: string) {
  const [first] = outlineOf(data);
  if (first?.kind !== "contour") throw new Error("not a contour");
  return first;
}

test("lines become corners, and the end that meets the start is not kept twice", () => {
  const { isClosed, vertices } = contourOf("M1 2h3v4H1L1 2z");
  expect(isClosed).toBe(true);
  expect(vertices.map(({ x, y }) => [x, y])).toEqual([
    [1, 2],
    [4, 2],
    [4, 6],
    [1, 6],
  ]);
});

test("a quadratic curve becomes the cubic one of the same shape", () => {
  const [start, end] = contourOf("M0 0Q3 6 6 0").vertices;
  expect(start?.out).toEqual({ x: 2, y: 4 });
  expect(end).toEqual({ x: 6, y: 0, in: { x: -2, y: 4 }, out: { x: 0, y: 0 } });
});

test("two half arcs are an ellipse", () => {
  expect(outlineOf("M20 10a10 5 0 1 1-20 0 10 5 0 1 1 20 0z")).toEqual([
    { kind: "ellipse", centre: { x: 10, y: 10 }, radiusX: 10, radiusY: 5, turn: 0 },
  ]);
});

test("four curves that draw an ellipse are one too, and four others are not", () => {
  const [round] = outlineOf(
    "M14.3 11.5C14.3 14 12.4 16 10 16 7.6 16 5.7 14 5.7 11.5 5.7 9 7.6 7 10 7 12.4 7 14.3 9 14.3 11.5z",
  );
  expect(round).toMatchObject({ kind: "ellipse", centre: { x: 10, y: 11.5 } });
  const [leaf] = outlineOf("M0 0C5-4 15-4 20 0 22 8 22 12 20 20 15 22 5 22 0 20-4 12-4 8 0 0z");
  expect(leaf?.kind).toBe("contour");
});

test("a contour that begins without a move, and what is no path, are refused", () => {
  expect(() => outlineOf("M0 0L1 1zL2 2")).toThrow("must begin with a move");
  expect(() => outlineOf("M0 0L1")).toThrow("missed param");
  expect(() => outlineOf("nonsense")).toThrow();
});

const tenth = fc.integer({ min: -2000, max: 2000 }).map((value) => value / 10);
const point = fc.record({ x: tenth, y: tenth });
const vertex = fc.record({ x: tenth, y: tenth, in: point, out: point });

test("written and read again, no vertex is off by more than the rounding of one", () => {
  fc.assert(
    fc.property(fc.array(vertex, { minLength: 5, maxLength: 30 }), (vertices) => {
      const data = pathData([{ kind: "contour", isClosed: false, vertices }]);
      const read = contourOf(data).vertices;
      expect(read).toHaveLength(vertices.length);
      for (const [place, { x, y }] of vertices.entries()) {
        expect(Math.abs((read[place]?.x ?? Number.NaN) - x)).toBeLessThan(0.051);
        expect(Math.abs((read[place]?.y ?? Number.NaN) - y)).toBeLessThan(0.051);
      }
    }),
  );
});
